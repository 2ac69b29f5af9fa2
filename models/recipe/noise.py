"""The sounds of a games table that are not speech: dice, cups, hum, music, and rooms."""

from collections.abc import Callable

import numpy as np
import numpy.typing as npt
from scipy import signal

from recipe.audio import RATE, Sound

Rng = np.random.Generator
Maker = Callable[[Rng, float], Sound]
"""Makes so many seconds of a noise."""


def _ring(rng: Rng, frequencies: npt.NDArray[np.float64], decay: float, length: int) -> Sound:
    """A struck body: damped partials that start at once; ``decay`` in seconds."""
    time = np.arange(length) / RATE
    phases = rng.uniform(0, 2 * np.pi, len(frequencies))
    damping = decay * rng.uniform(0.4, 1.6, len(frequencies))
    gains = rng.uniform(0.2, 1.0, len(frequencies))
    partials = np.sin(2 * np.pi * frequencies[:, None] * time + phases[:, None])
    envelope = gains[:, None] * np.exp(-time / damping[:, None])
    body: Sound = (partials * envelope).sum(axis=0).astype(np.float32)
    return body


def _impact(rng: Rng, hard: float) -> Sound:
    """One die hitting wood, felt or plastic: a click and a few resonances."""
    length = int(0.12 * RATE)
    count = int(rng.integers(3, 8))
    low, high = (600, 7000) if hard > 0.5 else (250, 3000)
    frequencies = np.exp(rng.uniform(np.log(low), np.log(high), count))
    body = _ring(rng, frequencies, 0.002 + 0.018 * rng.random() ** 2, length)
    click = rng.standard_normal(length).astype(np.float32)
    click *= np.exp(-np.arange(length) / (RATE * rng.uniform(0.0003, 0.002)))
    return body + np.float32(rng.uniform(0.2, 1.5)) * click.astype(np.float32)


def _add(track: Sound, start: int, sound: Sound, gain: float) -> None:
    end = min(len(track), start + len(sound))
    if 0 <= start < end:
        track[start:end] += np.float32(gain) * sound[: end - start]


def shaken_cup(rng: Rng, seconds: float) -> Sound:
    """Dice shaken in a cup: a dense, rhythmic train of impacts through the cup's resonance."""
    track = np.zeros(int(seconds * RATE), np.float32)
    shakes = rng.uniform(4, 9)
    kinds = [_impact(rng, rng.random()) for _ in range(6)]
    time = 0.0
    while time < seconds:
        phase = 0.5 + 0.5 * np.sin(2 * np.pi * shakes * time)
        gain = phase**2 * rng.lognormal(0, 0.6)
        _add(track, int(time * RATE), kinds[int(rng.integers(6))], gain)
        time += rng.exponential(1 / rng.uniform(25, 90))
    resonance = np.clip(rng.uniform(500, 3500) * np.array([0.6, 1.7]), 50, 7900)
    band = signal.butter(1, resonance, "bandpass", fs=RATE, output="sos")
    rattle: Sound = (0.4 * track + signal.sosfilt(band, track)).astype(np.float32)
    return rattle


def rolled_dice(rng: Rng, seconds: float) -> Sound:
    """Dice thrown on a table: each bounces ever faster and softer, then lies still."""
    track = np.zeros(int(seconds * RATE), np.float32)
    for _ in range(int(rng.integers(2, 7))):
        hard = rng.random()
        time, step = rng.uniform(0, 0.6 * seconds), rng.uniform(0.05, 0.2)
        gain = rng.lognormal(0, 0.5)
        while step > 0.006 and time < seconds:
            _add(track, int(time * RATE), _impact(rng, hard), gain)
            time += step * rng.uniform(0.7, 1.3)
            step *= rng.uniform(0.6, 0.92)
            gain *= rng.uniform(0.55, 0.95)
    return track


