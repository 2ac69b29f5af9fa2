"""The acoustic network in Kaldi's nnet3 terms: components, and the lines that join them."""

import re
from pathlib import Path

import numpy as np

from recipe import RecipeError
from recipe.acoustic import (
    BYPASS,
    CEPSTRA,
    EPSILON,
    AcousticModel,
    Affine,
    Block,
    Norm,
    divisors,
    load_acoustic,
)
from recipe.binary import DoubleFloat, Value
from recipe.mdl import Component, Model, read_model
from recipe.topology import transition_model

PRIOR_EXPONENT = 0.5
"""How strongly outputs are divided by their frequency: 0 not at all, 1 fully."""


def as_nnet3(model: AcousticModel, prior_exponent: float) -> Model:
    """``model`` in Kaldi's form, its outputs divided by ``max(prior, floor) ** prior_exponent``."""
    net = _Nnet3()
    width = model.first.bias.size
    x = net.affine("first", "Append(Offset(input, -1), input, Offset(input, 1))", model.first)
    x = net.norm("first.norm", net.relu("first.relu", x, width), model.first_norm)
    for i, block in enumerate(model.blocks):
        x = _add_block(net, f"block{i}", x, block)
    x = net.affine("head", x, model.head)
    x = net.softmax("head.softmax", x, model.head.bias.size)
    config = (f"input-node name=input dim={CEPSTRA}", *net.config)
    config += (f"output-node name=output input={x} objective=linear",)
    priors = divisors(model, prior_exponent)
    context = model.left_context
    transitions = transition_model()
    return Model(config, tuple(net.components), context, context, priors, transitions)


def from_nnet3(model: Model, prior_exponent: float) -> AcousticModel:
    """What `as_nnet3` made ``model`` of, as far as its storage and the floor kept it.

    Raises:
        RecipeError: the network is of another shape, or has normalisations.
    """

    if any(part.kind == "BatchNormComponent" for part in model.components):
        raise RecipeError("The network has normalisations: only one without can be gone on from.")

    def affine(name: str) -> Affine:
        part = model.component(name)
        return Affine(part.array("LinearParams"), part.array("BiasParams"))

    lines = [line for line in model.config if re.search(r"name=block\d+\.linear ", line)]
    blocks = tuple(
        Block(_stride(line), affine(f"block{i}.linear").weight, affine(f"block{i}.affine"))
        for i, line in enumerate(lines)
    )
    priors = np.asarray(model.priors, np.float32) ** np.float32(1 / prior_exponent)
    return AcousticModel(affine("first"), None, blocks, affine("head"), priors)


def _stride(line: str) -> int:
    before = re.search(r"Offset\(\S+, -(\d+)\)", line)
    return int(before[1]) if before else 0


def load_network(path: Path, prior_exponent: float = PRIOR_EXPONENT) -> AcousticModel:
    """A trained network to go on from: an archive of `recipe.train`, or a finished model's folder.

    Raises:
        RecipeError: there is no network, or one of another shape.
    """
    if path.is_dir():
        return from_nnet3(read_model(path / "am" / "final.mdl"), prior_exponent)
    return load_acoustic(path)


def _add_block(net: "_Nnet3", name: str, x: str, block: Block) -> str:
    no_bias = np.zeros(block.linear.shape[0], np.float32)
    before = f"Append(Offset({x}, -{block.stride}), {x})" if block.stride else x
    low = net.affine(f"{name}.linear", before, Affine(block.linear, no_bias))
    after = f"Append({low}, Offset({low}, {block.stride}))" if block.stride else low
    high = net.affine(f"{name}.affine", after, block.affine)
    width = block.affine.bias.size
    normal = net.norm(f"{name}.norm", net.relu(f"{name}.relu", high, width), block.norm)
    return net.no_op(f"{name}.sum", f"Sum(Scale({BYPASS}, {x}), {normal})", width)


class _Nnet3:
    """Collects config lines and components; each method returns the new node's name."""

    def __init__(self) -> None:
        self.config: list[str] = []
        self.components: list[Component] = []

    def _add(self, name: str, inputs: str, kind: str, fields: dict[str, Value]) -> str:
        self.config.append(f"component-node name={name} component={name} input={inputs}")
        tuples = {key: (value,) for key, value in fields.items()}
        self.components.append(Component(name, f"{kind}Component", tuples))
        return name

    def affine(self, name: str, inputs: str, affine: Affine) -> str:
        fields: dict[str, Value] = {"LinearParams": affine.weight, "BiasParams": affine.bias}
        return self._add(name, inputs, "FixedAffine", fields)

    def relu(self, name: str, inputs: str, dim: int) -> str:
        return self._add(name, inputs, "RectifiedLinear", _nonlinear(dim))

    def softmax(self, name: str, inputs: str, dim: int) -> str:
        return self._add(name, inputs, "LogSoftmax", _nonlinear(dim))

    def norm(self, name: str, inputs: str, norm: Norm | None) -> str:
        if norm is None:
            return inputs
        dim = norm.mean.size
        fields: dict[str, Value] = {"Dim": dim, "BlockDim": dim, "Epsilon": EPSILON}
        fields |= {"TargetRms": 1.0, "TestMode": True, "Count": 1.0}
        fields |= {"StatsMean": norm.mean, "StatsVar": norm.variance}
        return self._add(name, inputs, "BatchNorm", fields)

    def no_op(self, name: str, inputs: str, dim: int) -> str:
        return self._add(name, inputs, "NoOp", {"Dim": dim, "BackpropScale": 1.0})


def _nonlinear(dim: int) -> dict[str, Value]:
    empty = np.zeros(0, np.float32)
    zero = DoubleFloat(0)
    fields: dict[str, Value] = {"Dim": dim, "ValueAvg": empty, "DerivAvg": empty, "Count": zero}
    return fields | {"NumDimsSelfRepaired": zero, "NumDimsProcessed": zero}
