"""The values that carry sound between the rooms."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Protocol

import numpy as np
import numpy.typing as npt

Samples = npt.NDArray[np.float32]
"""Mono sound; full scale is -1 to 1."""

RATE = 16_000
"""Samples per second of everything that is listened to."""


@dataclass(frozen=True, slots=True, eq=False)
class AudioChunk:
    """Some consecutive sound at :data:`RATE`; ``start`` in seconds of the session's sound."""

    samples: Samples
    start: float

    @property
    def end(self) -> float:
        """When the chunk's last sample has passed, in seconds."""
        return self.start + len(self.samples) / RATE


@dataclass(frozen=True, slots=True, eq=False)
class AudioClip:
    """A piece of sound to be played, ``rate`` samples per second."""

    samples: Samples
    rate: int

    @property
    def seconds(self) -> float:
        """How long the clip lasts."""
        return len(self.samples) / self.rate


class AudioSource(Protocol):
    """Where sound comes from; iterated once."""

    def __iter__(self) -> Iterator[AudioChunk]:
        """The chunks in order of time; raises AudioError when the sound cannot be read on."""
        ...

    def close(self) -> None:
        """Stop and release the file or device; harmless when repeated."""
        ...


class RecordedSource(AudioSource, Protocol):
    """A recording, which can turn out to have been cut off."""

    @property
    def ends_early(self) -> bool:
        """Whether it was cut off before its end, as far as that is known by now."""
        ...
