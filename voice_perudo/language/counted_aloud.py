"""Dice counted aloud in one breath: "un, deux, trois" is a count, and its last number holds."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

from voice_perudo.language.grammar import ALOUD, PERHAPS_ALOUD, Grammar, ListKind
from voice_perudo.language.interpretation import Intent, IntentName
from voice_perudo.language.lexicon import plain, single_words
from voice_perudo.language.reading import Reading

_STEPS = ({1}, {2}, {1, 2})
"""How numbers go up while dice are counted: one by one, two by two, and the odd one at the end."""
_FIRST = 2
"""The largest number that dice are counted from: by twos."""
_SURE = 3
"""Numbers in a row that can be nothing else; two may be a number and a face."""


class CountedAloud:
    """Tells numbers that are counted from a number with a face."""

    def __init__(self, grammar: Grammar) -> None:
        """Fillers and joiners may stand between the numbers ("a ver, uno, dos y tres")."""
        self._numbers = single_words(grammar, ListKind.NUMBER)
        between = {plain(words) for words in (*grammar.fillers, *grammar.joiners)}
        self._between = sorted(between, key=len, reverse=True)

    def readings(self, words: tuple[str, ...], others: list[Reading]) -> list[Reading]:
        """The readings of words among which numbers may be counted, ``others`` those without."""
        numbers = tuple(self._spoken(words))
        if not _rises(numbers, at_all=not others):
            return [_perhaps_aloud(reading, numbers) for reading in others]
        count = Intent(IntentName.COUNT, count=numbers[-1], choice=ALOUD)
        aloud = Reading(count)
        if len(numbers) >= _SURE:
            return [aloud]
        of_one_face = (r for r in others if r.intent.face == numbers[-1] and not r.intent.faces)
        return [aloud, *of_one_face]

    def _spoken(self, words: tuple[str, ...]) -> Iterator[int]:
        """The numbers said, and 0 for any word that is neither one nor a filler."""
        at = 0
        while at < len(words):
            value = self._numbers.get(words[at])
            if value is not None:
                at += 1
                yield value
                continue
            skipped = (len(f) for f in self._between if words[at : at + len(f)] == f)
            length = next(skipped, 0)
            if not length:
                yield 0
            at += max(1, length)


def _perhaps_aloud(reading: Reading, numbers: tuple[int, ...]) -> Reading:
    """The reading marked as one that two numbers which follow each other have as well."""
    intent = reading.intent
    told = (intent.count, intent.face)
    if numbers != told or intent.choice is not None or numbers[1] != numbers[0] + 1:
        return reading
    return replace(reading, intent=replace(intent, choice=PERHAPS_ALOUD))


def _rises(numbers: tuple[int, ...], *, at_all: bool) -> bool:
    """Whether these are counted, from one or two on; the last numbers of a rhyme are talk.

    ``at_all``: any two are enough, for they make no other sense.
    """
    if len(numbers) < 2 or 0 in numbers:
        return False
    steps = {later - earlier for earlier, later in pairwise(numbers)}
    if len(numbers) < _SURE:
        return numbers == (1, 2) or (at_all and steps == {1})
    return numbers[0] <= _FIRST and steps in _STEPS
