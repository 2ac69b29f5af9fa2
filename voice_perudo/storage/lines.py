"""The lines of a journal: JSON objects, a heading and then one entry per event.

::

    {"format":"voice-perudo journal","version":2,"date":"2025-03-01T20:15:00+01:00",
     "language":"fr","announce":"table","rules":"asmodee-bga,palifico=false",
     "players":[{"name":"bleu","language":"fr"},{"name":"vert","language":"pl"}]}
    {"at":"2025-03-01T20:15:00+01:00","event":"started asmodee-bga,… bleu,vert","more":2}
    {"at":"2025-03-01T20:15:00+01:00","event":"starter bleu","more":1}
    {"at":"2025-03-01T20:15:00+01:00","event":"round 1 bleu"}
    {"at":"2025-03-01T20:15:41+01:00","event":"bid bleu 8x5","audio":"0005.flac"}
    {"at":"2025-03-01T20:17:03+01:00","counts":{"vert":2}}

The heading is one line. Events are written as in ``rules.event_notation``;
``more`` tells how many events of the same action follow, so that an action that
was cut short is known. An entry without an event tells what is open, as in
``storage.open_lines``. ``audio`` names the recording of what was said, in the folder that
``storage.sounds`` tells.

Where the table is set up by voice the file begins before there is a game: its first line
is the heading of the set-up, with nobody in ``players``. Once the game starts, the
game's own heading follows what was told of the set-up::

    {"format":"voice-perudo journal","version":2,"date":"2025-03-01T20:13:00+01:00",
     "language":"fr","announce":"table","rules":"asmodee-bga","players":[],
     "setup":{"ask_language":true,"rules_chosen":false,"table":"/home/…/table.json"}}
    {"at":"2025-03-01T20:13:00+01:00","setup":{"step":"player_count","language":"fr"}}
    {"at":"2025-03-01T20:14:00+01:00","setup":{"step":"players","language":"fr","count":2}}
    {"format":"voice-perudo journal","version":2,"date":"2025-03-01T20:15:00+01:00",…

Version 1 had no set-up and, besides events, nothing but ``counts``. A journal that is gone on
with becomes one of this version, so that no earlier program takes it for one of its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import Annotated, Final, Literal

import msgspec

from voice_perudo.errors import DataError
from voice_perudo.referee.settings import Announce
from voice_perudo.rules.event_notation import format_event
from voice_perudo.rules.events import Event
from voice_perudo.rules.values import Player
from voice_perudo.storage.file_kind import FileKind
from voice_perudo.storage.open_lines import (
    NOTHING,
    Count,
    OneFaceLine,
    OpenLine,
    Question,
    SetupLine,
    StartingLine,
)
from voice_perudo.storage.recalled_lines import RecalledLine

FORMAT: Final = "voice-perudo journal"
VERSION = 2
FIRST_VERSION = 1
HEADING_FIELD = b'{"format":'
"""How a heading begins, and no entry; it may have been cut off right after this."""
BEGINNING = HEADING_FIELD + f'"{FORMAT}"'.encode()
"""How every journal begins, whatever its version."""

Moment = Annotated[datetime, msgspec.Meta(tz=True)]


class SeatLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One player and the language he speaks."""

    name: str
    language: str


