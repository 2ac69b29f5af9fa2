"""The microphone's loop, on devices that the test moves by hand.

These tests show what is made of the blocks that a device delivers and of its loss. They
cannot show that a real device delivers blocks in time, at its rate, or that its loss is
noticed by the system's sound library.
"""

from collections.abc import Iterator
from itertools import islice, pairwise

import numpy as np
import pytest

from tests.audio.fake_devices import HandClock, HandDevices
from tests.audio.sounds import tone
from voice_perudo.audio import microphone as module
from voice_perudo.audio.microphone import Microphone, News
from voice_perudo.audio.types import RATE, AudioChunk, Samples
from voice_perudo.errors import AudioError

BLOCK = 0.032


@pytest.fixture(autouse=True)
def short_patience(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "LOST_AFTER", 0.05)


class Bench:
    """A microphone and what it hears."""

    def __init__(self, rate: int = 48_000, channels: int = 2, device: str | int | None = None):
        self.clock = HandClock()
        self.devices = HandDevices(rate, channels)
        self.news: list[News] = []
        self.microphone = Microphone(device, self.clock, self.devices, self.news.append)
        self.chunks: Iterator[AudioChunk] = iter(self.microphone)

    def hear(self, sound: Samples) -> None:
        """Deliver frames block by block, as time passes."""
        size = round(self.devices.device.rate * BLOCK)
        for first in range(0, len(sound), size):
            self.clock.sleep(len(sound[first : first + size]) / self.devices.device.rate)
            self.devices.stream.give(sound[first : first + size])

    def heard(self) -> list[AudioChunk]:
        """Everything that has been delivered."""
        chunks = []
        while not self.microphone._blocks.empty():
            chunks.append(next(self.chunks))
        return chunks

    def silence(self, seconds: float) -> None:
        rate, channels = self.devices.device.rate, min(2, self.devices.device.channels)
        self.hear(np.zeros((round(seconds * rate), channels), np.float32))

    def hear_when_opened(self, seconds: float) -> None:
        """From now on a device gives silence as soon as it is opened."""
        opened = self.devices.open

        def open_and_hear(*arguments: object) -> object:
            stream = opened(*arguments)  # type: ignore[arg-type]
            self.silence(seconds)
            return stream

        self.devices.open = open_and_hear  # type: ignore[assignment, method-assign]


@pytest.mark.parametrize("rate", [16_000, 44_100, 48_000])
@pytest.mark.parametrize("channels", [1, 2])
def test_any_rate_becomes_16_khz_mono_with_the_right_pitch_and_times(
    rate: int, channels: int
) -> None:
    bench = Bench(rate, channels)
    tone = 0.5 * np.sin(2 * np.pi * 500 * np.arange(2 * rate) / rate).astype(np.float32)
    bench.hear(np.repeat(tone[:, np.newaxis], channels, axis=1))
    chunks = bench.heard()
    sound = np.concatenate([chunk.samples for chunk in chunks])
    assert len(sound) == pytest.approx(2 * RATE, abs=0.05 * RATE)
    assert np.argmax(np.abs(np.fft.rfft(sound[:RATE]))) == 500
    assert np.abs(sound[200:-200]).max() == pytest.approx(0.5, abs=0.01)
    assert chunks[0].start == 0.0
    for one, other in pairwise(chunks):
        assert other.start == pytest.approx(one.end)


def test_channels_are_mixed() -> None:
    bench = Bench(RATE, 2)
    left = tone(512 / RATE, hertz=500)[:, np.newaxis]
    bench.hear(np.concatenate((left, np.zeros_like(left)), axis=1))
    assert np.allclose(next(bench.chunks).samples, left[:, 0] / 2, atol=1e-4)


@pytest.mark.parametrize("value", [np.nan, np.inf, -np.inf, 1e38])
def test_a_driver_that_hands_out_nonsense_does_no_harm_for_long(value: float) -> None:
    bench = Bench(RATE, 1)
    frames = np.zeros((512, 1), np.float32)
    frames[100:200] = value
    bench.hear(frames)
    samples = next(bench.chunks).samples
    assert np.isfinite(samples).all()
    assert np.max(np.abs(samples)) <= 1.1
    bench.hear(np.zeros((512, 1), np.float32))
    assert np.max(np.abs(next(bench.chunks).samples)) < 0.2


