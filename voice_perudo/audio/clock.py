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
