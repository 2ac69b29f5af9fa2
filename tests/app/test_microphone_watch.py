"""What the players are told about their microphone."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

from tests.audio.sounds import noise
from voice_perudo.app.microphone_watch import MUTE_AFTER, MicrophoneWatch
from voice_perudo.app.session import Session
from voice_perudo.app.table import make_table
from voice_perudo.audio.microphone import News
from voice_perudo.audio.resampling import Resampler
from voice_perudo.audio.types import RATE, AudioChunk, Samples
from voice_perudo.errors import VoicePerudoError
from voice_perudo.hearing import Hearing
from voice_perudo.language.available import available_languages
from voice_perudo.language.interpretation import Interpretation
from voice_perudo.language.messages import Utterance, load_messages
from voice_perudo.referee.effects import Message
from voice_perudo.referee.view import View
from voice_perudo.rules.events import Event

STEP = 512


class Memory:
    """Remembers what is announced."""

    def __init__(self) -> None:
        self.said: list[str] = []

    def heard(self, hearing: Hearing, interpretation: Interpretation) -> None:
        """Not looked at."""

    def happened(self, events: tuple[Event, ...], table: View) -> None:
        """Not looked at."""

    def announce(self, utterance: Utterance, table: View) -> None:
        self.said.append(utterance.text)

    def hush(self) -> None:
        """Not looked at."""


class Table:
    """A game that has begun, and whoever watches its microphone."""

    def __init__(self, language: str = "en") -> None:
        self.memory = Memory()
        self.warnings: list[VoicePerudoError] = []
        self.session = Session(make_table(language, None, (), "anna,ben"), [self.memory])
        self.session.begin("anna")
        self.memory.said.clear()
        self.watch = MicrophoneWatch(self.warnings.append)
        self.watch.follow(self.session.remark)
        self.heard = 0.0

    def hear(self, sound: Samples) -> None:
        for start in range(0, len(sound), STEP):
            chunk = AudioChunk(sound[start : start + STEP], self.heard)
            self.heard = chunk.end
            self.watch.hear(chunk)


def silence(seconds: float, rate: int = RATE) -> Samples:
    return np.zeros(round(seconds * rate), np.float32)


def from_a_device(sound: Samples, rate: int) -> Iterator[Samples]:
    resampler = Resampler(rate)
    for block in np.array_split(sound, 200):
        yield resampler.convert(block)


@pytest.mark.parametrize("language", available_languages())
def test_a_muted_microphone_is_told_once(language: str) -> None:
    table = Table(language)
    state = table.session.state
    table.hear(silence(4 * MUTE_AFTER))
    assert table.memory.said == [load_messages(language).render("microphone-mute").text]
    table.hear(noise(1.0, -60.0))
    table.hear(silence(2 * MUTE_AFTER))
    assert len(table.memory.said) == 1
    assert table.session.state == state


@pytest.mark.parametrize("rate", [44_100, 48_000])
def test_digital_silence_stays_so_at_any_rate(rate: int) -> None:
    table = Table()
    for block in from_a_device(silence(6.0, rate), rate):
        table.hear(block)
    assert len(table.memory.said) == 1


def test_a_room_is_never_silent() -> None:
    table = Table()
    table.hear(noise(20.0, -80.0))
    assert table.memory.said == []


def test_a_short_silence_is_no_muted_microphone() -> None:
    table = Table()
    for _ in range(5):
        table.hear(silence(MUTE_AFTER - 0.5))
        table.hear(noise(0.1, -50.0))
    assert table.memory.said == []


@pytest.mark.parametrize("language", available_languages())
def test_loss_and_return_are_said_and_change_nothing(language: str) -> None:
    table = Table(language)
    state = table.session.state
    table.watch.tell(News.GONE)
    table.watch.tell(News.BACK)
    words = load_messages(language)
    assert table.memory.said == [
        words.render("microphone-gone").text,
        words.render("microphone-back").text,
    ]
    assert (table.session.state, table.warnings) == (state, [])


def test_lost_sound_is_shown_and_not_said() -> None:
    table = Table()
    table.watch.tell(News.GAPS)
    assert table.memory.said == []
    assert "close other programs" in str(table.warnings[0])


def test_what_happened_before_the_game_is_said_when_it_begins() -> None:
    said: list[Message] = []
    watch = MicrophoneWatch(lambda error: None)
    watch.tell(News.GONE)
    watch.follow(said.append)
    watch.tell(News.BACK)
    assert [message.id for message in said] == ["microphone-gone", "microphone-back"]
