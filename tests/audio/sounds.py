"""Sounds made for the tests."""

from __future__ import annotations

import struct

import numpy as np

from voice_perudo.audio.types import RATE, Samples
from voice_perudo.bench.live_room import RoomSettings, impulse_response


def tone(seconds: float, rate: int = RATE, hertz: float = 440.0, peak: float = 0.5) -> Samples:
    """A pure tone."""
    times = np.arange(round(seconds * rate)) / rate
    return (peak * np.sin(2 * np.pi * hertz * times)).astype(np.float32)


def noise(seconds: float, decibels: float, seed: int = 1) -> Samples:
    """White noise of a level in dBFS."""
    drawn = np.random.default_rng(seed).standard_normal(round(seconds * RATE))
    return (drawn * 10 ** (decibels / 20)).astype(np.float32)


def in_room(played: Samples, settings: RoomSettings) -> Samples:
    """What reaches the microphone of what is played."""
    response = impulse_response(settings)
    size = 1 << (len(played) + len(response)).bit_length()
    spectrum = np.fft.rfft(played, size) * np.fft.rfft(response, size)
    return np.fft.irfft(spectrum, size)[: len(played)].astype(np.float32)


def loudest_hertz(samples: Samples, rate: int = RATE) -> float:
    """The frequency with most energy."""
    spectrum = np.abs(np.fft.rfft(samples))
    return float(np.argmax(spectrum) * rate / len(samples))


def wav(
    frames: bytes,
    rate: int,
    channels: int = 1,
    bits: int = 16,
    encoding: int = 1,
    announced: int | None = None,
) -> bytes:
    """A WAV stream with whatever length its header should announce."""
    size = len(frames) if announced is None else announced
    block = channels * bits // 8
    head = struct.pack("<HHIIHH", encoding, channels, rate, rate * block, block, bits)
    return (
        b"RIFF\xff\xff\xff\xffWAVEfmt \x10\x00\x00\x00"
        + head
        + b"LIST\x03\x00\x00\x00abc\x00"
        + struct.pack("<4sI", b"data", size)
        + frames
    )
