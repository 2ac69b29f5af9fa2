"""The loudspeaker's loop, on devices that the test moves by hand.

These tests show which samples a device is given and when. They cannot show that the
device sounds, how long its buffer really is, or that its loss is noticed by the
system's sound library.
"""

import numpy as np
import pytest

from tests.audio.fake_devices import HandClock, HandDevices
from voice_perudo.audio.loudspeaker import Loudspeaker
from voice_perudo.audio.own_voice import OwnVoice
from voice_perudo.audio.types import AudioClip, Samples
from voice_perudo.errors import AudioError

RATE = 48_000
LATENCY = 0.05


class Bench:
    """A loudspeaker and what it is given."""

    def __init__(self) -> None:
        self.clock = HandClock()
        self.devices = HandDevices(RATE)
        self.loudspeaker = Loudspeaker(None, self.clock, self.devices)

    def sound(self, seconds: float) -> Samples:
        """What is played during that time, one channel; both must be the same."""
        blocks = []
        for _ in range(round(seconds * 100)):
            frames = self.devices.stream.take(RATE // 100)
            assert np.array_equal(frames[:, 0], frames[:, 1])
            blocks.append(frames[:, 0])
            self.clock.sleep(0.01)
        return np.concatenate(blocks)


def clip(seconds: float, value: float = 0.5, rate: int = RATE) -> AudioClip:
    return AudioClip(np.full(round(seconds * rate), value, np.float32), rate)


def test_nothing_to_say_is_silence_not_noise() -> None:
    assert not Bench().sound(0.1).any()


def test_clips_are_played_whole_and_in_order() -> None:
    bench = Bench()
    assert bench.loudspeaker.play(clip(0.105, 0.1), 7.0) == pytest.approx(7.105 + LATENCY)
    assert bench.loudspeaker.play(clip(0.2, 0.2), 7.0) == pytest.approx(7.305 + LATENCY)
    sound = bench.sound(0.4)
    assert np.allclose(sound[: round(0.105 * RATE)], 0.1)
    assert np.allclose(sound[round(0.105 * RATE) : round(0.305 * RATE)], 0.2)
    assert not sound[round(0.305 * RATE) :].any()


def test_a_clip_that_shall_come_later_leaves_a_pause() -> None:
    bench = Bench()
    end = bench.loudspeaker.play(clip(0.1, 0.1), 0.0)
    assert bench.loudspeaker.play(clip(0.1, 0.2), end + 0.05) == pytest.approx(end + 0.15)
    sound = bench.sound(0.25)
    assert not sound[round(0.1 * RATE) : round(0.15 * RATE)].any()
    assert np.allclose(sound[round(0.15 * RATE) :], 0.2)


def test_a_clip_gets_the_device_s_rate() -> None:
    bench = Bench()
    bench.loudspeaker.play(clip(0.5, rate=22_050), 0.0)
    assert np.count_nonzero(np.abs(bench.sound(1.0)) > 0.25) == pytest.approx(RATE / 2, abs=50)


def test_busy_until_the_device_s_buffer_has_sounded() -> None:
    bench = Bench()
    assert not bench.loudspeaker.busy
    bench.loudspeaker.play(clip(0.1), 0.0)
    assert bench.loudspeaker.busy
    bench.sound(0.1)
    assert bench.loudspeaker.busy
    bench.sound(0.06)
    assert not bench.loudspeaker.busy


def test_stop_gives_silence_from_the_next_block_on() -> None:
    bench = Bench()
    bench.loudspeaker.play(clip(5.0), 0.0)
    bench.loudspeaker.play(clip(5.0), 0.0)
    assert bench.sound(1.0).all()
    bench.loudspeaker.stop(1.0)
    assert not bench.sound(0.2).any()
    assert not bench.loudspeaker.busy
    assert bench.loudspeaker.play(clip(1.0), 1.2) == pytest.approx(2.2 + LATENCY)
    assert bench.sound(1.0).all()


@pytest.mark.parametrize("how", ["closed", "stalled"])
def test_a_lost_device_is_opened_again(how: str) -> None:
    bench = Bench()
    bench.loudspeaker.play(clip(9.0), 0.0)
    if how == "closed":
        bench.devices.stream.close()
    else:
        bench.clock.sleep(1.5)
    assert not bench.loudspeaker.busy
    assert bench.loudspeaker.play(clip(0.1, 0.2), 2.0) == pytest.approx(2.1 + LATENCY)
    assert len(bench.devices.streams) == 2
    assert bench.devices.refreshed == 0
    assert np.allclose(bench.sound(0.1), 0.2)


def test_a_device_seen_only_after_a_new_search_is_opened() -> None:
    bench = Bench()
    bench.devices.stream.close()
    bench.devices.stale = True
    bench.loudspeaker.play(clip(0.1, 0.2), 2.0)
    assert bench.devices.refreshed == 1
    assert np.allclose(bench.sound(0.1), 0.2)


def test_a_device_that_stays_away_is_reported_once_and_used_when_it_is_back() -> None:
    bench = Bench()
    bench.devices.unplug()
    with pytest.raises(AudioError, match="is gone; plug it in"):
        bench.loudspeaker.play(clip(1.0), 1.0)
    assert bench.loudspeaker.play(clip(1.0), 2.0) == 2.0
    assert bench.devices.refreshed == 1
    assert not bench.loudspeaker.busy
    bench.devices.plugged = True
    assert bench.loudspeaker.play(clip(0.1, 0.2), 3.0) == pytest.approx(3.1 + LATENCY)
    assert np.allclose(bench.sound(0.1), 0.2)
    bench.devices.unplug()
    with pytest.raises(AudioError):
        bench.loudspeaker.play(clip(1.0), 4.0)


def test_stop_and_close_are_harmless_on_a_lost_device() -> None:
    bench = Bench()
    bench.devices.unplug()
    bench.loudspeaker.stop(1.0)
    bench.loudspeaker.close()
    bench.loudspeaker.close()


def test_the_own_voice_is_known_to_the_frame_however_unevenly_the_device_asks() -> None:
    """The clips are found in what the device was given, one frame after another."""
    clock, devices, own = HandClock(), HandDevices(RATE), OwnVoice()
    loudspeaker = Loudspeaker(None, clock, devices, own)
    given, began = [], clock.now()
    for turn, jitter in enumerate((0.0, 0.02, 0.005, 0.03, 0.01, 0.0, 0.025, 0.015)):
        if turn in (2, 5):
            loudspeaker.play(clip(0.015), 0.0)
        clock.time = began + turn * 0.04 + jitter
        given.append(devices.stream.take(round(0.04 * RATE))[:, 0])
    device = np.concatenate(given)
    starts = np.flatnonzero(np.diff(device) > 0.1) + 1
    for start in starts / RATE:
        at = began + LATENCY + start
        assert not own.sounds(at - 0.01, at - 0.001)
        assert own.sounds(at, at + 0.001)
        assert own.sounds(at + 0.013, at + 0.014)
        assert not own.sounds(at + 0.016, at + 0.03)


def test_the_own_voice_ends_where_it_is_stopped() -> None:
    clock, devices, own = HandClock(), HandDevices(RATE), OwnVoice()
    loudspeaker = Loudspeaker(None, clock, devices, own)
    loudspeaker.play(clip(5.0), 0.0)
    began = clock.now()
    devices.stream.take(RATE // 10)
    clock.sleep(0.1)
    loudspeaker.stop(0.1)
    assert own.sounds(began + LATENCY + 0.05, began + LATENCY + 0.09)
    assert not own.sounds(began + LATENCY + 0.11, began + 10.0)
