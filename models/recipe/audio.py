"""Sound as 16 kHz mono samples, and the simplest things done with it."""

from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import soundfile
import soxr

RATE = 16_000
"""Sample rate of everything in the recipe, in Hz: that of Vosk models."""

Samples = npt.NDArray[np.int16]
Sound = npt.NDArray[np.float32]
"""Samples between -1 and 1."""

_FRAME = RATE // 100


def from_float(sound: npt.NDArray[Any]) -> Samples:
    """16-bit samples of a sound between -1 and 1, clipped there."""
    return np.clip(np.round(sound * 32767), -32768, 32767).astype(np.int16)


def to_float(samples: Samples) -> Sound:
    """The sound, between -1 and 1, of 16-bit samples."""
    return samples.astype(np.float32) / np.float32(32768)


def read(path: Path) -> Samples:
    """Any sound file as 16 kHz mono."""
    sound, rate = soundfile.read(path, dtype="float32", always_2d=True)
    return from_float(soxr.resample(sound.mean(axis=1), rate, RATE))


def level(sound: Sound) -> float:
    """Power of the loud part of a sound: the mean over frames within 20 dB of the loudest."""
    count = max(1, len(sound) // _FRAME)
    frames = np.resize(sound, count * _FRAME).reshape(count, _FRAME)
    power = np.square(frames).mean(axis=1)
    return float(power[power >= power.max() / 100].mean()) + 1e-12


def crop(samples: Samples, keep: float = 0.04) -> Samples:
    """Without the silence at both ends, save ``keep`` seconds of it."""
    count = len(samples) // _FRAME
    if count < 3:
        return samples
    frames = to_float(samples[: count * _FRAME]).reshape(count, _FRAME)
    power = np.square(frames).mean(axis=1)
    floor = np.percentile(power, 10)
    threshold = max(power.max() * 10**-3.2, min(floor * 4, power.max() * 0.05))
    loud = np.flatnonzero(power > threshold)
    margin = int(keep * RATE)
    first = max(0, int(loud[0]) * _FRAME - margin)
    return samples[first : int(loud[-1] + 1) * _FRAME + margin]
