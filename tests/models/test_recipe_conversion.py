"""Voices made from recorded ones."""

import numpy as np
import pytest
from recipe.audio import RATE, from_float, to_float

pytest.importorskip("pyworld", reason="only needed to train models")

from recipe.conversion import VoiceChange, analysed, changed, original_speaker, random_change


def vowel(pitch: float, seconds: float = 0.5):
    """A buzz with a resonance at 800 Hz."""
    time = np.arange(int(seconds * RATE)) / RATE
    harmonics = np.arange(1, int(4000 / pitch))
    gains = 1 / (1 + ((harmonics * pitch - 800) / 150) ** 2)
    waves = gains[:, None] * np.sin(2 * np.pi * pitch * harmonics[:, None] * time)
    sound = waves.sum(axis=0)
    return from_float(0.5 * sound / np.abs(sound).max())


def strongest(samples) -> float:
    """Frequency in Hz of the strongest part of a sound."""
    spectrum = np.abs(np.fft.rfft(to_float(samples)))
    return float(np.argmax(spectrum) * RATE / len(samples))


def test_pitch_resonance_and_tempo_change_apart():
    speech = analysed(vowel(120))
    other = changed(speech, VoiceChange(1.5, 1.25, 1.0, 2.0), np.random.default_rng(1))
    assert len(other) == pytest.approx(RATE / 4, rel=0.1)
    again = analysed(other)
    voiced = again.pitch[again.pitch > 0]
    assert np.median(voiced) == pytest.approx(180, rel=0.2)
    assert strongest(other) == pytest.approx(1000, abs=150)


def test_a_made_voice_tells_whose_it_was():
    assert original_speaker("anna~3") == original_speaker("anna") == "anna"


def test_made_voices_stay_within_human_pitch():
    rng = np.random.default_rng(3)
    pitches = [random_change(rng, 200.0).pitch * 200.0 for _ in range(200)]
    assert min(pitches) > 60
    assert max(pitches) < 450
