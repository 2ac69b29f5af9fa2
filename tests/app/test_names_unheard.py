"""Players whose names the recogniser cannot hear: told once what to call them instead."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
import soundfile

from tests.app.command import Command, json_lines
from voice_perudo.app.ears import Ears
from voice_perudo.app.hear import RecordingListener
from voice_perudo.app.missing_words import NamesOtherwise
from voice_perudo.app.sources import recording
from voice_perudo.app.voice import language_voice
from voice_perudo.audio.resampling import at_rate
from voice_perudo.audio.types import RATE
from voice_perudo.language.interpretation import Scope
from voice_perudo.speech.pyttsx3_synthesiser import Pyttsx3Synthesiser

pytestmark = pytest.mark.real_audio
TABLE = ("--language", "en", "--players", "Zbyszko,Anna,Xanthippe", "--starter", "Anna")
TOLD = "I do not recognise the name Zbyszko: say “red” instead."


def silence(folder: Path) -> Path:
    path = folder / "silence.wav"
    soundfile.write(path, np.zeros(RATE), RATE)
    return path


def said(stdout: str) -> list[str]:
    return [line["text"] for line in json_lines(stdout) if line["type"] == "announcement"]


def test_what_to_say_is_told_before_the_game_and_when_it_goes_on(
    command: Command, tmp_path: Path
) -> None:
    sound = silence(tmp_path)
    begun = said(command("play", "--audio", sound, "--json", *TABLE).stdout)
    resumed = said(command("play", "--resume", "--audio", sound, "--json").stdout)

    for announcements, then in ((begun, "Anna starts."), (resumed, "We carry on")):
        names, game = announcements
        assert names.startswith(TOLD)
        assert "the name Xanthippe: say “green” instead." in names
        assert "Anna" not in names
        assert game.startswith(then)


def test_it_is_told_once_a_session() -> None:
    names = NamesOtherwise(Ears())
    assert len(names("en", ("Zbyszko", "Anna"))) == 1
    assert names("en", ("Zbyszko", "Anna")) == ()
    assert [dict(m.arguments)["player"] for m in names("en", ("Zbyszko", "Mieszko"))] == ["Mieszko"]


def test_the_colour_is_heard_as_the_player(tmp_path: Path) -> None:
    synthesiser = Pyttsx3Synthesiser(tmp_path / "clips")
    clip = synthesiser.clip("red, calza", language_voice("en"))
    synthesiser.close()
    quiet = np.zeros(RATE, np.float32)
    path = tmp_path / "table.wav"
    soundfile.write(path, np.concatenate([quiet, at_rate(clip, RATE).samples, quiet, quiet]), RATE)

    listener = RecordingListener(Ears(), "en", Scope.BIDDING, players=("Zbyszko", "Anna"))
    with recording(str(path)) as source:
        (heard,) = [line.as_json()["interpretation"] for line in listener.lines("table", source)]
    assert (heard["intent"], heard["player"]) == ("calza", "Zbyszko")
