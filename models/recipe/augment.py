"""Makes every training utterance new each time: rooms, microphones, levels and table noise."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from scipy import fft

from recipe import noise
from recipe.audio import RATE, Samples, Sound, from_float, level, to_float
from recipe.codecs import coded
from recipe.noise import Rng

_TRACK_SECONDS = 12.0


@dataclass(frozen=True, slots=True)
class Bank:
    """Ready-made sounds to mix in: rooms, dice and cups, steady noises, music, babble."""

    rooms: tuple[Sound, ...]
    table: tuple[Sound, ...]
    steady: tuple[Sound, ...]
    music: tuple[Sound, ...]
    babble: tuple[Sound, ...]


def _babble(rng: Rng, speech: Sequence[Samples], seconds: float) -> Sound:
    """One to seven people talking at once, at different distances."""
    track = np.zeros(int(seconds * RATE), np.float32)
    for _ in range(int(rng.choice([1, 2, 3, 4, 5, 6, 7]))):
        gain = 10 ** (rng.uniform(-9, 3) / 20)
        position = -int(rng.uniform(0, 3) * RATE)
        while position < len(track):
            sound = to_float(np.asarray(speech[int(rng.integers(len(speech)))]))
            sound = sound * np.float32(gain / np.sqrt(level(sound)))
            start, skip = max(0, position), max(0, -position)
            end = min(len(track), position + len(sound))
            if end > start:
                track[start:end] += sound[skip : skip + end - start]
            position += len(sound) + int(rng.exponential(0.25) * RATE)
    return track


def make_bank(speech: Sequence[Samples], seed: int, size: int = 60) -> Bank:
    """A bank of ``size`` tracks a kind; ``speech`` feeds the babble."""
    rng = np.random.default_rng(seed)

    def tracks(make: noise.Maker, count: int) -> tuple[Sound, ...]:
        return tuple(make(rng, _TRACK_SECONDS) for _ in range(count))

    return Bank(
        rooms=tuple(noise.room(rng) for _ in range(4 * size)),
        table=tracks(noise.table_noise, size),
        steady=tracks(noise.coloured_noise, size // 3) + tracks(noise.hum, size // 3),
        music=tracks(noise.music, size // 4),
        babble=tuple(_babble(rng, speech, _TRACK_SECONDS) for _ in range(4 * size)),
    )


def _equaliser(rng: Rng, frequencies: Sound) -> Sound:
    """Smooth random gain over frequency, times a microphone's or telephone's band."""
    points = np.sort(rng.uniform(0, 8000, 6))
    gains = rng.normal(0, 3.5, 6)
    decibel = np.interp(frequencies, points, gains)
    low, high, order = 30.0, 12_000.0, 2.0
    kind = rng.random()
    if kind < 0.25:
        low, high, order = rng.uniform(150, 350), rng.uniform(3200, 3900), 8.0
    elif kind < 0.55:
        low, high, order = rng.uniform(60, 250), rng.uniform(4500, 8000), 4.0
    floor = np.maximum(frequencies, 1.0)
    band = 1 / np.sqrt((1 + (low / floor) ** order) * (1 + (frequencies / high) ** (2 * order)))
    return np.asarray(10 ** (decibel / 20) * band, np.float32)


def filtered(rng: Rng, sound: Sound, rooms: Sequence[Sound], wet: float) -> Sound:
    """``sound`` through a random microphone and, with probability ``wet``, a random room."""
    size = fft.next_fast_len(len(sound) + RATE // 2, real=True)
    frequencies = fft.rfftfreq(size, 1 / RATE).astype(np.float32)
    spectrum = fft.rfft(sound, size) * _equaliser(rng, frequencies)
    if rng.random() < wet:
        spectrum *= fft.rfft(rooms[int(rng.integers(len(rooms)))], size)
    return np.asarray(fft.irfft(spectrum, size)[: len(sound)], np.float32)


def _stretch_of(rng: Rng, tracks: Sequence[Sound], length: int) -> Sound:
    track = tracks[int(rng.integers(len(tracks)))]
    start = int(rng.integers(max(1, len(track) - length)))
    return np.resize(track[start : start + length], length)


def _scaled(sound: Sound, power: float) -> Sound:
    present = float(np.square(sound).mean())
    return sound * np.float32(np.sqrt(power / (present + 1e-12)))


def _noises(rng: Rng, bank: Bank, length: int, power: float, cleanest: float) -> Sound:
    """Noises of the table relative to speech of ``power``; none in ``cleanest`` of cases."""
    mix = np.zeros(length, np.float32)
    if rng.random() < cleanest:
        return mix
    kinds = ((bank.babble, 0.65), (bank.table, 0.5), (bank.steady, 0.3), (bank.music, 0.1))
    for tracks, chance in kinds:
        if rng.random() < chance:
            ratio = rng.triangular(0, 11, 25)
            mix += _scaled(_stretch_of(rng, tracks, length), power / 10 ** (ratio / 10))
    return mix


def _finished(rng: Rng, sound: Sound) -> Samples:
    """At a random level, sometimes clipped, coarsely quantised or over digital silence."""
    peak = float(np.abs(sound).max()) + 1e-9
    target = 10 ** (rng.uniform(-32, -1) / 20)
    if rng.random() < 0.06:
        target = rng.uniform(1.2, 4)
    sound = np.clip(sound * np.float32(target / peak), -1, 1)
    if rng.random() < 0.06:
        curve = np.sign(sound) * np.log1p(255 * np.abs(sound)) / np.log(256)
        curve = np.round(curve * 127) / 127
        sound = np.asarray(np.sign(curve) * (256 ** np.abs(curve) - 1) / 255, np.float32)
    if rng.random() < 0.6:
        hiss = rng.standard_normal(len(sound)) * 10 ** rng.uniform(-4.6, -3.2)
        return from_float(sound + hiss)
    return from_float(sound)


def _margins(rng: Rng) -> tuple[int, int]:
    """Samples before and after the speech; often none, as when a recording is cut tight."""
    lead, trail = (
        0 if rng.random() < 0.2 else int(rng.triangular(0.02, 0.2, 1.0) * RATE) for _ in range(2)
    )
    return lead, trail


def augmented(rng: Rng, sound: Sound, bank: Bank, cleanest: float) -> Samples:
    """``sound`` as some microphone on some table would have recorded it.

    ``cleanest`` is the share without noise. A quarter pass through a codec. A fifth begin and
    end with digital silence.
    """
    lead, trail = _margins(rng)
    length = len(sound) + lead + trail
    power = level(sound)
    speech = np.pad(sound, (lead, trail))
    if rng.random() < 0.15:
        finished = _finished(rng, speech + _noises(rng, bank, length, power, cleanest))
    else:
        speech = _scaled(filtered(rng, speech, bank.rooms, 0.5), float(np.square(speech).mean()))
        mix = _noises(rng, bank, length, power, cleanest)
        if mix.any() and rng.random() < 0.5:
            mix = _scaled(filtered(rng, mix, bank.rooms, 0.5), float(np.square(mix).mean()))
        finished = _finished(rng, speech + mix)
    if rng.random() < 0.25:
        finished = coded(rng, finished)
    if rng.random() < 0.2:
        return np.pad(finished, tuple(int(rng.uniform(0.1, 0.5) * RATE) for _ in range(2)))
    return finished


def nothing_said(rng: Rng, bank: Bank) -> Samples:
    """Table noise without a word that could be made out."""
    length = int(rng.uniform(0.6, 3.5) * RATE)
    mix = np.zeros(length, np.float32)
    kinds = ((bank.table, 0.7), (bank.steady, 0.4), (bank.music, 0.15), (bank.babble, 0.15))
    for tracks, chance in kinds:
        if rng.random() < chance:
            mix += _scaled(_stretch_of(rng, tracks, length), 10 ** rng.uniform(-2, 0))
    if mix.any():
        mix = filtered(rng, mix, bank.rooms, 0.5)
    return _finished(rng, mix)
