"""A whole session in one WAV file: what was heard and what was announced."""

from __future__ import annotations

import struct
from contextlib import suppress
from dataclasses import dataclass
from os import SEEK_END
from pathlib import Path

import numpy as np

from voice_perudo.audio.placed import Placed, mix_in
from voice_perudo.audio.resampling import at_rate
from voice_perudo.audio.sinks import Queue
from voice_perudo.audio.types import RATE, AudioClip, Samples
from voice_perudo.errors import AudioError, reason_of
from voice_perudo.whole_file import refuse_pipe

HELD = 2 * RATE
"""Samples kept open for sound that comes late; older ones are final and go to the disk."""

BLOCK = RATE // 2
"""Samples mixed and written at once."""

LINEAR = 0.8
"""The amplitude up to which the sum of all sounds is left as it is."""


@dataclass(frozen=True, slots=True, eq=False)
class _Piece(Placed):
    """A piece of the session; those ``announced`` can be stopped."""

    announced: bool


class SessionFile:
    """A sink that mixes clips at their times into a WAV file, 16 kHz mono 16 bit.

    Every write leaves a valid file, so that a session which is killed can be heard.
    Sound that comes more than two seconds late, compared with the latest, is lost.
    """

    def __init__(self, path: Path | str) -> None:
        """Create or replace the file; raises AudioError when it cannot be written."""
        self._path = path
        self._queue = Queue()
        self._pieces: list[_Piece] = []
        self._written = 0
        self._latest = 0
        try:
            refuse_pipe(Path(path))
            self._file = Path(path).open("wb")  # noqa: SIM115 - lives as long as the sink
        except (OSError, ValueError) as error:
            raise self._unwritable(error) from error
        self._write(np.zeros(0, np.float32))

    def play(self, clip: AudioClip, at: float) -> float:
        """Put ``clip`` at ``at``, or after the one before; returns its end in seconds."""
        start = self._queue.begin(clip, at)
        self._add(_Piece(at_rate(clip, RATE).samples, round(start * RATE), announced=True))
        return self._queue.until

    def mix_in(self, samples: Samples, start: float) -> None:
        """Add sound of 16 kHz that was heard from ``start`` seconds on."""
        self._add(_Piece(samples, round(start * RATE), announced=False))

    def stop(self, at: float) -> None:
        """Silence the announcements from ``at`` on."""
        self._queue.cut(at)
        end = round(at * RATE)
        self._pieces = [piece.until(end) if piece.announced else piece for piece in self._pieces]

    def close(self) -> None:
        """Write the rest; harmless when repeated. Raises AudioError when the disk is full."""
        self._write_until(max((piece.end for piece in self._pieces), default=self._written))
        with suppress(OSError):
            self._file.close()

    def _add(self, piece: _Piece) -> None:
        self._pieces.append(piece)
        self._latest = max(self._latest, piece.start)
        if self._latest - HELD >= self._written + BLOCK:
            self._write_until(self._latest - HELD)

    def _write_until(self, end: int) -> None:
        while self._written < end:
            size = min(BLOCK, end - self._written)
            sound = np.zeros(size, np.float32)
            mix_in(self._pieces, sound, self._written)
            self._write(soft_limit(sound))
            self._written += size
            self._pieces = [piece for piece in self._pieces if piece.end > self._written]

    def _write(self, samples: Samples) -> None:
        """To the disk; a failure is raised once, then the file is given up."""
        if self._file.closed:
            return
        try:
            self._file.seek(0)
            self._file.write(_header(self._written + len(samples)))
            self._file.seek(0, SEEK_END)
            self._file.write(np.round(samples * 32767.0).astype("<i2").tobytes())
            self._file.flush()
        except OSError as error:
            with suppress(OSError):
                self._file.close()
            raise self._unwritable(error) from error

    def _unwritable(self, error: Exception) -> AudioError:
        return AudioError(
            f"The sound cannot be written to {self._path} ({reason_of(error)}); "
            "choose another file."
        )


def _header(samples: int) -> bytes:
    """What stands before so many samples in a WAV file."""
    size = 2 * samples
    layout = struct.pack("<4sIHHIIHH", b"fmt ", 16, 1, 1, RATE, 2 * RATE, 2, 16)
    return (
        struct.pack("<4sI4s", b"RIFF", 36 + size, b"WAVE")
        + layout
        + struct.pack("<4sI", b"data", size)
    )


def soft_limit(samples: Samples) -> Samples:
    """Samples bent into full scale where they would go beyond it, else unchanged."""
    size = np.abs(samples)
    room = 1.0 - LINEAR
    bent = LINEAR + room * np.tanh((size - LINEAR) / room)
    return np.where(size <= LINEAR, samples, np.sign(samples) * bent).astype(np.float32)
