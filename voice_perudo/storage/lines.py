"""The lines of a journal: JSON objects, a heading and then one entry per event.

::

    {"format":"voice-perudo journal","version":1,"date":"2025-03-01T20:15:00+01:00",
     "language":"fr","announce":"table","rules":"asmodee-bga,palifico=false",
     "players":[{"name":"bleu","language":"fr"},{"name":"vert","language":"pl"}]}
    {"at":"2025-03-01T20:15:00+01:00","event":"started asmodee-bga,… bleu,vert","more":2}
    {"at":"2025-03-01T20:15:00+01:00","event":"starter bleu","more":1}
    {"at":"2025-03-01T20:15:00+01:00","event":"round 1 bleu"}
    {"at":"2025-03-01T20:15:41+01:00","event":"bid bleu 8x5","audio":"0005.flac"}
    {"at":"2025-03-01T20:17:03+01:00","counts":{"vert":2}}

The heading is one line. Events are written as in ``rules.event_notation``;
``more`` tells how many events of the same action follow, so that an action that
was cut short is known. ``counts`` is what the players have told since the dice
are being counted: not an event, and still not to be asked again. ``audio`` names the recording
of what was said, in the folder that ``storage.sounds`` tells.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import Annotated, Final, Literal

import msgspec

from voice_perudo.errors import DataError
from voice_perudo.referee.state import Announce
from voice_perudo.rules.event_notation import format_event
from voice_perudo.rules.events import Event

FORMAT: Final = "voice-perudo journal"
VERSION = 1
BEGINNING = f'{{"format":"{FORMAT}"'.encode()
"""How every journal begins, whatever its version."""

Moment = Annotated[datetime, msgspec.Meta(tz=True)]
Count = Annotated[int, msgspec.Meta(ge=0)]


class SeatLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One player and the language he speaks."""

    name: str
    language: str


class Heading(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The table: all that the events do not tell; ``rules`` in the notation of a variant."""

    format: Literal["voice-perudo journal"] = FORMAT
    version: int = VERSION
    date: Moment
    language: str
    announce: Announce
    rules: str
    players: tuple[SeatLine, ...]


class Entry(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True
):
    """An event, or what has been counted so far."""

    at: Moment
    event: str | None = None
    counts: dict[str, Count] | None = None
    more: Count = 0
    audio: str | None = None


class _Kind(msgspec.Struct, frozen=True):
    format: str = ""
    version: int = 0


def heading_line(heading: Heading) -> bytes:
    """The heading with its defaults written out, for readers of other versions."""
    return msgspec.json.encode(heading) + b"\n"


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


def entry_line(entry: Entry) -> bytes:
    """One entry."""
    return msgspec.json.encode(entry) + b"\n"


def read_heading(path: Path, line: bytes) -> Heading:
    """The heading of the file ``path``.

    Raises:
        DataError: the file is no journal, or one that this version cannot read;
            a :class:`BrokenLineError` if its first line is not even JSON.
    """
    try:
        kind = msgspec.json.decode(line, type=_Kind)
    except msgspec.ValidationError:
        kind = _Kind()
    except (msgspec.DecodeError, RecursionError) as error:
        raise BrokenLineError(
            path, f"this is not a journal of Voice Perudo ({error})", 1
        ) from error
    if kind.format != FORMAT:
        raise DataError(path, "this is not a journal of Voice Perudo", 1)
    if kind.version > VERSION:
        raise DataError(
            path,
            f"this journal was written by a newer Voice Perudo (format {kind.version}, "
            f"this one reads {VERSION}): update the program to use it",
            1,
        )
    if kind.version < VERSION:
        raise DataError(path, f"there is no journal format {kind.version}", 1)
    try:
        return msgspec.json.decode(line, type=Heading)
    except msgspec.DecodeError as error:
        raise DataError(path, f"the heading is wrong: {error}", 1) from error


def read_entry(path: Path, line: bytes, number: int) -> Entry:
    """The entry on line ``number`` of the file ``path``.

    Raises:
        DataError: it is not an entry; a :class:`BrokenLineError` if it is not even JSON.
    """
    try:
        entry = msgspec.json.decode(line, type=Entry)
    except msgspec.ValidationError as error:
        raise DataError(path, f"this is not an entry of a journal: {error}", number) from error
    except msgspec.DecodeError as error:
        raise BrokenLineError(path, f"this line is damaged ({error})", number) from error
    if (entry.event is None) == (entry.counts is None) or (entry.counts and entry.more):
        raise DataError(path, "an entry tells either an event or counts", number)
    return entry


class BrokenLineError(DataError):
    """A line that is not JSON: the end of a file that was cut off, if it is the last one."""
