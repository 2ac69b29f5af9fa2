"""Kaldi's binary building blocks: tokens, numbers, integer lists, vectors and matrices."""

import struct
from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from recipe.quantise import Storage, compressed

Array: TypeAlias = NDArray[np.float32]
Value: TypeAlias = bool | int | float | tuple[int, ...] | Array


class DoubleFloat(float):
    """A number that Kaldi keeps in eight bytes (a count of frames)."""


def token(name: str) -> bytes:
    """``<name>`` and the space that ends it."""
    return f"<{name}> ".encode()


def integer(value: int) -> bytes:
    """A 32-bit integer with its size byte."""
    return struct.pack("<bi", 4, value)


def real(value: float) -> bytes:
    """A 32-bit float with its size byte."""
    return struct.pack("<bf", 4, value)


def integers(values: Sequence[int]) -> bytes:
    """A list of 32-bit integers with its length."""
    return integer(len(values)) + np.asarray(values, dtype="<i4").tobytes()


def array(value: Array, storage: Storage = Storage.FLOAT32) -> bytes:
    """A vector, or a matrix in ``storage``."""
    if value.ndim == 2 and storage is not Storage.FLOAT32:
        return compressed(value, storage)
    data = np.ascontiguousarray(value, dtype="<f4")
    head = b"FV " if data.ndim == 1 else b"FM "
    return head + b"".join(map(integer, data.shape)) + data.tobytes()


_WRITERS: tuple[tuple[type, Callable[[Any], bytes]], ...] = (
    (bool, lambda value: b"T" if value else b"F"),
    (int, integer),
    (DoubleFloat, lambda value: struct.pack("<bd", 8, value)),
    (float, real),
    (tuple, integers),
)


def value_bytes(value: Value, storage: Storage = Storage.FLOAT32) -> bytes:
    """Any value by its Python type; ``storage`` concerns matrices only."""
    if isinstance(value, np.ndarray):
        return array(value, storage)
    return next(write for kind, write in _WRITERS if isinstance(value, kind))(value)
