"""The microphone as a source, at the device's own rate, found again after it was unplugged."""

from __future__ import annotations

import queue
import re
from collections.abc import Callable, Iterator
from enum import Enum
from typing import Any

import numpy as np

from voice_perudo.audio.clock import Clock, RealTime
from voice_perudo.audio.devices import AudioSystem, PortAudio, Stream
from voice_perudo.audio.intake import Intake
from voice_perudo.audio.types import RATE, AudioChunk, Samples
from voice_perudo.errors import AudioError
from voice_perudo.program import to_run

LOST_AFTER = 1.0
"""Seconds without sound after which the device is taken to be lost; silence is sound too."""

RETRY_EVERY = 2.0
GIVE_UP_AFTER = 10.0
"""Seconds that the players have to plug the microphone in again."""

LONGEST_QUEUE = 1024
"""Blocks that wait for a slow listener, half a minute; what comes on top is dropped."""

TIME_LEAP = 0.2
"""Seconds of lost sound from which on the count of samples is no longer trusted as a clock."""

Block = tuple[float, Samples]
"""When the device delivered it, on the clock, and its frames (samples × channels)."""


class News(Enum):
    """What the players have to know about their microphone."""

    GAPS = "gaps"
    """Some sound was lost, for the first time; ``overflows`` goes on counting."""
    GONE = "gone"
    """Nothing comes from it and it does not open; it is looked for."""
    BACK = "back"
    """Sound comes again after it was gone."""


class Microphone:
    """Sound from a device; ``overflows`` counts the times that some of it was lost."""

    def __init__(
        self,
        device: int | str | None = None,
        clock: Clock | None = None,
        system: AudioSystem | None = None,
        report: Callable[[News], None] = lambda news: None,
    ) -> None:
        """Open a device by name or index, or the usual one; raises AudioError without it.

        ``report`` is told the news, by the thread that iterates.
        """
        self._clock = clock or RealTime()
        self._system = system or PortAudio()
        self._report = report
        self._closed = False
        self._gaps_reported = False
        self._gone = False
        self._tries = 0
        self.overflows = 0
        self._heard_at = self._clock.now()
        self._zero: float | None = None
        self._position = 0.0
        self._wanted = device
        self._stream = self._opened()
        if device is not None:
            self._wanted = _lasting(self._device.name)

    def __iter__(self) -> Iterator[AudioChunk]:
        """The chunks as they come; raises AudioError when the device stays lost."""
        while not self._closed:
            yield from self._recorded()
            if not self._closed:
                self._reopen()
        self._system.close(self._stream)

    def close(self) -> None:
        """Stop listening, from whatever thread; harmless when repeated."""
        self._closed = True
        self._system.close(self._stream)
        if not self._blocks.full():
            self._blocks.put_nowait(None)

    def _opened(self) -> Stream:
        self._device = self._system.find("input", self._wanted)
        self._blocks: queue.Queue[Block | None] = queue.Queue(LONGEST_QUEUE)
        return self._system.open("input", self._device, self._queue)

    def _queue(self, frames: Samples, count: int, times: Any, status: Any) -> None:
        """Called by the device's own thread."""
        if status.input_overflow:
            self.overflows += 1
        try:
            self._blocks.put_nowait((self._clock.now(), frames.copy()))
        except queue.Full:
            self.overflows += 1

    def _recorded(self) -> Iterator[AudioChunk]:
        """The sound of one opening of the device, until it is lost or closed."""
        rate = self._device.rate
        intake = Intake(rate)
        while not self._stream.closed:
            try:
                block = self._blocks.get(timeout=LOST_AFTER)
            except queue.Empty:
                return
            if block is None:
                return
            self._heard_at, frames = block
            self._tries = 0
            self._follow(self._heard_at - len(frames) / rate)
            # A driver that has nothing may hand out what its memory holds.
            samples = intake.convert(np.nan_to_num(frames, posinf=0.0, neginf=0.0))
            if len(samples):
                yield AudioChunk(samples, self._position)
                self._position += len(samples) / RATE
                self._tell_news()

    def _follow(self, began: float) -> None:
        """Leap over lost sound; ``began`` is the block's beginning on the clock."""
        if self._zero is None:
            self._zero = began
        if began - self._zero > self._position + TIME_LEAP:
            self._position = began - self._zero

    def _tell_news(self) -> None:
        """Sound has come and been heard: was some lost, was it waited for?"""
        if self.overflows and not self._gaps_reported:
            self._gaps_reported = True
            self._report(News.GAPS)
        if self._gone:
            self._gone = False
            self._report(News.BACK)

    def _reopen(self) -> None:
        """Open the device again.

        The first try costs nobody anything. When it fails the players are told, and only
        then is it looked for anew, which cuts off whatever is being said.
        """
        self._system.close(self._stream)
        while not self._closed:
            if self._clock.now() - self._heard_at >= GIVE_UP_AFTER:
                raise AudioError(
                    f"The microphone {self._device.name!r} is gone; plug it in and go on with "
                    f"the game: {to_run('play', '--resume')}"
                )
            self._tries += 1
            try:
                self._stream = self._found_again()
                break
            except AudioError:
                self._say_it_is_gone()
                self._clock.sleep(RETRY_EVERY)
        if self._tries > 1:
            self._say_it_is_gone()

    def _found_again(self) -> Stream:
        try:
            return self._opened()
        except AudioError:
            if not self._gone:
                raise
            self._system.refresh()
            return self._opened()

    def _say_it_is_gone(self) -> None:
        if not self._gone:
            self._gone = True
            self._report(News.GONE)


def _lasting(name: str) -> str:
    """A device's name without its place, which changes when it is plugged in again."""
    return re.sub(r"\s*\(hw:[^)]*\)$", "", name)
