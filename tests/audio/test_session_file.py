"""The session's WAV file, read back from the disk."""

import tracemalloc
import wave
from pathlib import Path

import numpy as np
import numpy.typing as npt
import pytest
from hypothesis import given
from hypothesis import strategies as st

from voice_perudo.audio.session_file import LINEAR, SessionFile, soft_limit
from voice_perudo.audio.types import RATE, AudioClip, Samples
from voice_perudo.errors import AudioError

STEP = 1 / 32767
"""What 16 bits can tell apart."""


def read(path: Path) -> Samples:
    with wave.open(str(path), "rb") as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, RATE)
        data: npt.NDArray[np.int16] = np.frombuffer(file.readframes(file.getnframes()), "<i2")
    return data.astype(np.float32) * np.float32(STEP)


def clip(seconds: float, value: float = 0.25, rate: int = RATE) -> AudioClip:
    return AudioClip(np.full(round(seconds * rate), value, np.float32), rate)


def test_a_file_without_sound_is_a_valid_empty_file(tmp_path: Path) -> None:
    SessionFile(tmp_path / "s.wav").close()
    assert len(read(tmp_path / "s.wav")) == 0


def test_clips_follow_one_another(tmp_path: Path) -> None:
    sink = SessionFile(tmp_path / "s.wav")
    assert sink.play(clip(1.0, 0.1), 0.5) == pytest.approx(1.5)
    assert sink.play(clip(1.0, 0.2), 1.0) == pytest.approx(2.5)
    assert sink.play(clip(0.5, 0.3), 4.0) == pytest.approx(4.5)
    sink.close()
    sound = read(tmp_path / "s.wav")
    assert len(sound) == round(4.5 * RATE)
    for start, end, value in ((0, 0.5, 0), (0.5, 1.5, 0.1), (1.5, 2.5, 0.2), (2.5, 4, 0)):
        part = sound[round(start * RATE) : round(end * RATE)]
        assert np.allclose(part, value, atol=STEP)


@given(
    heard=st.lists(st.tuples(st.floats(0.001, 1.5), st.floats(-0.3, 0.3)), max_size=12),
    said=st.lists(
        st.tuples(st.floats(0, 2), st.floats(0.001, 1.5), st.floats(-0.3, 0.3)), max_size=6
    ),
)
def test_the_file_is_the_sum_of_all_sounds_at_their_times(
    tmp_path_factory: pytest.TempPathFactory,
    heard: list[tuple[float, float]],
    said: list[tuple[float, float, float]],
) -> None:
    path = tmp_path_factory.mktemp("sum") / "s.wav"
    sink = SessionFile(path)
    expected = np.zeros(60 * RATE, np.float32)
    length = 0

    def add(samples: Samples, start: float) -> None:
        nonlocal length
        first = round(start * RATE)
        expected[first : first + len(samples)] += samples
        length = max(length, first + len(samples))

    now = 0.0
    for turn in range(max(len(heard), len(said))):
        for seconds, value in heard[turn : turn + 1]:
            samples = clip(seconds, value).samples
            sink.mix_in(samples, now)
            add(samples, now)
            now += len(samples) / RATE
        for wait, seconds, value in said[turn : turn + 1]:
            spoken = clip(seconds, value)
            end = sink.play(spoken, now + wait)
            assert end >= now + wait + spoken.seconds - 1e-9
            add(spoken.samples, end - spoken.seconds)
            now = max(now, end - 1.0)
    sink.close()
    sound = read(path)
    assert len(sound) == length
    assert np.allclose(sound, expected[:length], atol=STEP)


def test_a_clip_of_another_rate_keeps_its_length_and_pitch(tmp_path: Path) -> None:
    tone = np.sin(2 * np.pi * 440 * np.arange(22050) / 22050).astype(np.float32) * 0.5
    sink = SessionFile(tmp_path / "s.wav")
    assert sink.play(AudioClip(tone, 22050), 0.0) == pytest.approx(1.0)
    sink.close()
    sound = read(tmp_path / "s.wav")
    assert len(sound) == pytest.approx(RATE, abs=2)
    assert np.argmax(np.abs(np.fft.rfft(sound, RATE))) == 440


