"""“Actually ten fives” where nobody has bid yet: the first bid of the round."""

from __future__ import annotations

from dataclasses import replace

from voice_perudo.language.interpretation import Intent, IntentName, Interpretation
from voice_perudo.referee.modes import Bidding
from voice_perudo.referee.rereading import reread
from voice_perudo.referee.state import State


def as_first_bid(state: State, interpretation: Interpretation) -> Interpretation:
    """The interpretation with a correction as a bid, where there is none that it may put right.

    A number alone may as well be one of dice that have been counted, or of a roll.
    """
    if not isinstance(state.mode, Bidding) or state.past.current.placed is not None:
        return interpretation
    return reread(interpretation, _as_bid)


def _as_bid(intent: Intent) -> Intent:
    whole = bool(intent.quantity) and intent.face is not None
    if intent.name is not IntentName.CORRECTION or not whole or intent.also or intent.choice:
        return intent
    return replace(intent, name=IntentName.BID)
