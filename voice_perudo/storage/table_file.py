"""The table file: who played last, by which rules, in which languages.

::

    {
      "format": "voice-perudo table",
      "version": 1,
      "language": "fr",
      "announce": "table",
      "rules": "asmodee-bga,palifico=false",
      "players": [
        {"name": "bleu", "language": "fr"},
        {"name": "zielony", "language": "pl"}
      ],
      "confusions": [
        {"heard": "sept", "meant": "cette", "language": "fr", "weight": 0.4}
      ]
    }

``rules`` is a preset and what differs from it; ``players`` sit clockwise.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Final, Literal

import msgspec

from voice_perudo.errors import DataError, StorageError, UsageError, reason_of
from voice_perudo.language.confusion import Confusion
from voice_perudo.referee.settings import Announce
from voice_perudo.rules.notation import parse_variant
from voice_perudo.rules.values import PLAYER_COUNTS
from voice_perudo.storage.file_kind import FileKind
from voice_perudo.storage.growing_file import replace_whole
from voice_perudo.user_folders import user_data
from voice_perudo.whole_file import read_whole

FORMAT: Final = "voice-perudo table"
VERSION = 1

Word = Annotated[str, msgspec.Meta(min_length=1, max_length=80)]
Weight = Annotated[float, msgspec.Meta(gt=0, le=1)]


class SeatEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One player and the language he speaks."""

    name: Word
    language: Word


class ConfusionEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A :class:`~voice_perudo.language.confusion.Confusion` as it is written."""

    heard: Word
    meant: Word
    language: Word
    weight: Weight


class SavedTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A table; ``rules`` in the notation of a variant."""

    format: Literal["voice-perudo table"] = FORMAT
    version: int = VERSION
    language: Word
    announce: Announce = Announce.TABLE
    rules: str
    players: Annotated[
        tuple[SeatEntry, ...],
        msgspec.Meta(min_length=PLAYER_COUNTS[0], max_length=PLAYER_COUNTS[-1]),
    ]
    confusions: tuple[ConfusionEntry, ...] = ()

    @property
    def learnt(self) -> tuple[Confusion, ...]:
        """What this table's voices were taken for."""
        return tuple(Confusion(c.heard, c.meant, c.language, c.weight) for c in self.confusions)

    def with_confusions(self, confusions: Iterable[Confusion]) -> SavedTable:
        """The same table with these confusions instead of its own."""
        entries = (ConfusionEntry(c.heard, c.meant, c.language, c.weight) for c in confusions)
        return msgspec.structs.replace(self, confusions=tuple(entries))


class NewerTableError(DataError):
    """The table file was written by a newer version of the program."""


_TABLE = FileKind("table", FORMAT, VERSION, VERSION, newer=NewerTableError)


def table_path() -> Path:
    """Where the last table of this user is kept; it need not exist."""
    return user_data() / "table.json"


def read_table(path: Path) -> SavedTable:
    """The table in a file.

    Raises:
        DataError: the file is missing, damaged or tells what cannot be; a
            :class:`NewerTableError` if a newer version has written it.
    """
    try:
        raw = read_whole(path)
    except (OSError, ValueError) as error:
        raise DataError(path, f"this table cannot be read ({reason_of(error)})") from error
    _TABLE.check(raw, path)
    try:
        table = msgspec.json.decode(raw, type=SavedTable)
        parse_variant(table.rules)
    except (msgspec.DecodeError, UsageError) as error:
        raise DataError(path, f"this table is wrong: {error}") from error
    names = [seat.name.casefold() for seat in table.players]
    if len(set(names)) < len(names):
        raise DataError(path, "this table is wrong: two players have the same name")
    return table


def write_table(path: Path, table: SavedTable) -> None:
    """Puts the table in the place of what was there, whole or not at all.

    A file that this version cannot read is kept beside it.

    Raises:
        StorageError: it cannot be written; what was there before is unchanged.
    """
    text = msgspec.json.format(msgspec.json.encode(table), indent=2) + b"\n"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        _keep_unreadable(path)
        replace_whole(path, text)
    except (OSError, ValueError) as error:
        raise StorageError(
            f"The table cannot be saved in {path} ({reason_of(error)}): the game goes on, but “the "
            "same as last time” will not know it; make room there or choose another file with "
            "--table."
        ) from error


def _keep_unreadable(path: Path) -> None:
    if not path.exists():
        return
    try:
        read_table(path)
    except DataError:
        os.replace(path, path.with_name(f"{path.name}.unreadable"))
