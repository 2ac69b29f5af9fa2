"""The mean of networks."""

from dataclasses import replace

import numpy as np
import pytest
from recipe import RecipeError
from recipe.acoustic import load_acoustic, save_acoustic
from recipe.averaging import average_files, averaged

from tests.models.reference import random_acoustic


def plain(seed: int, width: int = 48):
    """A network without normalisations."""
    model = random_acoustic(width, seed=seed)
    blocks = tuple(replace(block, norm=None) for block in model.blocks)
    return replace(model, first_norm=None, blocks=blocks)


def test_the_mean_lies_between_and_is_written(tmp_path):
    one, other = plain(1), plain(2)
    for name, model in (("a", one), ("b", other)):
        save_acoustic(model, tmp_path / f"{name}.npz")
    target = average_files(tmp_path / "mean.npz", [tmp_path / "a.npz", tmp_path / "b.npz"])
    mean = load_acoustic(target)
    assert np.allclose(mean.head.weight, (one.head.weight + other.head.weight) / 2)
    assert np.allclose(mean.blocks[1].linear, (one.blocks[1].linear + other.blocks[1].linear) / 2)
    assert mean.blocks[0].stride == one.blocks[0].stride


def test_a_network_is_the_mean_of_itself():
    one = plain(3)
    assert np.allclose(averaged([one, one]).first.bias, one.first.bias)


def test_networks_of_other_shapes_are_refused():
    with pytest.raises(RecipeError, match="one shape"):
        averaged([plain(1), plain(1, width=32)])
