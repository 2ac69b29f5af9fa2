"""The acoustic network in numpy, to measure the others by."""

from __future__ import annotations

import numpy as np
from recipe.acoustic import (
    BYPASS,
    CEPSTRA,
    EPSILON,
    SUBSAMPLING,
    AcousticModel,
    Affine,
    Array,
    Block,
    Norm,
    divisors,
)
from recipe.symbols import INVENTORY


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


def _spliced(x: Array, offsets: tuple[int, ...]) -> Array:
    first, span = offsets[0], offsets[-1] - offsets[0]
    return np.concatenate([x[o - first : len(x) - span + o - first] for o in offsets], axis=1)


def _relu_norm(x: Array, affine: Affine, norm: Norm | None) -> Array:
    high: Array = np.maximum(x @ affine.weight.T + affine.bias, 0)
    if norm is None:
        return high
    normal: Array = (high - norm.mean) / np.sqrt(norm.variance + np.float32(EPSILON))
    return normal
