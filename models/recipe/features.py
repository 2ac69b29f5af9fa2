"""MFCC features as Vosk computes them, with an optional vocal-tract warp for training."""

import functools

import numpy as np
from scipy import fft

from recipe.acoustic import CEPSTRA, Array
from recipe.audio import RATE, Samples

LOW_FREQUENCY, HIGH_FREQUENCY = 20.0, 7600.0
"""Band of the mel filters in Hz, as in the model's ``mfcc.conf``."""

_LENGTH, _SHIFT, _FFT = 400, 160, 512
_PREEMPHASIS = np.float32(0.97)
_LIFTER = 22
_FLOOR = np.float32(np.finfo(np.float32).eps)


def _mel(frequency: float | Array) -> Array:
    return np.asarray(1127.0 * np.log1p(np.asarray(frequency) / 700.0), np.float32)


@functools.lru_cache(maxsize=64)
def _filters(warp: float) -> Array:
    """(bins of the spectrum, mel filters); ``warp`` above 1 moves formants down."""
    low, high = float(_mel(LOW_FREQUENCY)), float(_mel(HIGH_FREQUENCY))
    step = (high - low) / (CEPSTRA + 1)
    spectrum = np.arange(_FFT // 2 + 1, dtype=np.float32) * (RATE / _FFT)
    knee = np.float32(6800.0 / max(warp, 1.0))
    above = HIGH_FREQUENCY - (HIGH_FREQUENCY - spectrum) * (
        (HIGH_FREQUENCY - warp * knee) / (HIGH_FREQUENCY - knee)
    )
    warped = np.where(spectrum <= knee, warp * spectrum, above).astype(np.float32)
    mel = _mel(np.clip(warped, 0, None))[:, None]
    left = low + step * np.arange(CEPSTRA, dtype=np.float32)
    rising, falling = (mel - left) / step, (left + 2 * step - mel) / step
    filters = np.maximum(0, np.minimum(rising, falling))
    filters[_FFT // 2] = 0
    return np.asarray(filters, np.float32)


@functools.cache
def _window() -> Array:
    phase = 2 * np.pi * np.arange(_LENGTH) / (_LENGTH - 1)
    return np.asarray((0.5 - 0.5 * np.cos(phase)) ** 0.85, np.float32)


@functools.cache
def cosines() -> Array:
    """Orthonormal cosine transform with the usual lifter, (filters, coefficients)."""
    transform = fft.dct(np.eye(CEPSTRA), norm="ortho", axis=1)
    lifter = 1 + 0.5 * _LIFTER * np.sin(np.pi * np.arange(CEPSTRA) / _LIFTER)
    return np.asarray(transform * lifter, np.float32)


def mfcc(samples: Samples, warp: float = 1.0, shift: int = _SHIFT) -> Array:
    """(frames, 40) features of 16-bit samples, one frame every 10 ms, no dither.

    Args:
        samples: sound at 16 kHz.
        warp: vocal-tract factor, 1 for none; used in training only.
        shift: samples from frame to frame; others than 160 change the tempo, for training.
    """
    if len(samples) < _LENGTH:
        return np.zeros((0, CEPSTRA), np.float32)
    sound = samples.astype(np.float32)
    frames = np.lib.stride_tricks.sliding_window_view(sound, _LENGTH)[::shift]
    frames = frames - frames.mean(axis=1, keepdims=True)
    previous = np.concatenate((frames[:, :1], frames[:, :-1]), axis=1)
    frames = (frames - _PREEMPHASIS * previous) * _window()
    spectrum = fft.rfft(frames, _FFT, axis=1)
    power = np.square(spectrum.real) + np.square(spectrum.imag)
    energies = np.maximum(power @ _filters(warp), _FLOOR)
    return np.asarray(np.log(energies) @ cosines(), np.float32)
