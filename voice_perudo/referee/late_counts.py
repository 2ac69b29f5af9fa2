"""“No, there were six” right after the next bid: said of the count before it, or of that bid.

Where both can be it is asked which was meant.
"""

from __future__ import annotations

from dataclasses import replace

from voice_perudo.language.grammar import LIKELY_TOTAL
from voice_perudo.language.interpretation import (
    Intent,
    IntentName,
    Interpretation,
    Unclear,
    Understood,
)
from voice_perudo.referee.modes import Bidding
from voice_perudo.referee.recounting import as_count
from voice_perudo.referee.state import State
from voice_perudo.rules.bidding import legal
from voice_perudo.rules.values import Bid


def as_late_count(state: State, interpretation: Interpretation) -> Interpretation:
    """The interpretation with the count that it may be as well, or can only be."""
    heard = _only_reading(interpretation)
    if heard is None:
        return interpretation
    intent = heard.intent
    if not _is_of_unnamed_dice(intent) or not _may_be_count(state, intent.quantity or 0):
        return interpretation
    count = replace(heard, intent=as_count(intent))
    if _may_be_bid(state, intent):
        return Unclear((heard, count))
    return count if heard is interpretation else Unclear((count,))


def _only_reading(interpretation: Interpretation) -> Understood | None:
    """The one meaning that is there, sure or not."""
    match interpretation:
        case (Understood() as only) | Unclear((only,)):
            return only
        case _:
            return None


def _is_of_unnamed_dice(intent: Intent) -> bool:
    return intent.name is IntentName.CORRECTION and intent.choice == LIKELY_TOTAL


def _may_be_count(state: State, count: int) -> bool:
    """Whether another count was settled just before the last bid; “no, nobody” is talk."""
    if state.history is None or state.refused_bid is not None or state.mode != Bidding():
        return False
    if not state.past.follows_verdict:
        return False
    verdict = state.past.undo()
    settlement, counted = verdict.current.settlement, verdict.undo().current
    if settlement is None or settlement.count == count:
        return False
    return 0 < count <= counted.dice_in_play


def _may_be_bid(state: State, intent: Intent) -> bool:
    """Whether the last bid could have been made with this number."""
    bid, quantity = state.game.bid, intent.quantity or 0
    if bid is None or bid.quantity == quantity:
        return False
    return legal(state.past.undo().current, Bid(quantity, bid.face)) is None
