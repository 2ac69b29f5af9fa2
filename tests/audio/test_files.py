"""Sound files of every kind, good and bad."""

from __future__ import annotations

import os
from contextlib import closing
from io import BytesIO
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest
import soundfile

from tests.audio.sounds import loudest_hertz, noise, tone
from voice_perudo.audio.endings import is_cut_off
from voice_perudo.audio.files import CHUNK_SECONDS, SoundFile
from voice_perudo.audio.types import RATE, Samples
from voice_perudo.errors import AudioError


def heard(path: Path | str) -> Samples:
    source = SoundFile(path)
    try:
        chunks = list(source)
    finally:
        source.close()
    for before, after in pairwise(chunks):
        assert after.start == pytest.approx(before.end)
    assert chunks[0].start == 0.0
    assert all(chunk.samples.dtype == np.float32 for chunk in chunks)
    return np.concatenate([chunk.samples for chunk in chunks])


@pytest.mark.parametrize("rate", [8_000, 11_025, 16_000, 22_050, 44_100, 48_000, 96_000, 192_000])
def test_every_rate_becomes_16_khz_of_the_same_length(tmp_path: Path, rate: int) -> None:
    path = tmp_path / "tone.wav"
    soundfile.write(path, tone(1.0, rate), rate)
    samples = heard(path)
    assert len(samples) == pytest.approx(RATE, abs=2)
    assert loudest_hertz(samples) == pytest.approx(440, abs=2)


@pytest.mark.parametrize(
    ("name", "subtype"),
    [
        ("a.wav", "PCM_U8"),
        ("a.wav", "PCM_16"),
        ("a.wav", "PCM_24"),
        ("a.wav", "PCM_32"),
        ("a.wav", "FLOAT"),
        ("a.wav", "ULAW"),
        ("a.flac", "PCM_16"),
        ("a.ogg", "VORBIS"),
        ("a.opus", "OPUS"),
    ],
)
def test_every_format(tmp_path: Path, name: str, subtype: str) -> None:
    path = tmp_path / name
    kind = "OGG" if name.endswith("opus") else None
    soundfile.write(path, tone(0.5, 48_000), 48_000, subtype=subtype, format=kind)
    samples = heard(path)
    assert loudest_hertz(samples) == pytest.approx(440, abs=4)
    assert np.max(np.abs(samples)) == pytest.approx(0.5, abs=0.05)


@pytest.mark.parametrize("channels", [2, 6])
def test_channels_are_mixed(tmp_path: Path, channels: int) -> None:
    frames = np.zeros((RATE, channels), np.float32)
    frames[:, 1] = tone(1.0)
    path = tmp_path / "many.wav"
    soundfile.write(path, frames, RATE)
    assert np.max(np.abs(heard(path))) == pytest.approx(0.5 / channels, abs=0.01)


def test_too_loud_values_stay_within_full_scale(tmp_path: Path) -> None:
    path = tmp_path / "loud.wav"
    soundfile.write(path, tone(0.2, peak=4.0), RATE, subtype="FLOAT")
    assert np.max(np.abs(heard(path))) == pytest.approx(1.0)


def test_a_name_without_a_known_ending(tmp_path: Path) -> None:
    path = tmp_path / "recording"
    soundfile.write(path, tone(0.2), RATE, format="WAV")
    assert len(heard(path)) == round(0.2 * RATE)


@pytest.mark.skipif(os.name != "posix", reason="names are bytes there")
def test_a_name_in_another_encoding(tmp_path: Path) -> None:
    path = tmp_path / os.fsdecode(b"num\xe9ro.wav")
    with path.open("wb") as file:
        soundfile.write(file, tone(0.2), RATE, format="WAV")
    assert len(heard(path)) == round(0.2 * RATE)


def test_a_long_file_comes_in_small_pieces(tmp_path: Path) -> None:
    path = tmp_path / "long.flac"
    soundfile.write(path, np.zeros(RATE * 120, np.float32), RATE)
    source = SoundFile(path)
    assert source.seconds == 120.0
    chunks = iter(source)
    assert len(next(chunks).samples) == round(CHUNK_SECONDS * RATE)
    source.close()
    source.close()


