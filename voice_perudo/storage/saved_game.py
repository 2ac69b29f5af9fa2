"""A journal read back: the game, its past and its table, or the set-up of one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path

import msgspec

from voice_perudo.errors import DataError, reason_of
from voice_perudo.program import to_run
from voice_perudo.referee.modes import Mode, SettingUp
from voice_perudo.referee.reply import without_question
from voice_perudo.referee.state import Recalled
from voice_perudo.rules.events import ChallengeSettled, Event
from voice_perudo.rules.history import History
from voice_perudo.rules.values import Game, Player
from voice_perudo.storage.checking import Numbered, read_event, replayed
from voice_perudo.storage.lines import (
    BEGINNING,
    HEADING_FIELD,
    BrokenLineError,
    Heading,
    opened,
    read_entry,
    read_heading,
)
from voice_perudo.storage.recalled_lines import recalled_in_game
from voice_perudo.storage.reopening import open_in_game, open_in_set_up
from voice_perudo.storage.told_steps import told_steps
from voice_perudo.whole_file import read_whole

_NOTHING = "the game was stopped before anything was saved"


class NothingSavedError(DataError):
    """The journal ends before anything of a game or a set-up is in it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class _Saved:
    """What can be gone on with.

    ``open`` is what had not been answered yet. ``lines`` is how many count; ``size`` is
    the file's, ``keep`` how many bytes of it count, ``closed`` whether these end a line;
    ``note`` tells what was left out, if anything.
    """

    path: Path
    heading: Heading
    open: Mode
    last_played: datetime
    lines: int
    size: int
    keep: int
    closed: bool
    note: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class SavedGame(_Saved):
    """A game.

    ``actions`` are the events of each action, undone ones too; ``sounds`` the names of the
    recordings that led to each, which may be gone. ``recalled`` is what the next words may be
    about besides the game and what is open.
    """

    actions: tuple[tuple[Event, ...], ...]
    sounds: tuple[tuple[str, ...], ...]
    history: History
    recalled: Recalled

    @property
    def game(self) -> Game:
        """The game as it stands."""
        return self.history.current


@dataclass(frozen=True, slots=True, kw_only=True)
class SavedSetup(_Saved):
    """A table that is being set up; ``language`` is the one chosen so far, or proposed."""

    language: str

    @property
    def players(self) -> tuple[Player, ...]:
        """Who sits already."""
        under = without_question(self.open)
        return under.players if isinstance(under, SettingUp) else ()


Saved = SavedGame | SavedSetup


def read_journal(path: Path) -> SavedGame:
    """The game in the file ``path``; an action whose end was cut off is left out.

    Raises:
        DataError: as for ``read_saved``, or the table is still being set up.
    """
    saved = read_saved(path)
    if isinstance(saved, SavedSetup):
        raise DataError(
            path,
            "no game has begun here, the table was still being set up; to go on with that: "
            f"{to_run('play', '--resume', path)}",
        )
    return saved


def read_saved(path: Path) -> Saved:
    """What is in the file ``path``; an action whose end was cut off is left out.

    Raises:
        DataError: it cannot be read, is damaged before its end, was written by another
            version, or tells what cannot be; a :class:`NothingSavedError` if nothing begins.
    """
    try:
        raw = read_whole(path)
    except (OSError, ValueError) as error:
        missing = isinstance(error, FileNotFoundError)
        hint = f"; to see the saved games: {to_run('history')}" if missing else ""
        raise DataError(path, f"this file cannot be read ({reason_of(error)}){hint}") from error
    heading = _heading(path, raw, 0)
    if heading.setup is msgspec.UNSET:
        return _game(path, raw, heading, 0)
    begins = raw.find(b"\n" + HEADING_FIELD) + 1
    if not begins:
        return _set_up(path, raw, heading, len(raw))
    try:
        return _game(path, raw, _heading(path, raw, begins), begins)
    except NothingSavedError:  # it was stopped as the game began
        return _set_up(path, raw, heading, begins)


def _game(path: Path, raw: bytes, heading: Heading, start: int) -> SavedGame:
    """The game whose heading is at ``start``."""
    actions = tuple(_whole_actions(path, tuple(_entries(path, raw, start))))
    played = [action for action in actions if action[0].entry.event is not None]
    if not played:
        raise NothingSavedError(path, _NOTHING)
    last = actions[-1][-1]
    events = [(item, read_event(path, item)) for action in played for item in action]
    history = replayed(path, heading, _line(raw, start), events)
    by_entry = {item.line: event for item, event in events}
    recalled = recalled_in_game(
        path,
        last.line,
        opened(last.entry).recalled,
        history,
        settled=any(isinstance(by_entry[item.line], ChallengeSettled) for item in played[-1]),
    )
    return SavedGame(
        path=path,
        heading=heading,
        open=open_in_game(path, last.line, opened(last.entry), history),
        last_played=last.entry.at,
        lines=last.line,
        size=len(raw),
        keep=last.end,
        closed=raw[last.end - 1 : last.end] == b"\n",
        note=_note(path, raw, last.end),
        actions=tuple(tuple(by_entry[item.line] for item in action) for action in played),
        sounds=tuple(_sounds(actions)),
        history=history,
        recalled=replace(recalled, told=told_steps(path, actions, by_entry, history)),
    )


def _set_up(path: Path, raw: bytes, heading: Heading, end: int) -> SavedSetup:
    """The set-up that ``heading`` begins, told before the byte ``end``."""
    entries = tuple(_entries(path, raw[:end], 0))
    if not entries:
        raise NothingSavedError(path, _NOTHING)
    *_, last = entries
    told = [open_in_set_up(path, item.line, opened(item.entry)) for item in entries]
    mode, language = told[-1]
    return SavedSetup(
        path=path,
        heading=heading,
        open=mode,
        last_played=last.entry.at,
        lines=last.line,
        size=len(raw),
        keep=last.end,
        closed=raw[last.end - 1 : last.end] == b"\n",
        note=_note(path, raw, last.end),
        language=language,
    )


def _line(raw: bytes, start: int) -> int:
    """The number of the line at a byte."""
    return raw.count(b"\n", 0, start) + 1


def _heading(path: Path, raw: bytes, start: int) -> Heading:
    line, end, _ = raw[start:].partition(b"\n")
    try:
        return read_heading(path, line, _line(raw, start))
    except BrokenLineError as error:
        cut = not end
        written = line.rstrip(b"\0")  # what a power cut leaves where nothing was written yet
        if cut and (BEGINNING.startswith(written) or written.startswith(BEGINNING)):
            raise NothingSavedError(path, _NOTHING) from error
        raise


def _entries(path: Path, raw: bytes, heading: int) -> Iterator[Numbered]:
    """Every entry after the heading at that byte.

    A last line that is broken is the mark of a write that was cut off.
    """
    start = raw.find(b"\n", heading) + 1 or len(raw)
    number = _line(raw, start)
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
