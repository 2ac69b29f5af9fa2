"""Devices that exist only in the tests, moved by hand instead of by a sound card's clock."""

from types import SimpleNamespace

import numpy as np

from voice_perudo.audio.devices import Callback, Device, Kind, Stream
from voice_perudo.audio.types import Samples
from voice_perudo.errors import AudioError


class HandClock:
    """Time that passes only when told to, or when somebody sleeps."""

    def __init__(self) -> None:
        self.time = 100.0

    def now(self) -> float:
        return self.time

    def sleep(self, seconds: float) -> None:
        self.time += seconds


class HandStream:
    """A stream whose callback the test calls."""

    latency = 0.05

    def __init__(self, device: Device, callback: Callback) -> None:
        self.device = device
        self.closed = False
        self._callback = callback

    def start(self) -> None:
        """Nothing runs by itself."""

    def close(self) -> None:
        self.closed = True

    def give(self, frames: Samples, overflow: bool = False) -> None:
        """The device has heard this."""
        self._callback(frames, len(frames), None, SimpleNamespace(input_overflow=overflow))

    def take(self, count: int) -> Samples:
        """The device wants so many frames; they arrive where noise stood before."""
        frames = np.full((count, min(2, self.device.channels)), 9.0, np.float32)
        self._callback(frames, count, None, SimpleNamespace(input_overflow=False))
        return frames


class HandDevices:
    """One device of each kind; ``plugged`` and ``stale`` are set by the test."""

    def __init__(self, rate: int = 48_000, channels: int = 2) -> None:
        self.device = Device(3, "Table Mic: USB Audio (hw:1,0)", rate, channels)
        self.plugged = True
        self.stale = False
        """The device is there but is only seen after a refresh."""
        self.streams: list[HandStream] = []
        self.wanted: list[int | str | None] = []
        self.refreshed = 0

    @property
    def stream(self) -> HandStream:
        """The latest one."""
        return self.streams[-1]

    def all(self, kind: Kind) -> tuple[Device, ...]:
        return (self.device,) if self.plugged and not self.stale else ()

    def find(self, kind: Kind, wanted: int | str | None) -> Device:
        self.wanted.append(wanted)
        if not self.plugged or self.stale:
            raise AudioError(f"There is no {kind} device.")
        return self.device

    def open(self, kind: Kind, device: Device, callback: Callback) -> Stream:
        self.streams.append(HandStream(device, callback))
        return self.stream

    def close(self, stream: Stream) -> None:
        stream.close()

    def refresh(self) -> None:
        self.refreshed += 1
        self.stale = False
        for stream in self.streams:
            stream.close()

    def unplug(self) -> None:
        """Take the device away; its stream ends."""
        self.plugged = False
        self.stream.close()