def bad(tmp_path: Path) -> dict[str, Path]:
    empty, text, header = (tmp_path / name for name in ("empty.wav", "text.wav", "header.wav"))
    numberless, slow, raw = (tmp_path / name for name in ("nan.wav", "slow.wav", "sound.raw"))
    empty.touch()
    text.write_text("huit cinq\n" * 100)
    soundfile.write(header, np.zeros(0, np.float32), RATE)
    values = tone(0.2)
    values[1000] = np.nan
    soundfile.write(numberless, values, RATE, subtype="FLOAT")
    soundfile.write(slow, tone(1.0, 1000, 50), 1000)
    raw.write_bytes(bytes(1000))
    return {
        "no file": tmp_path / "missing.wav",
        "a folder": tmp_path,
        "is empty": empty,
        "not a sound file": text,
        "holds no sound": header,
        "not numbers": numberless,
        "1000 samples a second": slow,
        "is not a sound file": raw,
        "cannot be opened": Path("x" * 300),
    }


REASONS = [
    "no file",
    "a folder",
    "is empty",
    "not a sound file",
    "holds no sound",
    "not numbers",
    "1000 samples a second",
    "is not a sound file",
    "cannot be opened",
]


@pytest.mark.parametrize("reason", REASONS)
def test_what_is_not_sound_is_one_clear_sentence(tmp_path: Path, reason: str) -> None:
    path = bad(tmp_path)[reason]
    with pytest.raises(AudioError, match=reason) as caught:
        heard(path)
    message = str(caught.value)
    assert message.endswith(".")
    assert "\n" not in message


@pytest.mark.parametrize("ending", ["au", "snd", "vox", "gsm", "raw"])
def test_text_is_no_sound_whatever_its_name(tmp_path: Path, ending: str) -> None:
    path = tmp_path / f"letter.{ending}"
    path.write_text("huit cinq\n" * 100)
    with pytest.raises(AudioError, match="not a sound file"):
        SoundFile(path)


def ends_early(path: Path) -> bool:
    """Whether that is told of a file, once it has been read."""
    with closing(SoundFile(path)) as source:
        assert sum(len(chunk.samples) for chunk in source)
        return source.ends_early


def written(path: Path, kind: str, subtype: str) -> bool:
    """Whether the library can write four seconds of sound so, and read them again."""
    try:
        soundfile.write(path, noise(4.0, -20), RATE, format=kind, subtype=subtype)
        return len(soundfile.read(path)[0]) > 3 * RATE
    except (OSError, RuntimeError):
        return False


def tells_of_the_cut(path: Path) -> bool:
    """Whether a file is heard as far as it goes and that is told, or nothing can be."""
    try:
        return ends_early(path)
    except AudioError as error:
        return "was cut off and cannot be read; copy or record it again." in str(error)


KINDS = ["WAV", "WAVEX", "RF64", "W64", "AIFF", "AU", "CAF", "FLAC", "OGG", "MP3"]
"""What is accepted."""
COMMON = ["WAV", "FLAC", "OGG", "AIFF", "AU", "W64", "RF64", "MP3"]
TITLE = b"ID3\4\0\0\0\0\1\x10" + bytes(128 + 16)
TITLE_WITH_A_FOOTER = b"ID3\4\0\x10\0\0\0\x0c" + bytes(12) + b"3DI\4\0\x10\0\0\0\x0c"
"""As players put them before MP3."""


@pytest.mark.parametrize("lost", [0, 0.01, 0.4])
@pytest.mark.parametrize("kind", KINDS)
def test_a_file_of_any_kind_tells_that_it_was_cut_off(
    tmp_path: Path, kind: str, lost: float
) -> None:
    tried = 0
    for subtype in soundfile.available_subtypes(kind):
        path = tmp_path / f"{subtype}.{kind.lower()}"
        if not written(path, kind, subtype):
            continue
        tried += 1
        assert not ends_early(path), subtype
        content = path.read_bytes()
        path.write_bytes(content[: -max(2, round(lost * len(content)))])
        assert tells_of_the_cut(path), subtype
    assert tried


@pytest.mark.parametrize("kind", sorted(set(soundfile.available_formats()) - set(KINDS)))
def test_what_could_not_tell_of_a_cut_is_no_sound(tmp_path: Path, kind: str) -> None:
    for subtype in soundfile.available_subtypes(kind):
        path = tmp_path / f"{subtype}.{kind.lower()}"
        if kind == "RAW":
            path.write_bytes(bytes(1000))
        elif not written(path, kind, subtype):
            continue
        with pytest.raises(AudioError, match="not a sound file"):
            SoundFile(path)


