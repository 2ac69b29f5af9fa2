"""A short recording straight from a device, as it comes: before anything is made of it."""

from __future__ import annotations

import time
from dataclasses import dataclass
from queue import Empty, Full, Queue
from typing import Any

import numpy as np

from voice_perudo.audio.devices import AudioSystem, Device
from voice_perudo.audio.frames import FRAME
from voice_perudo.audio.intake import Intake
from voice_perudo.audio.levels import level
from voice_perudo.audio.microphone import LONGEST_QUEUE
from voice_perudo.audio.types import Samples
from voice_perudo.errors import AudioError

PATIENCE = 2.0
"""Seconds that a device may take for its first sound, and may pause."""


@dataclass(frozen=True, slots=True, eq=False)
class Recorded:
    """Frames (samples × channels) at the device's own rate; ``overflows``: gaps in them."""

    frames: Samples
    rate: int
    overflows: int

    @property
    def sound(self) -> Samples:
        """What is made of it for listening: one channel at 16 kHz."""
        intake = Intake(self.rate)
        return np.concatenate([intake.convert(self.frames), intake.rest()])


class Recorder:
    """An open device from which the next seconds can be taken, again and again."""

    def __init__(self, system: AudioSystem, device: Device) -> None:
        """Open the device; raises AudioError when it refuses."""
        self._system = system
        self._device = device
        self._blocks: Queue[Samples] = Queue(LONGEST_QUEUE)
        self._overflows = 0
        self._stream = system.open("input", device, self._queue)

    def take(self, seconds: float) -> Recorded:
        """The next ``seconds``; raises AudioError when the device gives no sound."""
        wanted = round(seconds * self._device.rate)
        blocks: list[Samples] = []
        before = self._overflows
        until = time.monotonic() + seconds + PATIENCE
        while sum(map(len, blocks)) < wanted and time.monotonic() < until:
            try:
                blocks.append(self._blocks.get(timeout=PATIENCE))
            except Empty:
                break
        if not blocks:
            raise AudioError(
                f"The microphone {self._device.name!r} opens but gives no sound; choose another "
                "one with --device, or see whether a program or the privacy settings block it."
            )
        frames = np.nan_to_num(np.concatenate(blocks)[:wanted], posinf=0.0, neginf=0.0)
        return Recorded(frames, self._device.rate, self._overflows - before)

    def close(self) -> None:
        """Release the device; harmless when repeated."""
        self._system.close(self._stream)

    def _queue(self, frames: Samples, count: int, times: Any, status: Any) -> None:
        """Called by the device's own thread."""
        if status.input_overflow:
            self._overflows += 1
        try:
            self._blocks.put_nowait(frames.copy())
        except Full:
            self._overflows += 1


def moment_levels(sound: Samples) -> list[float]:
    """The level in dBFS of every whole moment of 32 ms."""
    whole = len(sound) - len(sound) % FRAME
    return [level(sound[start : start + FRAME]) for start in range(0, whole, FRAME)]


def quantile(levels: list[float], share: float) -> float:
    """The level that this share (0–1) of the moments stays below."""
    ordered = sorted(levels)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]
