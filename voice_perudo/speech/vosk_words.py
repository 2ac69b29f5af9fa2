"""Do a model's list of words and its grammar belong together?

Vosk does not look: with a list that is cut short, or another model's, it writes wrong words.
"""

from __future__ import annotations

import struct
from pathlib import Path
from typing import BinaryIO

import numpy as np

_CONSTANT = b"const"
_ARC = np.dtype([("word", "<i4"), ("output", "<i4"), ("weight", "<f4"), ("next", "<i4")])


def words_fit(grammar: Path, words: Path) -> bool:
    """Whether every word of the grammar, an OpenFst file, has its line ``word number``.

    Grammars of another kind than OpenFst's ``const`` are taken on trust.
    """
    try:
        numbers = {int(line.split()[1]) for line in words.read_bytes().splitlines() if line.strip()}
        return set(_labels(grammar)) <= numbers
    except (OSError, ValueError, IndexError, struct.error):
        return False


def _labels(grammar: Path) -> list[int]:
    with grammar.open("rb") as file:
        file.read(4)  # what marks an OpenFst file
        if _string(file) != _CONSTANT:
            return []
        _string(file)
        _, _, _, _, _, arcs = struct.unpack("<iiQqqq", file.read(40))
        # The arcs are the end of the file.
        file.seek(-arcs * _ARC.itemsize, 2)
        content = np.frombuffer(file.read(), _ARC)
    return [int(label) for label in np.unique(content["word"])]


def _string(file: BinaryIO) -> bytes:
    (length,) = struct.unpack("<i", file.read(4))
    return file.read(length)