class Proposal(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a set-up begins with besides a language and rules.

    Whether the language is asked for, whether the rules are more than that language's own,
    and the file that tells the last table and gets this one, if any.
    """

    ask_language: bool
    rules_chosen: bool
    table: str | None


class Heading(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The table: all that the events do not tell; ``rules`` in the notation of a variant.

    With a ``setup`` it is a table that nobody sits at yet.
    """

    format: Literal["voice-perudo journal"] = FORMAT
    version: int = VERSION
    date: Moment
    language: str
    announce: Announce
    rules: str
    players: tuple[SeatLine, ...]
    setup: Proposal | msgspec.UnsetType = msgspec.UNSET


class Entry(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True
):
    """An event, or what is open: the fields of an ``OpenLine``."""

    at: Moment
    event: str | None = None
    setup: SetupLine | None = None
    starting: StartingLine | None = None
    counts: dict[Player, Count] | None = None
    halves: tuple[OneFaceLine, ...] = ()
    question: Question | None = None
    recalled: RecalledLine | None = None
    left: bool = False
    more: Count = 0
    audio: str | None = None


class BrokenLineError(DataError):
    """A line that is not JSON: the end of a file that was cut off, if it is the last one."""


_JOURNAL = FileKind("journal", FORMAT, FIRST_VERSION, VERSION, broken=BrokenLineError)


def heading_line(heading: Heading) -> bytes:
    """The heading with its defaults written out, for readers of other versions."""
    return msgspec.json.encode(heading) + b"\n"


def up_to_date(journal: bytes) -> bytes:
    """The journal under headings of this version, so that the lines of this one may follow."""
    return b"".join(map(_up_to_date, journal.splitlines(keepends=True)))


def _up_to_date(line: bytes) -> bytes:
    """A line of a journal that has been read; only a heading is ever another one."""
    try:
        heading = msgspec.json.decode(line, type=Heading)
    except msgspec.DecodeError:
        return line
    if heading.version == VERSION:
        return line
    return heading_line(msgspec.structs.replace(heading, version=VERSION))


def action_lines(events: Sequence[Event], at: datetime, audio: str | None = None) -> bytes:
    """The lines of one action; ``audio``: the recording that belongs to the first of them."""
    last = len(events) - 1
    entries = (
        Entry(
            at=at,
            event=format_event(event),
            more=last - number,
            audio=audio if number == 0 else None,
        )
        for number, event in enumerate(events)
    )
    return b"".join(map(entry_line, entries))


def open_entry_line(opened: OpenLine, at: datetime, audio: str | None = None) -> bytes:
    """The line that tells what is open."""
    told = msgspec.structs.asdict(opened)
    if opened == NOTHING:
        told["counts"] = {}
    return entry_line(Entry(at=at, audio=audio, **told))


def entry_line(entry: Entry) -> bytes:
    """One entry."""
    return msgspec.json.encode(entry) + b"\n"


def read_heading(path: Path, line: bytes, number: int = 1) -> Heading:
    """The heading on line ``number`` of the file ``path``.

    Raises:
        DataError: the file is no journal, or one that this version cannot read;
            a :class:`BrokenLineError` if its first line is not even JSON.
    """
    _JOURNAL.check(line, path, number)
    try:
        return msgspec.json.decode(line, type=Heading)
    except msgspec.DecodeError as error:
        raise DataError(path, f"the heading is wrong: {error}", number) from error


def read_entry(path: Path, line: bytes, number: int) -> Entry:
    """The entry on line ``number`` of the file ``path``.

    Raises:
        DataError: it is not an entry; a :class:`BrokenLineError` if it is not even JSON.
    """
    try:
        entry = msgspec.json.decode(line, type=Entry)
    except msgspec.ValidationError as error:
        raise DataError(path, f"this is not an entry of a journal: {error}", number) from error
    except (msgspec.DecodeError, RecursionError) as error:
        raise BrokenLineError(path, f"this line is damaged ({error})", number) from error
    tells = opened(entry) != NOTHING or entry.counts is not None
    if (entry.event is not None) == tells or (tells and entry.more):
        raise DataError(path, "an entry tells either an event or what is open", number)
    return entry


def opened(entry: Entry) -> OpenLine:
    """What the entry tells to be open: nothing if it is an event, which settles everything."""
    return OpenLine(
        setup=entry.setup,
        starting=entry.starting,
        counts=entry.counts or None,
        halves=entry.halves,
        question=entry.question,
        recalled=entry.recalled,
        left=entry.left,
    )
