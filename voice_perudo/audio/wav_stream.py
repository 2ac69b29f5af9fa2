"""WAV as a stream: the header and the sample formats, without seeking.

libsndfile needs to seek and to know the length; a pipe allows neither, and its
header often announces a length of zero or of four gigabytes.
"""

from __future__ import annotations

import struct
from dataclasses import dataclass
from typing import BinaryIO

import numpy as np

from voice_perudo.audio.types import Samples
from voice_perudo.errors import AudioError, reason_of

_PCM, _FLOAT, _EXTENSIBLE = 1, 3, 0xFFFE
_ENDLESS = 1 << 62
_LARGEST_KNOWN_LENGTH = 0x7FFF_0000
_LARGEST_HEADER = 1 << 20
_SUPPORTED = {(_PCM, 8), (_PCM, 16), (_PCM, 24), (_PCM, 32), (_FLOAT, 32), (_FLOAT, 64)}


@dataclass(frozen=True, slots=True)
class Layout:
    """How the samples of a stream are stored; ``data_bytes`` of them follow the header."""

    encoding: int
    channels: int
    rate: int
    bits: int
    data_bytes: int

    @property
    def frame_bytes(self) -> int:
        """Bytes of one sample of all channels."""
        return self.channels * self.bits // 8

    @property
    def knows_length(self) -> bool:
        """Whether the header tells how long the sound is."""
        return self.data_bytes < _ENDLESS


def read_header(stream: BinaryIO, name: str) -> Layout:
    """Read on after ``RIFF`` up to the first sample; raises AudioError when it is not WAV."""
    if read_bytes(stream, 8)[4:] != b"WAVE":
        raise AudioError(f"{name} is not a WAV stream; pipe WAV, FLAC, Ogg Vorbis or Opus into it.")
    fields: tuple[int, int, int, int] | None = None
    while len(head := read_bytes(stream, 8)) == 8:
        kind, size = struct.unpack("<4sI", head)
        if kind == b"data" and fields is not None:
            return Layout(*fields, data_bytes=_length(size))
        if size > _LARGEST_HEADER:
            raise AudioError(f"{name} has a damaged WAV header; record it again.")
        body = read_bytes(stream, size + size % 2)
        if kind == b"fmt ":
            fields = _format(body, name)
    raise AudioError(f"{name} is a WAV stream that ends before its sound begins; record it again.")


def frames_of(data: bytes, layout: Layout) -> Samples:
    """Whole frames as samples × channels, full scale -1 to 1."""
    return _decoded(data, layout).reshape(-1, layout.channels)


def read_bytes(stream: BinaryIO, size: int) -> bytes:
    """So many bytes, fewer only at the end: one read of a pipe gives what it has.

    Raises AudioError when the stream cannot be read.
    """
    parts = bytearray()
    try:
        while len(parts) < size and (part := stream.read(size - len(parts))):
            parts += part
    except (OSError, ValueError) as error:
        raise AudioError(
            f"The sound cannot be read ({reason_of(error)}); pipe it again."
        ) from error
    return bytes(parts)


def _length(announced: int) -> int:
    return announced if 0 < announced < _LARGEST_KNOWN_LENGTH else _ENDLESS


def _format(body: bytes, name: str) -> tuple[int, int, int, int]:
    if len(body) < 16:
        raise AudioError(f"{name} has a damaged WAV header; record it again.")
    encoding, channels, rate, _, _, bits = struct.unpack("<HHIIHH", body[:16])
    if encoding == _EXTENSIBLE and len(body) >= 26:
        (encoding,) = struct.unpack("<H", body[24:26])
    if (encoding, bits) not in _SUPPORTED or not channels:
        raise AudioError(f"{name} is a WAV stream of an unknown kind; use 16-bit PCM.")
    return encoding, channels, rate, bits


def _decoded(data: bytes, layout: Layout) -> Samples:
    if layout.encoding == _FLOAT:
        return np.frombuffer(data, f"<f{layout.bits // 8}").astype(np.float32)
    if layout.bits == 8:
        return (np.frombuffer(data, np.uint8).astype(np.float32) - 128.0) / 128.0
    if layout.bits == 24:
        bytes_ = np.frombuffer(data, np.uint8).reshape(-1, 3)
        wide = np.zeros((len(bytes_), 4), np.uint8)
        wide[:, 1:] = bytes_
        return (wide.view("<i4")[:, 0] / 2.0**31).astype(np.float32)
    scale = 2.0 ** (layout.bits - 1)
    return (np.frombuffer(data, f"<i{layout.bits // 8}") / scale).astype(np.float32)
