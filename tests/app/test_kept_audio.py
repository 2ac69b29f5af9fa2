"""What players said, kept with --keep-audio, can be listened to when they quarrel."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import numpy as np
import pytest
import soundfile

from tests.app.command import json_lines, run
from voice_perudo.app.voice import language_voice
from voice_perudo.audio.resampling import at_rate
from voice_perudo.audio.types import RATE
from voice_perudo.errors import UsageError
from voice_perudo.speech.pyttsx3_synthesiser import Pyttsx3Synthesiser

TABLE = ("--language", "en", "--players", "red,blue", "--starter", "red")
SAID = ("two fives", "three fives", "it is raining again", "dudo", "one")


@pytest.fixture(scope="module")
def recording(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A short game with some talk in it, two seconds between the lines."""

    def pieces(synthesiser: Pyttsx3Synthesiser) -> Iterator[np.ndarray]:
        for text in SAID:
            yield np.zeros(2 * RATE, np.float32)
            yield at_rate(synthesiser.clip(text, language_voice("en")), RATE).samples

    with closing(Pyttsx3Synthesiser(tmp_path_factory.mktemp("clips"))) as synthesiser:
        sound = np.concatenate([*pieces(synthesiser), np.zeros(2 * RATE, np.float32)])
    file = tmp_path_factory.mktemp("recording") / "game.wav"
    soundfile.write(file, sound, RATE)
    return file


@pytest.mark.real_audio
def test_a_bid_can_be_listened_to_again(recording: Path, tmp_path: Path) -> None:
    journal, out = tmp_path / "game.jsonl", tmp_path / "told.wav"
    played = run("play", "--audio", recording, *TABLE, "--journal", journal, "--keep-audio")
    assert (played.returncode, played.stderr) == (0, "")

    told = json_lines(run("replay", journal, "--json").stdout)
    heard = {line["events"][-1]: line["audio"] for line in told if line["audio"]}
    bid = next(audio for event, audio in heard.items() if event == "bid red 2x5")
    (again,) = json_lines(run("hear", *bid, "--language", "en", "--json").stdout)
    assert {"quantity": 2, "face": 5}.items() <= again["interpretation"].items()
    assert len(list((tmp_path / "game.audio").iterdir())) == len(SAID) - 1  # the rain is not kept

    text = run("replay", journal, "--evidence").stdout
    assert all(path in text for audio in heard.values() for path in audio)
    plain = run("replay", journal, "--out", out)
    without = soundfile.info(out).duration
    run("replay", journal, "--out", out, "--evidence")
    kept = sum(soundfile.info(path).duration for audio in heard.values() for path in audio)
    assert soundfile.info(out).duration > without + kept
    assert f"{len(SAID) - 1} recordings" in plain.stdout.splitlines()[0]


@pytest.mark.real_audio
def test_a_damaged_recording_does_not_stop_the_telling(recording: Path, tmp_path: Path) -> None:
    journal = tmp_path / "game.jsonl"
    run("play", "--audio", recording, *TABLE, "--journal", journal, "--keep-audio")
    damaged = sorted((tmp_path / "game.audio").iterdir())[0]
    damaged.write_bytes(b"nothing")
    done = run("replay", journal, "--evidence", "--out", tmp_path / "told.wav")
    assert done.returncode == 0
    (complaint,) = done.stderr.splitlines()
    assert str(damaged) in complaint


@pytest.mark.parametrize("options", [(), ("--json",)])
def test_where_nothing_was_kept_that_is_told(tmp_path: Path, options: tuple[str, ...]) -> None:
    journal = tmp_path / "game.jsonl"
    run("play", "--text", *TABLE, "--journal", journal, stdin="two fives\nthree fives\n")
    done = run("replay", journal, "--evidence", *options)
    assert done.returncode == 0
    (told,) = done.stderr.splitlines()
    assert "was not kept" in told
    assert told.endswith(" play --keep-audio")
    assert done.stdout == run("replay", journal, *options).stdout


@pytest.mark.real_audio
def test_where_what_was_kept_is_gone_that_is_told(recording: Path, tmp_path: Path) -> None:
    journal = tmp_path / "game.jsonl"
    run("play", "--audio", recording, *TABLE, "--journal", journal, "--keep-audio")
    kept = tmp_path / "game.audio"
    assert run("replay", journal, "--evidence").stderr == ""
    kept.rename(tmp_path / "elsewhere")
    (told,) = run("replay", journal, "--evidence").stderr.splitlines()
    assert f"recordings of this game are gone; they were in {kept}" in told


@pytest.mark.parametrize("option", ["--text", "--no-journal"])
def test_where_nothing_can_be_kept_that_is_said(option: str) -> None:
    done = run("play", *TABLE, option, "--keep-audio")
    assert done.returncode == UsageError.exit_code
    assert "Leave out --keep-audio" in done.stderr
