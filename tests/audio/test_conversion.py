"""Resampling, levels and pacing."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.audio.sounds import loudest_hertz, tone
from voice_perudo.audio.clock import paced
from voice_perudo.audio.levels import SILENCE, gain, level
from voice_perudo.audio.resampling import Resampler, at_rate
from voice_perudo.audio.types import RATE, AudioChunk, AudioClip


@settings(max_examples=25)
@given(st.lists(st.integers(0, 3000), max_size=20))
def test_a_stream_is_converted_alike_however_it_is_cut(cuts: list[int]) -> None:
    sound = tone(1.0, 44_100)
    pieces = np.split(sound, sorted(min(sum(cuts[:i]), len(sound)) for i in range(len(cuts))))
    resampler = Resampler(44_100)
    parts = [resampler.convert(piece) for piece in pieces]
    parts.append(resampler.convert(sound[:0], last=True))
    whole = Resampler(44_100).convert(sound, last=True)
    assert np.allclose(np.concatenate(parts), whole, atol=1e-6)


def test_the_same_rate_changes_nothing() -> None:
    clip = AudioClip(tone(0.1), RATE)
    assert at_rate(clip, RATE) is clip
    assert Resampler(RATE).convert(clip.samples) is clip.samples


def test_a_clip_at_another_rate_sounds_alike() -> None:
    clip = at_rate(AudioClip(tone(1.0, 22_050), 22_050), RATE)
    assert clip.seconds == pytest.approx(1.0, abs=0.001)
    assert loudest_hertz(clip.samples) == pytest.approx(440, abs=2)


def test_levels() -> None:
    assert level(np.zeros(512, np.float32)) == SILENCE
    assert level(np.zeros(0, np.float32)) == SILENCE
    assert level(tone(1.0, peak=1.0)) == pytest.approx(-3.01, abs=0.01)
    assert level(tone(1.0) * np.float32(gain(-20))) == pytest.approx(
        level(tone(1.0)) - 20, abs=0.01
    )


class FastClock:
    """A clock that a test can read without waiting."""

    def __init__(self) -> None:
        self.time = 100.0

    def now(self) -> float:
        return self.time

    def sleep(self, seconds: float) -> None:
        assert seconds > 0
        self.time += seconds


def test_paced_chunks_come_when_a_microphone_would_give_them() -> None:
    clock = FastClock()
    chunks = [AudioChunk(tone(0.5), 0.5 * i) for i in range(4)]
    delivered = []
    for chunk in paced(chunks, clock):
        delivered.append(clock.now())
        if chunk.start == 0.5:
            clock.time += 0.7  # a slow listener: later chunks come at once until it has caught up
    assert delivered == pytest.approx([100.5, 101.0, 101.7, 102.0])
