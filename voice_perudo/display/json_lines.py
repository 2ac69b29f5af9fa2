"""Events and announcements as JSON, one object per line, for programs that follow a game."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import fields, is_dataclass
from typing import Any, TextIO

from voice_perudo.hearing import Hearing
from voice_perudo.language.interpretation import Interpretation
from voice_perudo.language.messages import Utterance
from voice_perudo.referee.view import View
from voice_perudo.rules.events import Event
from voice_perudo.rules.notation import format_position
from voice_perudo.rules.values import Bid, Game
from voice_perudo.rules.variant import Variant


class JsonLines:
    """Writes one line per event and per announcement as it happens.

    ``clock`` gives the time to write, in seconds of the session's sound.
    """

    def __init__(self, stream: TextIO, clock: Callable[[], float]) -> None:
        self._stream = stream
        self._clock = clock

    def heard(self, hearing: Hearing, interpretation: Interpretation) -> None:
        """Nothing: ``hear`` is the command that tells what was heard."""

    def happened(self, events: tuple[Event, ...], table: View) -> None:
        """One line per event: ``{"type": "event", "at": 3.2, "event": "bid_made", …}``."""
        for event in events:
            self._write("event", event_fields(event))

    def announce(self, utterance: Utterance, table: View) -> None:
        """One line: ``{"type": "announcement", "at": 3.2, "language": "fr", "text": …}``."""
        self._write("announcement", {"language": utterance.language, "text": utterance.text})

    def hush(self) -> None:
        """Nothing: silence is no event."""

    def _write(self, kind: str, record: dict[str, Any]) -> None:
        line = {"type": kind, "at": round(self._clock(), 2), **record}
        self._stream.write(json.dumps(line, ensure_ascii=False) + "\n")
        self._stream.flush()


def event_fields(event: Event) -> dict[str, Any]:
    """The event's name and its facts with JSON values; bids in notation and in parts."""
    return {"event": _snake(type(event).__name__), **_parts(event)}


def _parts(value: Any) -> dict[str, Any]:
    parts: dict[str, Any] = {}
    for field in fields(value):
        item = getattr(value, field.name)
        if isinstance(item, Bid):
            parts |= {field.name: str(item), "quantity": item.quantity, "face": item.face}
        elif isinstance(item, Variant):
            parts["rules"] = item.name
        elif isinstance(item, Game):
            parts[field.name] = format_position(item)
        elif is_dataclass(item):
            parts |= _parts(item)
        else:
            parts[field.name] = list(item) if isinstance(item, tuple) else item
    return parts


def _snake(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()
