"""Real speech for the tests of listening."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from voice_perudo.audio.resampling import at_rate
from voice_perudo.audio.types import RATE, Samples
from voice_perudo.speech.pyttsx3_synthesiser import Pyttsx3Synthesiser
from voice_perudo.speech.synthesiser import SynthesisVoice

Speak = Callable[[str, str], Samples]


@dataclass(frozen=True)
class EspeakVoice:
    """One espeak-ng voice, at a usual pace."""

    id: str
    rate: int = 160

    def choose(self, installed: Iterable[str]) -> str | None:
        return self.id if self.id in installed else None


@pytest.fixture(scope="session")
def speak(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Speak]:
    """A text read by an espeak-ng voice, at 16 kHz."""
    folder: Path = tmp_path_factory.mktemp("clips")
    synthesiser = Pyttsx3Synthesiser(folder)

    def spoken(text: str, voice: str) -> Samples:
        clip = synthesiser.clip(text, SynthesisVoice(voice, EspeakVoice(voice)))
        return at_rate(clip, RATE).samples

    yield spoken
    synthesiser.close()