@pytest.mark.parametrize("kind", COMMON)
def test_a_file_cut_short_is_heard_as_far_as_it_goes(tmp_path: Path, kind: str) -> None:
    path = tmp_path / f"cut.{kind.lower()}"
    soundfile.write(path, noise(4.0, -20), RATE, format=kind)
    content = path.read_bytes()
    path.write_bytes(content[: len(content) // 2])
    assert 0 < len(heard(path)) < 3 * RATE
    assert ends_early(path)


@pytest.mark.parametrize("before", [b"", TITLE, TITLE_WITH_A_FOOTER + TITLE])
@pytest.mark.parametrize("after", [b"", b"TAG" + bytes(125)])
def test_the_titles_of_an_mp3_file_are_no_part_of_its_sound(
    tmp_path: Path, before: bytes, after: bytes
) -> None:
    path = tmp_path / "titled.mp3"
    soundfile.write(path, noise(1.0, -20), RATE, format="MP3")
    sound = path.read_bytes()
    path.write_bytes(before + sound + after)
    assert not ends_early(path)
    path.write_bytes(before + sound[:-1])
    assert ends_early(path)


@pytest.mark.parametrize("begin", [b"", TITLE[:7], TITLE * 20, b"\xff", b"\xff\xfbXing\0\0\0\3"])
def test_what_does_not_tell_its_length_is_not_cut_off(begin: bytes) -> None:
    assert not is_cut_off(BytesIO(begin))


@pytest.mark.parametrize("kind", ["WAV", "RF64", "W64", "AIFF", "CAF"])
@pytest.mark.parametrize("end", [b"", bytes(7)])
def test_what_lies_around_the_sound_is_no_cut(tmp_path: Path, kind: str, end: bytes) -> None:
    """A chunk before it, and an end that no chunk announces."""
    path = tmp_path / f"titled.{kind.lower()}"
    with soundfile.SoundFile(path, "w", RATE, 1, format=kind, subtype="PCM_16") as file:
        if kind != "W64":
            file.title = "Table"
        file.write(tone(1.0))
    path.write_bytes(path.read_bytes() + end)
    assert not ends_early(path)


@pytest.mark.parametrize(
    ("kind", "before", "announced"),
    [
        ("WAV", b"data", "ffffffff"),
        ("WAV", b"data", "00f0ff7f"),
        ("AU", b".snd\0\0\0\x18", "ffffffff"),
    ],
)
def test_a_stream_of_unknown_length_kept_in_a_file_is_not_cut_off(
    tmp_path: Path, kind: str, before: bytes, announced: str
) -> None:
    path = tmp_path / "streamed"
    soundfile.write(path, tone(1.0), RATE, format=kind)
    content, size = path.read_bytes(), bytes.fromhex(announced)
    place = content.index(before) + len(before)
    path.write_bytes(content[:place] + size + content[place + len(size) :])
    assert not ends_early(path)


def test_the_mp3_decoder_says_nothing(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "damaged.mp3"
    soundfile.write(path, tone(3.0), RATE)
    content = bytearray(path.read_bytes())
    content[len(content) // 3 : len(content) // 3 + 300] = b"\x55" * 300
    path.write_bytes(content)
    heard(path)
    assert capfd.readouterr().err == ""


def test_a_file_damaged_further_on(tmp_path: Path) -> None:
    path = tmp_path / "damaged.flac"
    sound = np.random.default_rng(1).uniform(-0.5, 0.5, RATE * 5).astype(np.float32)
    soundfile.write(path, sound, RATE)
    content = bytearray(path.read_bytes())
    content[len(content) // 2 :] = bytes(len(content) - len(content) // 2)
    path.write_bytes(content)
    source = SoundFile(path)
    with closing(source):
        assert 0 < sum(len(chunk.samples) for chunk in source) < RATE * 5
        assert source.ends_early


def test_a_file_of_which_nothing_can_be_read(tmp_path: Path) -> None:
    path = tmp_path / "damaged.flac"
    soundfile.write(path, noise(4.0, -20), RATE)
    content = path.read_bytes()
    path.write_bytes(content[: len(content) // 100] + bytes(len(content)))
    with pytest.raises(AudioError, match="is damaged; record it again"):
        heard(path)
