"""Sounds of a table at which nobody plays: talk, dice and music, made of numbers."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from voice_perudo.audio.levels import gain, level
from voice_perudo.audio.types import RATE, Samples

_ROLLS = 12
"""Knocks of a throw of dice."""

_SEMITONE = 2.0 ** (1 / 12)
_LOWEST = 110.0
"""Hertz of the lowest note."""

_CHORDS = ((0, 4, 7), (5, 9, 12), (7, 11, 14), (9, 12, 16))
"""Semitones above it: the four chords of a thousand songs."""


def dice(seed: int, decibels: float) -> Samples:
    """A throw: hard knocks, ever softer, of a second altogether."""
    drawn = np.random.default_rng(seed)
    sound = np.zeros(RATE)
    for start in np.sort(drawn.uniform(0.0, 0.8, _ROLLS)):
        times = np.arange(round(0.03 * RATE)) / RATE
        pitch = drawn.uniform(1500.0, 5000.0)
        knock = np.sin(2 * np.pi * pitch * times) + drawn.standard_normal(len(times))
        first = round(start * RATE)
        sound[first : first + len(times)] += (1.0 - start) * knock * np.exp(-times / 0.006)
    return _at_level(sound, decibels)


def music(seed: int, seconds: float, decibels: float) -> Samples:
    """Chords with overtones and a beat, half a second each."""
    drawn = np.random.default_rng(seed)
    times = np.arange(RATE // 2) / RATE
    bars = []
    for number in range(max(1, round(2 * seconds))):
        bar = np.zeros(len(times))
        for step in _CHORDS[number // 4 % len(_CHORDS)]:
            note = _LOWEST * _SEMITONE**step
            for overtone in range(1, 6):
                bar += np.sin(2 * np.pi * note * overtone * times) / overtone
        beat = drawn.standard_normal(len(times)) * np.exp(-times / 0.02)
        bars.append(bar * np.exp(-times / 0.4) + 2 * beat)
    return _at_level(np.concatenate(bars), decibels)


def _at_level(sound: npt.NDArray[np.float64], decibels: float) -> Samples:
    samples = sound.astype(np.float32)
    return samples * np.float32(gain(decibels - level(samples)))
