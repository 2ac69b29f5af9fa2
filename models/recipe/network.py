"""The acoustic network in PyTorch: factorised time-delay layers, started from a trained model.

Frames of 40 MFCCs go in, every third frame log probabilities of `recipe.phones.INVENTORY` come
out. The lowest layers hear every frame, the others every third. There is no normalisation: that
of the start model is folded into the weights, which makes training on a processor twice as fast.
"""

from collections.abc import Iterator

import numpy as np
import torch
from torch import Tensor, nn

from recipe import acoustic
from recipe.acoustic import BYPASS, CEPSTRA, SUBSAMPLING, AcousticModel, Affine, Array
from recipe.symbols import INVENTORY

WIDTH = 768
BOTTLENECK = 64
DENSE_BLOCKS = 3
"""Blocks that look one frame back and ahead; the last of them thins to every third frame."""
REACHES = (1, 1, 1, 1, 1, 1, 2, 3)
"""How far each of the blocks above the thinning looks back and ahead, in steps of three frames."""
STRIDES = (1,) * DENSE_BLOCKS + (0,) + tuple(SUBSAMPLING * reach for reach in REACHES)
CONTEXT = 1 + sum(STRIDES)
"""Frames on each side that one output depends on."""


class Block(nn.Module):
    """A factorised layer: two frames to a bottleneck, two bottlenecks to the width, bypass."""

    def __init__(self, frames: int, reach: int = 1) -> None:
        super().__init__()
        self.reach = reach
        self.linear = nn.Linear(frames * WIDTH, BOTTLENECK, bias=False)
        self.affine = nn.Linear(frames * BOTTLENECK, WIDTH)
        self.dropout = 0.0

    def finish(self, bottleneck: Tensor, bypass: Tensor) -> Tensor:
        """The second half of the layer."""
        hidden = torch.relu_(self.affine(bottleneck))
        if self.training and self.dropout > 0:
            keep = 1 - self.dropout
            hidden = hidden * torch.empty(len(hidden), 1, WIDTH).bernoulli_(keep).div_(keep)
        return torch.add(hidden, bypass, alpha=BYPASS)

    def halves(self, values: Tensor) -> tuple[Tensor, Tensor]:
        """What the earlier and the later frame each bring to the bottleneck."""
        weight = torch.cat((self.linear.weight[:, :WIDTH], self.linear.weight[:, WIDTH:]))
        both = nn.functional.linear(values, weight)
        return both[..., :BOTTLENECK], both[..., BOTTLENECK:]

    def forward(self, values: Tensor) -> Tensor:
        """Without context for one-frame blocks, else over neighbouring time steps."""
        if self.linear.in_features == WIDTH:
            return self.finish(self.linear(values), values)
        earlier, later = self.halves(values)
        step = self.reach
        low = earlier[:, :-step] + later[:, step:]
        both = torch.cat((low[:, :-step], low[:, step:]), dim=2)
        return self.finish(both, values[:, step:-step])

    def thin(self, values: Tensor) -> Tensor:
        """As `forward`, for every third time step only."""
        batch, time, _ = values.shape
        earlier, later = self.halves(values)
        low = (earlier[:, :-1] + later[:, 1:]).contiguous()
        low = nn.functional.pad(low, (0, 0, 0, 1)).reshape(batch, time // 3, 3 * BOTTLENECK)
        centre = values.reshape(batch, time // 3, 3 * WIDTH)[..., WIDTH : 2 * WIDTH]
        return self.finish(low[..., : 2 * BOTTLENECK], centre)


class Network(nn.Module):
    """MFCC frames to log probabilities of phones; ``dropout`` silences channels in training."""

    def __init__(self, dropout: float = 0.0) -> None:
        super().__init__()
        self.first = nn.Linear(3 * CEPSTRA, WIDTH)
        reaches = (1,) * (DENSE_BLOCKS + 1) + REACHES
        self.blocks = nn.ModuleList(
            Block(2 if stride else 1, reach) for stride, reach in zip(STRIDES, reaches, strict=True)
        )
        self.head = nn.Linear(WIDTH, len(INVENTORY))
        for _, block in list(_blocks(self))[DENSE_BLOCKS + 1 :]:
            block.dropout = dropout

    def lower_parameters(self) -> Iterator[nn.Parameter]:
        """Parameters of the layers that hear every frame, and of the one just above."""
        yield from self.first.parameters()
        yield from self.blocks[: DENSE_BLOCKS + 1].parameters()

    def upper_parameters(self) -> Iterator[nn.Parameter]:
        """Parameters of the layers above the thinning, without the output layer."""
        yield from self.blocks[DENSE_BLOCKS + 1 :].parameters()

    def lower(self, frames: Tensor) -> Tensor:
        """The layers up to the thinning: ``frames`` with `CONTEXT` extra on both sides."""
        outputs = -(-(frames.shape[1] - 2 * CONTEXT) // SUBSAMPLING)
        values = torch.cat((frames[:, :-2], frames[:, 1:-1], frames[:, 2:]), dim=2)
        values = torch.relu_(self.first(values))
        for block in self.blocks[: DENSE_BLOCKS - 1]:
            values = block(values)
        values = values[:, : SUBSAMPLING * (outputs + 2 * sum(REACHES))]
        thinning = self.blocks[DENSE_BLOCKS - 1]
        assert isinstance(thinning, Block)
        return self.blocks[DENSE_BLOCKS](thinning.thin(values))  # type: ignore[no-any-return]

    def upper(self, values: Tensor) -> Tensor:
        """The layers above the thinning, ending in log probabilities."""
        for block in self.blocks[DENSE_BLOCKS + 1 :]:
            values = block(values)
        return torch.log_softmax(self.head(values).float(), dim=2)

    def forward(self, frames: Tensor) -> Tensor:
        """(batch, time + 2 * CONTEXT, 40) to (batch, time / 3 rounded up, phones)."""
        return self.upper(self.lower(frames))


def pad(features: Array) -> Array:
    """``features`` with the first and last frame repeated, as the decoder does at the ends."""
    return np.pad(features, ((CONTEXT, CONTEXT), (0, 0)), mode="edge")


def _array(tensor: Tensor) -> Array:
    return tensor.detach().numpy().astype(np.float32)


def _blocks(network: Network) -> Iterator[tuple[int, Block]]:
    for stride, block in zip(STRIDES, network.blocks, strict=True):
        assert isinstance(block, Block)
        yield stride, block


def export(network: Network, priors: Array) -> AcousticModel:
    """The weights of ``network`` with the mean probability of each phone."""
    return AcousticModel(
        _affine(network.first),
        None,
        tuple(
            acoustic.Block(stride, _array(block.linear.weight), _affine(block.affine))
            for stride, block in _blocks(network)
        ),
        _affine(network.head),
        priors,
    )


def _affine(layer: nn.Linear) -> Affine:
    return Affine(_array(layer.weight), _array(layer.bias))


def _fill(layer: nn.Linear, source: Affine) -> None:
    with torch.no_grad():
        layer.weight.copy_(torch.from_numpy(source.weight.copy()))
        layer.bias.copy_(torch.from_numpy(source.bias.copy()))


def start_from(network: Network, model: AcousticModel) -> None:
    """Give ``network`` the weights of a model of the same shape without normalisations."""
    _fill(network.first, model.first)
    for (_, block), source in zip(_blocks(network), model.blocks, strict=True):
        with torch.no_grad():
            block.linear.weight.copy_(torch.from_numpy(source.linear.copy()))
        _fill(block.affine, source.affine)
    _fill(network.head, model.head)
