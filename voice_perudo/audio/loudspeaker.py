"""The loudspeaker as a sink; it can be silenced at once and is found again when lost."""

from __future__ import annotations

import threading
from collections import deque
from dataclasses import dataclass
from typing import Any

import numpy as np

from voice_perudo.audio.clock import Anchor, Clock, RealTime
from voice_perudo.audio.devices import AudioSystem, PortAudio
from voice_perudo.audio.own_voice import OwnVoice
from voice_perudo.audio.resampling import at_rate
from voice_perudo.audio.sinks import Queue
from voice_perudo.audio.types import AudioClip, Samples
from voice_perudo.errors import AudioError

LOST_AFTER = 1.0
"""Seconds without a request for samples after which the device is taken to be lost."""


@dataclass(frozen=True, slots=True, eq=False)
class _Piece:
    """Samples at the device's rate; ``clip`` where they are the beginning of one."""

    samples: Samples
    clip: AudioClip | None = None


class Loudspeaker:
    """Plays clips now: ``at`` tells which moment of the session's sound it is."""

    def __init__(
        self,
        device: int | str | None = None,
        clock: Clock | None = None,
        system: AudioSystem | None = None,
        own: OwnVoice | None = None,
    ) -> None:
        """Open a device by name or index, or the usual one; raises AudioError without it.

        ``own`` is told when each clip begins and stops, on ``clock``.
        """
        self._own = own or OwnVoice()
        self._clock = clock or RealTime()
        self._system = system or PortAudio()
        self._wanted = device
        self._lock = threading.Lock()
        self._waiting: deque[_Piece] = deque()
        self._sounding_until = self._clock.now()
        self._reported = False
        self._queue = Queue()
        self._open()

    @property
    def busy(self) -> bool:
        """Whether something is being played or waits for it."""
        if self._lost():
            return False
        return bool(self._waiting) or self._clock.now() < self._sounding_until

    def play(self, clip: AudioClip, at: float) -> float:
        """Play ``clip`` after what is still being played; returns its end.

        When the device is lost and cannot be opened again, raises AudioError the first
        time; until it is back, nothing is played and ``at`` is returned.
        """
        if self._lost() and not self._revived():
            return at
        if self.busy:
            pause = max(0.0, at - self._queue.until)
        else:
            pause = 0.0
            self._queue.cut(at)
            at += self._stream.latency
        self._queue.begin(clip, at)
        rate = self._device.rate
        with self._lock:
            self._waiting.append(_Piece(np.zeros(round(pause * rate), np.float32)))
            self._waiting.append(_Piece(at_rate(clip, rate).samples, clip))
        return self._queue.until

    def stop(self, at: float) -> None:
        """Silence, as soon as what the device has already taken is over."""
        latency = self._stream.latency
        with self._lock:
            self._waiting.clear()
            self._own.stops(self._sounds_at(0))
        self._sounding_until = min(self._sounding_until, self._clock.now() + latency)
        self._queue.cut(at + latency)

    def close(self) -> None:
        """Silence at once and release the device; harmless when repeated."""
        self._system.close(self._stream)

    def _open(self) -> None:
        self._device = self._system.find("output", self._wanted)
        self._called = self._clock.now()
        self._frames = 0
        self._anchor = Anchor()
        self._stream = self._system.open("output", self._device, self._fill)

    def _fill(self, out: Samples, count: int, times: Any, status: Any) -> None:
        """Copy what waits; called by the device's own thread."""
        self._called = self._clock.now()
        filled = 0
        with self._lock:
            self._anchor.follow(self._frames / self._device.rate, self._called)
            while filled < count and self._waiting:
                piece = self._waiting.popleft()
                if piece.clip is not None:
                    self._own.begins(piece.clip, self._sounds_at(filled))
                taken = piece.samples[: count - filled]
                out[filled : filled + len(taken)] = taken[:, np.newaxis]
                filled += len(taken)
                if len(taken) < len(piece.samples):
                    self._waiting.appendleft(_Piece(piece.samples[len(taken) :]))
            self._frames += count
        out[filled:] = 0.0
        if filled:
            seconds = filled / self._device.rate
            self._sounding_until = self._called + self._stream.latency + seconds

    def _sounds_at(self, frame: int) -> float:
        """When the frame so many after those handed out reaches the air, on the clock.

        Frames are counted, because what the device asks for comes by fits and starts: the
        microphone hears them evenly.
        """
        position = (self._frames + frame) / self._device.rate
        return self._anchor.time_of(position) + self._stream.latency

    def _lost(self) -> bool:
        return self._stream.closed or self._clock.now() - self._called > LOST_AFTER

    def _revived(self) -> bool:
        """Open the device again; False when that failed and has been reported before."""
        self._system.close(self._stream)
        with self._lock:
            self._waiting.clear()
            self._own.stops(self._sounds_at(0))
        try:
            self._open()
        except AudioError as error:
            if self._reported:
                return False
            self._reported = True
            self._look_again(error)
        self._reported = False
        return True

    def _look_again(self, trouble: AudioError) -> None:
        """Only once for each loss, because it interrupts the microphone."""
        try:
            self._system.refresh()
            self._open()
        except AudioError:
            raise AudioError(
                f"The loudspeaker {self._device.name!r} is gone; "
                "plug it in, the game goes on without sound until then."
            ) from trouble
