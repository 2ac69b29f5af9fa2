"""Where utterances end, and that all of each is recognised, once."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

import numpy as np
import pytest

from voice_perudo.audio.frames import FRAME
from voice_perudo.audio.levels import level
from voice_perudo.audio.segments import SegmentSettings
from voice_perudo.audio.types import RATE, AudioChunk, Samples
from voice_perudo.audio.voice_activity import VoiceActivity
from voice_perudo.hearing import Alternative, Hearing, Word
from voice_perudo.speech.listener import (
    SHORTEST_SILENCE,
    Attention,
    HeardUtterance,
    Listener,
    likely,
)

WORDS = ("huit", "cinq", "dudo")
NOTHING: Samples = np.zeros(0, np.float32)
PATIENCE = {"huit": 1.2, "": 0.5}
"""Seconds by what was heard; anything else has been said to its end."""


class Loud:
    """Takes everything that is loud for speech."""

    def process_samples(self, samples: Sequence[float]) -> float:
        return 1.0 if level(np.array(samples, np.float32)) > -40 else 0.0

    def reset(self) -> None:
        """Nothing is remembered."""


class SpellingRecogniser:
    """Reads words that are spelled as :func:`said` does: each an amplitude of its own."""

    def __init__(self) -> None:
        self.decoded = 0
        self._sound: Samples = NOTHING

    def accept(self, samples: Samples) -> None:
        self._sound = np.concatenate([self._sound, samples])
        self.decoded += len(samples)

    def finish(self) -> Hearing:
        marks = np.rint(np.abs(self._sound) * 10).astype(int)
        starts = np.flatnonzero(np.diff(marks, prepend=0) * (marks > 0))
        words = tuple(Word(WORDS[marks[i] - 1], i / RATE, i / RATE) for i in starts)
        seconds = len(self._sound) / RATE
        self.reset()
        return Hearing((Alternative(words),) if words else (), 0.0, seconds)

    def reset(self) -> None:
        self._sound = NOTHING


class Source:
    """A recording; ``heard``: how far it has been listened to, in seconds."""

    def __init__(self, sound: Samples) -> None:
        self._sound = sound
        self.heard = 0.0

    def __iter__(self) -> Iterator[AudioChunk]:
        for start in range(0, len(self._sound), FRAME):
            self.heard = (start + FRAME) / RATE
            yield AudioChunk(self._sound[start : start + FRAME], start / RATE)


def said(word: str, seconds: float = 0.4) -> Samples:
    amplitude = (WORDS.index(word) + 1) / 10
    return np.resize(np.array([amplitude, -amplitude], np.float32), round(seconds * RATE))


def pause(seconds: float) -> Samples:
    return np.zeros(round(seconds * RATE), np.float32)


def patience(heard: Mapping[str, Hearing]) -> float:
    texts = [text for hearing in heard.values() for text in likely(hearing)]
    found = [PATIENCE.get(text, SHORTEST_SILENCE) for text in texts]
    return max(found, default=SHORTEST_SILENCE)


Hear = Callable[..., list[tuple[HeardUtterance, float]]]


@pytest.fixture
def recogniser() -> SpellingRecogniser:
    return SpellingRecogniser()


@pytest.fixture
def hear(recogniser: SpellingRecogniser) -> Hear:
    """The utterances, each with the second by which it was known to be over."""

    def listen(*sounds: Samples, longest: float = 8.0) -> list[tuple[HeardUtterance, float]]:
        source = Source(np.concatenate(sounds))
        attention = Attention({"fr": recogniser}, patience)
        settings = SegmentSettings(longest=longest)
        listener = Listener(VoiceActivity(Loud()), lambda: attention, settings)
        return [(utterance, source.heard) for utterance in listener.utterances(source)]

    return listen


def text(utterance: HeardUtterance) -> str:
    return utterance.hearings["fr"].text


def test_what_is_complete_ends_at_once_and_is_decoded_once(
    hear: Hear, recogniser: SpellingRecogniser
) -> None:
    ((utterance, known),) = hear(pause(1.0), said("dudo"), pause(2.0))
    assert text(utterance) == "dudo"
    assert (utterance.start, utterance.end) == pytest.approx((1.0, 1.4), abs=0.04)
    assert known - utterance.end == pytest.approx(SHORTEST_SILENCE, abs=0.04)
    spoken, around = 0.4, 0.7
    assert recogniser.decoded / RATE == pytest.approx(spoken + around, abs=0.1)


def test_who_talks_behind_is_not_recognised(hear: Hear) -> None:
    murmur, behind = said("huit", 0.3) * np.float32(0.3), said("huit", 0.3) * np.float32(0.8)
    room = np.tile(murmur, 4)
    heard = hear(room, behind, murmur, said("cinq"), murmur, behind, room)
    utterance, known = next(pair for pair in heard if text(pair[0]) == "cinq")
    assert (utterance.start, utterance.end) == pytest.approx((1.8, 2.2), abs=0.04)
    assert known - utterance.end == pytest.approx(SHORTEST_SILENCE, abs=0.04)


def test_what_was_recognised_is_handed_on(hear: Hear) -> None:
    ((utterance, _),) = hear(pause(1.0), said("huit"), pause(0.8), said("cinq"), pause(1.0))
    sound = utterance.hearings["fr"].sound
    assert sound is not None
    assert len(sound) / RATE == pytest.approx(1.6 + 0.7, abs=0.1)


@pytest.mark.parametrize("room", [0.0003, 0.001])
def test_it_is_told_how_far_the_talker_stands_out_from_the_room(hear: Hear, room: float) -> None:
    noise = np.resize(np.array([room, -room], np.float32), 2 * RATE)
    utterance = hear(noise, said("cinq"), noise)[0][0]
    clearance = utterance.hearings["fr"].clearance
    assert clearance == pytest.approx(20 * np.log10(0.2 / room), abs=1)


def test_what_is_incomplete_is_waited_for(hear: Hear) -> None:
    ((utterance, known),) = hear(pause(1.0), said("huit"), pause(2.0))
    assert text(utterance) == "huit"
    assert known - utterance.end == pytest.approx(1.2, abs=0.04)


@pytest.mark.parametrize("gap", [0.1, 0.3, 0.8, 1.1])
def test_a_pause_inside_a_bid_is_part_of_it(hear: Hear, gap: float) -> None:
    ((utterance, known),) = hear(pause(1.0), said("huit"), pause(gap), said("cinq"), pause(2.0))
    assert text(utterance) == "huit cinq"
    assert utterance.end == pytest.approx(1.8 + gap, abs=0.04)
    assert known - utterance.end == pytest.approx(SHORTEST_SILENCE, abs=0.04)
    words = utterance.hearings["fr"].alternatives[0].words
    assert [word.start for word in words] == pytest.approx([1.0, 1.4 + gap], abs=0.01)


def test_a_longer_pause_makes_two_utterances(hear: Hear) -> None:
    first, second = hear(pause(1.0), said("huit"), pause(1.5), said("cinq"), pause(2.0))
    assert (text(first[0]), text(second[0])) == ("huit", "cinq")


@pytest.mark.parametrize("gap", [0.5, 1.0, 2.0])
def test_bids_one_after_the_other(hear: Hear, gap: float) -> None:
    bid = (said("huit"), said("cinq"), pause(gap))
    found = hear(pause(1.0), *bid, *bid, said("dudo"), pause(1.0))
    assert [text(utterance) for utterance, _ in found] == ["huit cinq", "huit cinq", "dudo"]


def test_an_utterance_that_never_ends_is_cut(hear: Hear) -> None:
    found = hear(pause(1.0), said("dudo", 2.9), pause(1.0), longest=1.0)
    assert len(found) == 3


@pytest.mark.parametrize("rest", [0.0, 0.1, 0.3])
def test_the_end_of_the_recording_ends_the_utterance(hear: Hear, rest: float) -> None:
    ((utterance, _),) = hear(pause(1.0), said("huit"), pause(rest))
    assert text(utterance) == "huit"


def test_a_recording_that_begins_with_a_word(hear: Hear) -> None:
    ((utterance, _),) = hear(said("dudo"), pause(1.0))
    assert text(utterance) == "dudo"
    assert utterance.start == 0.0


def test_every_language_has_a_say_in_when_it_ends() -> None:
    asked: list[dict[str, str]] = []

    def noted(heard: Mapping[str, Hearing]) -> float:
        asked.append({code: hearing.text for code, hearing in heard.items()})
        return SHORTEST_SILENCE

    attention = Attention({"fr": SpellingRecogniser(), "pl": SpellingRecogniser()}, noted)
    source = Source(np.concatenate([pause(1.0), said("dudo"), pause(1.0)]))
    (utterance,) = Listener(VoiceActivity(Loud()), lambda: attention).utterances(source)
    assert asked == [{"fr": "dudo", "pl": "dudo"}]
    assert {hearing.text for hearing in utterance.hearings.values()} == {"dudo"}


def test_sound_that_breaks_off_ends_the_utterance() -> None:
    def broken() -> Iterator[AudioChunk]:
        yield AudioChunk(np.concatenate([pause(1.0), said("huit")]), 0.0)
        yield AudioChunk(np.concatenate([said("cinq"), pause(2.0)]), 5.0)

    attention = Attention({"fr": SpellingRecogniser()}, patience)
    found = list(Listener(VoiceActivity(Loud()), lambda: attention).utterances(broken()))
    assert [text(utterance) for utterance in found] == ["huit", "cinq"]
    assert found[1].start == pytest.approx(5.0, abs=0.04)
