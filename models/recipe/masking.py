"""Stripes of the spectrum and of time wiped out, so that no single cue is relied upon.

SpecAugment (Park et al. 2019), with masks that suit utterances of one second.
"""

import functools

import numpy as np

from recipe.acoustic import Array
from recipe.features import cosines
from recipe.noise import Rng

WIDEST_BAND = 8
"""Mel filters, of 40, that one mask wipes out at most."""
LONGEST_GAP = 9
"""Frames of 10 ms that one mask wipes out at most: less than a phone and its neighbours."""


@functools.cache
def _inverse() -> Array:
    return np.asarray(np.linalg.inv(cosines().astype(np.float64)), np.float32)


def masked(rng: Rng, features: Array) -> Array:
    """MFCCs in which a band and a gap or two hold nothing but their own average."""
    if not len(features):
        return features
    energies = features @ _inverse()
    average = energies.mean(axis=0)
    for _ in range(int(rng.integers(0, 3))):
        width = int(rng.integers(1, WIDEST_BAND + 1))
        low = int(rng.integers(0, energies.shape[1] - width + 1))
        energies[:, low : low + width] = average[low : low + width]
    for _ in range(int(rng.integers(0, 2 + len(energies) // 100))):
        length = int(rng.integers(1, LONGEST_GAP + 1))
        start = int(rng.integers(0, max(1, len(energies) - length)))
        energies[start : start + length] = average
    return np.asarray(energies @ cosines(), np.float32)
