"""The acoustic network in Kaldi's nnet3 terms: components, and the lines that join them."""

import numpy as np

from recipe.acoustic import (
    BYPASS,
    CEPSTRA,
    EPSILON,
    AcousticModel,
    Affine,
    Block,
    Norm,
    divisors,
)
from recipe.binary import DoubleFloat, Value
from recipe.mdl import Component, Model
from recipe.topology import transition_model


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
