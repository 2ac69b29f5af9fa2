"""“Twelve fives: is that right?” “No, two”: what is put right is the bid that is asked about."""

from __future__ import annotations

from dataclasses import replace

from voice_perudo.language.interpretation import Intent, IntentName, Interpretation, Unclear
from voice_perudo.referee.modes import Confirming, PlaceBid
from voice_perudo.referee.state import State


def as_bid_asked_about(state: State, interpretation: Interpretation) -> Interpretation:
    """The interpretation with each reading of a correction as the bid that it makes of the one
    asked about, and not of the one on the table.
    """
    match state.mode, interpretation:
        case Confirming(PlaceBid() as asked), Unclear(candidates):
            return Unclear(tuple(replace(c, intent=_instead(asked, c.intent)) for c in candidates))
        case _:
            return interpretation


def _instead(asked: PlaceBid, intent: Intent) -> Intent:
    told = (intent.quantity, intent.face)
    if intent.name is not IntentName.CORRECTION or told.count(None) != 1 or intent.also:
        return intent
    quantity = asked.bid.quantity if intent.quantity is None else intent.quantity
    face = asked.bid.face if intent.face is None else intent.face
    name = IntentName.CORRECTION if asked.corrects else IntentName.BID
    return replace(intent, name=name, quantity=quantity, face=face)
