"""What is told of several players in one breath: "bleu cinq, vert trois et rouge un".

The first of it may put right what was told before: "non, bleu cinq, vert trois". Whatever of it
is put right in the same breath is told as it was said last: "bleu cinq, vert trois, non, vert un".
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from dataclasses import replace
from functools import cache

from voice_perudo.language.grammar import CORRECTED
from voice_perudo.language.interpretation import Intent
from voice_perudo.language.reading import Reading

Words = tuple[str, ...]
Reads = Callable[[Words], list[Reading]]

_LONGEST = 6
"""Words in which one player's number is told; all of them are longer, or it is talk."""
_MOST = 6
"""Players at a table."""


def in_a_row(
    words: Words, first: Reads, following: Reads, joiners: Collection[Words]
) -> list[Reading]:
    """The readings of words that tell of two players or more, one after the other.

    ``first`` reads what is said of the first player, ``following`` what is said of another;
    ``joiners`` may stand between two of them.
    """
    first, following = cache(first), cache(following)

    def rows(at: int, before: tuple[Reading, ...]) -> Iterator[tuple[Reading, ...]]:
        if at == len(words):
            if len(before) > 1:
                yield before
            return
        if len(before) == _MOST:
            return
        reads = following if before else first
        for start in _starts(words, at, joiners if before else ()):
            for end in range(start + 1, min(start + _LONGEST, len(words)) + 1):
                for reading in reads(words[start:end]):
                    if _goes_on(before, reading):
                        yield from rows(end, (*before, reading))

    return [_joined(row) for row in rows(0, ())]


def _starts(words: Words, at: int, joiners: Collection[Words]) -> Iterator[int]:
    yield at
    yield from (at + len(joiner) for joiner in joiners if words[at : at + len(joiner)] == joiner)


def _goes_on(before: tuple[Reading, ...], reading: Reading) -> bool:
    """Whether this is told of another player, or of one of these put right."""
    told = any(said.intent.player == reading.intent.player for said in before)
    if reading.intent.choice != CORRECTED or not before:
        return not told
    return told or reading.mends_itself


def _joined(row: tuple[Reading, ...]) -> Reading:
    first = row[0].intent
    told = {reading.intent.player or "": _number(reading.intent) for reading in row}
    number, *others = told.values()
    also = tuple(zip(list(told)[1:], others, strict=True))
    return replace(
        row[0],
        intent=replace(_with_number(first, number), also=also),
        cost=sum(reading.cost for reading in row),
        fillers=sum(reading.fillers for reading in row),
    )


def _number(intent: Intent) -> int:
    """The dice counted, or what was rolled."""
    values = (intent.count, intent.quantity, intent.face)
    return next((value for value in values if value is not None), 0)


def _with_number(intent: Intent, number: int) -> Intent:
    if intent.count is not None:
        return replace(intent, count=number)
    if intent.quantity is not None:
        return replace(intent, quantity=number)
    return replace(intent, face=number)
