"""Sound from standard input.

A WAV stream is read as it comes, of any length. Other kinds have to arrive whole before
they are read. Bytes without a header are refused: they could be anything.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from collections.abc import Iterator
from typing import BinaryIO

from voice_perudo.audio.files import CHUNK_SECONDS, FORMATS, SoundFile, check_rate, chunks
from voice_perudo.audio.types import AudioChunk, RecordedSource, Samples
from voice_perudo.audio.wav_stream import Layout, frames_of, read_bytes, read_header
from voice_perudo.errors import AudioError, reason_of

NAME = "Standard input"
_MP3 = (b"ID3", b"\xff\xfb", b"\xff\xfa", b"\xff\xf3", b"\xff\xf2")
_WHOLE = (b"fLaC", b"OggS", b"FORM", b"caff", b"riff", b"RF64", b".snd", *_MP3)
"""How FLAC, Ogg, AIFF, CAF, W64, RF64, AU and MP3 begin."""


def standard_input(stream: BinaryIO | None = None) -> RecordedSource:
    """The sound piped into the program; raises AudioError when there is none."""
    stream = stream or _standard_bytes()
    start = read_bytes(stream, 4)
    if not start:
        raise AudioError(f"{NAME} is empty; pipe a WAV stream into it.")
    if start == b"RIFF":
        return _Piped(stream, read_header(stream, NAME))
    if start.startswith(_WHOLE):
        return _Spooled(start, stream)
    raise AudioError(f"{NAME} is not sound that can be read; pipe {FORMATS} into it.")


def _standard_bytes() -> BinaryIO:
    if sys.stdin is None:
        raise AudioError(f"{NAME} is closed; pipe a WAV stream into the program.")
    return sys.stdin.buffer


class _Piped:
    """Uncompressed sound, read as it arrives."""

    def __init__(self, stream: BinaryIO, layout: Layout) -> None:
        check_rate(layout.rate, NAME)
        self._stream = stream
        self._layout = layout
        self._ended = False
        self._left = layout.data_bytes

    @property
    def ends_early(self) -> bool:
        """Whether it has ended before the length that was announced."""
        return self._ended and self._layout.knows_length and self._left > 0

    def __iter__(self) -> Iterator[AudioChunk]:
        return chunks(self._blocks(), self._layout.rate, NAME)

    def close(self) -> None:
        """Standard input is left open: it is not ours."""

    def _blocks(self) -> Iterator[Samples]:
        frame = self._layout.frame_bytes
        while True:
            size = min(round(self._layout.rate * CHUNK_SECONDS) * frame, self._left)
            data = read_bytes(self._stream, size)
            whole = len(data) - len(data) % frame
            if not whole:
                self._ended = True
                return
            yield frames_of(data[:whole], self._layout)
            self._left -= len(data)


class _Spooled(SoundFile):
    """A stream put into a temporary file, because its reader must seek."""

    def __init__(self, start: bytes, stream: BinaryIO) -> None:
        self._spool = _spooled(start, stream)
        try:
            self._take(self._spool, NAME)
        except AudioError:
            self._spool.close()
            raise

    def close(self) -> None:
        """Close the file, which is gone then; harmless when repeated."""
        super().close()
        self._spool.close()


def _spooled(start: bytes, stream: BinaryIO) -> BinaryIO:
    try:
        spool: BinaryIO = tempfile.TemporaryFile()  # noqa: SIM115 - lives as long as the source
        spool.write(start)
        shutil.copyfileobj(stream, spool)
        spool.seek(0)
    except OSError as error:
        raise AudioError(
            f"{NAME} cannot be kept for reading ({reason_of(error)}); give it as a file instead."
        ) from error
    return spool
