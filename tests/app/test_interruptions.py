"""What is heeded of what is said while the referee speaks."""

from __future__ import annotations

import numpy as np
import pytest

from voice_perudo.app.interruptions import Interruptions
from voice_perudo.app.session import Session
from voice_perudo.app.table import make_table
from voice_perudo.app.voice import Voice
from voice_perudo.audio.frames import FRAME
from voice_perudo.audio.sinks import Nowhere
from voice_perudo.audio.types import RATE, AudioChunk, AudioClip, Samples
from voice_perudo.errors import VoicePerudoError
from voice_perudo.hearing import Alternative, Hearing, Word
from voice_perudo.language.interpretation import (
    Intent,
    IntentName,
    Interpretation,
    NotUnderstood,
    Reason,
    Unclear,
    Understood,
)
from voice_perudo.language.messages import Utterance
from voice_perudo.speech.listener import HeardUtterance
from voice_perudo.speech.stop_words import StopListener
from voice_perudo.speech.synthesiser import SynthesisVoice

BID = Understood(Intent(IntentName.BID, quantity=9, face=5))
STOP = Understood(Intent(IntentName.STOP))
PAUSE = Understood(Intent(IntentName.PAUSE))
QUESTION = Unclear((BID, Understood(Intent(IntentName.BID, quantity=9, face=6))))
HALF = NotUnderstood(Reason.INCOMPLETE_BID, Intent(IntentName.BID, quantity=9))
STRANGE = NotUnderstood(Reason.NOT_IN_SCOPE)

SECONDS = 3.0
"""How long every announcement lasts."""


class Monotone:
    """A synthesiser that takes no time and says everything alike."""

    def clip(self, text: str, voice: SynthesisVoice) -> AudioClip:
        return AudioClip(np.full(round(SECONDS * RATE), 0.1, np.float32), RATE)

    def check(self, voice: SynthesisVoice) -> None:
        """Every voice can be used."""

    def close(self) -> None:
        """Nothing runs."""


class StopAt(StopListener):
    """Hears a stop word in the moment of that number."""

    def __init__(self, number: int) -> None:
        super().__init__({})
        self._left = number

    def hears(self, moment: Samples) -> bool:
        self._left -= 1
        return self._left == 0


class Table:
    """A referee who has just begun to say that it is green's turn."""

    def __init__(self, stop: int = 0) -> None:
        self.now = 10.0
        self.voice = Voice(Monotone(), Nowhere(), lambda: self.now, _fail)
        self.interruptions = Interruptions(self.voice, StopAt(stop))
        self.session = Session(make_table("fr", None, (), "bleu,vert"), [self.voice])
        self.session.begin("bleu")
        assert self.voice.until == 13.0
        self.voice.announce(Utterance("Huit cinq. À vert.", "Huit cinq. À vert.", "fr"), None)  # type: ignore[arg-type]

    def passes(self, seconds: float) -> None:
        """The table's sound goes on."""
        for _ in range(round(seconds * RATE / FRAME)):
            chunk = AudioChunk(np.zeros(FRAME, np.float32), self.now)
            self.now = chunk.end
            assert list(self.interruptions.watch([chunk])) == [chunk]

    def heeds(self, text: str, start: float, end: float, meaning: Interpretation) -> bool:
        words = tuple(Word(word, start, end) for word in text.split())
        hearing = Hearing((Alternative(words),), start, end)
        return self.interruptions.heeds(
            HeardUtterance(start, end, {"fr": hearing}), hearing, meaning
        )


def _fail(error: VoicePerudoError) -> None:
    raise error


@pytest.mark.parametrize(
    ("meaning", "heeded"),
    [(BID, True), (QUESTION, True), (PAUSE, True), (HALF, False), (STRANGE, False)],
)
def test_over_an_announcement_only_what_has_a_meaning_counts(
    meaning: Interpretation, heeded: bool
) -> None:
    assert Table().heeds("neuf cinq", 11.0, 11.7, meaning) is heeded


@pytest.mark.parametrize("meaning", [BID, QUESTION, PAUSE, HALF, STRANGE])
def test_afterwards_everything_does(meaning: Interpretation) -> None:
    assert Table().heeds("neuf cinq", 16.5, 17.2, meaning)


def test_his_own_words_are_not_heeded() -> None:
    table = Table()
    assert not table.heeds("huit cinq", 13.2, 14.0, BID)
    assert table.heeds("huit cinq", 18.5, 19.2, BID)


def test_a_stop_word_silences_at_once_and_then_has_been_dealt_with() -> None:
    table = Table(stop=10)
    table.passes(1.0)
    assert table.voice.until == pytest.approx(10.0 + 10 * FRAME / RATE, abs=FRAME / RATE)
    for meaning in (STOP, PAUSE, STRANGE, QUESTION):
        assert not table.heeds("stop", 10.0, 10.3, meaning)
    assert table.heeds("stop dudo", 10.0, 10.3, BID)
    assert table.heeds("stop", 12.0, 12.3, PAUSE)


def test_nobody_listens_for_stop_words_in_silence() -> None:
    table = Table(stop=200)
    table.passes(8.0)
    assert table.voice.until == 16.0
    table.passes(8.0)
    assert table.voice.until == 16.0


def test_an_answer_replaces_what_is_being_said() -> None:
    table = Table()
    table.now = 11.0
    table.session.hear({"fr": Hearing.typed("huit cinq")})
    assert table.voice.until == 14.0
    assert table.voice.spoke_between(10.5, 10.6)
    table.now = 15.0
    table.session.hear({"fr": Hearing.typed("neuf cinq")})
    assert table.voice.until == 18.0


def test_what_is_not_heeded_leaves_the_game_as_it_is() -> None:
    table = Table()
    before = table.session.state
    table.session.hear({"fr": Hearing.typed("huit cinq")}, lambda hearing, interpretation: False)
    assert table.session.state == before
    assert table.voice.until == 16.0
