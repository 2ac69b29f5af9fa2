"""Voices that really speak, and synthesisers that fail in the ways they are known to."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from voice_perudo.doctor.check import State
from voice_perudo.doctor.voices import VoiceLimits, VoiceTrial
from voice_perudo.errors import SynthesisError
from voice_perudo.language.available import available_languages

STAND_IN = """
import json, math, struct, sys, wave

def answer(**facts):
    print(json.dumps(facts), flush=True)

def write(name, seconds, loud):
    with wave.open(name, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(16000)
        for n in range(round(16000 * seconds)):
            value = round(20000 * math.sin(n / 5)) if loud else 0
            file.writeframesraw(struct.pack("<h", value))

answer(driver="stand-in", version="1", voices=VOICES)
for number, line in enumerate(sys.stdin, 1):
    request = json.loads(line)
    write(request["file"], SECONDS, loud=LOUD)
    answer(voice=request["voice"])
"""
"""A synthesiser's process with VOICES, SECONDS a clip, and silent ones where LOUD is false."""


@contextmanager
def trial(
    tmp_path: Path, voices: str = '["fr"]', seconds: str = "1.0", loud: str = "True"
) -> Iterator[VoiceTrial]:
    script = tmp_path / "stand_in.py"
    program = STAND_IN.replace("VOICES", voices).replace("SECONDS", seconds)
    script.write_text(program.replace("LOUD", loud))
    with closing(VoiceTrial(tmp_path / "clips", VoiceLimits(), str(script))) as made:
        yield made


@pytest.mark.real_audio
def test_every_language_is_spoken_here(tmp_path: Path) -> None:
    with closing(VoiceTrial(tmp_path)) as voices:
        for language in available_languages():
            check = voices.check(language)
            assert check.state is State.OK, check.as_text()
            assert check.name == f"voice {language}"
            assert language in str(check.facts["voice"])
            assert check.facts["repeated"] == 0
            assert voices.announcement(language).seconds > 0.5


def test_a_sound_voice_passes(tmp_path: Path) -> None:
    with trial(tmp_path) as voices:
        check = voices.check("fr")
    assert (check.state, check.facts["voice"], check.facts["seconds"]) == (State.OK, "fr", 2.0)


def test_a_second_announcement_that_is_silent_is_noticed(tmp_path: Path) -> None:
    with trial(tmp_path, loud="number == 1") as voices:
        check = voices.check("fr")
    assert check.state is State.WARN
    assert check.facts["repeated"] == 1
    assert check.remedy


def test_a_voice_that_is_always_silent_fails(tmp_path: Path) -> None:
    with trial(tmp_path, loud="False") as voices, pytest.raises(SynthesisError, match="silence"):
        voices.check("fr")


@pytest.mark.parametrize("seconds", ["0.05", "12.0"])
def test_what_cannot_be_an_announcement_fails(tmp_path: Path, seconds: str) -> None:
    with trial(tmp_path, seconds=seconds) as voices:
        check = voices.check("fr")
    assert check.state is State.FAIL
    assert "Bienvenue" in check.told


def test_a_language_without_a_voice_says_what_to_install(tmp_path: Path) -> None:
    with trial(tmp_path) as voices:
        with pytest.raises(SynthesisError, match=r"No voice for the language 'pl'.*install"):
            voices.check("pl")
        assert voices.check("fr").state is State.OK
