"""Keeps the referee from hearing himself: by time, and by words."""

from __future__ import annotations

import re
from collections import deque

REMEMBERED = 16
"""Announcements kept; older ones ended long before anything heard now."""

_SENTENCE_END = re.compile(r"[.!?…;:]+")
_WORD = re.compile(r"\w+")


class Gate:
    """Tells which sound belongs to the table. Times in seconds of the session's sound."""

    def __init__(self, tail: float = 0.35) -> None:
        """``tail``: how long the room and the sound card go on after an announcement."""
        self._tail = tail
        self._spoken: deque[tuple[float, float]] = deque(maxlen=REMEMBERED)

    def speaking(self, start: float, end: float) -> None:
        """An announcement is played from ``start`` to ``end``."""
        self._spoken.append((start, end))

    def silenced(self, at: float) -> None:
        """The announcements were stopped at ``at``."""
        kept = [(start, min(end, at)) for start, end in self._spoken if start < at]
        self._spoken = deque(kept, maxlen=REMEMBERED)

    def open_at(self, time: float) -> bool:
        """Whether sound at ``time`` comes from the table, not from the referee."""
        return not any(start <= time < end + self._tail for start, end in self._spoken)


class Echo:
    """Recognises words that got past the gate although the referee said them.

    Only a whole announcement or a whole sentence of one counts: a player may well
    answer "at least nine fives or eight sixes" with "eight sixes" at once.
    """

    def __init__(self, within: float = 2.0) -> None:
        """``within``: so many seconds after its end, an announcement can still be heard."""
        self._within = within
        self._said: deque[tuple[float, float, frozenset[tuple[str, ...]]]] = deque(
            maxlen=REMEMBERED
        )

    def said(self, text: str, start: float, end: float) -> None:
        """The referee says ``text`` from ``start`` to ``end``."""
        parts = [text, *_SENTENCE_END.split(text)]
        self._said.append((start, end, frozenset(_words(part) for part in parts)))

    def is_echo(self, heard: str, time: float) -> bool:
        """Whether ``heard``, which began at ``time``, is what was just said."""
        words = _words(heard)
        return bool(words) and any(
            start <= time <= end + self._within and words in sentences
            for start, end, sentences in self._said
        )


def _words(text: str) -> tuple[str, ...]:
    return tuple(_WORD.findall(text.casefold().replace("ё", "е")))
