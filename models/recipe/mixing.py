"""Puts speech on a games table: people talking, dice and cups, at a given average power."""

from collections.abc import Mapping, Sequence
from math import ceil

import numpy as np

from recipe.audio import RATE, Sound
from recipe.noise import Rng, table_noise

LEAD, TAIL = 0.7, 1.1
"""Seconds before and after what is said: long enough for a referee to find its ends."""
PEOPLE = (4, 6)
"""Fewest and most people who babble."""

_LOUDNESS = -24.0
"""Average power of speech, in dB of full scale; give or take `_SPREAD`."""
_SPREAD = 4.0
_HISS = -72.0
"""Average power of a microphone's own noise, in dB of full scale."""
_HIGHEST = 0.97

Talkers = Mapping[str, Sequence[Sound]]
"""What each person has to say, all of it at a power of 1."""


def power(sound: Sound) -> float:
    """Average power of the whole sound."""
    return float(np.square(sound, dtype=np.float64).mean()) + 1e-12


def scaled(sound: Sound, wanted: float) -> Sound:
    """The sound at that average power."""
    return sound * np.float32(np.sqrt(wanted / power(sound)))


def decibels(value: float) -> float:
    """The power that so many decibels mean."""
    return float(10 ** (value / 10))


def babble(rng: Rng, talkers: Talkers, seconds: float) -> Sound:
    """Four to six different people talking at once, some nearer than others.

    Raises:
        ValueError: there are fewer people.
    """
    names = sorted(talkers)
    if len(names) < PEOPLE[0]:
        raise ValueError(f"babble needs {PEOPLE[0]} people, not {len(names)}")
    most = min(PEOPLE[1], len(names))
    track = np.zeros(ceil(seconds * RATE), np.float32)
    for name in rng.choice(names, int(rng.integers(PEOPLE[0], most + 1)), replace=False):
        track += _monologue(rng, talkers[str(name)], len(track))
    return track


def _monologue(rng: Rng, sayings: Sequence[Sound], length: int) -> Sound:
    loudness = np.float32(np.sqrt(decibels(rng.uniform(-6, 0))))
    track = np.zeros(length, np.float32)
    position = -int(rng.uniform(0, 2) * RATE)
    while position < length:
        sound = sayings[int(rng.integers(len(sayings)))] * loudness
        start, skip = max(0, position), max(0, -position)
        piece = sound[skip : skip + length - start]
        track[start : start + len(piece)] += piece
        position += len(sound) + int(rng.exponential(0.3) * RATE)
    return track


def table(rng: Rng, talkers: Talkers, seconds: float) -> Sound:
    """Babble and dice, each with half of the power, which is 1."""
    people = babble(rng, talkers, seconds)
    dice = table_noise(rng, len(people) / RATE + 0.1)[: len(people)]
    return scaled(scaled(people, 0.5) + scaled(dice, 0.5), 1.0)


def placed(rng: Rng, speech: Sound) -> Sound:
    """Speech at a usual level with silence around it, as a quiet room records it."""
    speech = scaled(speech, decibels(_LOUDNESS + rng.uniform(-_SPREAD, _SPREAD)))
    whole = np.pad(speech, (int(LEAD * RATE), int(TAIL * RATE)))
    hiss = rng.standard_normal(len(whole)).astype(np.float32)
    return whole + hiss * np.float32(np.sqrt(decibels(_HISS)))


def in_noise(sound: Sound, noise: Sound, distance: float) -> Sound:
    """A placed sound amid noise whose power is ``distance`` dB below that of its speech."""
    speech = sound[int(LEAD * RATE) : len(sound) - int(TAIL * RATE)]
    return unclipped(sound + scaled(noise[: len(sound)], power(speech) / decibels(distance)))


def unclipped(sound: Sound) -> Sound:
    """The sound, softer where it would exceed full scale."""
    return sound * np.float32(min(1.0, _HIGHEST / (float(np.abs(sound).max()) + 1e-9)))
