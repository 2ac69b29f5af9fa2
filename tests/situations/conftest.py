"""The voices and the ears of all situations, started once."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from tests.situations.sounds import AtTable, Voices
from voice_perudo.app.ears import Ears
from voice_perudo.speech.pyttsx3_synthesiser import Pyttsx3Synthesiser

Seated = Callable[..., AtTable]


@pytest.fixture(scope="session")
def ears() -> Ears:
    return Ears()


@pytest.fixture(scope="session")
def voices(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Voices]:
    synthesiser = Pyttsx3Synthesiser(tmp_path_factory.mktemp("clips"))
    yield Voices(synthesiser)
    synthesiser.close()


@pytest.fixture
def seated(voices: Voices, ears: Ears) -> Seated:
    """A new table: ``seated("bleu,vert", "fr")``."""

    def seat(players: str, language: str, **more: object) -> AtTable:
        return AtTable(voices, ears, players, language, **more)  # type: ignore[arg-type]

    return seat
