"""Real time, given in so that paced sound can be tested without waiting."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator
from typing import Protocol

from voice_perudo.audio.types import AudioChunk


class Clock(Protocol):
    """A clock that never goes back."""

    def now(self) -> float:
        """Seconds since some fixed moment."""
        ...

    def sleep(self, seconds: float) -> None:
        """Wait."""
        ...


class RealTime:
    """The machine's own clock."""

    def now(self) -> float:
        """Seconds since some fixed moment."""
        return time.monotonic()

    def sleep(self, seconds: float) -> None:
        """Wait."""
        time.sleep(seconds)


def paced(chunks: Iterable[AudioChunk], clock: Clock) -> Iterator[AudioChunk]:
    """The chunks, each no sooner than a microphone would have delivered it."""
    began = clock.now()
    for chunk in chunks:
        ahead = chunk.end - (clock.now() - began)
        if ahead > 0:
            clock.sleep(ahead)
        yield chunk


JITTER = 0.05
"""Seconds by which a stream may seem to be early or late without having moved."""

WATCHED = 5.0
"""Seconds after which a stream that was never in time is believed to have moved."""


class Anchor:
    """Where a stream of samples lies on a clock, kept still against the jitter of its delivery.

    Blocks come late by turns, never early: the one that came with the least delay tells.
    """

    def __init__(self) -> None:
        self._lag: float | None = None
        self._least = 0.0
        self._since = 0.0

    def follow(self, position: float, now: float) -> None:
        """The stream's second ``position`` was delivered ``now``."""
        lag = now - position
        if self._lag is None or lag < self._lag - JITTER:
            self._lag = lag
            self._watch(lag, now)
        self._least = min(self._least, lag)
        if now - self._since >= WATCHED:
            if abs(self._least - self._lag) > JITTER:
                self._lag = self._least
            self._watch(lag, now)

    def time_of(self, position: float) -> float:
        """When that second of the stream is on the clock."""
        return position + (self._lag or 0.0)

    def position_at(self, time: float) -> float:
        """Which second of the stream is then."""
        return time - (self._lag or 0.0)

    def _watch(self, lag: float, now: float) -> None:
        self._least, self._since = lag, now
