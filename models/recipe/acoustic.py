"""The acoustic network as numbers, and a reference run in numpy.

A time-delay network with factored layers (TDNN-F): from 40 cepstra a frame to the log
probability of every phone of the inventory, at every third frame.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from recipe import RecipeError
from recipe.symbols import INVENTORY

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


def random_acoustic(
    width: int = 48, bottleneck: int = 16, strides: tuple[int, ...] = (1, 0, 3), seed: int = 1
) -> AcousticModel:
    """A small untrained network, to try the format with."""
    random = np.random.default_rng(seed)

    def array(*shape: int) -> Array:
        values: Array = (random.standard_normal(shape) / np.sqrt(shape[-1])).astype(np.float32)
        return values

    def norm() -> Norm:
        return Norm(array(width), 1 + array(width) ** 2)

    blocks = [
        Block(
            s,
            array(bottleneck, k * width),
            Affine(array(width, k * bottleneck), array(width)),
            norm(),
        )
        for s, k in ((s, 2 if s else 1) for s in strides)
    ]
    phones = len(INVENTORY)
    first = Affine(array(width, 3 * CEPSTRA), array(width))
    head = Affine(array(phones, width), array(phones))
    return AcousticModel(
        first, norm(), tuple(blocks), head, np.full(phones, 1 / phones, np.float32)
    )


def log_likelihoods(model: AcousticModel, cepstra: Array, prior_exponent: float) -> Array:
    """What the decoder sees at frames 0, 3, 6 …: log probabilities over priors, frames x phones.

    Args:
        model: the network.
        cepstra: frames x 40, as the features of ``mfcc.conf``.
        prior_exponent: as in `as_nnet3`.
    """
    pad = model.left_context
    x = np.pad(cepstra, ((pad, pad), (0, 0)), mode="edge")
    x = _relu_norm(_spliced(x, (-1, 0, 1)), model.first, model.first_norm)
    for block in model.blocks:
        s = block.stride
        low = (_spliced(x, (-s, 0)) if s else x) @ block.linear.T
        high = _relu_norm(_spliced(low, (0, s)) if s else low, block.affine, block.norm)
        x = high + BYPASS * x[s : len(x) - s]
    logits = x[::SUBSAMPLING] @ model.head.weight.T + model.head.bias
    logs = logits - np.logaddexp.reduce(logits, axis=1, keepdims=True)
    scaled: Array = logs - np.log(divisors(model, prior_exponent))
    return scaled


def divisors(model: AcousticModel, prior_exponent: float) -> Array:
    """What each output is divided by: ``max(prior, floor) ** prior_exponent``."""
    floored: Array = np.maximum(model.priors, np.float32(PRIOR_FLOOR))
    return floored ** np.float32(prior_exponent)


def _spliced(x: Array, offsets: tuple[int, ...]) -> Array:
    first, span = offsets[0], offsets[-1] - offsets[0]
    return np.concatenate([x[o - first : len(x) - span + o - first] for o in offsets], axis=1)


def _relu_norm(x: Array, affine: Affine, norm: Norm | None) -> Array:
    high: Array = np.maximum(x @ affine.weight.T + affine.bias, 0)
    if norm is None:
        return high
    normal: Array = (high - norm.mean) / np.sqrt(norm.variance + np.float32(EPSILON))
    return normal
