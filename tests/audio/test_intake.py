"""Whatever arrives becomes one channel around zero."""

from __future__ import annotations

import numpy as np
import pytest

from tests.audio.sounds import loudest_hertz, noise, tone
from voice_perudo.audio.intake import Centring, Downmix, Intake
from voice_perudo.audio.levels import level
from voice_perudo.audio.types import RATE, Samples

BLOCK = 512


def blocks(frames: Samples) -> list[Samples]:
    return [frames[start : start + BLOCK] for start in range(0, len(frames), BLOCK)]


def mixed(frames: Samples) -> Samples:
    downmix = Downmix()
    return np.concatenate([downmix.mono(block) for block in blocks(frames)])


def centred(samples: Samples) -> Samples:
    centring = Centring(RATE)
    return np.concatenate([centring.centred(block) for block in blocks(samples)])


def test_equal_channels_stay_and_different_ones_are_averaged() -> None:
    left, right = tone(0.5), tone(0.5, hertz=1000)
    assert np.allclose(mixed(np.stack([left, left], axis=1)), left)
    assert np.allclose(mixed(np.stack([left, right], axis=1)), (left + right) / 2, atol=1e-6)
    assert np.array_equal(mixed(left), left)
    assert np.array_equal(mixed(left[:, np.newaxis]), left)


@pytest.mark.parametrize("share", [1.0, 0.9])
def test_channels_that_cancel_each_other_out_are_heard(share: float) -> None:
    """A balanced microphone in a stereo socket gives the sound and its negative."""
    voice = tone(1.0)
    heard = mixed(np.stack([voice, -share * voice], axis=1))
    assert np.array_equal(heard, voice)


def test_one_channel_is_kept_while_they_cancel() -> None:
    voice = noise(2.0, -20)
    louder = np.where(np.arange(len(voice)) < RATE, 1.0, 0.97).astype(np.float32)
    heard = mixed(np.stack([louder * voice, -voice], axis=1))
    assert np.array_equal(heard, louder * voice)


@pytest.mark.parametrize("channels", [2, 6, 8])
def test_one_channel_among_silent_ones_is_averaged_all_the_same(channels: int) -> None:
    frames = np.zeros((RATE, channels), np.float32)
    frames[:, -1] = tone(1.0)
    assert np.allclose(mixed(frames), tone(1.0) / channels, atol=1e-6)


@pytest.mark.parametrize("offset", [0.0, 0.5, -0.02])
def test_a_constant_part_is_taken_out_and_nothing_else(offset: float) -> None:
    voice = tone(2.0, hertz=90, peak=0.3)
    assert np.max(np.abs(centred(voice + np.float32(offset)) - voice)) < 0.02


def test_silence_with_an_offset_is_silence() -> None:
    drifting = np.linspace(0.1, 0.12, 4 * RATE, dtype=np.float32)
    assert level(centred(drifting)) < -45
    assert level(drifting) > -20


def test_all_of_it_together() -> None:
    voice = tone(1.0, 48_000) * np.float32(0.5)
    intake = Intake(48_000)
    frames = np.stack([voice, -voice], axis=1) + np.float32(0.2)
    heard = np.concatenate([*map(intake.convert, np.array_split(frames, 30)), intake.rest()])
    assert len(heard) == pytest.approx(RATE, abs=2)
    assert loudest_hertz(heard) == pytest.approx(440, abs=2)
    assert abs(float(heard.mean())) < 0.01
