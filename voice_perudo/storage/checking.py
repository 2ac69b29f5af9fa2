"""Whether what a journal tells can have happened: a file may have been changed by hand."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from voice_perudo.errors import DataError, UsageError
from voice_perudo.rules.consistency import inconsistency
from voice_perudo.rules.event_notation import parse_event
from voice_perudo.rules.events import Event, GameStarted, PositionRestored
from voice_perudo.rules.evolution import evolve
from voice_perudo.rules.history import History
from voice_perudo.rules.notation import parse_variant
from voice_perudo.rules.values import Game
from voice_perudo.storage.lines import Entry, Heading


@dataclass(frozen=True, slots=True)
class Numbered:
    """An entry with its line and the byte where that ends."""

    entry: Entry
    line: int
    end: int


def read_event(path: Path, item: Numbered) -> Event:
    """The event of an entry.

    Raises:
        DataError: there is no such event.
    """
    try:
        return parse_event(item.entry.event or "")
    except UsageError as error:
        raise DataError(path, str(error), item.line) from error


def replayed(
    path: Path, heading: Heading, at: int, numbered: Sequence[tuple[Numbered, Event]]
) -> History:
    """The history that the events tell; the heading is on line ``at``.

    Raises:
        DataError: one of them cannot happen where it stands, or the heading belies them.
    """
    events = [event for _, event in numbered]
    lines = [item.line for item, _ in numbered]
    _check_start(path, heading, at, numbered[0])
    game: Game | None = None
    for event, line in zip(events, lines, strict=True):
        if game is not None and isinstance(event, GameStarted | PositionRestored):
            raise DataError(path, "a second game begins here", line)
        try:
            game = evolve(game, event)
        except ValueError as error:
            raise DataError(path, f"this cannot happen here ({error})", line) from error
        if (fault := inconsistency(game)) is not None:
            raise DataError(path, f"this cannot happen here: {fault}", line)
    try:
        return History.replay(events)
    except ValueError as error:
        reason = str(error)
    sound = bisect_left(range(1, len(events)), True, key=lambda n: not _replays(events[:n]))
    raise DataError(path, reason, lines[sound])


def _replays(events: Sequence[Event]) -> bool:
    try:
        History.replay(events)
    except ValueError:
        return False
    return True


def _check_start(path: Path, heading: Heading, at: int, first: tuple[Numbered, Event]) -> None:
    match first[1]:
        case GameStarted(variant, players):
            pass
        case PositionRestored(position):
            variant, players = position.variant, position.players
        case _:
            raise DataError(path, "the start of the game is missing", first[0].line)
    try:
        rules = parse_variant(heading.rules)
    except UsageError as error:
        raise DataError(path, str(error), at) from error
    if (rules, tuple(seat.name for seat in heading.players)) != (variant, players):
        raise DataError(path, "the heading tells other rules or players than the start", at)
