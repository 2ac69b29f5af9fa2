"""A room that exists only in the tests: what a loudspeaker plays arrives at the microphone.

A thread moves both devices. It shows what is made of what devices give; it cannot show that
a real one opens or keeps time.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import SimpleNamespace

import numpy as np

from voice_perudo.audio.devices import Callback, Device, Kind, Stream
from voice_perudo.audio.levels import gain
from voice_perudo.audio.types import Samples
from voice_perudo.errors import AudioError

RATE = 48_000
BLOCK = 480

MICROPHONE = Device(1, "Table Mic", RATE, 2, "ALSA")
LOUDSPEAKER = Device(2, "Speaker", RATE, 2, "ALSA")

Sound = Callable[[int], Samples]
"""What the room sounds like for so many samples."""


def hiss(decibels: float, seed: int = 1) -> Sound:
    """White noise of a level in dBFS."""
    drawn = np.random.default_rng(seed)
    return lambda count: (drawn.standard_normal(count) * gain(decibels)).astype(np.float32)


def nothing(count: int) -> Samples:
    """Digital silence."""
    return np.zeros(count, np.float32)


class RoomStream:
    """An open device of the room."""

    latency = 0.02

    def __init__(self, callback: Callback) -> None:
        self.callback = callback
        self.closed = False

    def start(self) -> None:
        """The room runs already."""

    def close(self) -> None:
        self.closed = True


class Room:
    """One microphone and one loudspeaker, either of which may be missing or refuse.

    ``echo``: by how many decibels the loudspeaker arrives softer; ``None`` for headphones.
    ``speed``: how much faster than a sound card's clock it runs.
    """

    def __init__(
        self,
        sound: Sound | None = None,
        echo: float | None = -20.0,
        missing: frozenset[str] = frozenset(),
        refusing: frozenset[str] = frozenset(),
        dead: frozenset[str] = frozenset(),
        overflows: bool = False,
        speed: float = 5.0,
    ) -> None:
        self._sound = sound or hiss(-55.0)
        self._echo = echo
        self._missing = missing
        self._refusing = refusing
        self._dead = dead
        self._overflows = overflows
        self._seconds_a_block = BLOCK / RATE / speed
        self._open: dict[str, RoomStream] = {}
        self.opened: list[str] = []
        self.stopped = threading.Event()

    def all(self, kind: Kind) -> tuple[Device, ...]:
        device = MICROPHONE if kind == "input" else LOUDSPEAKER
        return () if kind in self._missing else (device,)

    def find(self, kind: Kind, wanted: int | str | None) -> Device:
        found = self.all(kind)
        named = wanted is None or str(wanted).lower() in found[0].name.lower() if found else False
        if not named:
            raise AudioError(f"There is no {kind} {wanted!r}; plug one in.")
        return found[0]

    def open(self, kind: Kind, device: Device, callback: Callback) -> Stream:
        if kind in self._refusing:
            raise AudioError(f"The {kind} {device.name!r} does not open; choose another one.")
        stream = RoomStream(callback)
        self.opened.append(kind)
        if kind not in self._dead:
            self._open[kind] = stream
        return stream

    def close(self, stream: Stream) -> None:
        stream.close()

    def refresh(self) -> None:
        """Look again, which ends every stream."""
        for stream in self._open.values():
            stream.close()

    def unplug(self, kind: Kind) -> None:
        """Take the device away; its stream ends."""
        self._missing |= {kind}
        self._open[kind].close()

    def plug_in(self, kind: Kind) -> None:
        """Bring it back."""
        self._missing -= {kind}

    @property
    def everything_closed(self) -> bool:
        return all(stream.closed for stream in self._open.values())

    def run(self) -> None:
        """Move the devices until the test is over."""
        due = time.monotonic()
        while not self.stopped.is_set():
            played = np.zeros((BLOCK, 2), np.float32)
            self._call("output", played)
            if self._echo is not None:
                heard = self._sound(BLOCK) + played[:, 0] * np.float32(gain(self._echo))
            else:
                heard = self._sound(BLOCK)
            self._call("input", np.repeat(np.clip(heard, -1, 1)[:, np.newaxis], 2, axis=1))
            due += self._seconds_a_block
            time.sleep(max(0.0, due - time.monotonic()))

    def _call(self, kind: str, frames: Samples) -> None:
        stream = self._open.get(kind)
        if stream is not None and not stream.closed:
            status = SimpleNamespace(input_overflow=self._overflows)
            stream.callback(frames, len(frames), None, status)


@contextmanager
def running(room: Room) -> Iterator[Room]:
    """The room with its devices moving."""
    thread = threading.Thread(target=room.run, daemon=True)
    thread.start()
    try:
        yield room
    finally:
        room.stopped.set()
        thread.join()
