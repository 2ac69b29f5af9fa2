"""How a game is opened: anew, or where it was left."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from functools import partial
from pathlib import Path

from voice_perudo.app.session import AboutNames, Follower, Session
from voice_perudo.app.table import Seat, Table, check_language
from voice_perudo.app.table_keeper import TableKeeper
from voice_perudo.app.unseated import unseated_heading, unseated_table
from voice_perudo.errors import DataError, StorageError, UsageError, Warn
from voice_perudo.program import to_run
from voice_perudo.referee.effects import Message
from voice_perudo.referee.settings import Announce
from voice_perudo.rules.notation import parse_variant
from voice_perudo.storage.games_folder import (
    games_folder,
    is_unfinished,
    journal_name,
    last_unfinished,
)
from voice_perudo.storage.journal import Journal
from voice_perudo.storage.saved_game import Saved, SavedGame, SavedSetup, read_saved
from voice_perudo.storage.sounds import KeptSounds


@dataclass(frozen=True, slots=True)
class Opening:
    """The table, what to go on with if there is anything, and who writes down what, if anybody."""

    table: Table
    starter: str | None = None
    saved: Saved | None = None
    journal: Journal | None = None
    keeper: TableKeeper | None = None

    def session(
        self,
        followers: Sequence[Follower],
        starter: str | None = None,
        preface: Sequence[Message] = (),
        on_names: AboutNames = lambda language, players: (),
    ) -> Session:
        """A session that has begun; ``starter`` opens a new game if nobody else was named.

        The journal is told first, so that nothing is announced before it is saved.
        """
        writers = tuple(one for one in (self.journal, self.keeper) if one is not None)
        told = (*writers, *followers)
        session = Session(self.table, told, preface=preface, memory=self.keeper, on_names=on_names)
        match self.saved:
            case None:
                session.begin(self.starter or starter)
            case SavedGame(history=history, open=left_open, recalled=recalled):
                session.resume(history, left_open, recalled)
                if self.keeper is not None:
                    self.keeper.go_on()
            case SavedSetup(open=left_open):
                session.resume_set_up(left_open)
        return session


def how_to_go_on(opening: Opening) -> str | None:
    """The command that goes on with a game that was left; ``None`` where there is nothing to go on
    with.
    """
    path = None if opening.journal is None else opening.journal.path
    if path is None or not is_unfinished(path):
        return None
    named = () if path.parent == games_folder() else (path,)
    return to_run("play", "--resume", *named)


def only_with_a_new_game(**options: object) -> None:
    """A game that is resumed keeps its table.

    Raises:
        UsageError: one of the options was given.
    """
    for name, value in options.items():
        if value is not None:
            raise UsageError(f"A resumed game goes on as it was: leave out --{name}.")


def new_game(
    table: Table,
    starter: str | None,
    file: Path | None,
    *,
    keep: bool,
    keep_audio: bool = False,
    table_file: Path | None = None,
    warn: Warn,
) -> Opening:
    """A game from the beginning, written to ``file`` or among the user's games if ``keep``.

    ``keep_audio``: what is said is kept beside it. The table goes to ``table_file``.

    Raises:
        UsageError: there is such a file already.
    """
    if not keep:
        return Opening(table, starter)
    if file is not None and file.exists():
        going_on = to_run("play", "--resume", file)
        raise UsageError(f"{file} exists already: name another file, or go on with it: {going_on}")
    place = _dated_in(games_folder()) if file is None else lambda began: file
    sounds = KeptSounds(warn) if keep_audio else None
    unseated = partial(unseated_heading, table, table_file)
    journal = Journal(place, table.announce, warn, sounds=sounds, unseated=unseated)
    journal.try_place()
    keeper = _keeper(table_file, table, warn)
    return Opening(table, starter, journal=journal, keeper=keeper)


def saved_game(
    file: Path | None,
    *,
    keep: bool,
    keep_audio: bool = False,
    table_file: Path | None = None,
    announce: Announce | None = None,
    warn: Warn,
) -> Opening:
    """The game or set-up of that journal, or the user's last unfinished one, where it was left.

    ``announce``: in whose language from now on, if not as it was.

    Raises:
        UsageError: there is no unfinished game.
        DataError: the journal cannot be read.
    """
    saved = read_saved(file) if file is not None else last_unfinished(games_folder())
    if isinstance(saved, SavedSetup):
        table, table_file = unseated_table(saved, warn)
    else:
        table = saved_table(saved)
    if announce is not None:
        table = replace(table, announce=announce)
    if saved.note is not None:
        warn(StorageError(saved.note))
    if not keep:
        return Opening(table, saved=saved)
    place = _dated_in(saved.path.parent)
    sounds = KeptSounds(warn) if keep_audio else None
    journal = Journal(place, table.announce, warn, saved, sounds=sounds)
    journal.try_place()
    keeper = _keeper(table_file, table, warn)
    return Opening(table, saved=saved, journal=journal, keeper=keeper)


def _keeper(file: Path | None, table: Table, warn: Warn) -> TableKeeper | None:
    return None if file is None else TableKeeper(file, table.announce, warn, table)


def saved_table(saved: SavedGame) -> Table:
    """The table of a journal.

    Raises:
        DataError: it speaks a language that this installation lacks.
    """
    heading = saved.heading
    try:
        seats = tuple(Seat(seat.name, check_language(seat.language)) for seat in heading.players)
        language = check_language(heading.language)
    except UsageError as error:
        raise DataError(saved.path, str(error), 1) from error
    return Table(language, parse_variant(heading.rules), seats, heading.announce)


def _dated_in(folder: Path) -> Callable[[datetime], Path]:
    return lambda began: folder / journal_name(began)
