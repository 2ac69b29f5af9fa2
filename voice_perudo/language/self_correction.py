"""What a speaker puts right in the same breath: "huit cinq, non, neuf cinq" is nine fives."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from dataclasses import replace

from voice_perudo.language.interpretation import Intent, IntentName
from voice_perudo.language.reading import Reading
from voice_perudo.language.words import Words

Begins = Callable[[int], list[Reading]]
"""What so many of the first words mean by themselves."""

_MENDED = frozenset({IntentName.BID, IntentName.CORRECTION})
_LONGEST_CORRECTOR = 4


class SelfCorrection:
    """Reads bids that are said anew after one of ``correctors`` ("no, wait").

    ``number_or_face``: values whose word is both a number and a face ("six").
    """

    def __init__(
        self, correctors: Collection[Words], number_or_face: Collection[int | str]
    ) -> None:
        self._correctors = correctors
        self._number_or_face = number_or_face

    def broken_off(self, words: Words, begins: Begins) -> Iterator[tuple[list[Reading], Words]]:
        """Where a speaker corrects his bid: what he said before, and the words after."""
        for at in range(1, len(words)):
            for end in range(at + 1, min(at + _LONGEST_CORRECTOR, len(words)) + 1):
                if words[at:end] in self._correctors:
                    before = begins(at)
                    if any(reading.intent.name in _MENDED for reading in before):
                        yield before, words[end:]

    def readings(
        self, words: Words, begins: Begins, reads: Callable[[Words], list[Reading]], *, denies: bool
    ) -> Iterator[Reading]:
        """The last bid of the breath, each with what the one before it adds.

        So is "non, six, non, sept cinq", whether one corrects himself or two each other; where the
        words may as well deny ("no, dos, no doce": ``denies``) only if it is a whole one.
        ``reads`` what is said after the correction.
        """
        for before, rest in self.broken_off(words, begins):
            after = reads(rest)
            again = [r for r in after if None not in (r.intent.quantity, r.intent.face)]
            corrections = [r for r in before if r.intent.name is IntentName.CORRECTION]
            bids = [r for r in before if r.intent.name is IntentName.BID]
            yield from self._mended(bids, after)
            yield from self._mended(corrections, again if denies else after)

    def _mended(self, before: list[Reading], after: list[Reading]) -> Iterator[Reading]:
        """The bid said last; what it leaves out is taken from the bid said first."""
        for old in before:
            for new in after:
                if old.intent.name in _MENDED and new.intent.name in _MENDED:
                    for intent in self._completions(old.intent, new.intent):
                        lacking = None in (intent.quantity, intent.face)
                        half = intent.name is IntentName.BID and lacking
                        cost, fillers = old.cost + new.cost, old.fillers + new.fillers
                        yield Reading(intent, cost, half, fillers)

    def _completions(self, old: Intent, new: Intent) -> Iterator[Intent]:
        quantity, face = new.quantity or old.quantity, new.face or old.face
        yield replace(new, name=old.name, quantity=quantity, face=face)
        if new.face is None and new.quantity in self._number_or_face and old.quantity:
            yield replace(new, name=old.name, quantity=old.quantity, face=new.quantity)