def test_the_device_may_use_its_buffer_again() -> None:
    bench = Bench(RATE, 1)
    frames = tone(512 / RATE, hertz=500)[:, np.newaxis]
    bench.devices.stream.give(frames)
    kept = frames[:, 0].copy()
    frames[:] = 0.0
    assert np.allclose(next(bench.chunks).samples, kept, atol=1e-4)


def test_lost_sound_is_counted() -> None:
    bench = Bench()
    bench.devices.stream.give(np.zeros((512, 2), np.float32), overflow=True)
    assert bench.microphone.overflows == 1


def test_lost_sound_is_told_once() -> None:
    bench = Bench(RATE, 1)
    bench.silence(0.064)
    bench.heard()
    assert bench.news == []
    for _ in range(3):
        bench.devices.stream.give(np.zeros((512, 1), np.float32), overflow=True)
    bench.silence(0.064)
    bench.heard()
    assert bench.microphone.overflows == 3
    assert bench.news == [News.GAPS]


def test_a_listener_that_never_comes_back_costs_bounded_memory() -> None:
    bench = Bench()
    for _ in range(module.LONGEST_QUEUE + 5):
        bench.devices.stream.give(np.zeros((1, 2), np.float32))
    assert bench.microphone.overflows == 5


def test_times_leap_over_sound_that_was_lost() -> None:
    bench = Bench(RATE, 1)
    bench.silence(0.064)
    bench.clock.sleep(3.0)
    bench.silence(0.064)
    starts = [chunk.start for chunk in islice(bench.chunks, 4)]
    assert starts == pytest.approx([0.0, 0.032, 3.064, 3.096])


def test_a_microphone_plugged_in_again_is_used_and_time_goes_on() -> None:
    bench = Bench(RATE, 1, device=3)
    bench.silence(0.032)
    assert next(bench.chunks).start == 0.0
    bench.devices.unplug()
    began = bench.clock.now()
    sleep = bench.clock.sleep

    def sleep_and_replug(seconds: float) -> None:
        sleep(seconds)
        if bench.clock.now() - began >= 6.0:
            bench.devices.plugged = bench.devices.stale = True
            bench.clock.sleep = sleep  # type: ignore[method-assign]

    bench.clock.sleep = sleep_and_replug  # type: ignore[method-assign]
    bench.hear_when_opened(0.032)
    assert next(bench.chunks).start == pytest.approx(6.032, abs=0.1)
    assert bench.news == [News.GONE]
    bench.silence(0.032)
    next(bench.chunks)
    assert bench.news == [News.GONE, News.BACK]
    assert bench.devices.refreshed >= 1
    assert bench.devices.wanted[0] == 3
    assert bench.devices.wanted[-1] == "Table Mic: USB Audio"


@pytest.mark.parametrize("silent", [False, True])
def test_a_microphone_that_stays_away_is_an_error_after_ten_seconds(silent: bool) -> None:
    bench = Bench(RATE, 1)
    bench.silence(0.032)
    next(bench.chunks)
    if silent:
        passing = bench.devices.open

        def open_slowly(*arguments: object) -> object:
            bench.clock.sleep(1.0)
            return passing(*arguments)  # type: ignore[arg-type]

        bench.devices.open = open_slowly  # type: ignore[assignment, method-assign]
    else:
        bench.devices.unplug()
    began = bench.clock.now()
    with pytest.raises(AudioError, match=r"'Table Mic.*is gone; plug it in"):
        next(bench.chunks)
    assert 10.0 <= bench.clock.now() - began <= 12.5
    assert bench.news == [News.GONE]


def test_a_stream_that_somebody_else_ended_is_opened_again_without_a_word() -> None:
    bench = Bench(RATE, 1)
    bench.silence(0.032)
    next(bench.chunks)
    bench.devices.refresh()
    bench.hear_when_opened(0.064)
    assert len([next(bench.chunks), next(bench.chunks)]) == 2
    assert bench.news == []
    assert bench.devices.refreshed == 1


def test_closing_ends_the_sound_and_is_harmless_when_repeated() -> None:
    bench = Bench(RATE, 1)
    bench.silence(0.032)
    next(bench.chunks)
    bench.microphone.close()
    bench.microphone.close()
    assert list(bench.chunks) == []
    assert bench.devices.stream.closed
