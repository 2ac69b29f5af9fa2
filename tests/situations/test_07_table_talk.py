"""Ten minutes of talk with numbers in it in every language: no bid, no challenge, no undo."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.situations.sounds import Voices, acted_on, meanings
from voice_perudo.app.ears import Ears
from voice_perudo.audio.types import RATE
from voice_perudo.language.available import available_languages
from voice_perudo.language.interpretation import NotUnderstood, Scope, Understood
from voice_perudo.language.understand import understand
from voice_perudo.rules.values import Bid

TALK = Path(__file__).parent / "talk"
SCOPES = (Scope.BIDDING, Scope.CONFIRMING, Scope.COUNTING)
MOST_QUESTIONS = 0.01
"""The share of sentences that may bring a question ("deux quoi ?")."""
OTHER_SCOPES = 4
"""One sentence of so many is also tried where an answer or a count is awaited."""
VOICES = (None, "f3", "m7")
EVERY = 60
"""One sentence of so many is also said aloud in the quick round."""
MINUTES = 7.0


def sentences(language: str) -> list[str]:
    lines = (TALK / f"{language}.txt").read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line and not line.startswith("#")]


def test_every_language_is_talked_in() -> None:
    assert {file.stem for file in TALK.glob("*.txt")} == set(available_languages())


@pytest.mark.parametrize("language", available_languages())
def test_no_written_sentence_does_anything(language: str) -> None:
    said = sentences(language)
    assert len(set(said)) >= 200
    questions = []
    for at, text in enumerate(said):
        for scope in SCOPES if at % OTHER_SCOPES == 0 else SCOPES[:1]:
            meant = understand(text, language, scope, Bid(8, 5))
            assert not isinstance(meant, Understood), (text, scope)
            asks = not isinstance(meant, NotUnderstood) or meant.partial is not None
            questions += [text] if asks and scope is Scope.BIDDING else []
    assert len(questions) <= MOST_QUESTIONS * len(said), questions


@pytest.mark.real_audio
@pytest.mark.parametrize("language", available_languages())
def test_no_sentence_said_aloud_does_anything(voices: Voices, ears: Ears, language: str) -> None:
    for at, text in enumerate(sentences(language)[::EVERY]):
        sound = voices.say(text, language, VOICES[at % len(VOICES)])
        assert acted_on(meanings(ears, sound, language)) == [], text


@pytest.mark.real_audio
@pytest.mark.slow
@pytest.mark.parametrize("language", available_languages())
def test_ten_minutes_of_it_do_nothing(voices: Voices, ears: Ears, language: str) -> None:
    seconds, wrong = 0.0, []
    for at, text in enumerate(sentences(language)):
        sound = voices.say(text, language, VOICES[at % len(VOICES)])
        seconds += len(sound) / RATE
        wrong += [(text, name) for name in acted_on(meanings(ears, sound, language))]
    assert seconds > 60 * MINUTES
    assert wrong == []
