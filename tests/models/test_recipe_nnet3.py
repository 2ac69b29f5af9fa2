"""A finished model as the start of further training."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from recipe import RecipeError
from recipe.acoustic import save_acoustic
from recipe.mdl import write_model
from recipe.nnet3 import as_nnet3, from_nnet3, load_network
from recipe.quantise import Storage

from tests.models.reference import random_acoustic
from tests.models.test_recipe_averaging import plain


def test_a_network_comes_back_as_it_was() -> None:
    network = plain(1)
    again = from_nnet3(as_nnet3(network, 0.5), 0.5)
    assert [block.stride for block in again.blocks] == [block.stride for block in network.blocks]
    np.testing.assert_allclose(again.priors, np.maximum(network.priors, 1e-3), rtol=1e-5)
    np.testing.assert_array_equal(again.first.weight, network.first.weight)
    np.testing.assert_array_equal(again.head.bias, network.head.bias)
    for mine, theirs in zip(again.blocks, network.blocks, strict=True):
        np.testing.assert_array_equal(mine.linear, theirs.linear)
        np.testing.assert_array_equal(mine.affine.weight, theirs.affine.weight)


@pytest.mark.parametrize("finished", [True, False])
def test_an_archive_and_a_finished_model_are_both_read(tmp_path: Path, finished: bool) -> None:
    network = plain(2)
    if finished:
        path = tmp_path / "model"
        (path / "am").mkdir(parents=True)
        write_model(as_nnet3(network, 0.5), path / "am" / "final.mdl", Storage.INT8)
    else:
        path = tmp_path / "network.npz"
        save_acoustic(network, path)
    weight = load_network(path).head.weight
    assert np.abs(weight - network.head.weight).max() < (0.05 if finished else 1e-9)


def test_normalisations_are_not_dropped() -> None:
    normalised = random_acoustic()
    assert normalised.first_norm is not None
    with pytest.raises(RecipeError, match="normalisations"):
        from_nnet3(as_nnet3(normalised, 0.5), 0.5)
    assert from_nnet3(as_nnet3(replace(plain(1)), 0.5), 0.5).first_norm is None
