"""Sound devices, behind a small Protocol so that the loops can be tried without any.

PortAudio lists the devices once, when it starts: to see one that was plugged in
later it has to be started again, and that ends every open stream.
"""

from __future__ import annotations

import threading
import weakref
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import Any, ClassVar, Literal, Protocol

from voice_perudo.audio.files import CHUNK_SECONDS
from voice_perudo.audio.quiet import quiet
from voice_perudo.audio.types import Samples
from voice_perudo.errors import AudioError

Kind = Literal["input", "output"]
Callback = Callable[[Samples, int, Any, Any], None]
"""Given frames (samples × channels) to read or to fill, their number, times and status flags."""

MOST_CHANNELS = 2
"""Virtual devices announce dozens of channels; a table is heard well with two."""

LATENCY: dict[Kind, float | str] = {"input": "high", "output": 0.08}
"""A safe buffer for the microphone; a short one for the loudspeaker, to be silenced fast."""

BLOCK_SECONDS: dict[Kind, float] = {"input": CHUNK_SECONDS, "output": 0.0}
"""What the callback is given at once; zero leaves it to the device."""

_MISSING = {
    "input": "There is no microphone; plug one in, or give a recording with --audio.",
    "output": "There is no loudspeaker; plug one in, or write the sound to a file with --out.",
}
_NAMES = {"input": "microphone", "output": "loudspeaker"}
_NO_ANSWER = "The sound system does not answer; restart the program."


@dataclass(frozen=True, slots=True)
class Device:
    """A microphone or loudspeaker, with its own rate in samples per second.

    ``host`` is the system it is reached by (ALSA, Windows WASAPI, Core Audio…).
    """

    index: int
    name: str
    rate: int
    channels: int
    host: str = ""


class Stream(Protocol):
    """A running stream of sound."""

    @property
    def closed(self) -> bool:
        """Whether it has been closed, by whomever."""
        ...

    @property
    def latency(self) -> float:
        """Seconds between the callback and the air."""
        ...

    def start(self) -> None:
        """Begin to call back."""
        ...

    def close(self) -> None:
        """End at once, whatever has not been played."""
        ...


class AudioSystem(Protocol):
    """The machine's sound devices."""

    def all(self, kind: Kind) -> tuple[Device, ...]:
        """Every device of that kind, by its number; raises AudioError without a sound system."""
        ...

    def find(self, kind: Kind, wanted: int | str | None) -> Device:
        """The device by name or index, or the usual one; raises AudioError without it."""
        ...

    def open(self, kind: Kind, device: Device, callback: Callback) -> Stream:
        """Start a stream of 32-bit floats; raises AudioError when the device refuses."""
        ...

    def close(self, stream: Stream) -> None:
        """End a stream; harmless when repeated."""
        ...

    def refresh(self) -> None:
        """Look for devices anew; ends every open stream. Raises AudioError on failure."""
        ...


_SEVERAL = "Multiple"
"""How the library begins when a name is that of several devices."""


