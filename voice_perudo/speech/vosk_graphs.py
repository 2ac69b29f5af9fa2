"""Are a model's graphs whole? Looks where OpenFst and Vosk do not.

They follow a graph wherever its numbers lead: a damaged one crashes the program when a
certain word is said, perhaps an hour into a game. The layout is that of OpenFst's ``const``
graphs; the lexicon's, ``olabel_lookahead``, holds one of these.
"""

from __future__ import annotations

import os
import struct
from dataclasses import dataclass
from pathlib import Path
from typing import Any, BinaryIO

import numpy as np
import numpy.typing as npt

_CONST = b"const"
_LOOK_AHEAD = b"olabel_lookahead"
_SYMBOLS, _ALIGNED = 3, 4
"""Flags: tables of words stand before the states; gaps between the parts."""

_STATE = np.dtype(
    [("weight", "<f4"), ("first", "<u4"), ("arcs", "<u4"), ("silent", "<u4"), ("mute", "<u4")]
)
"""A state: the price to end there, and which arcs leave it."""

_ARC = np.dtype([("input", "<i4"), ("output", "<i4"), ("weight", "<f4"), ("next", "<i4")])

_LONGEST_NAME = 100

_PRICES = b"<LogProbs> FV \4"
"""Before the number of transitions in an acoustic model; it is one too many."""


@dataclass(frozen=True, slots=True, eq=False)
class Graph:
    """The states and the arcs of a graph; ``start`` is where it begins."""

    start: int
    states: npt.NDArray[Any]
    arcs: npt.NDArray[Any]

    @property
    def is_whole(self) -> bool:
        """Whether all that it names is there."""
        states, arcs = self.states, self.arcs
        last = states["first"].astype(np.int64) + states["arcs"]
        return bool(
            0 <= self.start < len(states)
            and (last <= len(arcs)).all()
            and (states["silent"] <= states["arcs"]).all()
            and (states["mute"] <= states["arcs"]).all()
            and not np.isnan(states["weight"]).any()
            and ((arcs["next"] >= 0) & (arcs["next"] < len(states))).all()
            and (arcs["input"] >= 0).all()
            and (arcs["output"] >= 0).all()
            and np.isfinite(arcs["weight"]).all()
        )


def read_graph(path: Path) -> Graph | None:
    """The graph in a file; ``None``: it is of a kind that is not read here.

    Raises:
        OSError, ValueError, struct.error: it is none, or it has been cut.
    """
    with path.open("rb") as file:
        kind, flags, start, states, arcs = _heading(file)
        if kind == _LOOK_AHEAD:
            file.read(4)  # what marks the part that is added to the graph
            kind, flags, start, states, arcs = _heading(file)
            if kind == _CONST and flags & _SYMBOLS:
                return None
        elif kind == _CONST:
            # Tables of words may stand between; the graph is the end of the file.
            file.seek(-(states * _STATE.itemsize + arcs * _ARC.itemsize), 2)
        if kind != _CONST or flags & _ALIGNED:
            return None
        return Graph(start, _table(file, _STATE, states), _table(file, _ARC, arcs))


def lexicon_is_whole(lexicon: Path, acoustics: Path, marks: Path) -> bool:
    """Whether the lexicon's graph can be followed, and the acoustic model knows its sounds.

    ``marks``: numbers that stand in the graph for no sound, all above those that do. Where they
    are not left out, the graph can be followed for ever without a sound.
    """
    try:
        graph = read_graph(lexicon)
        sounds = _transitions(acoustics)
        silent = set(map(int, marks.read_text("ascii").split()))
    except (OSError, ValueError, struct.error):
        return False
    if not silent or min(silent) <= sounds:
        return False
    if graph is None:
        return True
    inputs = graph.arcs["input"]
    return graph.is_whole and silent.issuperset(map(int, np.unique(inputs[inputs > sounds])))


def grammar_is_whole(grammar: Path) -> bool:
    """Whether the grammar's graph can be followed."""
    try:
        graph = read_graph(grammar)
    except (OSError, ValueError, struct.error):
        return False
    return graph is None or graph.is_whole


def _transitions(acoustics: Path) -> int:
    content = acoustics.read_bytes()
    place = content.index(_PRICES) + len(_PRICES)
    (size,) = struct.unpack_from("<i", content, place)
    return int(size) - 1


def _heading(file: BinaryIO) -> tuple[bytes, int, int, int, int]:
    """Kind, flags, first state, number of states and of arcs."""
    file.read(4)  # what marks an OpenFst file
    kind = _string(file)
    _string(file)
    _, flags, _, start, states, arcs = struct.unpack("<iiQqqq", file.read(40))
    size = os.fstat(file.fileno()).st_size
    read_here = kind in (_CONST, _LOOK_AHEAD)
    if read_here and not (
        0 <= states * _STATE.itemsize <= size and 0 <= arcs * _ARC.itemsize <= size
    ):
        raise ValueError("a graph of more than the file")
    return kind, flags, start, states, arcs


def _string(file: BinaryIO) -> bytes:
    (length,) = struct.unpack("<i", file.read(4))
    if not 0 <= length <= _LONGEST_NAME:
        raise ValueError("no name is so long")
    return file.read(length)


def _table(file: BinaryIO, kind: np.dtype[Any], count: int) -> npt.NDArray[Any]:
    content = file.read(count * kind.itemsize)
    if len(content) != count * kind.itemsize:
        raise ValueError("the graph has been cut")
    return np.frombuffer(content, kind)
