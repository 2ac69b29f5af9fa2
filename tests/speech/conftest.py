"""The real synthesiser and the real recogniser, started once for all tests."""

from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np
import pytest
import soxr

from voice_perudo.audio.types import RATE, Samples
from voice_perudo.language.speech_settings import load_speech_settings
from voice_perudo.resources import data_path
from voice_perudo.speech.pyttsx3_synthesiser import Pyttsx3Synthesiser
from voice_perudo.speech.synthesiser import SynthesisVoice
from voice_perudo.speech.vosk_model import VoskModel

VoiceOf = Callable[..., SynthesisVoice]
Spoken = Callable[[str], Samples]


@pytest.fixture(scope="session")
def voice_of() -> VoiceOf:
    def voice(language: str, variant: str | None = None, **more: int) -> SynthesisVoice:
        settings = load_speech_settings(data_path("locales") / language / "speech.toml")
        return SynthesisVoice(language, settings.voice, variant, **more)

    return voice


@pytest.fixture(scope="session")
def synthesiser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pyttsx3Synthesiser]:
    made = Pyttsx3Synthesiser(tmp_path_factory.mktemp("clips"))
    yield made
    made.close()


@pytest.fixture(scope="session")
def spoken(synthesiser: Pyttsx3Synthesiser, voice_of: VoiceOf) -> Spoken:
    """French words as they reach the recogniser, with a little silence around them."""

    def speak(text: str) -> Samples:
        clip = synthesiser.clip(text, voice_of("fr"))
        silence = np.zeros(RATE // 3, np.float32)
        return np.concatenate((silence, soxr.resample(clip.samples, clip.rate, RATE), silence))

    return speak


@pytest.fixture(scope="session")
def french_folder() -> Path:
    return data_path("models/builtin") / "fr"


@pytest.fixture(scope="session")
def trials(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("trials")


@pytest.fixture(scope="session")
def french(french_folder: Path, trials: Path) -> VoskModel:
    return VoskModel(french_folder, trials)
