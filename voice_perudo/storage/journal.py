"""The journal: follows a table and has all that happens on the disk before it is announced."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from pathlib import Path

import msgspec

from voice_perudo.errors import StorageError, Warn, reason_of
from voice_perudo.hearing import Hearing
from voice_perudo.language.interpretation import Interpretation, NotUnderstood
from voice_perudo.language.messages import Utterance
from voice_perudo.referee.settings import Announce
from voice_perudo.referee.state import NOTHING_RECALLED, Recalled
from voice_perudo.referee.view import View
from voice_perudo.rules.events import Event, GameStarted
from voice_perudo.rules.notation import format_variant
from voice_perudo.storage.growing_file import ChangedByOthersError, GrowingFile
from voice_perudo.storage.lines import (
    Heading,
    SeatLine,
    action_lines,
    heading_line,
    open_entry_line,
    up_to_date,
)
from voice_perudo.storage.open_lines import NOTHING, OpenLine, open_line
from voice_perudo.storage.saved_game import Saved, SavedSetup
from voice_perudo.storage.sounds import KeptSounds
from voice_perudo.storage.writable import try_writing


def _now() -> datetime:
    return datetime.now().astimezone()


class Journal:
    """Writes one file a game; must be the first follower that is told.

    The file of a game that is set up by voice begins as soon as anything about its table has
    been told. Where it cannot write, the game goes on: ``warn`` is told once, and what is
    missing is written as soon as it can be.
    """

    def __init__(
        self,
        place: Callable[[datetime], Path],
        announce: Announce,
        warn: Warn,
        saved: Saved | None = None,
        now: Callable[[], datetime] = _now,
        sounds: KeptSounds | None = None,
        unseated: Callable[[datetime], Heading] | None = None,
    ) -> None:
        """``place``: the file for a game that begins then; ``saved``: what to go on with.

        ``sounds`` keeps what was said beside the file. ``unseated``: the heading of a set-up
        that begins then, where nobody sits yet.
        """
        self._place = place
        self._announce = announce
        self._warn = warn
        self._now = now
        self._sounds = sounds
        self._warned = False
        self._file: GrowingFile | None = None
        self._unseated = unseated
        self._open: OpenLine | None = None
        self._unwritten = b""
        self._lines = 0 if saved is None else saved.lines
        if saved is not None:
            self._file = GrowingFile.again(saved.path, saved.size, saved.keep, up_to_date)
            self._open = open_line(saved.open, _language(saved), _recalled(saved))
            self._unwritten = b"" if saved.closed else b"\n"

    @property
    def path(self) -> Path | None:
        """The file, once it has begun."""
        return None if self._file is None or not self._file.is_there else self._file.path

    def try_place(self) -> None:
        """Tell now, rather than in mid-game, if nothing can be written there."""
        path = self._place(self._now()) if self._file is None else self._file.path
        try:
            try_writing(path)
        except OSError as error:
            self._warn_once(path, error)

    def heard(self, hearing: Hearing, interpretation: Interpretation) -> None:
        """Nothing is written, for what is heard is no fact yet; its sound may lead to a line."""
        if self._sounds is not None and hearing.sound is not None and _understood(interpretation):
            self._sounds.said(hearing.sound)

    def happened(self, events: tuple[Event, ...], table: View) -> None:
        """Write the events of one action, after a heading where they begin a game."""
        at = self._now()
        if isinstance(events[0], GameStarted):
            self._begin(events[0], table, at)
        # In one piece: killed in between, it would have forgotten the question of this action.
        self._open = _told(table)
        asked = b"" if self._open == NOTHING else open_entry_line(self._open, at)
        self._write(action_lines(events, at, self._sound()) + asked)

    def announce(self, utterance: Utterance, table: View) -> None:
        """Write what is open, if that is what the announcement is about."""
        told = _told(table)
        before, self._open = self._open, told
        if _is_same(told, before or NOTHING):
            return
        if told.setup is None:
            self._write(open_entry_line(told, self._now(), self._sound()))
        elif before is not None:  # the first words tell nothing
            self._set_up(told)

    def _set_up(self, told: OpenLine) -> None:
        at = self._now()
        if self._file is None:
            if self._unseated is None:
                return
            self._new_file(self._unseated(at))
        self._write(open_entry_line(told, at))

    def hush(self) -> None:
        """Nothing: silence is no event."""

    def _begin(self, started: GameStarted, table: View, at: datetime) -> None:
        own = dict(table.player_languages)
        heading = Heading(
            date=at,
            language=table.language,
            announce=self._announce,
            rules=format_variant(started.variant),
            players=tuple(SeatLine(p, own.get(p, table.language)) for p in started.players),
        )
        if self._open is not None and self._open.setup is not None and self._file is not None:
            self._unwritten += heading_line(heading)
            self._lines += 1
        else:
            self._new_file(heading)
        if self._sounds is not None:
            self._sounds.forget()  # the setting up is nothing to quarrel about

    def _new_file(self, heading: Heading) -> None:
        self._file = GrowingFile(self._place(heading.date))
        self._unwritten = heading_line(heading)
        self._lines = 1

    def _sound(self) -> str | None:
        """The recording of what leads to the next line."""
        if self._sounds is None or self._file is None or not self._file.is_there:
            return None
        return self._sounds.keep(self._file.path, self._lines + 1)

    def _write(self, lines: bytes) -> None:
        if self._file is None:
            raise ValueError("a journal begins with the start of a game")
        self._unwritten += lines
        self._lines += lines.count(b"\n")
        try:
            self._file.append(self._unwritten)
        except OSError as error:
            self._warn_once(self._file.path, error)
        else:
            self._unwritten = b""

    def _warn_once(self, path: Path, error: OSError) -> None:
        if self._warned:
            return
        self._warned = True
        remedy = (
            "if it is played twice at once, leave this one"
            if isinstance(error, ChangedByOthersError)
            else "make room there or choose another place with --journal"
        )
        self._warn(
            StorageError(
                f"The game cannot be saved in {path} ({reason_of(error)}): it goes on, but "
                f"could not be resumed; {remedy}."
            )
        )


def _told(table: View) -> OpenLine:
    if table.open is None:
        return NOTHING
    return open_line(table.open, table.language, table.recalled)


def _language(saved: Saved) -> str:
    return saved.language if isinstance(saved, SavedSetup) else saved.heading.language


def _is_same(told: OpenLine, before: OpenLine) -> bool:
    """Whether both are written alike: who told last counts as well, and equality is blind to it."""
    return msgspec.json.encode(told) == msgspec.json.encode(before)


def _recalled(saved: Saved) -> Recalled:
    return NOTHING_RECALLED if isinstance(saved, SavedSetup) else saved.recalled


def _understood(interpretation: Interpretation) -> bool:
    return not isinstance(interpretation, NotUnderstood) or interpretation.partial is not None