def test_stopping_silences_announcements_but_not_the_table(tmp_path: Path) -> None:
    sink = SessionFile(tmp_path / "s.wav")
    sink.mix_in(clip(2.0, 0.1).samples, 0.0)
    sink.play(clip(1.0, 0.2), 0.0)
    sink.play(clip(1.0, 0.2), 1.0)
    sink.stop(0.4)
    assert sink.play(clip(0.2, 0.3), 0.5) == pytest.approx(0.7)
    sink.close()
    sound = read(tmp_path / "s.wav")
    expected = np.full(2 * RATE, 0.1, np.float32)
    expected[: round(0.4 * RATE)] += 0.2
    expected[round(0.5 * RATE) : round(0.7 * RATE)] += 0.3
    assert np.allclose(sound, expected, atol=STEP)


def test_loud_sums_are_bent_and_never_wrap_round(tmp_path: Path) -> None:
    sink = SessionFile(tmp_path / "s.wav")
    for _ in range(4):
        sink.mix_in(clip(0.5, 0.9).samples, 0.0)
    sink.mix_in(clip(0.5, -3.0).samples, 0.5)
    sink.close()
    sound = read(tmp_path / "s.wav")
    assert sound[: RATE // 2].min() > 0.99
    assert sound[RATE // 2 :].max() < -0.99


@given(st.lists(st.floats(-8, 8, width=32), min_size=2))
def test_the_limit_keeps_order_sign_and_soft_sounds(values: list[float]) -> None:
    samples = np.array(sorted(values), np.float32)
    limited = soft_limit(samples)
    assert np.abs(limited).max() <= 1.0
    assert (np.diff(limited) >= 0).all()
    soft = np.abs(samples) <= LINEAR
    assert np.array_equal(limited[soft], samples[soft])


def test_a_killed_session_leaves_a_file_that_can_be_heard(tmp_path: Path) -> None:
    sink = SessionFile(tmp_path / "s.wav")
    for start in range(10):
        sink.mix_in(clip(1.0, 0.1).samples, float(start))
    assert len(read(tmp_path / "s.wav")) >= 6 * RATE
    sink.close()
    assert len(read(tmp_path / "s.wav")) == 10 * RATE


def test_memory_does_not_grow_with_the_session(tmp_path: Path) -> None:
    sink = SessionFile(tmp_path / "s.wav")
    tracemalloc.start()
    try:
        for start in range(300):
            sink.mix_in(clip(1.0).samples, float(start))
            sink.play(clip(0.5), start + 0.5)
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    sink.close()
    assert peak < 2_000_000
    assert len(read(tmp_path / "s.wav")) == 300 * RATE


def test_closing_twice_is_harmless(tmp_path: Path) -> None:
    sink = SessionFile(tmp_path / "s.wav")
    sink.play(clip(0.1), 0.0)
    sink.close()
    sink.close()
    assert len(read(tmp_path / "s.wav")) == round(0.1 * RATE)


@pytest.mark.parametrize("place", ["missing/s.wav", ".", "a\0b.wav"])
def test_a_path_that_cannot_be_written_is_named(tmp_path: Path, place: str) -> None:
    with pytest.raises(AudioError, match="cannot be written"):
        SessionFile(str(tmp_path) + "/" + place)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
def test_a_full_disk_is_reported_once() -> None:
    with pytest.raises(AudioError, match=r"/dev/full \(No space left"):
        SessionFile("/dev/full")


def test_a_disk_that_fills_up_is_reported_once_and_the_times_go_on(tmp_path: Path) -> None:
    resource = pytest.importorskip("resource")
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    sink = SessionFile(tmp_path / "s.wav")
    resource.setrlimit(resource.RLIMIT_FSIZE, (100_000, hard))
    try:
        with pytest.raises(AudioError, match="cannot be written"):
            sink.play(clip(1.0), 10.0)
        assert sink.play(clip(1.0), 20.0) == pytest.approx(21.0)
        sink.close()
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert (tmp_path / "s.wav").stat().st_size == 100_000
