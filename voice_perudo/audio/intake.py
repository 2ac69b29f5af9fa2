"""From whatever a device or file gives to what is listened to: one channel, around zero, 16 kHz."""

from __future__ import annotations

import math

import numpy as np

from voice_perudo.audio.resampling import Resampler
from voice_perudo.audio.types import Samples

CANCELLED = 0.02
"""The share of the channels' power that their mean must keep; one channel of six alone keeps
a sixth, the two halves of a balanced cable in a stereo socket keep nothing."""

FORGETTING = 0.9
"""What a block leaves of the powers remembered before it."""

DRIFT_SECONDS = 0.5
"""How fast the constant part of the sound is followed: slower than any voice."""


class Intake:
    """Converts blocks of frames (samples × channels), without clicks between them."""

    def __init__(self, rate: int) -> None:
        """``rate``: frames per second."""
        self._centring = Centring(rate)
        self._downmix = Downmix()
        self._resampler = Resampler(rate)

    def convert(self, frames: Samples) -> Samples:
        """What is ready after ``frames``."""
        within = np.clip(frames, -1.0, 1.0)
        return self._resampler.convert(self._downmix.mono(self._centring.centred(within)))

    def rest(self) -> Samples:
        """What the conversion has kept back; the sound has ended."""
        return self._resampler.convert(np.zeros(0, np.float32), last=True)


class Centring:
    """Takes out the constant part that cheap sound cards add: it would count as loudness."""

    def __init__(self, rate: int) -> None:
        self._rate = rate
        self._offset: Samples | None = None

    def centred(self, frames: Samples) -> Samples:
        """Every channel around zero."""
        if not len(frames):
            return frames
        mean: Samples = frames.mean(axis=0)
        before = mean if self._offset is None else self._offset
        share = 1.0 - math.exp(-len(frames) / (self._rate * DRIFT_SECONDS))
        self._offset = before + share * (mean - before)
        drift: Samples = np.linspace(before, self._offset, len(frames), dtype=np.float32)
        return frames - drift


class Downmix:
    """The mean of all channels, or the strongest one while they cancel each other out."""

    def __init__(self) -> None:
        self._powers: Samples | float = 0.0
        self._mean_power = 0.0
        self._only: int | None = None

    def mono(self, frames: Samples) -> Samples:
        """One channel within full scale."""
        frames = np.clip(frames, -1.0, 1.0)
        if frames.ndim == 1 or frames.shape[1] == 1:
            return frames.reshape(-1)
        mean: Samples = frames.mean(axis=1, dtype=np.float32)
        self._powers = FORGETTING * self._powers + np.square(frames).mean(axis=0)
        self._mean_power = FORGETTING * self._mean_power + float(np.square(mean).mean())
        if self._mean_power >= CANCELLED * float(np.mean(self._powers)):
            self._only = None
            return mean
        if self._only is None:  # and then kept, since each change would be a click
            self._only = int(np.argmax(self._powers))
        return frames[:, self._only]
