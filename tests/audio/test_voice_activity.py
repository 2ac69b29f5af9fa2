"""Voice activity in real synthetic speech and in sounds that are none."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pytest

from tests.audio.conftest import Speak
from tests.audio.sounds import noise, tone
from voice_perudo.audio.frames import FRAME_SECONDS
from voice_perudo.audio.levels import SILENCE, gain, level
from voice_perudo.audio.resampling import Resampler
from voice_perudo.audio.segments import Segmenter
from voice_perudo.audio.types import RATE, Samples
from voice_perudo.audio.voice_activity import Moment, NoiseFloor, VoiceActivity

WORDS = [
    ("six", "roa/fr"),
    ("un", "roa/fr"),
    ("dudo", "roa/fr"),
    ("huit cinq", "roa/fr"),
    ("osiem piątek", "zlw/pl"),
    ("dwa", "zlw/pl"),
    ("шесть", "zle/ru"),
    ("да", "zle/ru"),
    ("six", "gmw/en"),
    ("no", "gmw/en"),
    ("dos", "roa/es"),
]
LEAD = 1.5


def judged(sound: Samples, piece: int = 800) -> list[Moment]:
    activity = VoiceActivity()
    found: list[Moment] = []
    for start in range(0, len(sound), piece):
        found += activity.moments(sound[start : start + piece], start / RATE)
    return found + list(activity.rest())


def in_room(word: Samples, room: float, seconds: float = 1.5) -> Samples:
    """The word after a while of room noise, with more of it afterwards."""
    sound = noise(LEAD + len(word) / RATE + seconds, room)
    sound[round(LEAD * RATE) :][: len(word)] += word
    return sound


@pytest.mark.real_audio
@pytest.mark.parametrize(("text", "voice"), WORDS)
@pytest.mark.parametrize(
    ("voice_level", "room"),
    [(-20, -70), (-50, -85), (-20, -32)],
    ids=["table", "soft", "noisy"],
)
def test_short_words_are_noticed_and_end(
    speak: Speak, text: str, voice: str, voice_level: float, room: float
) -> None:
    word = speak(text, voice)
    word = word * np.float32(gain(voice_level - level(word)))
    moments = judged(in_room(word, room))
    voiced = [moment for moment in moments if moment.voiced]
    end = LEAD + len(word) / RATE
    assert len(voiced) >= 2
    assert LEAD - 0.1 <= voiced[0].start <= LEAD + 0.3
    assert end - 0.3 <= voiced[-1].end <= end + 0.25


@pytest.mark.real_audio
def test_a_telephone_word_between_digital_silence_is_noticed(speak: Speak) -> None:
    narrow = Resampler(RATE, 8_000).convert(speak("dix", "roa/fr"), last=True)
    word = Resampler(8_000).convert(narrow, last=True)
    silence = np.zeros(RATE, np.float32)
    assert any(moment.voiced for moment in judged(np.concatenate((silence, word, silence))))
    assert any(moment.voiced for moment in judged(word)), "no silence around it at all"


@pytest.mark.parametrize(
    "sound",
    [
        np.zeros(4 * RATE, np.float32),
        noise(4.0, -30),
        noise(4.0, -60),
        tone(4.0, hertz=50, peak=0.1),
        tone(4.0, hertz=100, peak=0.02) + noise(4.0, -45),
    ],
    ids=["silence", "loud hiss", "soft hiss", "hum", "fan"],
)
def test_what_is_no_speech_stays_unvoiced(sound: Samples) -> None:
    assert not any(moment.voiced for moment in judged(sound))


@pytest.mark.real_audio
@pytest.mark.parametrize("distance", [20, 12])
def test_people_talking_behind_do_not_hold_an_utterance_open(speak: Speak, distance: float) -> None:
    talk = "so I told her that we would come on Saturday if the weather is good enough for it"
    crowd = np.zeros(RATE * 8, np.float32)
    for shift, voice in enumerate(("gmw/en", "gmw/en-us", "roa/fr", "zlw/pl", "roa/es")):
        one = np.roll(np.resize(speak(talk, voice), len(crowd)), shift * 9_000)
        crowd += one * np.float32(gain(-level(one)))
    crowd *= np.float32(gain(-18 - distance - level(crowd)))
    word = speak("huit cinq", "roa/fr")
    word = word * np.float32(gain(-18 - level(word)))
    begin = RATE * 5
    crowd[begin : begin + len(word)] += word
    end = (begin + len(word)) / RATE
    segmenter = Segmenter()
    heard_word = False
    for moment in judged(crowd):
        segmenter.hear(moment)
        if begin / RATE <= moment.start <= end:
            heard_word |= segmenter.is_open
        elif moment.start > end and (not segmenter.is_open or segmenter.pause >= 0.25):
            break
    assert heard_word
    assert moment.end - end < 0.6


class Certain:
    """Takes everything for speech and counts how much it is asked about."""

    def __init__(self) -> None:
        self.asked = 0

    def process_samples(self, samples: Sequence[float]) -> float:
        self.asked += 1
        return 1.0

    def reset(self) -> None:
        self.asked = 0


def test_only_what_is_louder_than_the_room_is_looked_into() -> None:
    probability = Certain()
    activity = VoiceActivity(probability)
    room = noise(3.0, -50)
    list(activity.moments(room, 0.0))
    first = probability.asked
    assert first <= round(0.5 / FRAME_SECONDS)
    voice = noise(0.32, -20)
    voiced = list(activity.moments(voice, 3.0))
    assert all(moment.voiced for moment in voiced)
    assert probability.asked - first == len(voiced) + 1, "and the moment before"


def test_a_slam_does_not_hide_the_voice_after_it() -> None:
    activity = VoiceActivity(Certain())
    list(activity.moments(noise(3.0, -50), 0.0))
    list(activity.moments(noise(0.06, -3), 3.0))
    assert all(moment.voiced for moment in activity.moments(noise(0.32, -34), 3.06))


def test_the_cut_into_chunks_makes_no_difference() -> None:
    sound = noise(1.0, -40)
    one, other = judged(sound, piece=512), judged(sound, piece=777)
    assert [moment.level for moment in one] == [moment.level for moment in other]
    assert one[-1].end == pytest.approx(1.0, abs=FRAME_SECONDS)


def test_a_gap_in_the_sound_moves_the_time_on() -> None:
    activity = VoiceActivity()
    list(activity.moments(noise(0.1, -40), 0.0))
    (first, *_) = activity.moments(noise(0.1, -40), 7.0)
    assert first.start == pytest.approx(7.0)


def test_a_new_recording_starts_afresh() -> None:
    activity = VoiceActivity()
    *_, last = activity.moments(noise(6.0, -30), 0.0)
    assert last.floor > -35
    activity.reset()
    first, *_ = activity.moments(noise(0.1, -30), 0.0)
    assert first.floor == SILENCE


def test_the_floor_follows_the_room_and_not_the_voice() -> None:
    floor = NoiseFloor(window=4.0, share=0.15)
    for number in range(500):
        floor.hear(-60.0 if number % 4 else -20.0)
    assert floor.level == -60.0
    for _ in range(round(4.0 / FRAME_SECONDS)):
        floor.hear(-40.0)
    assert floor.level == -40.0


@pytest.mark.parametrize("doubt", [0.35, 1.0, 2.0])
def test_a_room_is_taken_to_be_quiet_for_a_while(doubt: float) -> None:
    floor = NoiseFloor(4.0, 0.3, doubt)
    heard = 0
    while floor.level == SILENCE:
        floor.hear(-40.0)
        heard += 1
    assert heard * FRAME_SECONDS == pytest.approx(doubt, abs=0.1)
