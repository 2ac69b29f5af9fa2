"""Whether a sound file was cut off: it is heard as far as it goes, and that has to be told.

Libraries read what is there and say nothing. Most kinds announce how much sound follows; Ogg
marks its last page. FLAC tells how many frames it holds, as does MP3 whose beginning does not
tell its size; whoever reads them counts those.
"""

from __future__ import annotations

import os
import struct
from collections.abc import Iterator
from dataclasses import dataclass
from typing import BinaryIO

from voice_perudo.audio import mp3_length

_PAGE, _PAGE_HEADER, _LONGEST_PAGE = b"OggS", 27, 27 + 255 + 255 * 255
_LAST = 0x04
"""The flag of an Ogg stream's last page."""

_UNKNOWN = range(0x7FFF_0000, 0x1_0000_0000)
"""What streams, which cannot know it, announce as their length; so are zero and less."""
_LONGEST = 1 << 62


@dataclass(frozen=True, slots=True)
class _Chunks:
    """A kind of file made of chunks, each a name and a size before its content.

    The first begins ``begin`` bytes into the file, each at a multiple of ``padding``; ``head``
    is the layout of name and size, ``sound`` the name of the chunk of sound. ``inclusive``:
    the size is that of name and size as well.
    """

    begin: int
    head: struct.Struct
    sound: bytes
    padding: int
    inclusive: bool = False


_WAV = _Chunks(12, struct.Struct("<4sI"), b"data", 2)
_W64_SOUND = bytes.fromhex("64617461f3acd3118cd100c04f8edb8a")
_CHUNKED = {
    b"RIFF": _WAV,
    b"RF64": _WAV,
    b"FORM": _Chunks(12, struct.Struct(">4sI"), b"SSND", 2),
    b"caff": _Chunks(8, struct.Struct(">4sq"), b"data", 1),
    b"riff": _Chunks(40, struct.Struct("<16sQ"), _W64_SOUND, 8, inclusive=True),
}
"""By their first bytes: WAV, RF64, AIFF, CAF and W64."""

_AU = {b".snd": struct.Struct(">II"), b"dns.": struct.Struct("<II")}
"""Where the sound of an AU file begins and how long it is, after its first bytes."""

_LONG_SIZES = b"ds64"
"""The chunk of RF64 with the sizes that have no room in the others: the file's, the sound's."""


def is_cut_off(file: BinaryIO) -> bool:
    """Whether a file that can seek ends before its sound; read from its beginning.

    False for kinds of files that do not tell. OSError if it cannot be read.
    """
    file.seek(0)
    first = file.read(4)
    if first == _PAGE:
        return _ogg_is_cut_off(file)
    if first in _CHUNKED:
        return any(_lacks(file, *sound) for sound in _sounds(file, _CHUNKED[first]))
    if first in _AU:
        head = file.read(8)
        return len(head) == 8 and _lacks(file, *_AU[first].unpack(head))
    frames = mp3_length.announced(file)
    return frames is not None and _lacks(file, *frames)


def _lacks(file: BinaryIO, begin: int, size: int) -> bool:
    """Whether less than the announced bytes are there; no if nobody could announce them."""
    if size in _UNKNOWN or not 0 < size < _LONGEST:
        return False
    return begin + size > file.seek(0, os.SEEK_END)


def _sounds(file: BinaryIO, kind: _Chunks) -> Iterator[tuple[int, int]]:
    """Where the sound begins and the bytes of it that are announced; nothing without a sound."""
    place, long_size = kind.begin, None
    while True:
        file.seek(place)
        head = file.read(kind.head.size)
        if len(head) < kind.head.size:
            return
        name, size = kind.head.unpack(head)
        content = place + len(head)
        if kind.inclusive:
            size -= len(head)
        if name == kind.sound:
            yield content, size if long_size is None else long_size
            return
        if name == _LONG_SIZES:
            long_size = _long_size(file.read(16))
        if not 0 <= size < _LONGEST:
            return
        place = content + size
        place += -place % kind.padding


def _long_size(sizes: bytes) -> int | None:
    return int.from_bytes(sizes[8:], "little") if len(sizes) == 16 else None


def _ogg_is_cut_off(file: BinaryIO) -> bool:
    size = file.seek(0, os.SEEK_END)
    file.seek(max(0, size - _LONGEST_PAGE))
    end = file.read()
    page = end[max(0, end.rfind(_PAGE)) :]
    if len(page) < _PAGE_HEADER or not page.startswith(_PAGE):
        return True
    lengths = page[_PAGE_HEADER : _PAGE_HEADER + page[26]]
    whole = _PAGE_HEADER + page[26] + sum(lengths)
    return not page[5] & _LAST or len(page) < whole
