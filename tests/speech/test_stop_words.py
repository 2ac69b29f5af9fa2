"""Stop words by real voices through the real recognisers, with the built-in models."""

from __future__ import annotations

from itertools import cycle

import numpy as np
import pytest

from tests.audio.sounds import noise
from voice_perudo.app.ears import Ears
from voice_perudo.app.voice import language_voice
from voice_perudo.audio.frames import FRAME
from voice_perudo.audio.resampling import at_rate
from voice_perudo.audio.types import RATE, Samples
from voice_perudo.language.available import available_languages
from voice_perudo.language.pack import load_language
from voice_perudo.rules.values import Bid
from voice_perudo.speech.pyttsx3_synthesiser import Pyttsx3Synthesiser
from voice_perudo.speech.stop_words import StopListener
from voice_perudo.speech.synthesiser import SynthesisVoice

pytestmark = pytest.mark.real_audio

IN_TIME = 0.2
"""Seconds after the end of the word."""

TRIED = 6
"""Stop words of each language, the usual ones first."""

LATE = 1
"""Of them, so many may be heard too late or not at all."""

VARIANTS = ("f2", "m3")


@pytest.fixture(scope="module")
def synthesiser(tmp_path_factory):
    made = Pyttsx3Synthesiser(tmp_path_factory.mktemp("clips"))
    yield made
    made.close()


def said(synthesiser, language: str, text: str, variant: str) -> tuple[Samples, float]:
    """A second of quiet, the words, a second of quiet; and when the last sound has passed."""
    own = language_voice(language)
    clip = at_rate(
        synthesiser.clip(text, SynthesisVoice(language, own.settings, variant)), RATE
    ).samples
    sound = noise(2.0 + len(clip) / RATE, -60.0)
    sound[RATE : RATE + len(clip)] += clip * np.float32(0.5)
    loud = np.flatnonzero(np.abs(clip) > 0.02 * np.abs(clip).max())
    return sound, 1.0 + float(loud[-1]) / RATE


def heard_at(listener: StopListener, sound: Samples) -> float | None:
    listener.rest()
    for at in range(0, len(sound) - FRAME + 1, FRAME):
        if listener.hears(sound[at : at + FRAME]):
            return (at + FRAME) / RATE
    return None


@pytest.mark.parametrize("language", available_languages())
def test_most_stop_words_are_heard_in_time(language: str, synthesiser) -> None:
    listener = Ears().stop_listener([language])
    pack = load_language(language)
    words = (*pack.settings.interrupting.hush, *pack.phrasebook.stop_phrases())
    late = []
    for word, variant in zip(words[:TRIED], cycle(VARIANTS), strict=False):
        sound, end = said(synthesiser, language, word, variant)
        at = heard_at(listener, sound)
        if at is None or at - end > IN_TIME:
            late.append((word, variant, at))
    assert len(late) <= LATE, late


@pytest.mark.parametrize("language", available_languages())
def test_nothing_else_that_players_say_stops_the_referee(language: str, synthesiser) -> None:
    listener = Ears().stop_listener([language])
    messages = load_language(language).messages
    bids = (Bid(3, 4), Bid(8, 5), Bid(12, 2), Bid(5, 1))
    texts = [messages.render("name-bid", {"bid": bid}).spoken for bid in bids]
    texts.append(messages.render("name-dudo").spoken)
    stopped = [
        text
        for text, variant in zip(texts, cycle(VARIANTS), strict=False)
        if heard_at(listener, said(synthesiser, language, text, variant)[0]) is not None
    ]
    assert not stopped


def test_hiss_and_knocks_stop_nobody() -> None:
    listener = Ears().stop_listener(["en"])
    sound = noise(6.0, -50.0)
    for at in range(RATE, 5 * RATE, RATE // 3):
        sound[at : at + 800] += noise(0.05, -15.0, seed=at)
    assert heard_at(listener, sound) is None
