"""Conversion between sampling rates."""

from __future__ import annotations

from typing import Any

from voice_perudo.audio.types import RATE, AudioClip, Samples


class Resampler:
    """Converts a stream from one rate to another, without clicks between chunks."""

    def __init__(self, rate: int, to_rate: int = RATE) -> None:
        self._stream = None if rate == to_rate else _stream(rate, to_rate)

    def convert(self, samples: Samples, last: bool = False) -> Samples:
        """What is ready after ``samples``; ``last`` brings out the rest."""
        if self._stream is None:
            return samples
        converted: Samples = self._stream.resample_chunk(samples, last=last)
        return converted


def at_rate(clip: AudioClip, rate: int) -> AudioClip:
    """The same clip with ``rate`` samples per second."""
    if clip.rate == rate:
        return clip
    return AudioClip(Resampler(clip.rate, rate).convert(clip.samples, last=True), rate)


def _stream(rate: int, to_rate: int) -> Any:
    import soxr

    return soxr.ResampleStream(rate, to_rate, 1, dtype="float32")
