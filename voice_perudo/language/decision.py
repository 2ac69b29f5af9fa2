"""Acting, asking or ignoring: what the beliefs in several meanings come to.

The two slots of a bid are believed in separately: where one of them stands out, only the
other is asked about.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable

from voice_perudo.language.candidates import Candidate
from voice_perudo.language.interpretation import (
    Interpretation,
    NotUnderstood,
    Reason,
    Unclear,
    Understood,
)
from voice_perudo.language.settings import Thresholds
from voice_perudo.rules.values import Bid

MOST_CANDIDATES = 3


def decide(candidates: list[Candidate], thresholds: Thresholds) -> Interpretation:
    """The decision between meanings, best first; what their beliefs lack to 1 is talk."""
    top = candidates[0]
    if top.belief >= _enough(top, thresholds):
        return _settled(top)
    if sum(candidate.belief for candidate in candidates) < thresholds.ask:
        return NotUnderstood(Reason.TALK)
    rivals = [c for c in candidates if c.belief >= thresholds.rival * top.belief]
    if all(candidate.meant.half for candidate in rivals):
        return _settled(top)
    if rivals == [top] and top.meant.intent.also and top.belief >= thresholds.act_row:
        return _settled(top)
    rivals = _alike_in_a_slot(candidates, rivals, thresholds)
    return Unclear(tuple(_understood(c) for c in rivals[:MOST_CANDIDATES]))


def _enough(candidate: Candidate, thresholds: Thresholds) -> float:
    """The belief from which a meaning is acted on."""
    if candidate.stakes_are_high:
        return thresholds.act_high_stakes
    return thresholds.act_unasked if candidate.unasked else thresholds.act


def _alike_in_a_slot(
    candidates: list[Candidate], rivals: list[Candidate], thresholds: Thresholds
) -> list[Candidate]:
    """The bids that share the one slot which is sure; all rivals if none or both are."""
    if any(candidate.whole_bid is None for candidate in rivals):
        return rivals
    quantity = _sure(candidates, _quantity, thresholds.act)
    face = _sure(candidates, _face, thresholds.act)
    if (quantity is None) is (face is None):
        return rivals
    slot, value = (_quantity, quantity) if face is None else (_face, face)
    alike = [c for c in candidates if c.whole_bid is not None and slot(c.whole_bid) == value]
    named = [c for c in alike if c.belief >= thresholds.rival * alike[0].belief]
    return named if len(named) > 1 else rivals


def _sure(candidates: list[Candidate], slot: Callable[[Bid], int], enough: float) -> int | None:
    beliefs: dict[int, float] = defaultdict(float)
    for candidate in candidates:
        if candidate.whole_bid is not None:
            beliefs[slot(candidate.whole_bid)] += candidate.belief
    return next((value for value, belief in beliefs.items() if belief >= enough), None)


def _quantity(bid: Bid) -> int:
    return bid.quantity


def _face(bid: Bid) -> int:
    return bid.face


def _settled(candidate: Candidate) -> Interpretation:
    if candidate.meant.half:
        return NotUnderstood(Reason.INCOMPLETE_BID, candidate.meant.intent)
    return _understood(candidate)


def _understood(candidate: Candidate) -> Understood:
    score = min(1.0, candidate.belief)
    return Understood(candidate.meant.intent, score, candidate.exact, candidate.words)