def cup_thump(rng: Rng, seconds: float) -> Sound:
    """A cup slammed down or lifted: one or two dull blows."""
    track = np.zeros(int(seconds * RATE), np.float32)
    for _ in range(int(rng.integers(1, 3))):
        frequencies = np.exp(rng.uniform(np.log(60), np.log(900), 6))
        blow = _ring(rng, frequencies, rng.uniform(0.015, 0.07), int(0.4 * RATE))
        start = int(rng.uniform(0, max(0.01, seconds - 0.2)) * RATE)
        _add(track, start, blow + np.pad(_impact(rng, 0), (0, len(blow) - int(0.12 * RATE))), 1.0)
    return track


def table_noise(rng: Rng, seconds: float) -> Sound:
    """A random stretch of dice and cups, with gaps."""
    track = np.zeros(int(seconds * RATE), np.float32)
    time = rng.uniform(-0.5, 0.3 * seconds)
    while time < seconds:
        length = rng.uniform(0.4, 2.5)
        make = (shaken_cup, rolled_dice, rolled_dice, cup_thump)[int(rng.integers(4))]
        _add(track, max(0, int(time * RATE)), make(rng, length), rng.lognormal(0, 0.5))
        time += length * rng.uniform(0.5, 1.6)
    return track


def coloured_noise(rng: Rng, seconds: float) -> Sound:
    """Steady noise of a random spectral slope: fans, streets, rain, microphone hiss."""
    count = int(seconds * RATE)
    spectrum = np.fft.rfft(rng.standard_normal(count))
    spectrum /= np.maximum(np.fft.rfftfreq(count, 1 / RATE), 40) ** rng.uniform(0, 1.3)
    return np.fft.irfft(spectrum, count).astype(np.float32)


def hum(rng: Rng, seconds: float) -> Sound:
    """Mains hum or a motor: harmonics of a low note, with some noise."""
    time = np.arange(int(seconds * RATE)) / RATE
    base = rng.choice([50.0, 60.0, 100.0, 120.0, rng.uniform(40, 300)])
    tones = sum(
        rng.random() / k * np.sin(2 * np.pi * base * k * time + rng.uniform(0, 6.3))
        for k in range(1, 15)
    )
    noisy: Sound = (tones + 0.3 * rng.standard_normal(len(time))).astype(np.float32)
    return noisy


def music(rng: Rng, seconds: float) -> Sound:
    """Plucked and held notes of a scale: background music of no particular kind."""
    track = np.zeros(int(seconds * RATE), np.float32)
    root, beat = rng.uniform(80, 330), rng.uniform(0.12, 0.5)
    scale = np.array([0, 2, 4, 5, 7, 9, 11, 12, 14, 16, 19, 24])
    for start in np.arange(0, seconds, beat):
        for _ in range(int(rng.integers(1, 4))):
            note = root * 2 ** (rng.choice(scale) / 12)
            partials = note * np.arange(1, 9)
            tone = _ring(rng, partials[partials < 7800], rng.uniform(0.1, 0.8), int(0.8 * RATE))
            _add(track, int(start * RATE), tone, rng.random())
        if rng.random() < 0.6:
            _add(track, int(start * RATE), _impact(rng, rng.random()), 4 * rng.random())
    return track


def room(rng: Rng) -> Sound:
    """Impulse response of a living room: the direct sound, echoes, a decaying tail."""
    reverberation = rng.uniform(0.12, 0.7)
    time = np.arange(int(0.5 * RATE)) / RATE
    tail = rng.standard_normal(len(time)) * 10 ** (-3 * time / reverberation)
    tail *= time > rng.uniform(0.002, 0.012)
    tail = signal.lfilter([1], [1, -rng.uniform(0, 0.6)], tail)
    response = np.zeros(len(time))
    response[0] = 1.0
    ratio = 10 ** (rng.uniform(-3, 12) / 20)
    whole: Sound = (response + tail / (np.sqrt(np.square(tail).sum()) * ratio)).astype(np.float32)
    return whole
