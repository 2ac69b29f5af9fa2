"""“Eight what?” “No, nine”: what is said in place of the half of a bid that was asked about."""

from __future__ import annotations

from dataclasses import replace

from voice_perudo.language.grammar import HALF
from voice_perudo.language.interpretation import (
    Intent,
    IntentName,
    Interpretation,
    Unclear,
    Understood,
)
from voice_perudo.referee.modes import AskingHalf
from voice_perudo.referee.readings import bid_meant
from voice_perudo.referee.state import State
from voice_perudo.rules.bidding import legal
from voice_perudo.rules.values import Bid


def replaces_half(state: State, intent: Intent) -> bool:
    """Whether a correction tells the half that is held anew, and no other."""
    mode = state.mode
    if not isinstance(mode, AskingHalf) or intent.name is not IntentName.CORRECTION:
        return False
    told = intent.quantity is not None, intent.face is not None
    return told == (mode.quantity is not None, mode.face is not None)


def raised_face(state: State, intent: Intent, bid: Bid) -> Bid:
    """The bid that “raise by two” means: of the face that is asked about, where one is."""
    mode = state.mode
    raises = intent.name is IntentName.PLUS_ONE and intent.choice != HALF
    if not raises or not isinstance(mode, AskingHalf):
        return bid
    return bid if mode.face is None else replace(bid, face=mode.face)


def as_other_half(state: State, interpretation: Interpretation) -> Interpretation:
    """The interpretation with a correction as one of the bid that was begun, where it can be.

    “No” denies what the referee has just repeated, before it answers his question: a number
    that may be either half takes the place of the one that is held.
    """
    if not isinstance(state.mode, AskingHalf):
        return interpretation
    match interpretation:
        case Understood(intent):
            return replace(interpretation, intent=_of_begun(state, intent))
        case Unclear(candidates):
            return _one_half(state, candidates)
        case _:
            return interpretation


def _one_half(state: State, candidates: tuple[Understood, ...]) -> Interpretation:
    anew = any(replaces_half(state, c.intent) for c in candidates)
    kept = tuple(
        replace(c, intent=_of_begun(state, c.intent))
        for c in candidates
        if not anew or c.intent.name is not IntentName.CORRECTION or replaces_half(state, c.intent)
    )
    if len(kept) > 1 or not anew:
        return Unclear(kept)
    return replace(kept[0], score=min(1.0, sum(c.score for c in candidates)))


def _of_begun(state: State, intent: Intent) -> Intent:
    """What completes the bid that was begun, or is said in its place; else the intent itself."""
    told = None not in (intent.quantity, intent.face)
    if intent.name is not IntentName.CORRECTION or replaces_half(state, intent):
        return intent
    if intent.also or (intent.quantity or intent.face) in (None, 0):
        return intent
    bid = bid_meant(intent, state.game) if told else None
    if bid is not None and legal(state.game, bid) is not None:
        return intent  # it can only be meant for the bid on the table
    return replace(intent, name=IntentName.BID)
