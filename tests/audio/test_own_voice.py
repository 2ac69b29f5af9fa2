"""What the referee says, by the sample."""

import numpy as np

from voice_perudo.audio.own_voice import DIED_AWAY, REMEMBERED, OwnVoice
from voice_perudo.audio.types import RATE, AudioClip


def clip(seconds: float, value: float, rate: int = RATE) -> AudioClip:
    return AudioClip(np.full(round(seconds * rate), value, np.float32), rate)


def test_clips_lie_where_they_were_played() -> None:
    own = OwnVoice()
    own.begins(clip(0.5, 0.25), 1.0)
    own.begins(clip(0.5, 0.5), 1.5)
    assert not own.samples(0.0, RATE).any()
    assert np.all(own.samples(1.0, RATE // 2) == 0.25)
    assert np.all(own.samples(1.4, RATE // 5)[: RATE // 10] == 0.25)
    assert np.all(own.samples(1.4, RATE // 5)[RATE // 10 :] == 0.5)
    assert [own.sounds(a, a + 0.1) for a in (0.85, 0.95, 1.95, 2.05)] == [False, True, True, False]


def test_what_was_stopped_does_not_sound() -> None:
    own = OwnVoice()
    own.begins(clip(5.0, 0.25), 1.0)
    own.stops(2.0)
    assert own.sounds(1.9, 2.5)
    assert not own.sounds(2.0, 6.0)
    assert not own.samples(2.0, RATE).any()


def test_the_device_s_clock_is_not_the_sound_s() -> None:
    own = OwnVoice(lambda time: time - 1000.0)
    own.begins(clip(1.0, 0.25, rate=48_000), 1003.0)
    assert own.sounds(3.4, 3.6)
    assert np.allclose(own.samples(3.2, 1000), 0.25, atol=0.01)


def test_what_has_died_away_is_given_back_to_the_memory() -> None:
    own = OwnVoice()
    for number in range(20):
        own.begins(clip(0.1, 0.25), float(number))
    assert own.sounds(10.0, 10.1)
    assert own.sounds(10.0 - DIED_AWAY + 1, 10.0 - DIED_AWAY + 1.1)
    assert not own.sounds(0.0, 10.0 - DIED_AWAY - 1)


def test_a_long_evening_is_forgotten() -> None:
    own = OwnVoice()
    for number in range(10 * REMEMBERED):
        own.begins(clip(0.1, 0.25), float(number))
    assert not own.sounds(0.0, 9.0 * REMEMBERED - 1)
    assert own.sounds(10.0 * REMEMBERED - 1, 10.0 * REMEMBERED)
