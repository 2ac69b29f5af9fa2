"""The PyTorch network against the numpy reference, and its loss."""

import numpy as np
import pytest

torch = pytest.importorskip("torch", reason="only needed to train models")

from recipe.material import Example  # noqa: E402
from recipe.network import Network, export, pad, start_from  # noqa: E402
from recipe.symbols import INVENTORY  # noqa: E402
from recipe.train import _batch, loss_of  # noqa: E402

from tests.models.reference import log_likelihoods  # noqa: E402

EVEN = np.full(len(INVENTORY), 1 / len(INVENTORY), np.float32)


@pytest.fixture(scope="module")
def network():
    torch.manual_seed(1)
    return Network().eval()


@pytest.mark.parametrize("frames", [1, 2, 3, 40])
def test_outputs_are_those_of_the_reference(network, frames):
    features = np.random.default_rng(2).standard_normal((frames, 40)).astype(np.float32)
    with torch.no_grad():
        ours = network(torch.from_numpy(pad(features))[None])[0].numpy()
    theirs = log_likelihoods(export(network, EVEN), features, 0.0)
    assert ours.shape == theirs.shape
    assert np.abs(ours - theirs).max() < 1e-3


def test_weights_survive_export_and_start(network):
    other = Network()
    start_from(other, export(network, EVEN))
    for name, value in network.state_dict().items():
        assert torch.equal(value, other.state_dict()[name])


def test_loss_of_two_ways_is_below_that_of_each(network):
    features = np.random.default_rng(3).standard_normal((60, 40)).astype(np.float32)
    ways = ((5, 9, 2), (5, 9, 3))

    def loss(labels):
        batch = _batch([Example(features, labels)])
        with torch.no_grad():
            return float(loss_of(network(batch.frames), batch, 1.0))

    both = loss(ways)
    assert both < min(loss(ways[:1]), loss(ways[1:]))
    assert both == pytest.approx(-np.logaddexp(-loss(ways[:1]), -loss(ways[1:])), abs=1e-3)


def test_rivals_add_the_doubt_whether_they_were_said(network):
    features = np.random.default_rng(4).standard_normal((60, 40)).astype(np.float32)

    def loss(right, rivals, rivalry):
        batch = _batch([Example(features, right, rivals)])
        with torch.no_grad():
            return float(loss_of(network(batch.frames), batch, rivalry))

    right, rival = ((5, 9, 2),), ((5, 9, 3),)
    alone, other = loss(right, (), 1.0), loss(rival, (), 1.0)
    assert loss(right, rival, 0.0) == pytest.approx(alone, abs=1e-4)
    doubt = np.logaddexp(0.0, alone - other)
    assert loss(right, rival, 0.5) == pytest.approx(alone + 0.5 * doubt, abs=1e-3)
