"""The demonstrations with the real synthesiser, the real recogniser and the built-in models."""

from __future__ import annotations

import pytest
import soundfile

from tests.app.command import json_lines, run
from voice_perudo.app.demo import ATTEMPTS, Demonstration
from voice_perudo.app.ears import Ears
from voice_perudo.audio.session_file import SessionFile
from voice_perudo.audio.sinks import Nowhere
from voice_perudo.errors import VoicePerudoError
from voice_perudo.language.available import available_languages
from voice_perudo.speech.pyttsx3_synthesiser import Pyttsx3Synthesiser

pytestmark = pytest.mark.real_audio

TABLES = [
    *(((code,), code) for code in available_languages()),
    (("fr", "pl", "ru"), "en"),
    (("en", "fr", "pl"), "en"),
]
AT_ONCE = 0.9
"""Share of the lines that must be understood at the first hearing; all must be in the end."""


def _fail(error: VoicePerudoError) -> None:
    raise AssertionError(error)


@pytest.mark.parametrize(("languages", "referee"), TABLES, ids=lambda value: "-".join(value))
def test_the_referee_hears_the_whole_story(languages, referee, tmp_path):
    synthesiser = Pyttsx3Synthesiser(cache=tmp_path)
    try:
        scenes = Demonstration(languages, synthesiser, Ears(), referee).play(
            Nowhere(), [], warn=_fail
        )
    finally:
        synthesiser.close()

    astray = [scene for scene in scenes if not scene.went_well]
    assert not astray
    assert sum(scene.attempts == 1 for scene in scenes) >= AT_ONCE * len(scenes)
    assert all(scene.attempts <= ATTEMPTS for scene in scenes)


def test_the_session_can_be_listened_to(tmp_path):
    out = tmp_path / "demo.wav"
    done = run("demo", "--language", "pl", "--out", out, "--json")

    lines = json_lines(done.stdout)
    sound, rate = soundfile.read(out)
    last = max(line["at"] for line in lines)
    assert last < len(sound) / rate < last + 30
    loud = abs(sound) > 0.01
    assert loud.mean() > 0.3
    assert {line["event"] for line in lines if line["type"] == "event"} >= {
        "bid_made",
        "challenge_called",
        "die_lost",
        "die_gained",
        "player_eliminated",
        "undone",
        "game_won",
    }


def test_a_recording_of_a_game_is_refereed(tmp_path):
    """The actors' lines alone, joined with pauses, as somebody would record a game."""
    synthesiser = Pyttsx3Synthesiser(cache=tmp_path)
    demonstration = Demonstration(("pl",), synthesiser, Ears())
    file, cursor = SessionFile(tmp_path / "game.wav"), 1.0
    for line in demonstration.lines()[:6]:
        cursor = file.play(demonstration.clip(line), cursor) + 2.0
    file.close()
    synthesiser.close()

    done = run(
        *("play", "--audio", tmp_path / "game.wav", "--language", "pl", "--json"),
        *("--players", ",".join(demonstration.table.players), "--rule", "start_dice=3"),
        *("--out", tmp_path / "session.wav"),
    )

    events = [line for line in json_lines(done.stdout) if line["type"] == "event"]
    told = [line.get("bid") for line in events if line["event"] == "bid_made"]
    assert told == ["2x3", "3x3", "2xP"]
    assert [line["player"] for line in events if line["event"] == "die_lost"] == ["czerwony"]
    with soundfile.SoundFile(tmp_path / "session.wav") as session:
        assert session.frames / session.samplerate > cursor
