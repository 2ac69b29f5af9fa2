"""Pieces of sound at their places in the session, and the mixture of them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Self

from voice_perudo.audio.types import Samples


@dataclass(frozen=True, slots=True, eq=False)
class Placed:
    """Samples at 16 kHz, from sample ``start`` of the session's sound on."""

    samples: Samples
    start: int

    @property
    def end(self) -> int:
        """The sample after the last one."""
        return self.start + len(self.samples)

    def until(self, end: int) -> Self:
        """The same without what lies at the sample ``end`` and after it."""
        return replace(self, samples=self.samples[: max(0, end - self.start)])


def mix_in(pieces: Iterable[Placed], sound: Samples, start: int) -> None:
    """Add to ``sound``, whose first sample is the session's ``start``, what lies in it."""
    end = start + len(sound)
    for piece in pieces:
        first, last = max(piece.start, start), min(piece.end, end)
        if first < last:
            sound[first - start : last - start] += piece.samples[
                first - piece.start : last - piece.start
            ]
