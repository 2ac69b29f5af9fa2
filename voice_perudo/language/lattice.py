"""What each heard word may stand for: itself, or, at a cost, a word it is forgiven for.

A cost is minus a natural logarithm of belief: 0 is certain. Words of closed
lists (numbers, faces, one-word commands) are reached only by equality, by
missing accents in typed text, or by a confusion listed for the language.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from copy import copy
from dataclasses import dataclass, field, replace
from itertools import chain
from typing import NamedTuple

from rapidfuzz import fuzz, process

from voice_perudo.language.normalise import fold

ACCENT_COST = 0.05
"""Typed without some of its accents, or drawn out: hardly a doubt, but not exact."""

_SHORTEST = 4
"""Shorter words resemble too many others to be forgiven their spelling."""

_DRAWN_OUT = re.compile(r"([^\W\d_])\1{2,}")
"""A sound held while thinking: "huiiit"."""


class Arc(NamedTuple):
    """From one position to ``end``, the heard words may stand for ``word``."""

    word: str
    end: int
    cost: float


Lattice = tuple[tuple[Arc, ...], ...]
Confusions = Mapping[tuple[str, ...], tuple[tuple[str, float], ...]]


@dataclass(frozen=True, slots=True)
class Forgiveness:
    """What is forgiven in a language. ``confusions``: heard words → (meant word, cost)."""

    confusions: Confusions
    spelling_similarity: float
    """Least similarity (0–1) at which an unknown word is taken for a carrier word."""
    spelling_cost: float
    homophones: Confusions = field(default_factory=dict)
    """The same, for words that sound alike; used only by :meth:`Lexicon.hearing`."""
    recount_homophones: Confusions = field(default_factory=dict)
    """The same, where a count may be put right."""


class Lexicon:
    """All words of a grammar, and which of them may be reached by a similar spelling."""

    def __init__(
        self, words: Iterable[str], carriers: Iterable[str], forgiveness: Forgiveness
    ) -> None:
        self.words = frozenset(words)
        self._carriers = {word: fold(word) for word in sorted(carriers) if len(word) >= _SHORTEST}
        self._forgiveness = forgiveness
        self._longest = max((len(heard) for heard in forgiveness.confusions), default=0)
        self._folded: dict[str, list[str]] = {}
        for word in sorted(self.words):
            self._folded.setdefault(fold(word), []).append(word)

    def hearing(self, *homophones: Confusions) -> Lexicon:
        """The same words, with these homophones forgiven as well as confusions."""
        forgiven = dict(self._forgiveness.confusions)
        for heard, meant in chain.from_iterable(more.items() for more in homophones):
            forgiven[heard] = forgiven.get(heard, ()) + meant
        other = copy(self)
        other._forgiveness = replace(self._forgiveness, confusions=forgiven)
        other._longest = max((len(heard) for heard in forgiven), default=0)
        return other

    def forgives(self, tokens: tuple[str, ...]) -> bool:
        """Whether a confusion is listed for some of the words."""
        return any(
            tokens[at : at + length] in self._forgiveness.confusions
            for at in range(len(tokens))
            for length in range(1, self._longest + 1)
        )

    def lattice(self, tokens: tuple[str, ...]) -> Lattice:
        """The arcs that leave each position."""
        return tuple(tuple(self._arcs(tokens, at)) for at in range(len(tokens)))

    def _arcs(self, tokens: tuple[str, ...], at: int) -> list[Arc]:
        token = tokens[at]
        arcs = [Arc(token, at + 1, 0.0)]
        for length in range(1, self._longest + 1):
            meant = self._forgiveness.confusions.get(tokens[at : at + length], ())
            if at + length <= len(tokens):
                arcs += [Arc(word, at + length, cost) for word, cost in meant]
        plain = fold(_DRAWN_OUT.sub(r"\1", token))
        accented = [word for word in self._folded.get(plain, []) if word != token]
        arcs += [Arc(word, at + 1, ACCENT_COST) for word in accented]
        if token not in self.words and not accented and len(token) >= _SHORTEST:
            arcs += [Arc(w, at + 1, self._forgiveness.spelling_cost) for w in self._similar(token)]
        return arcs

    def _similar(self, token: str) -> list[str]:
        found = process.extract(
            fold(token),
            self._carriers,
            scorer=fuzz.ratio,
            score_cutoff=100 * self._forgiveness.spelling_similarity,
            limit=2,
        )
        return [word for _, _, word in found]
