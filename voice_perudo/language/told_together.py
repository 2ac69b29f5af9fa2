"""What is told of a table in one breath: "the Polish rules without Calza, and Anna starts".

Every word belongs to one of its parts, or stands between two of them; each part means something
by itself, or with the words that began the part before it ("sans calza ni palifico"). A number of
players or a name said after "sorry" takes the place of the one before it. A "yes" or "no" before
them answers nothing, for something is changed by what follows.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cache

from voice_perudo.language.grammar import PLAYERS
from voice_perudo.language.interpretation import Intent, IntentName
from voice_perudo.language.reading import Reading
from voice_perudo.language.scopes import TOLD_TOGETHER

Words = tuple[str, ...]
Reads = Callable[[Words], list[Reading]]

_LONGEST = 10
"""Words of one part."""
_RATHER = "rather"
_BORROWING = frozenset({IntentName.HOUSE_RULE, IntentName.SEATING})
_ANSWERS = frozenset({IntentName.YES, IntentName.NO, IntentName.READY})


@dataclass(frozen=True, slots=True)
class TableJoiners:
    """What stands between two parts.

    ``likewise``: and says that the same is told of both; ``correctors``: where one is put right.
    """

    between: Collection[Words]
    likewise: Collection[Words]
    correctors: Collection[Words]


@dataclass(frozen=True, slots=True)
class _Row:
    """The parts of the words so far."""

    parts: tuple[Reading, ...] = ()
    last: Words = ()
    """The words of the last part, with those it borrows."""
    skipped: int = 0
    """Words that stand between two parts."""

    @property
    def order(self) -> tuple[float, int, int, int, int]:
        """The smaller, the better: what fewer parts explain is likelier meant."""
        cost = sum(part.cost for part in self.parts)
        bare = sum(part.intent.name is IntentName.PLAYER for part in self.parts)
        fillers = sum(part.fillers for part in self.parts)
        return cost, len(self.parts), bare, fillers, self.skipped

    def going_on(self, reading: Reading, said: Words, skipped: int) -> _Row:
        """The row with one more part."""
        return _Row((*self.parts, reading), said, self.skipped + skipped)


def may_go_on(intent: Intent) -> bool:
    """Whether something else may be told of the table in the same breath.

    A number alone, or a language, mostly answers a question.
    """
    alone = intent.name is IntentName.LANGUAGE
    bare = intent.name is IntentName.PLAYER_COUNT and intent.choice != PLAYERS
    return intent.name in TOLD_TOGETHER and (bool(intent.besides) or not (alone or bare))


def told_together(words: Words, reads: Reads, joiners: TableJoiners) -> list[Reading]:
    """The reading of words that tell several things of the table; none if it is only one."""
    reads = cache(reads)
    best: dict[int, _Row] = {0: _Row()}
    for at in range(len(words)):
        if at not in best:
            continue
        for end, row in _further(words, at, best[at], reads, joiners):
            if end not in best or row.order < best[end].order:
                best[end] = row
    row = best.get(len(words), _Row())
    parts = _merged([part for part in row.parts if part.intent.name not in _ANSWERS])
    told = len(row.parts) > 1 and bool(parts)
    return [_joined(parts)] if told and _counts_are_told(parts) else []


def _further(
    words: Words, at: int, row: _Row, reads: Reads, joiners: TableJoiners
) -> Iterator[tuple[int, _Row]]:
    """The rows with one part more, and where it ends."""
    for skipped in (0, *_joined_by(words, at, row, {*joiners.between, *joiners.likewise})):
        for said in _parts(words, at + skipped):
            for reading in reads(said):
                if _is_part(reading.intent, first=not row.parts):
                    yield at + skipped + len(said), row.going_on(reading, said, skipped)
    for skipped in _joined_by(words, at, row, joiners.likewise):
        for said in _parts(words, at + skipped):
            for borrowed, reading in _likewise(row, said, reads):
                yield at + skipped + len(said), row.going_on(reading, borrowed, skipped)
    for skipped in _joined_by(words, at, row, joiners.correctors):
        for said in _parts(words, at + skipped):
            for reading in reads(said):
                if (again := _put_right(row.parts[-1].intent, reading)) is not None:
                    yield at + skipped + len(said), row.going_on(again, said, skipped)


def _joined_by(words: Words, at: int, row: _Row, joiners: Iterable[Words]) -> list[int]:
    return [len(said) for said in joiners if row.parts and words[at : at + len(said)] == said]


def _parts(words: Words, start: int) -> Iterator[Words]:
    for end in range(start + 1, min(start + _LONGEST, len(words)) + 1):
        yield words[start:end]


def _is_part(intent: Intent, *, first: bool) -> bool:
    return intent.name in TOLD_TOGETHER or (first and intent.name in _ANSWERS)


def _likewise(row: _Row, said: Words, reads: Reads) -> Iterator[tuple[Words, Reading]]:
    """What is said with the words that began the last part: “[sans] palifico”."""
    name = row.parts[-1].intent.name
    for end in range(len(row.last) - 1, 0, -1):
        words = (*row.last[:end], *said)
        for reading in reads(words):
            told = reading.intent
            if told.name is name and name in _BORROWING and not _is_rather(told):
                yield words, reading


def _put_right(before: Intent, reading: Reading) -> Reading | None:
    """What is said in place of a number of players, or of the name before."""
    intent = reading.intent
    if before.name is IntentName.PLAYER_COUNT and intent.name is before.name:
        return replace(reading, intent=replace(intent, choice=PLAYERS))
    if before.name is IntentName.PLAYER and len(_names(intent)) == 1:
        rather = replace(intent, name=IntentName.SEATING, choice=_RATHER)
        return replace(reading, intent=rather)
    return None


def _merged(parts: list[Reading]) -> list[Reading]:
    """Names told one after the other as one row of names, and what is put right as it is now."""
    merged: list[Reading] = []
    for part in parts:
        before = merged[-1].intent if merged else None
        if before is None:
            merged.append(part)
        elif _names(before) and _names(part.intent):
            merged[-1] = _with(merged[-1], part, (*_names(before), *_names(part.intent)))
        elif _names(before) and _is_rather(part.intent):
            merged[-1] = _with(merged[-1], part, (*_names(before)[:-1], part.intent.player or ""))
        elif before.name is IntentName.PLAYER_COUNT and part.intent.name is before.name:
            merged[-1] = replace(part, cost=part.cost + merged[-1].cost)
        else:
            merged.append(part)
    return merged


def _is_rather(intent: Intent) -> bool:
    """Whether this is a name in place of the one before it."""
    alone = intent.player is not None and not intent.others
    return intent.name is IntentName.SEATING and intent.choice == _RATHER and alone


def _names(intent: Intent) -> tuple[str, ...]:
    """Who is named, if that is all that is told."""
    if intent.name is not IntentName.PLAYER or intent.player is None:
        return ()
    return (intent.player, *intent.others)


def _with(one: Reading, more: Reading, names: tuple[str, ...]) -> Reading:
    first, *others = names
    intent = replace(one.intent, player=first, others=tuple(others))
    cost, fillers = one.cost + more.cost, one.fillers + more.fillers
    return replace(one, intent=intent, cost=cost, fillers=fillers)


def _counts_are_told(parts: list[Reading]) -> bool:
    """Whether every number is one of players; a bare one only before as many names."""
    following = [*(part.intent for part in parts[1:]), None]
    for part, after in zip(parts, following, strict=True):
        intent = part.intent
        if intent.name is not IntentName.PLAYER_COUNT or intent.choice == PLAYERS:
            continue
        names = () if after is None else _names(after)
        if len(names) != (intent.quantity if intent.count is None else intent.count):
            return False
    return True


def _joined(parts: list[Reading]) -> Reading:
    first, *others = parts
    besides = tuple(
        one for part in others for one in (replace(part.intent, besides=()), *part.intent.besides)
    )
    return replace(
        first,
        intent=replace(first.intent, besides=(*first.intent.besides, *besides)),
        cost=sum(part.cost for part in parts),
        fillers=sum(part.fillers for part in parts),
    )
