"""Sound cut into moments of equal length, however long the chunks are in which it comes."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from voice_perudo.audio.types import RATE, AudioChunk

FRAME = 512
"""Samples of one moment: what Silero takes at 16 kHz, 32 ms."""

FRAME_SECONDS = FRAME / RATE


class Frames:
    """Cuts one sound; ``rest`` is what of it does not make a whole moment yet."""

    def __init__(self) -> None:
        self.rest = AudioChunk(np.zeros(0, np.float32), 0.0)

    def leaps_to(self, start: float) -> bool:
        """Whether sound that begins then, in seconds, does not follow what came before."""
        return abs(start - self.rest.end) > FRAME_SECONDS

    def cut(self, chunk: AudioChunk) -> Iterator[AudioChunk]:
        """The moments that the chunk completes; what was left over before a leap is dropped."""
        if self.leaps_to(chunk.start):
            self.rest = AudioChunk(self.rest.samples[:0], chunk.start)
        start = self.rest.start
        sound = np.concatenate((self.rest.samples, chunk.samples))
        whole = len(sound) - len(sound) % FRAME
        self.rest = AudioChunk(sound[whole:], start + whole / RATE)
        for offset in range(0, whole, FRAME):
            yield AudioChunk(sound[offset : offset + FRAME], start + offset / RATE)
