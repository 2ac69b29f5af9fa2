"""Sound files as sources: whatever libsndfile reads, at any rate, with any channels."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, BinaryIO

import numpy as np

from voice_perudo.audio.endings import is_cut_off
from voice_perudo.audio.intake import Intake
from voice_perudo.audio.quiet import quiet
from voice_perudo.audio.types import RATE, AudioChunk, Samples
from voice_perudo.errors import AudioError, reason_of

_MISSING_SECONDS = 0.1
"""What may be missing of the length that a file announces: encoders are not exact."""

CHUNK_SECONDS = 0.032
"""A chunk as a microphone would deliver it, so that recordings are heard like live sound."""

LOWEST_RATE, HIGHEST_RATE = 4_000, 384_000
FORMATS = "WAV, FLAC, Ogg Vorbis or Opus"
_READ = frozenset({"WAV", "WAVEX", "RF64", "W64", "AIFF", "AU", "CAF", "FLAC", "OGG", "MP3"})
"""Kinds of which it is known whether they were cut off. The library reads others as far as they
go, and takes what has no header, or hardly one, for anything.
"""


class SoundFile:
    """A sound file, read by blocks as it is iterated, however long it is."""

    def __init__(self, path: Path | str) -> None:
        """Open the file; raises AudioError when it is missing, empty or not sound."""
        check_readable(Path(path))
        # The library takes names in any encoding as bytes, which Windows does not have.
        self._take(os.fsencode(path) if os.name == "posix" else str(path), str(path))

    def _take(self, file: str | bytes | BinaryIO, name: str) -> None:
        self._name = name
        self._received = 0
        self._read_out = False
        self._cut_off = _is_cut_off(file)
        try:
            self._file = opened(file, name)
        except AudioError as error:
            raise (_nothing_left(name) if self._cut_off else error) from error
        try:
            check_rate(self._file.samplerate, name)
            if self._file.frames == 0:
                none = AudioError(f"{name} holds no sound; record it again or name another file.")
                raise _nothing_left(name) if self._cut_off else none
        except AudioError:
            self._file.close()
            raise

    @property
    def seconds(self) -> float:
        """The length that the file announces."""
        return float(self._file.frames / self._file.samplerate)

    @property
    def ends_early(self) -> bool:
        """Whether it was cut off or is damaged; with some kinds known when all has been read."""
        missing = self._file.frames - self._received
        return self._cut_off or (
            self._read_out and missing > _MISSING_SECONDS * self._file.samplerate
        )

    def __iter__(self) -> Iterator[AudioChunk]:
        """The chunks in order; raises AudioError when not even the first can be read."""
        return chunks(self._blocks(), self._file.samplerate, self._name)

    def close(self) -> None:
        """Close the file; harmless when repeated."""
        self._file.close()

    def _blocks(self) -> Iterator[Samples]:
        size = round(self._file.samplerate * CHUNK_SECONDS)
        while True:
            try:
                with quiet():
                    frames: Samples = self._file.read(size, dtype="float32", always_2d=True)
            except RuntimeError as error:
                if not self._received:
                    raise AudioError(f"{self._name} is damaged; record it again.") from error
                self._cut_off = True  # a frame that is not whole: the others were heard
                return
            if not len(frames):
                self._read_out = True
                return
            self._received += len(frames)
            yield frames


def chunks(blocks: Iterator[Samples], rate: int, name: str) -> Iterator[AudioChunk]:
    """Blocks of frames (samples × channels) as 16 kHz mono chunks.

    Raises AudioError, naming ``name``, when there is nothing or a value is not a number.
    """
    intake = Intake(rate)
    sent = 0
    for block in blocks:
        if not np.isfinite(block).all():
            raise AudioError(
                f"{name} holds values that are not numbers (NaN or infinite); export it again."
            )
        samples = intake.convert(block)
        if len(samples):
            yield AudioChunk(samples, sent / RATE)
            sent += len(samples)
    rest = intake.rest()
    if len(rest):
        yield AudioChunk(rest, sent / RATE)
    elif not sent:
        raise AudioError(f"{name} holds no sound; record it again or name another source.")


def opened(file: str | bytes | BinaryIO, name: str) -> Any:
    """libsndfile's reader of ``file``; raises AudioError when it is not sound."""
    import soundfile

    unknown = AudioError(f"{name} is not a sound file that can be read; use {FORMATS}.")
    try:
        with quiet():
            reader = soundfile.SoundFile(file)
    except (RuntimeError, TypeError) as error:
        raise unknown from error
    if reader.format not in _READ:
        reader.close()
        raise unknown
    return reader


def _nothing_left(name: str) -> AudioError:
    return AudioError(f"{name} was cut off and cannot be read; copy or record it again.")


def _is_cut_off(file: str | bytes | BinaryIO) -> bool:
    """Leaves a file that is open where the library begins to read it."""
    try:
        if isinstance(file, str | bytes):
            with open(file, "rb") as content:
                return is_cut_off(content)
        cut_off = is_cut_off(file)
        file.seek(0)
    except OSError:  # told by whoever reads it
        return False
    return cut_off


def check_readable(path: Path) -> None:
    """Raise AudioError unless ``path`` is a file with something in it."""
    try:
        if path.is_dir():
            raise AudioError(f"{path} is a folder; name a sound file in it.")
        if not path.exists():
            raise AudioError(f"There is no file {path}; check its name and folder.")
        if not path.is_file():
            raise AudioError(f"{path} is not an ordinary file; name a sound file.")
        with path.open("rb") as file:
            if not file.read(1):
                raise AudioError(f"{path} is empty; record it again or name another file.")
    except OSError as error:
        raise AudioError(
            f"{path} cannot be opened ({reason_of(error)}); check its name and who may read it."
        ) from error


def check_rate(rate: int, name: str) -> None:
    """Raise AudioError unless speech can be heard at this sampling rate."""
    if not LOWEST_RATE <= rate <= HIGHEST_RATE:
        raise AudioError(f"{name} has {rate} samples a second; use between 8000 and 192000.")
