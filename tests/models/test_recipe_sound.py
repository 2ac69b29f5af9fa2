"""Sound, noise and features of the training recipe."""

import numpy as np
import pytest
from recipe.audio import RATE, crop, from_float, level, to_float

pytest.importorskip("scipy", reason="only needed to train models")

from recipe import noise
from recipe.augment import augmented, make_bank, nothing_said
from recipe.codecs import coded
from recipe.features import mfcc


def tone(seconds: float, frequency: float = 440.0, gain: float = 0.5):
    time = np.arange(int(seconds * RATE)) / RATE
    return (gain * np.sin(2 * np.pi * frequency * time)).astype(np.float32)


def test_crop_takes_silence_off_both_ends():
    sound = from_float(np.pad(tone(0.5), (RATE, RATE // 2)))
    assert len(crop(sound, keep=0.02)) == pytest.approx(0.54 * RATE, abs=0.02 * RATE)


def test_crop_leaves_a_sound_without_silence():
    sound = from_float(tone(0.5))
    assert len(crop(sound)) == len(sound)


def test_samples_survive_the_way_to_floats_and_back():
    samples = np.array([-32767, -1, 0, 1, 32767], np.int16)
    assert np.abs(from_float(to_float(samples)) - samples).max() <= 1


def test_level_ignores_pauses():
    assert level(np.pad(tone(0.5), RATE)) == pytest.approx(level(tone(0.5)), rel=0.05)


@pytest.mark.parametrize("samples", [400, 559, 560, 16_000])
def test_one_frame_every_ten_milliseconds(samples):
    assert mfcc(np.zeros(samples, np.int16)).shape == (1 + (samples - 400) // 160, 40)


def test_features_of_too_short_a_sound_are_empty():
    assert mfcc(np.zeros(399, np.int16)).shape == (0, 40)


def test_features_do_not_depend_on_a_constant_offset():
    sound = from_float(tone(0.3) * 0.5)
    assert np.allclose(mfcc(sound), mfcc(sound + np.int16(1000)), atol=0.05)


def test_features_are_those_of_kaldi():
    kaldi = pytest.importorskip("kaldi_native_fbank")
    options = kaldi.MfccOptions()
    options.frame_opts.dither = 0.0
    options.mel_opts.num_bins = options.num_ceps = 40
    options.mel_opts.high_freq = 7600.0
    options.use_energy = False
    computer = kaldi.OnlineMfcc(options)
    samples = from_float(noise.coloured_noise(np.random.default_rng(1), 0.5) * 0.5)
    computer.accept_waveform(RATE, samples.astype(np.float32))
    computer.input_finished()
    theirs = np.stack([computer.get_frame(i) for i in range(computer.num_frames_ready)])
    assert np.abs(mfcc(samples) - theirs).max() < 2e-3


@pytest.mark.parametrize(
    "make", [noise.table_noise, noise.coloured_noise, noise.hum, noise.music, noise.shaken_cup]
)
def test_noises_have_their_length_and_are_heard(make):
    sound = make(np.random.default_rng(3), 1.5)
    assert len(sound) == int(1.5 * RATE)
    assert np.isfinite(sound).all()
    assert np.abs(sound).max() > 0


def test_augmentation_is_repeatable_and_never_the_same_twice():
    speech = [from_float(tone(1.0, f)) for f in (150, 220, 330)]
    bank = make_bank(speech, seed=1, size=4)
    first, again, other = (
        augmented(np.random.default_rng(seed), tone(0.4), bank, 0.25) for seed in (1, 1, 2)
    )
    assert np.array_equal(first, again)
    assert not np.array_equal(first, other)
    assert nothing_said(np.random.default_rng(1), bank).dtype == np.int16


@pytest.mark.parametrize("seed", range(12))
def test_a_codec_keeps_the_length_and_the_sound(seed):
    samples = from_float(tone(0.7))
    heard = coded(np.random.default_rng(seed), samples)
    assert len(heard) == len(samples)
    assert not np.array_equal(heard, samples)
    spectrum = np.abs(np.fft.rfft(heard[4000:8000].astype(float)))
    assert np.argmax(spectrum) * RATE / 4000 == pytest.approx(440, abs=8)
