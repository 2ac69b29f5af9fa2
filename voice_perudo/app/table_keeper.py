"""The table file at work: the last table read, the one that plays now written."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from voice_perudo.app.names import check_names
from voice_perudo.app.table import Seat, Table, check_language, make_table
from voice_perudo.errors import DataError, StorageError, UsageError, Warn
from voice_perudo.hearing import Hearing
from voice_perudo.language.confusion import Confusion
from voice_perudo.language.interpretation import Interpretation
from voice_perudo.language.messages import Utterance
from voice_perudo.referee.settings import Announce, LastTable, LastTableFault
from voice_perudo.referee.view import View
from voice_perudo.rules.events import Event, GameStarted
from voice_perudo.rules.notation import format_variant, parse_variant
from voice_perudo.rules.variant import Variant, check_playable
from voice_perudo.storage.table_file import (
    NewerTableError,
    SavedTable,
    SeatEntry,
    read_table,
    table_path,
    write_table,
)


def table_in(path: Path) -> Table:
    """The table of a file.

    Raises:
        DataError: it cannot be read, or tells a language, a name or rules that cannot be.
    """
    saved = read_table(path)
    try:
        language = check_language(saved.language)
        seats = tuple(Seat(seat.name, check_language(seat.language)) for seat in saved.players)
        variant = check_playable(parse_variant(saved.rules))
        check_names(tuple(seat.name for seat in seats), (language, *(s.language for s in seats)))
    except UsageError as error:
        raise DataError(path, f"this table is wrong: {error}") from error
    return Table(language, variant, seats, saved.announce)


def chosen_table(
    file: Path | None,
    language: str | None,
    preset: str | None,
    rules: Sequence[str],
    players: str | None,
    announce: Announce | None,
    *,
    recorded: bool,
    ask: bool,
    warn: Warn,
) -> Table:
    """The table of ``file`` if there is one, else as the other options tell.

    A recording knows no last time. ``ask``: the language may be asked for.

    Raises:
        UsageError: an option is wrong, or changes a table that is already in ``file``.
        DataError: the file cannot be read.
    """
    if file is not None and file.exists():
        told = {"language": language, "rules": preset, "rule": rules or None}
        told |= {"players": players, "announce": announce}
        for name, value in told.items():
            if value is not None:
                raise UsageError(f"The table is told by {file}: leave out --{name}.")
        return _named_table(file)
    last = None if recorded else last_table(file or table_path(), warn)
    heard_in = announce or Announce.TABLE
    return make_table(language, preset, rules, players, heard_in, last, ask=ask)


def _named_table(file: Path) -> Table:
    try:
        return table_in(file)
    except DataError as error:
        hint = "put it right, or name a new file with --table to set up another table"
        raise DataError(error.path, f"{error.reason.rstrip('.')}; {hint}", error.line) from error


def last_table(path: Path, warn: Warn) -> LastTable | LastTableFault | None:
    """What “the same as last time” means; ``None`` if there was no last time.

    A file that cannot be read is told to ``warn`` and does no harm.
    """
    if not path.exists():
        return None
    try:
        table = table_in(path)
    except NewerTableError as error:
        warn(error)
        return LastTableFault.NEWER
    except DataError as error:
        warn(error)
        return LastTableFault.DAMAGED
    own = tuple((s.name, s.language) for s in table.seats if s.language != table.language)
    return LastTable(table.language, table.variant, table.players, own)


class TableKeeper:
    """Follows a session and writes its table whenever a game starts.

    Where it cannot write, the game goes on and ``warn`` is told once.
    """

    def __init__(self, path: Path, announce: Announce, warn: Warn, table: Table) -> None:
        """``table``: the one that plays, as far as it is known before the game starts."""
        self._path = path
        self._announce = announce
        self._warn = warn
        self._warned = False
        self._before = _known(path)
        seats = tuple((seat.name, seat.language) for seat in table.seats)
        self._table = self._described(table.language, table.variant, seats) if seats else None

    @property
    def confusions(self) -> tuple[Confusion, ...]:
        """What these people were taken for so far, in this game and in those before."""
        return self._table.learnt if self._table is not None else ()

    def learn(self, confusions: Iterable[Confusion]) -> None:
        """Puts these in the place of what was known, and writes them down."""
        if self._table is not None:
            self._table = self._table.with_confusions(confusions)
            self._write(self._table)

    def go_on(self) -> None:
        """Write the table of a game that goes on: it may have been stopped before that."""
        if self._table is not None:
            self._write(self._table)

    def heard(self, hearing: Hearing, interpretation: Interpretation) -> None:
        """Nothing: what is heard is no table yet."""

    def happened(self, events: tuple[Event, ...], table: View) -> None:
        """Write the table of the game that starts."""
        if isinstance(events[0], GameStarted):
            own = dict(table.player_languages)
            seats = tuple((p, own.get(p, table.language)) for p in events[0].players)
            self._table = self._described(table.language, events[0].variant, seats)
            self._write(self._table)

    def announce(self, utterance: Utterance, table: View) -> None:
        """Nothing: announcements change no table."""

    def hush(self) -> None:
        """Nothing: silence changes no table."""

    def _described(
        self, language: str, variant: Variant, seats: tuple[tuple[str, str], ...]
    ) -> SavedTable:
        """The table as it is written; the same people bring what was learnt about them."""
        saved = SavedTable(
            language=language,
            announce=self._announce,
            rules=format_variant(variant),
            players=tuple(SeatEntry(name, code) for name, code in seats),
        )
        before = self._before
        if before is None or _people(before) != _people(saved):
            return saved
        return saved.with_confusions(before.learnt)

    def _write(self, table: SavedTable) -> None:
        self._before = table
        try:
            write_table(self._path, table)
        except StorageError as error:
            if not self._warned:
                self._warned = True
                self._warn(error)


def _people(table: SavedTable) -> frozenset[str]:
    return frozenset(seat.name.casefold() for seat in table.players)


def _known(path: Path) -> SavedTable | None:
    try:
        return read_table(path)
    except DataError:
        return None
