"""“Me, too”: as much as was told before it, of a roll for the start or of dice that are counted."""

from __future__ import annotations

from dataclasses import replace

from voice_perudo.language.grammar import SAME
from voice_perudo.language.interpretation import (
    Intent,
    IntentName,
    Interpretation,
    Unclear,
    Understood,
)
from voice_perudo.referee.modes import Counting, Starting
from voice_perudo.referee.state import State


def as_much(state: State, interpretation: Interpretation) -> Interpretation:
    """The interpretation with the number that “the same” is, where one has been told.

    Whoever says “me two” may be heard as “me too”: that makes no doubt where it is the same.
    """
    told = _told_before(state)
    if told is None:
        return interpretation
    match interpretation:
        case Understood(intent):
            return replace(interpretation, intent=_with(intent, told))
        case Unclear(candidates):
            meant = tuple(replace(c, intent=_with(c.intent, told)) for c in candidates)
            if len({c.intent for c in meant}) == 1:
                return replace(meant[0], score=min(1.0, sum(c.score for c in meant)))
            return Unclear(meant)
        case _:
            return interpretation


def _told_before(state: State) -> int | None:
    match state.mode:
        case Counting(counts=(*_, (_, number))) as mode if mode.asked is None:
            return number
        case Starting(rolls=(*_, (_, number))):
            return number
        case Starting(unnamed=number):
            return number
        case _:
            return None


def _with(intent: Intent, number: int) -> Intent:
    if intent.choice != SAME:
        return intent
    if intent.name is IntentName.COUNT:
        return replace(intent, count=number, choice=None)
    return replace(intent, face=number, choice=None)
