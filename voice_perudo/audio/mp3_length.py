"""How long an MP3 file says it is: its first frame may hold a table instead of sound.

Encoders put it there under the name Xing, or Info where the bit rate is constant.
"""

from __future__ import annotations

from typing import BinaryIO

_TITLE, _TITLE_HEAD = b"ID3", 10
_FOOTER, _FOOTER_SIZE = 0x10, 10
"""A flag of a title, and what it adds to its length."""
_MOST_TITLES = 8
"""There is hardly ever more than one; a file of nothing else must not take for ever."""

_NAMES = (b"Xing", b"Info")
_LAST_PLACE = 4 + 2 + 32
"""Where the table begins at the latest: after the frame's head, check sum and side information."""

_FRAMES, _BYTES = 0x01, 0x02
"""Flags of the table: which numbers it holds, four bytes each, in this order."""


def announced(file: BinaryIO) -> tuple[int, int] | None:
    """Where the frames begin and how many bytes they are, if the file tells."""
    begin = _after_titles(file)
    file.seek(begin)
    frame = file.read(_LAST_PLACE + 16)
    if len(frame) < 2 or frame[0] != 0xFF or frame[1] & 0xE0 != 0xE0:
        return None
    place = max(frame.find(name, 0, _LAST_PLACE + len(name)) for name in _NAMES)
    table = frame[place:] if place >= 0 else b""
    flags = int.from_bytes(table[4:8], "big")
    if not flags & _BYTES:
        return None
    numbers = table[12:16] if flags & _FRAMES else table[8:12]
    return begin, int.from_bytes(numbers, "big")


def _after_titles(file: BinaryIO) -> int:
    """Where the titles and pictures end that players put before the sound."""
    place = 0
    for _ in range(_MOST_TITLES):
        file.seek(place)
        head = file.read(_TITLE_HEAD)
        if len(head) < _TITLE_HEAD or not head.startswith(_TITLE):
            return place
        size = 0
        for seven_bits in head[6:]:
            size = size << 7 | seven_bits & 0x7F
        place += _TITLE_HEAD + size + (_FOOTER_SIZE if head[5] & _FOOTER else 0)
    return place
