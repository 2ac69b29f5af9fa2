"""Meanings with the belief gathered for each: over alternatives, slips and priors."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import NamedTuple

from voice_perudo.language.interpretation import Intent, IntentName
from voice_perudo.language.scopes import HIGH_STAKES
from voice_perudo.rules.values import Bid

_SAID_BY_NAME = frozenset({IntentName.BID, IntentName.DUDO, IntentName.CALZA})


class Meant(NamedTuple):
    """A meaning. ``half``: of a bid; ``lone``: a number alone, taken for one more of the same."""

    intent: Intent
    half: bool
    lone: bool = False


@dataclass(slots=True)
class Candidate:
    """A meaning with the belief gathered for it; ``exact``: some text says it as it is.

    ``unasked``: a bid, but none that an open question is about. ``words`` are those of the
    text that makes it likeliest.
    """

    meant: Meant
    belief: float = 0.0
    exact: bool = False
    unasked: bool = False
    words: str = ""
    most: float = 0.0
    """The largest belief that one text has added."""

    def hear(self, words: str, belief: float) -> None:
        """One more text that may have been said and means this."""
        self.belief += belief
        if belief > self.most:
            self.words, self.most = words, belief

    @property
    def stakes_are_high(self) -> bool:
        """Whether acting on it wrongly costs more than a correction."""
        return self.meant.intent.name in HIGH_STAKES

    @property
    def whole_bid(self) -> Bid | None:
        """The bid it is, if it is a whole one."""
        intent = self.meant.intent
        if intent.name is not IntentName.BID or intent.quantity is None or intent.face is None:
            return None
        return Bid(intent.quantity, intent.face)


def weigh(candidates: list[Candidate], priors: list[float]) -> None:
    """Moves belief between the candidates by their priors; their sum stays."""
    before = sum(candidate.belief for candidate in candidates)
    after = sum(c.belief * prior for c, prior in zip(candidates, priors, strict=True))
    for candidate, prior in zip(candidates, priors, strict=True):
        candidate.belief *= prior * before / after


def with_names(candidates: Iterable[Candidate], enough: float) -> list[Candidate]:
    """Best first; the same bid or challenge with and without a name is one: its belief adds up.

    The name is kept if it is at least ``enough`` times as likely as none.
    """
    kept: list[Candidate] = []
    for candidate in sorted(candidates, key=lambda candidate: -candidate.belief):
        twin = next((k for k in kept if _differ_in_name_only(k, candidate)), None)
        if twin is None:
            kept.append(candidate)
            continue
        if twin.meant.intent.player is None and candidate.belief >= enough * twin.belief:
            twin.meant, twin.exact, twin.words = candidate.meant, candidate.exact, candidate.words
        twin.belief += candidate.belief
    return sorted(kept, key=lambda candidate: -candidate.belief)


def _differ_in_name_only(one: Candidate, other: Candidate) -> bool:
    first, second = one.meant.intent, other.meant.intent
    named = {first.player, second.player}
    return (
        first.name in _SAID_BY_NAME
        and len(named) == 2
        and None in named
        and replace(first, player=None) == replace(second, player=None)
    )
