"""Whether a sound file was cut off: it is heard as far as it goes, and that has to be told.

Libraries read what is there and say nothing. WAV announces how much sound follows; Ogg marks
its last page.
"""

from __future__ import annotations

import os
from typing import BinaryIO

from voice_perudo.audio.wav_stream import read_header
from voice_perudo.errors import AudioError

_PAGE, _PAGE_HEADER, _LONGEST_PAGE = b"OggS", 27, 27 + 255 + 255 * 255
_LAST = 0x04
"""The flag of an Ogg stream's last page."""


def is_cut_off(file: BinaryIO, name: str) -> bool:
    """Whether a file that can seek ends before its sound; read from its beginning.

    False for kinds of files that do not tell. OSError if it cannot be read.
    """
    file.seek(0)
    match file.read(4):
        case b"RIFF":
            return _wav_is_cut_off(file, name)
        case b"OggS":
            return _ogg_is_cut_off(file)
        case _:
            return False


def _wav_is_cut_off(file: BinaryIO, name: str) -> bool:
    try:
        layout = read_header(file, name)
    except AudioError:  # a kind that only the library knows
        return False
    there = os.fstat(file.fileno()).st_size - file.tell()
    return layout.knows_length and there < layout.data_bytes


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
