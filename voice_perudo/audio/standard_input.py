"""Sound from standard input.

A WAV stream is read as it comes, of any length. Without a header the bytes are
taken as 16-bit little-endian mono at 16 kHz (``arecord -t raw -f S16_LE -r 16000``).
A FLAC or Ogg stream has to arrive whole before it is read.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from collections.abc import Iterator
from typing import BinaryIO

from voice_perudo.audio.files import CHUNK_SECONDS, SoundFile, check_rate, chunks, opened
from voice_perudo.audio.types import RATE, AudioChunk, AudioSource, Samples
from voice_perudo.audio.wav_stream import Layout, frames_of, read_bytes, read_header
from voice_perudo.errors import AudioError

NAME = "Standard input"
RAW = Layout(encoding=1, channels=1, rate=RATE, bits=16)
_COMPRESSED = (b"fLaC", b"OggS")
_SAMPLE_OF_TEXT = 512


def standard_input(stream: BinaryIO | None = None) -> AudioSource:
    """The sound piped into the program; raises AudioError when there is none."""
    stream = sys.stdin.buffer if stream is None else stream
    start = read_bytes(stream, 4)
    if not start:
        raise AudioError(f"{NAME} is empty; pipe a WAV stream into it.")
    if start in _COMPRESSED:
        return _Spooled(start, stream)
    if start == b"RIFF":
        return _Piped(b"", stream, read_header(stream, NAME))
    start += read_bytes(stream, _SAMPLE_OF_TEXT - len(start))
    if _is_text(start):
        raise AudioError(f"{NAME} holds text, not sound; pipe a WAV stream into it.")
    return _Piped(start, stream, RAW)


class _Piped:
    """Uncompressed sound, read as it arrives."""

    def __init__(self, start: bytes, stream: BinaryIO, layout: Layout) -> None:
        check_rate(layout.rate, NAME)
        self._start = start
        self._stream = stream
        self._layout = layout

    def __iter__(self) -> Iterator[AudioChunk]:
        return chunks(self._blocks(), self._layout.rate, NAME)

    def close(self) -> None:
        """Standard input is left open: it is not ours."""

    def _blocks(self) -> Iterator[Samples]:
        frame = self._layout.frame_bytes
        left = self._layout.data_bytes
        data = self._start
        while True:
            size = min(round(self._layout.rate * CHUNK_SECONDS) * frame, left)
            data += read_bytes(self._stream, size - len(data))
            whole = len(data) - len(data) % frame
            if not whole:
                return
            yield frames_of(data[:whole], self._layout)
            left -= len(data)
            data = b""


class _Spooled(SoundFile):
    """A compressed stream, put into a temporary file because its reader must seek."""

    def __init__(self, start: bytes, stream: BinaryIO) -> None:
        self._name = NAME
        self._spool = tempfile.TemporaryFile()  # noqa: SIM115 - lives as long as the source
        self._spool.write(start)
        shutil.copyfileobj(stream, self._spool)
        self._spool.seek(0)
        self._file = opened(self._spool, NAME)

    def close(self) -> None:
        super().close()
        self._spool.close()


def _is_text(start: bytes) -> bool:
    text = start.decode("utf-8", errors="replace").rstrip("\ufffd")
    return all(character.isprintable() or character in "\n\r\t" for character in text)
