import os
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.extra.numpy import arrays

from voice_perudo.audio.types import AudioClip
from voice_perudo.speech.clip_cache import ClipCache

KEY = ("huit cinq", "roa/fr", 160, 50, "1.51")


def clip(seed: int = 1, samples: int = 500) -> AudioClip:
    noise = np.random.default_rng(seed).uniform(-0.7, 0.7, samples)
    return AudioClip(noise.astype(np.float32), 22_050)


def the_file(folder: Path) -> Path:
    (path,) = folder.iterdir()
    return path


@given(
    samples=arrays(np.float32, st.integers(0, 50), elements=st.floats(-1.0, 1.0, width=32)),
    rate=st.integers(1, 192_000),
)
@settings(max_examples=50)
def test_what_is_put_comes_back_the_same_from_memory_and_disk(
    samples: np.typing.NDArray[np.float32], rate: int
) -> None:
    with TemporaryDirectory() as folder:
        cache = ClipCache(Path(folder))
        put = cache.put(KEY, AudioClip(samples, rate))
        assert np.allclose(put.samples, samples, atol=1 / 32_767)
        for got in (cache.get(KEY), ClipCache(Path(folder)).get(KEY)):
            assert got is not None
            assert got.rate == rate
            assert np.array_equal(got.samples, put.samples)


@pytest.mark.parametrize("other", range(len(KEY)))
def test_every_part_of_the_key_counts(tmp_path: Path, other: int) -> None:
    cache = ClipCache(tmp_path)
    cache.put(KEY, clip())
    assert cache.get((*KEY[:other], "else", *KEY[other + 1 :])) is None


@pytest.mark.parametrize("keep", [0, 1, 35, 36, 500, 1035])
def test_a_file_cut_short_is_ignored_and_written_again(tmp_path: Path, keep: int) -> None:
    ClipCache(tmp_path).put(KEY, clip())
    path = the_file(tmp_path)
    whole = path.read_bytes()
    path.write_bytes(whole[:keep])
    cache = ClipCache(tmp_path)
    assert cache.get(KEY) is None
    cache.put(KEY, clip())
    assert the_file(tmp_path).read_bytes() == whole


@given(position=st.integers(0, 1035), change=st.integers(1, 255))
@settings(max_examples=50)
def test_a_file_with_a_wrong_byte_is_ignored(position: int, change: int) -> None:
    with TemporaryDirectory() as folder:
        ClipCache(Path(folder)).put(KEY, clip())
        path = the_file(Path(folder))
        data = bytearray(path.read_bytes())
        data[position] ^= change
        path.write_bytes(data)
        assert ClipCache(Path(folder)).get(KEY) is None


def test_the_disk_keeps_what_was_used_last(tmp_path: Path) -> None:
    cache = ClipCache(tmp_path, memory=1, disk=10 * 1036)
    for number in range(10):
        cache.put((number,), clip(number))
    for number, path in enumerate(sorted(tmp_path.iterdir())):
        os.utime(path, (number, number))
    assert ClipCache(tmp_path).get((3,)) is not None
    cache.put((10,), clip(10))
    fresh = ClipCache(tmp_path)
    assert fresh.get((3,)) is not None
    assert fresh.get((10,)) is not None
    assert 5 <= len(list(tmp_path.iterdir())) <= 7


def test_memory_keeps_what_was_used_last(tmp_path: Path) -> None:
    cache = ClipCache(tmp_path, memory=2 * clip().samples.nbytes)
    for number in range(2):
        cache.put((number,), clip(number))
    assert cache.get((0,)) is not None
    cache.put((2,), clip(2))
    for path in tmp_path.iterdir():
        path.unlink()
    assert [cache.get((number,)) is not None for number in range(3)] == [True, False, True]


def test_a_folder_that_cannot_be_written_only_costs_memory(tmp_path: Path) -> None:
    in_the_way = tmp_path / "clips"
    in_the_way.touch()
    cache = ClipCache(in_the_way)
    cache.put(KEY, clip())
    assert cache.get(KEY) is not None
    assert ClipCache(in_the_way).get(KEY) is None
