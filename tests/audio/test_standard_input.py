"""Sound that is piped in."""

from __future__ import annotations

import io
import sys
import tempfile
from contextlib import closing

import numpy as np
import numpy.typing as npt
import pytest
import soundfile

from tests.audio.sounds import loudest_hertz, noise, tone, wav
from voice_perudo.audio.standard_input import standard_input
from voice_perudo.audio.types import RATE, Samples
from voice_perudo.errors import AudioError


class Dribble(io.BytesIO):
    """A pipe that gives a few bytes at a time, as real ones may."""

    def read(self, size: int | None = -1, /) -> bytes:
        return super().read(min(size, 333) if size is not None and size > 0 else size)


def heard(content: bytes) -> Samples:
    source = standard_input(Dribble(content))
    sound = np.concatenate([chunk.samples for chunk in source])
    source.close()
    return sound


def pcm(bits: int) -> bytes:
    sound: npt.NDArray[np.float64] = tone(1.0).astype(np.float64)
    if bits == 8:
        return bytes((sound * 127 + 128).astype(np.uint8).tobytes())
    whole = (sound * (2 ** (bits - 1) - 1)).astype("<i4")
    if bits == 24:
        return bytes(whole.view(np.uint8).reshape(-1, 4)[:, :3].tobytes())
    return bytes(whole.astype(f"<i{bits // 8}").tobytes())


def flac(sound: Samples, rate: int) -> bytes:
    file = io.BytesIO()
    soundfile.write(file, sound, rate, format="FLAC")
    return file.getvalue()


@pytest.mark.parametrize("bits", [8, 16, 24, 32])
@pytest.mark.parametrize("announced", [None, 0, 0xFFFFFFFF, 0x7FFFFFFF])
def test_a_wav_stream_of_any_announced_length(bits: int, announced: int | None) -> None:
    sound = heard(wav(pcm(bits), RATE, bits=bits, announced=announced))
    assert np.max(np.abs(sound - tone(1.0))) < 0.02


@pytest.mark.parametrize("bits", [32, 64])
def test_a_wav_stream_of_floats(bits: int) -> None:
    sound = heard(wav(tone(1.0).astype(f"<f{bits // 8}").tobytes(), RATE, bits=bits, encoding=3))
    assert np.allclose(sound, tone(1.0), atol=0.01)


def test_what_follows_the_sound_is_not_heard() -> None:
    assert len(heard(wav(pcm(16), RATE, announced=RATE) + b"LISTxxxx")) == RATE // 2


def test_a_stereo_stream_at_48_khz() -> None:
    frames = np.repeat((tone(1.0, 48_000) * 32767).astype("<i2"), 2).tobytes()
    sound = heard(wav(frames, 48_000, channels=2))
    assert len(sound) == pytest.approx(RATE, abs=2)
    assert loudest_hertz(sound) == pytest.approx(440, abs=2)


def ends_early(content: bytes) -> bool:
    with closing(standard_input(Dribble(content))) as source:
        assert sum(len(chunk.samples) for chunk in source)
        return source.ends_early


@pytest.mark.parametrize("announced", [0, 0xFFFFFFFF, 0x7FFFFFFF])
def test_a_stream_that_ends_before_its_time_is_known(announced: int) -> None:
    whole = wav(pcm(16), RATE)
    assert not ends_early(whole)
    assert not ends_early(whole + b"LISTxxxx")
    assert not ends_early(wav(pcm(16), RATE, announced=announced))
    assert ends_early(whole[:-1])
    assert ends_early(whole[: len(whole) // 2])


def test_a_compressed_stream_that_was_cut_off_is_known() -> None:
    file = io.BytesIO()
    soundfile.write(file, noise(4.0, -20), RATE, format="OGG")
    whole = file.getvalue()
    assert not ends_early(whole)
    assert ends_early(whole[: len(whole) // 2])


@pytest.mark.parametrize("kind", ["FLAC", "OGG", "MP3", "AIFF", "CAF", "W64", "RF64", "AU"])
def test_streams_of_other_kinds(kind: str) -> None:
    file = io.BytesIO()
    soundfile.write(file, tone(1.0), RATE, format=kind)
    assert loudest_hertz(heard(file.getvalue())) == pytest.approx(440, abs=2)


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "is empty"),
        ("huit cinq, дудо\n".encode() * 60, "not sound that can be read"),
        (b"\x89PNG\r\n\x1a\n" + bytes(1000), "not sound that can be read"),
        (pcm(16), "not sound that can be read"),
        (b"RIFF\0\0\0\0AVI fmt ", "not a WAV stream"),
        (b"RIFF\0\0\0\0WAVE", "ends before its sound"),
        (b"RIFF\0\0\0\0WAVEfmt \xff\xff\xff\x7f", "damaged WAV header"),
        (b"RIFF\0\0\0\0WAVEfmt \x04\0\0\0abcd", "damaged WAV header"),
        (wav(bytes(100), RATE, encoding=85), "unknown kind"),
        (wav(bytes(100), RATE, channels=0), "unknown kind"),
        (wav(bytes(100), 100), "100 samples a second"),
        (wav(b"", RATE), "holds no sound"),
        (wav(np.full(4000, np.inf, "<f4").tobytes(), RATE, bits=32, encoding=3), "not numbers"),
        (b"fLaC" + bytes(100), "not a sound file"),
        (b"ID3\x04" + bytes(100), "not a sound file"),
        (flac(tone(1.0, 2_000), 2_000), "2000 samples a second"),
    ],
)
def test_bad_streams_are_one_clear_sentence(content: bytes, reason: str) -> None:
    with pytest.raises(AudioError, match=reason) as caught:
        heard(content)
    assert str(caught.value).endswith(".")


class Broken(io.BytesIO):
    """A stream that was opened for writing only, or whose device went away."""

    def read(self, size: int | None = -1, /) -> bytes:
        raise OSError(9, "Bad file descriptor")


def test_a_stream_that_cannot_be_read_is_one_clear_sentence() -> None:
    with pytest.raises(AudioError, match="cannot be read \\(Bad file descriptor\\)"):
        standard_input(Broken())


def test_closed_standard_input_is_one_clear_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    with pytest.raises(AudioError, match="is closed"):
        standard_input()


def test_no_room_for_a_compressed_stream_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def full() -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(tempfile, "TemporaryFile", full)
    with pytest.raises(AudioError, match="No space left"):
        standard_input(io.BytesIO(flac(tone(1.0), RATE)))