class PortAudio:
    """The real devices, by sounddevice. PortAudio's state belongs to the whole process."""

    _lock = threading.RLock()
    _streams: ClassVar[weakref.WeakSet[Stream]] = weakref.WeakSet()

    def all(self, kind: Kind) -> tuple[Device, ...]:
        """Every device of that kind, by its number; raises AudioError without a sound system."""
        with self._lock, quiet():
            library = _sounddevice()
            try:
                every = [_device(library, found, kind) for found in library.query_devices()]
            except library.PortAudioError as error:
                raise AudioError(_NO_ANSWER) from error
        return tuple(device for device in every if device.channels)

    def find(self, kind: Kind, wanted: int | str | None = None) -> Device:
        """The device by name or index, or the usual one; raises AudioError without it.

        A name may be any words of the device's name and its host's, in their order and in
        whatever capitals, as long as no other device of the kind has them too.
        """
        with self._lock, quiet():
            library = _sounddevice()
            try:
                found = library.query_devices(_number_or_name(wanted), kind)
                device = _device(library, found, kind)
            except (library.PortAudioError, ValueError) as error:
                raise AudioError(self._not_found(kind, wanted, str(error))) from error
        if not device.channels:
            raise AudioError(self._not_found(kind, wanted))
        return device

    def _not_found(self, kind: Kind, wanted: int | str | None, reason: str = "") -> str:
        if wanted is None or not self.all(kind):
            return _MISSING[kind]
        if reason.startswith(_SEVERAL):
            return f"Several {_NAMES[kind]}s match {wanted!r}; give an exact name or a number."
        return (
            f"There is no {_NAMES[kind]} {wanted!r}; give its name or number, or none for the "
            "usual one."
        )

    def open(self, kind: Kind, device: Device, callback: Callback) -> Stream:
        """Start a stream of 32-bit floats; raises AudioError when the device refuses."""
        with self._lock, quiet():
            library = _sounddevice()
            make = library.InputStream if kind == "input" else library.OutputStream
            for channels in sorted({min(MOST_CHANNELS, device.channels), device.channels}):
                with suppress(library.PortAudioError, ValueError):
                    stream: Stream = make(
                        device=device.index,
                        samplerate=device.rate,
                        channels=channels,
                        dtype="float32",
                        latency=LATENCY[kind],
                        blocksize=round(device.rate * BLOCK_SECONDS[kind]),
                        callback=callback,
                    )
                    self._streams.add(stream)
                    with _closed_on_error(stream):
                        stream.start()
                    return stream
        raise AudioError(
            f"The {_NAMES[kind]} {device.name!r} does not open; close other programs that use it, "
            "or choose another one."
        )

    def close(self, stream: Stream) -> None:
        """End a stream; harmless when repeated."""
        with self._lock, quiet():
            if not stream.closed:
                stream.close()

    def refresh(self) -> None:
        """Look for devices anew; ends every open stream. Raises AudioError on failure."""
        with self._lock, quiet():
            library = _sounddevice()
            for stream in list(self._streams):
                self.close(stream)
            try:
                library._terminate()
                library._initialize()
            except library.PortAudioError as error:
                raise AudioError(_NO_ANSWER) from error


def microphone_trouble() -> AudioError | None:
    """Why nothing can be listened with, and what to do; never raises, prints nothing."""
    return _trouble("input")


def has_loudspeaker() -> bool:
    """Whether there is something to speak with; never raises, prints nothing."""
    return _trouble("output") is None


@contextmanager
def _closed_on_error(stream: Stream) -> Iterator[None]:
    try:
        yield
    except BaseException:
        stream.close()
        raise


def portaudio_version() -> str:
    """What the sound library calls itself; raises AudioError where it is missing."""
    with quiet():
        return str(_sounddevice().get_portaudio_version()[1])


def _trouble(kind: Kind) -> AudioError | None:
    try:
        PortAudio().find(kind)
    except AudioError as error:
        return error
    return None


def _sounddevice() -> Any:
    try:
        import sounddevice
    except OSError as error:
        raise AudioError(
            "The sound library PortAudio is missing; install it "
            "(on Debian: apt install libportaudio2)."
        ) from error
    except Exception as error:
        if type(error).__name__ != "PortAudioError":
            raise
        raise AudioError("The sound system does not start; check the sound settings.") from error
    return sounddevice


def _device(library: Any, found: Mapping[str, Any], kind: Kind) -> Device:
    return Device(
        found["index"],
        found["name"],
        round(found["default_samplerate"]),
        int(found[f"max_{kind}_channels"]),
        library.query_hostapis(found["hostapi"])["name"],
    )


def _number_or_name(wanted: int | str | None) -> int | str | None:
    return int(wanted) if isinstance(wanted, str) and wanted.isdecimal() else wanted
