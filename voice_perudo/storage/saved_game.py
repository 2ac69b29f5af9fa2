"""A journal read back: the game, its past and its table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from voice_perudo.errors import DataError
from voice_perudo.rules.events import Event
from voice_perudo.rules.history import History
from voice_perudo.rules.values import Game
from voice_perudo.storage.checking import Counts, Numbered, open_counts, read_event, replayed
from voice_perudo.storage.lines import (
    BEGINNING,
    BrokenLineError,
    Heading,
    read_entry,
    read_heading,
)

_NOTHING = "the game was stopped before anything was saved"


class NothingSavedError(DataError):
    """The journal ends before the game begins."""


@dataclass(frozen=True, slots=True)
class SavedGame:
    """What a journal holds.

    ``actions`` are the events of each action, undone ones too; ``sounds`` the names of the
    recordings that led to each, which may be gone; ``counts`` what has been told in a count
    that is still open. ``lines`` is how many count; ``size`` is the file's, ``keep``
    how many bytes of it count, ``closed`` whether these end a line; ``note``
    tells what was left out, if anything.
    """

    path: Path
    heading: Heading
    actions: tuple[tuple[Event, ...], ...]
    sounds: tuple[tuple[str, ...], ...]
    history: History
    counts: Counts
    last_played: datetime
    lines: int
    size: int
    keep: int
    closed: bool
    note: str | None = None

    @property
    def game(self) -> Game:
        """The game as it stands."""
        return self.history.current


def read_journal(path: Path) -> SavedGame:
    """The game in the file ``path``; an action whose end was cut off is left out.

    Raises:
        DataError: it cannot be read, is damaged before its end, was written by another
            version, or tells what cannot be; a :class:`NothingSavedError` if no game begins.
    """
    try:
        raw = path.read_bytes()
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or error
        raise DataError(path, f"this file cannot be read ({reason})") from error
    first = raw.partition(b"\n")[0]
    heading = _heading(path, first, cut=len(first) == len(raw))
    actions = tuple(_whole_actions(path, tuple(_entries(path, raw, len(first) + 1))))
    played = [action for action in actions if action[0].entry.event is not None]
    if not played:
        raise NothingSavedError(path, _NOTHING)
    keep = actions[-1][-1].end
    events = [(item, read_event(path, item)) for action in played for item in action]
    history = replayed(path, heading, events)
    by_entry = {item.line: event for item, event in events}
    return SavedGame(
        path=path,
        heading=heading,
        actions=tuple(tuple(by_entry[item.line] for item in action) for action in played),
        sounds=tuple(_sounds(actions)),
        history=history,
        counts=open_counts(path, actions[-1][-1], history.current),
        last_played=actions[-1][-1].entry.at,
        lines=actions[-1][-1].line,
        size=len(raw),
        keep=keep,
        closed=raw[keep - 1 : keep] == b"\n",
        note=_note(path, raw, keep),
    )


def _heading(path: Path, line: bytes, cut: bool) -> Heading:
    try:
        return read_heading(path, line)
    except BrokenLineError as error:
        written = line.rstrip(b"\0")  # what a power cut leaves where nothing was written yet
        if cut and (BEGINNING.startswith(written) or written.startswith(BEGINNING)):
            raise NothingSavedError(path, _NOTHING) from error
        raise


def _entries(path: Path, raw: bytes, start: int) -> Iterator[Numbered]:
    """Every entry; a last line that is broken is the mark of a write that was cut off."""
    number = 2
    while start < len(raw):
        end = raw.find(b"\n", start) + 1 or len(raw)
        try:
            yield Numbered(read_entry(path, raw[start:end], number), number, end)
        except BrokenLineError:
            if end < len(raw):
                raise
        start, number = end, number + 1


def _whole_actions(path: Path, entries: Sequence[Numbered]) -> Iterator[tuple[Numbered, ...]]:
    """The entries by action; the last one only if all of it is there."""
    action: list[Numbered] = []
    for item in entries:
        if action and (item.entry.event is None or item.entry.more != action[-1].entry.more - 1):
            reason = f"{action[-1].entry.more} more events must follow the line before"
            raise DataError(path, reason, item.line)
        action.append(item)
        if item.entry.more == 0:
            yield tuple(action)
            action = []


def _sounds(actions: Sequence[Sequence[Numbered]]) -> Iterator[tuple[str, ...]]:
    """By action that was played: its recordings, after those of the counts that led to it."""
    names: tuple[str, ...] = ()
    for action in actions:
        names += tuple(item.entry.audio for item in action if item.entry.audio is not None)
        if action[0].entry.event is not None:
            yield names
            names = ()


def _note(path: Path, raw: bytes, keep: int) -> str | None:
    left_out = raw[keep:]
    if not left_out:
        return None
    lines = left_out.count(b"\n") + (not left_out.endswith(b"\n"))
    return (
        f"{path}: the program was stopped while it wrote the last {lines} "
        f"{'line' if lines == 1 else 'lines'}: left out, nothing announced is in them"
    )
