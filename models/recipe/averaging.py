"""Averages networks: ``python -m recipe.averaging OUT.npz A.npz B.npz …``.

Networks that were trained on from one and the same start lie close enough together for their
weights to be averaged (Wortsman et al. 2022); the mean understands people whom none of them has
heard better than each alone.
"""

import argparse
from collections.abc import Sequence
from pathlib import Path

import numpy as np

from recipe import RecipeError
from recipe.acoustic import AcousticModel, Affine, Block, save_acoustic
from recipe.nnet3 import load_network


def averaged(models: Sequence[AcousticModel]) -> AcousticModel:
    """The mean of networks of one shape without normalisations.

    Raises:
        RecipeError: there are none, or their shapes differ.
    """
    if not models or len({_shape(model) for model in models}) > 1:
        raise RecipeError("Only networks of one shape can be averaged: train them alike.")
    blocks = [
        Block(
            same[0].stride,
            np.mean([block.linear for block in same], axis=0),
            _mean([block.affine for block in same]),
        )
        for same in zip(*(model.blocks for model in models), strict=True)
    ]
    return AcousticModel(
        _mean([model.first for model in models]),
        None,
        tuple(blocks),
        _mean([model.head for model in models]),
        np.mean([model.priors for model in models], axis=0),
    )


def average_files(target: Path, sources: Sequence[Path]) -> Path:
    """Write the mean of the networks in ``sources`` and return its file.

    Raises:
        RecipeError: a file holds no network, or their shapes differ.
    """
    save_acoustic(averaged([load_network(source) for source in sources]), target)
    return target


def _shape(model: AcousticModel) -> tuple[object, ...]:
    strides = tuple(block.stride for block in model.blocks)
    return (*strides, model.first.weight.shape, model.head.weight.shape)


def _mean(affines: Sequence[Affine]) -> Affine:
    return Affine(
        np.mean([affine.weight for affine in affines], axis=0),
        np.mean([affine.bias for affine in affines], axis=0),
    )


def main() -> None:
    """Command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("target", type=Path)
    parser.add_argument("sources", type=Path, nargs="+")
    asked = parser.parse_args()
    print(average_files(asked.target, asked.sources))


if __name__ == "__main__":
    main()
