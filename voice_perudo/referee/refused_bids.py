"""“Four threes is not higher.” “No, six threes”: what is said in place of a bid that was refused.

Where that may be bid it is a bid of whoever is on turn; else it can only be meant for the bid on
the table.
"""

from __future__ import annotations

from dataclasses import replace

from voice_perudo.language.interpretation import Intent, IntentName, Interpretation
from voice_perudo.referee.modes import Bidding
from voice_perudo.referee.rereading import reread
from voice_perudo.referee.state import State
from voice_perudo.rules.bidding import legal
from voice_perudo.rules.values import Bid


def as_other_bid(state: State, interpretation: Interpretation) -> Interpretation:
    """The interpretation with a correction as the bid it is, after a bid was refused."""
    if state.refused_bid is None or not isinstance(state.mode, Bidding):
        return interpretation
    refused = state.refused_bid
    return reread(interpretation, lambda said: _instead(state, refused, said))


def _instead(state: State, refused: Bid, intent: Intent) -> Intent:
    """The bid that a correction makes of the one refused, if it may be made."""
    told = intent.quantity is not None or intent.face is not None
    if intent.name is not IntentName.CORRECTION or not told or intent.also:
        return intent
    quantity = refused.quantity if intent.quantity is None else intent.quantity
    face = refused.face if intent.face is None else intent.face
    on_turn = intent.player in (None, state.game.turn)
    if not quantity or not on_turn or legal(state.game, Bid(quantity, face)) is not None:
        return intent
    return replace(intent, name=IntentName.BID, quantity=quantity, face=face)
