"""Masks over training features."""

import numpy as np
import pytest

pytest.importorskip("scipy", reason="only needed to train models")

from recipe.features import cosines, mfcc
from recipe.masking import LONGEST_GAP, WIDEST_BAND, masked


@pytest.fixture
def features():
    rng = np.random.default_rng(4)
    return mfcc((rng.standard_normal(32_000) * 3000).astype(np.int16))


def _energies(features):
    return features @ np.linalg.inv(cosines().astype(np.float64))


def test_masks_wipe_out_bands_and_gaps_and_leave_the_rest(features):
    before = _energies(features)
    wiped = []
    for seed in range(30):
        changed = ~np.isclose(
            _energies(masked(np.random.default_rng(seed), features)), before, atol=0.02
        )
        bands, gaps = changed.mean(axis=0) > 0.8, changed.mean(axis=1) > 0.8
        assert not changed[np.ix_(~gaps, ~bands)].any()
        assert bands.sum() <= 2 * WIDEST_BAND
        assert gaps.sum() <= (1 + len(features) // 100) * LONGEST_GAP
        wiped.append((bands.any(), gaps.any()))
    assert {True, False} == {band for band, _ in wiped} == {gap for _, gap in wiped}


def test_nothing_is_masked_where_there_is_nothing():
    empty = np.zeros((0, 40), np.float32)
    assert masked(np.random.default_rng(1), empty).shape == (0, 40)


def test_the_features_given_are_not_changed(features):
    kept = features.copy()
    masked(np.random.default_rng(2), features)
    assert np.array_equal(kept, features)
