"""The acoustic network as numbers.

A time-delay network with factored layers (TDNN-F): from 40 cepstra a frame to the log
probability of every phone of the inventory, at every third frame.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from recipe import RecipeError

Array = NDArray[np.float32]

CEPSTRA = 40
SUBSAMPLING = 3
BYPASS = 0.66
EPSILON = 1e-3
PRIOR_FLOOR = 1e-3


@dataclass(frozen=True)
class Affine:
    """``y = weight @ x + bias``."""

    weight: Array
    bias: Array


@dataclass(frozen=True)
class Norm:
    """Batch normalisation without learnt scale: ``(x - mean) / sqrt(variance + EPSILON)``."""

    mean: Array
    variance: Array


@dataclass(frozen=True)
class Block:
    """One factored layer: its output is ``norm(relu(...)) + BYPASS * input``; no norm, no change.

    Attributes:
        stride: frames between the two inputs of each half: ``linear`` sees frames (-stride, 0),
            ``affine`` sees (0, stride); 0 means the present frame only.
        linear: bottleneck x (inputs * width).
        affine: width x (inputs * bottleneck).
    """

    stride: int
    linear: Array
    affine: Affine
    norm: Norm | None = None


@dataclass(frozen=True)
class AcousticModel:
    """A trained network: everything that ``final.mdl`` needs.

    Attributes:
        first: sees frames (-1, 0, 1) of cepstra; a ReLU and ``first_norm``, if any, follow.
        blocks: the factored layers.
        head: to one output a phone of the inventory; a log-softmax follows.
        priors: mean probability of each phone over the training speech.
    """

    first: Affine
    first_norm: Norm | None
    blocks: tuple[Block, ...]
    head: Affine
    priors: Array

    @property
    def left_context(self) -> int:
        """Frames needed before the frame of an output; as many are needed after it."""
        return 1 + sum(block.stride for block in self.blocks)

    @property
    def parameters(self) -> int:
        """Number of weights."""
        return sum(array.size for array in _arrays(self).values())


def save_acoustic(model: AcousticModel, path: Path) -> None:
    """Keep ``model`` in one numpy archive."""
    strides = np.array([block.stride for block in model.blocks], dtype=np.int32)
    np.savez(path, allow_pickle=True, strides=strides, **_arrays(model))


def load_acoustic(path: Path) -> AcousticModel:
    """Read what `save_acoustic` wrote.

    Raises:
        RecipeError: the file is missing or is not such an archive.
    """
    try:
        with np.load(path) as archive:
            arrays = dict(archive)
        blocks = [
            Block(
                int(stride),
                arrays[f"block{i}.linear"],
                Affine(arrays[f"block{i}.weight"], arrays[f"block{i}.bias"]),
                _norm(arrays, f"block{i}"),
            )
            for i, stride in enumerate(arrays["strides"])
        ]
        return AcousticModel(
            Affine(arrays["first.weight"], arrays["first.bias"]),
            _norm(arrays, "first"),
            tuple(blocks),
            Affine(arrays["head.weight"], arrays["head.bias"]),
            arrays["priors"],
        )
    except (OSError, KeyError, ValueError) as error:
        raise RecipeError(f"{path} holds no acoustic model ({error}): train one first.") from error


def _norm(arrays: Mapping[str, Array], name: str) -> Norm | None:
    if f"{name}.mean" not in arrays:
        return None
    return Norm(arrays[f"{name}.mean"], arrays[f"{name}.variance"])


def _arrays(model: AcousticModel) -> dict[str, Array]:
    arrays = {"priors": model.priors}
    affines = {"first": model.first, "head": model.head}
    norms = {"first": model.first_norm}
    for i, block in enumerate(model.blocks):
        arrays[f"block{i}.linear"] = block.linear
        affines[f"block{i}"] = block.affine
        norms[f"block{i}"] = block.norm
    for name, affine in affines.items():
        arrays |= {f"{name}.weight": affine.weight, f"{name}.bias": affine.bias}
    for name, norm in norms.items():
        if norm is not None:
            arrays |= {f"{name}.mean": norm.mean, f"{name}.variance": norm.variance}
    return arrays


def divisors(model: AcousticModel, prior_exponent: float) -> Array:
    """What each output is divided by: ``max(prior, floor) ** prior_exponent``."""
    floored: Array = np.maximum(model.priors, np.float32(PRIOR_FLOOR))
    return floored ** np.float32(prior_exponent)
