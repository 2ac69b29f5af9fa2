"""What is told of a table in one breath: "the Polish rules without Calza, and Anna starts".

Every word belongs to one of its parts, or stands between two of them; each part means something
by itself, or with the words that began the part before it ("sans calza ni palifico"), which may
be told to be otherwise ("sans calza mais palifico"). A number of players or a name said after
"sorry" takes the place of the one before it. A "yes" or "no" before them answers nothing, for
something is changed by what follows.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cache

from voice_perudo.language.grammar import ADD, PLAYERS, WITHOUT, Grammar
from voice_perudo.language.interpretation import Intent, IntentName
from voice_perudo.language.lexicon import plain
from voice_perudo.language.reading import Reading
from voice_perudo.language.scopes import TOLD_TOGETHER
from voice_perudo.language.table_row import (
    counts_are_told,
    is_rather,
    joined,
    merged,
    put_right,
)
from voice_perudo.language.templates import Pattern
from voice_perudo.language.words import Words, after
from voice_perudo.rules.house_rules import CONTRARY

Reads = Callable[[Words], list[Reading]]
Begins = Callable[[Words], list[tuple[int, Reading]]]
"""What the first of some words mean, with how many of them that takes."""

LONGEST_PART = 10
"""Words of one part."""
_BORROWING = frozenset({IntentName.HOUSE_RULE, IntentName.SEATING})
_WITH = {**CONTRARY, WITHOUT: ADD}
"""What is done without → the same with it."""
_WITHOUT = {added: without for without, added in _WITH.items()}
_ANSWERS = frozenset({IntentName.YES, IntentName.NO, IntentName.READY})


@dataclass(frozen=True, slots=True)
class TableJoiners:
    """What stands between two parts.

    ``likewise``: and says that the same is told of both; ``correctors``: where one is put right;
    ``denials``: words for "not", some of which are "no" as well; ``but_with`` and ``but_without``:
    and says that, unlike what was told before, something is there after all, or is not.
    ``fillers`` may come before what joins on the first part.
    """

    between: Collection[Words]
    likewise: Collection[Words]
    correctors: Collection[Words]
    denials: Collection[Words]
    but_with: Collection[Words]
    but_without: Collection[Words]
    fillers: Collection[Words]

    @property
    def all(self) -> Collection[Words]:
        """Whatever may come before a part."""
        return {*self.between, *self.likewise}

    @classmethod
    def of(cls, grammar: Grammar) -> TableJoiners:
        """Those of a language."""
        denial = grammar.lists.get("<denial>")
        return cls(
            between=_plain((*grammar.joiners, *grammar.table_joiners)),
            likewise=_plain(grammar.likewise),
            correctors=_plain(grammar.correctors),
            denials=_plain(words for words, _ in denial.forms) if denial else set(),
            but_with=_plain(grammar.but_with),
            but_without=_plain(grammar.but_without),
            fillers=_plain(grammar.fillers),
        )


def _plain(phrases: Iterable[Pattern]) -> set[Words]:
    return {plain(words) for words in phrases}


@dataclass(frozen=True, slots=True)
class _Row:
    """The parts of the words so far."""

    parts: tuple[Reading, ...] = ()
    last: Words = ()
    """The words of the last part, with those it borrows."""
    skipped: int = 0
    """Words that stand between two parts."""
    led: bool = False
    """What joins two parts stands before the first ("oh and Tom starts")."""
    doubtful: bool = False
    """A number may as well have been denied as put in place of the one before ("no doce")."""
    lone_preset: bool = False
    """Rules are named by a word that means more than them ("normal", "mentiroso")."""

    @property
    def order(self) -> tuple[float, int, int, int, int]:
        """The smaller, the better: what fewer parts explain is likelier meant."""
        cost = sum(part.cost for part in self.parts)
        bare = sum(part.intent.name is IntentName.PLAYER for part in self.parts)
        fillers = sum(part.fillers for part in self.parts)
        return cost, len(self.parts), bare, fillers, self.skipped

    def ends_in(self, name: IntentName) -> bool:
        """Whether this is what was told last."""
        return bool(self.parts) and self.parts[-1].intent.name is name

    def going_on(self, reading: Reading, said: Words, skipped: int) -> _Row:
        """The row with one more part."""
        lone = reading.intent.name is IntentName.PRESET and len(said) == 1
        return replace(
            self,
            parts=(*self.parts, reading),
            last=said,
            skipped=self.skipped + skipped,
            lone_preset=self.lone_preset or lone,
        )


@dataclass(frozen=True, slots=True)
class _Breath:
    """The words that are read, with what reads them."""

    words: Words
    reads: Reads
    begins: Begins
    joiners: TableJoiners

    def begun(self, start: int) -> Iterator[tuple[Words, Reading]]:
        """What words from here on may mean, as a part of the breath."""
        for length, reading in self.begins(self.words[start : start + LONGEST_PART]):
            yield self.words[start : start + length], reading

    def joined(self, at: int, row: _Row, phrases: Iterable[Words]) -> Iterator[int]:
        """Where the next part may begin after one of the phrases; the first has none before it."""
        return after(self.words, at, phrases) if row.parts else iter(())


def may_go_on(intent: Intent) -> bool:
    """Whether something else may be told of the table in the same breath.

    A number alone, or a language, mostly answers a question.
    """
    alone = intent.name is IntentName.LANGUAGE
    bare = intent.name is IntentName.PLAYER_COUNT and intent.choice != PLAYERS
    return intent.name in TOLD_TOGETHER and (bool(intent.besides) or not (alone or bare))


def told_together(
    words: Words, reads: Reads, begins: Begins, joiners: TableJoiners
) -> list[Reading]:
    """The readings of words that tell several things of the table; none if it is only one."""
    breath = _Breath(words, cache(reads), cache(begins), joiners)
    best: dict[int, _Row] = {0: _Row()}
    best.update((led, _Row(skipped=led, led=True)) for led in _led(words, joiners))
    for at in range(len(words)):
        if at not in best:
            continue
        for end, row in _further(breath, at, best[at]):
            if end not in best or row.order < best[end].order:
                best[end] = row
    row = best.get(len(words), _Row())
    several = len(row.parts) > 1 or (row.led and any(map(_may_be_led, row.parts)))
    return _read(row) if several else []


def told_more(
    words: Words, reads: Reads, begins: Callable[[Words], bool], joiners: TableJoiners
) -> bool:
    """Whether something was told of the table, and what follows it, or what joins it on,
    ``begins`` something else.
    """
    for at in range(1, len(words)):
        rests = (words[start:] for start in (at, *after(words, at, joiners.all)))
        # Far more words mean nothing than begin something: that is cheaper to find out.
        if any(map(begins, rests)) and any(
            may_go_on(reading.intent) for reading in reads(words[:at])
        ):
            return True
    return False


def _led(words: Words, joiners: TableJoiners) -> set[int]:
    """How many words lead to the first part, with what joins it on ("ah, et aussi")."""
    begun, led = [0], set[int]()
    while begun:
        at = begun.pop()
        begun += after(words, at, joiners.fillers)
        led.update(after(words, at, joiners.between))
    return led


def _may_be_led(part: Reading) -> bool:
    """Whether this is told of the table though "and" comes before it, and nothing after it."""
    intent = part.intent
    name_alone = intent.name is IntentName.PLAYER and not intent.others
    return may_go_on(intent) and not name_alone


def _read(row: _Row) -> list[Reading]:
    parts = [part for part in row.parts if part.intent.name not in _ANSWERS]
    names = {part.intent.name for part in parts}
    if not parts or (len(parts) < len(row.parts) and names == {IntentName.SAME_TABLE}):
        return []  # “exactly, like yesterday” is talk
    if row.lone_preset and not names <= {IntentName.PRESET, IntentName.HOUSE_RULE}:
        return []
    ways = (merged(parts), merged(parts, as_before=True))[: 2 if row.doubtful else 1]
    return [joined(way) for way in ways if counts_are_told(way)]


def _further(breath: _Breath, at: int, row: _Row) -> Iterator[tuple[int, _Row]]:
    """The rows with one part more, and where it ends."""
    joiners = breath.joiners
    for start in (at, *breath.joined(at, row, joiners.all)):
        for said, reading in breath.begun(start):
            if not _is_part(reading.intent, first=not row.parts):
                continue
            further = row.going_on(reading, said, start - at)
            if row.ends_in(IntentName.PLAYER_COUNT) and row.ends_in(reading.intent.name):
                if not _begins_with(said, joiners.correctors):
                    continue
                doubtful = row.doubtful or _begins_with(said, joiners.denials)
                further = replace(further, doubtful=doubtful)
            yield start + len(said), further
    for start in breath.joined(at, row, joiners.likewise):
        for said, borrowed, reading in _likewise(breath, start, row):
            yield start + len(said), row.going_on(reading, borrowed, start - at)
    yield from _contrary(breath, at, row)
    yield from _put_right_further(breath, at, row)


def _contrary(breath: _Breath, at: int, row: _Row) -> Iterator[tuple[int, _Row]]:
    """The rows in which a word like “but” is followed by what is otherwise than the last part."""
    joiners = breath.joiners
    for phrases, other_way in ((joiners.but_with, _WITH), (joiners.but_without, _WITHOUT)):
        if not row.parts or row.parts[-1].intent.choice not in other_way:
            continue
        for start in breath.joined(at, row, phrases):
            for said, _, reading in _likewise(breath, start, row):
                otherwise = other_way.get(reading.intent.choice or "")
                if otherwise is not None:
                    contrary = replace(reading, intent=replace(reading.intent, choice=otherwise))
                    yield start + len(said), row.going_on(contrary, said, start - at)


def _put_right_further(breath: _Breath, at: int, row: _Row) -> Iterator[tuple[int, _Row]]:
    """The rows in which a word like “sorry” is followed by what was meant."""
    denied = _begins_with(breath.words[at:], breath.joiners.denials)
    for start in breath.joined(at, row, breath.joiners.correctors):
        for said, reading in breath.begun(start):
            if (again := put_right(row.parts[-1].intent, reading)) is not None:
                count = again.intent.name is IntentName.PLAYER_COUNT
                doubtful = row.doubtful or (denied and count)
                further = row.going_on(again, said, start - at)
                yield start + len(said), replace(further, doubtful=doubtful)


def _begins_with(words: Words, phrases: Collection[Words]) -> bool:
    return any(after(words, 0, phrases))


def _is_part(intent: Intent, *, first: bool) -> bool:
    return intent.name in TOLD_TOGETHER or (first and intent.name in _ANSWERS)


def _likewise(breath: _Breath, start: int, row: _Row) -> Iterator[tuple[Words, Words, Reading]]:
    """What is said with the words that began the last part, and with those: “[sans] palifico”."""
    name = row.parts[-1].intent.name
    for length in range(1, min(LONGEST_PART, len(breath.words) - start) + 1):
        said = breath.words[start : start + length]
        for end in range(len(row.last) - 1, 0, -1):
            words = (*row.last[:end], *said)
            for reading in breath.reads(words):
                told = reading.intent
                if told.name is name and name in _BORROWING and not is_rather(told):
                    yield said, words, reading
