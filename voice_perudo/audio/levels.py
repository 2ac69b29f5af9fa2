"""How loud sound is, in decibels below full scale."""

from __future__ import annotations

import math

import numpy as np

from voice_perudo.audio.types import Samples

SILENCE = -90.0
"""The level of digital silence; nothing is called softer than this."""


def level(samples: Samples) -> float:
    """Root-mean-square level in dBFS, at least :data:`SILENCE`."""
    if len(samples) == 0:
        return SILENCE
    power = float(np.dot(samples, samples)) / len(samples)
    return max(SILENCE, 10.0 * math.log10(power + 1e-12))


def gain(decibels: float) -> float:
    """The factor that changes a level by so many decibels."""
    return float(10.0 ** (decibels / 20.0))
