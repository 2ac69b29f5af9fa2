"""What of the microphone's sound is the table's, with a real voice in rooms made of numbers."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import numpy as np
import pytest

from tests.audio.conftest import Speak
from tests.audio.sounds import in_room, noise
from voice_perudo.audio.gate import Gate
from voice_perudo.audio.levels import gain, level
from voice_perudo.audio.own_voice import OwnVoice
from voice_perudo.audio.types import RATE, AudioChunk, AudioClip, Samples
from voice_perudo.bench.live_room import RoomSettings

pytestmark = pytest.mark.real_audio

LONG = (
    "Il n'y en a que sept : huit cinq, ça ne passe pas. Bleu perd un dé et le met de côté. "
    "Il lui reste quatre dés. Lancez les dés. Bleu commence."
)
REACH = 0.4
"""Seconds after his last word for which the referee may still be heard."""


class Table:
    """A microphone, a loudspeaker, and a referee who speaks twice, from 1 s and from 10.5 s on."""

    def __init__(self, speak: Speak, settings: RoomSettings | None, echo: bool = True) -> None:
        self.own = OwnVoice()
        self.clip = speak(LONG, "roa/fr")
        self.starts = (1.0, 10.5)
        self.sound = noise(20.0, -60.0)
        played = np.zeros(len(self.sound), np.float32)
        for start in self.starts:
            self.own.begins(AudioClip(self.clip, RATE), start)
            first = round(start * RATE)
            played[first : first + len(self.clip)] += self.clip
        if echo:
            self.sound = self.sound + in_room(played, settings or RoomSettings())

    @property
    def ends(self) -> list[float]:
        return [start + len(self.clip) / RATE for start in self.starts]

    def say(self, voice: Samples, start: float, decibels: float = -6.0) -> None:
        first = round(start * RATE)
        self.sound[first : first + len(voice)] += voice * gain(decibels)

    def let_through(self, size: int = 512) -> list[AudioChunk]:
        return list(Gate(self.own).table(self._chunks(size)))

    def _chunks(self, size: int) -> Iterator[AudioChunk]:
        for at in range(0, len(self.sound), size):
            yield AudioChunk(self.sound[at : at + size].astype(np.float32), at / RATE)


def seconds(chunks: list[AudioChunk], start: float, end: float) -> float:
    return sum(len(c.samples) / RATE for c in chunks if start <= c.start and c.end <= end)


@pytest.mark.parametrize("size", [512, 480, 1600, 333])
def test_nothing_is_lost_or_changed_while_the_referee_is_silent(size: int, speak: Speak) -> None:
    table = Table(speak, None)
    table.own = OwnVoice()
    chunks = table.let_through(size)
    assert np.array_equal(
        np.concatenate([chunk.samples for chunk in chunks]), table.sound.astype(np.float32)
    )
    assert all(abs(a.end - b.start) < 1e-6 for a, b in pairwise(chunks))


@pytest.mark.parametrize(("delay", "reverberation"), [(0.03, 0.3), (0.12, 0.4), (0.2, 0.5)])
def test_the_referee_alone_is_held_back(delay: float, reverberation: float, speak: Speak) -> None:
    table = Table(speak, RoomSettings(delay=delay, reverberation=reverberation))
    chunks = table.let_through()
    heard = sum(
        seconds(chunks, start, end) for start, end in zip(table.starts, table.ends, strict=True)
    )
    assert heard < 0.1 * sum(
        end - start for start, end in zip(table.starts, table.ends, strict=True)
    )
    assert all(level(c.samples) < -35.0 for c in chunks if c.start > table.ends[0] + REACH)
    for start, end in ((0.0, 1.0), (table.ends[0] + REACH, 10.5), (table.ends[1] + REACH, 20.0)):
        assert seconds(chunks, start, end) > end - start - 0.1


@pytest.mark.parametrize("echo", [True, False], ids=["loudspeaker", "headphones"])
def test_who_talks_over_him_is_let_through_from_the_first_sound_on(
    echo: bool, speak: Speak
) -> None:
    table = Table(speak, None, echo)
    voice = speak("neuf cinq", "zlw/pl")
    table.say(voice, 11.5)
    chunks = table.let_through()
    end = 11.5 + len(voice) / RATE
    assert seconds(chunks, 11.45, end) > 0.9 * len(voice) / RATE
    sound = np.concatenate([c.samples for c in chunks if 11.49 <= c.start < end])
    first = round(next(c.start for c in chunks if c.start >= 11.49) * RATE)
    said = np.zeros(len(table.sound))
    said[round(11.5 * RATE) : round(11.5 * RATE) + len(voice)] = voice
    assert np.corrcoef(sound, said[first : first + len(sound)])[0, 1] > 0.9


def test_the_gate_closes_again_behind_him(speak: Speak) -> None:
    table = Table(speak, None)
    table.say(speak("dudo", "zlw/pl"), 11.0)
    chunks = table.let_through()
    assert seconds(chunks, 14.5, table.ends[1]) < 0.5


def test_after_a_leap_in_time_the_sound_goes_on(speak: Speak) -> None:
    gate = Gate(OwnVoice())
    hiss = noise(0.1, -40.0)
    chunks = [AudioChunk(hiss, 0.0), AudioChunk(hiss, 5.0)]
    starts = [round(chunk.start, 3) for chunk in gate.table(chunks)]
    assert starts[0] == 0.0
    assert 5.0 in starts
