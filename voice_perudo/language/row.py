"""What is told of several players in one breath: "bleu cinq, vert trois et rouge un".

The first of it may put right what was told before: "non, bleu cinq, vert trois". Whatever of it
is put right in the same breath is told as it was said last: "bleu cinq, vert trois, non, vert un".
Another name after "no" was meant in place of the one before: "bleu cinq, non, vert cinq", "bleu
cinq, non, vert", "bleu, non, vert cinq".
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache

from voice_perudo.language.grammar import CORRECTED, SAME
from voice_perudo.language.interpretation import Intent
from voice_perudo.language.reading import Reading
from voice_perudo.language.words import Words, after
from voice_perudo.rules.values import PLAYER_COUNTS

Reads = Callable[[Words], list[Reading]]
Row = tuple[Reading, ...]

_LONGEST = 9
"""Words in which one player's dice are told, of two faces perhaps; all of them are longer, or it
is talk.
"""


@dataclass(frozen=True, slots=True)
class Between:
    """What may stand between two players of a row.

    ``joiners`` ("and") and ``correctors`` ("no, wait"); ``names`` are the players', with the
    words in which they are said, for those that are said by mistake.
    """

    joiners: Collection[Words]
    correctors: Collection[Words]
    names: Mapping[Words, str]


def in_a_row(words: Words, first: Reads, following: Reads, between: Between) -> list[Reading]:
    """The readings of words that tell of two players or more, one after the other, or of one
    after another name was said by mistake.

    ``first`` reads what is said of the first player, ``following`` what is said of another.
    """
    first, following = cache(first), cache(following)

    def rows(at: int, before: Row, mended: bool) -> Iterator[tuple[Row, bool]]:
        if at == len(words):
            if len(before) > 1 or (before and mended):
                yield before, mended
            return
        for start in _starts(words, at, between.joiners if before else ()):
            yield from told(start, before, mended, corrected=False)
            for again in _after_name_by_mistake(words, start, between):
                yield from told(again, before, True, corrected=False, after_name=True)
            for again in after(words, start, between.correctors if before else ()):
                yield from told(again, before, mended, corrected=True)
                for end, name in _names(words, again, between.names):
                    yield from rows(end, (*before[:-1], _of(before[-1], name)), True)

    def told(
        at: int, before: Row, mended: bool, *, corrected: bool, after_name: bool = False
    ) -> Iterator[tuple[Row, bool]]:
        reads = following if before else first
        for end in range(at + 1, min(at + _LONGEST, len(words)) + 1):
            for reading in reads(words[at:end]):
                if after_name and reading.intent.choice == CORRECTED:
                    continue  # its "no" was said of the name
                if before and reading.intent.choice == CORRECTED and read_without_no(at, end):
                    continue  # the same once more
                if before and reading.intent.choice == SAME:
                    reading = _as_much(before[-1], reading)
                row = _going_on(before, reading, corrected=corrected)
                if row is not None and len(row) <= PLAYER_COUNTS[-1]:
                    yield from rows(end, row, mended or len(row) == len(before))

    def read_without_no(at: int, end: int) -> bool:
        starts = after(words, at, between.correctors)
        return any(following(words[start:end]) for start in starts if start < end)

    found = list(rows(0, (), False))
    # "no" after a name may also be his number, in a language where it means none
    straight = [row for row, mended in found if not mended]
    return [_joined(row) for row in straight or [row for row, _ in found]]


def _starts(words: Words, at: int, joiners: Collection[Words]) -> Iterator[int]:
    yield at
    yield from after(words, at, joiners)


def _names(words: Words, at: int, names: Mapping[Words, str]) -> Iterator[tuple[int, str]]:
    for said, name in names.items():
        if words[at : at + len(said)] == said:
            yield at + len(said), name


def _after_name_by_mistake(words: Words, at: int, between: Between) -> Iterator[int]:
    """Where it goes on after a name that was taken back before any number: "bleu, non"."""
    for end, _ in _names(words, at, between.names):
        yield from after(words, end, between.correctors)


def _as_much(before: Reading, reading: Reading) -> Reading:
    """What is told of another in the same breath by “green, too”."""
    intent = replace(before.intent, player=reading.intent.player)
    if intent.choice == CORRECTED:
        intent = replace(intent, choice=None)
    return replace(reading, intent=intent)


def _of(reading: Reading, player: str) -> Reading:
    return replace(reading, intent=replace(reading.intent, player=player))


def _going_on(before: Row, reading: Reading, *, corrected: bool) -> Row | None:
    """The row with one more reading; ``None`` where it tells again what has been told.

    ``corrected``: it is said after "no".
    """
    player = reading.intent.player
    at = next((n for n, said in enumerate(before) if said.intent.player == player), None)
    corrected = corrected or (reading.intent.choice == CORRECTED and bool(before))
    if not corrected or (at is None and reading.mends_itself):
        return (*before, reading) if at is None else None
    at = len(before) - 1 if at is None else at
    return (*before[:at], _put_right(before[at], reading), *before[at + 1 :])


def _put_right(before: Reading, now: Reading) -> Reading:
    """What is said now, in the part of the breath where it was said wrong."""
    intent = _with_number(before.intent, _number(now.intent))
    cost, fillers = before.cost + now.cost, before.fillers + now.fillers
    if intent.count is not None and (now.intent.face or now.intent.faces):
        intent = replace(intent, face=now.intent.face, faces=now.intent.faces)
    player = now.intent.player
    return replace(before, intent=replace(intent, player=player), cost=cost, fillers=fillers)


def _joined(row: Row) -> Reading:
    first, *others = row
    also = tuple((reading.intent.player or "", _number(reading.intent)) for reading in others)
    named = dict.fromkeys(face for reading in row for face in reading.intent.faces)
    intent = replace(first.intent, also=also, also_faces=_halves(others), faces=tuple(named))
    return replace(
        first,
        intent=intent,
        cost=sum(reading.cost for reading in row),
        fillers=sum(reading.fillers for reading in row),
    )


def _halves(row: Iterable[Reading]) -> tuple[tuple[str, int], ...]:
    """Of whom one face alone was counted; of a roll the face may be its number."""
    intents = (reading.intent for reading in row)
    return tuple((i.player or "", i.face) for i in intents if i.face and i.count is not None)


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
