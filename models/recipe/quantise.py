"""Weight matrices in one or two bytes a number, in the forms that Kaldi reads as matrices.

The form and its arithmetic are Kaldi's ``CompressedMatrix`` (``compressed-matrix.h``).
"""

import struct
from enum import StrEnum

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float32]

_LEVELS_16 = 65535.0
_KNOTS = np.array([0, 64, 192, 255], dtype=np.float64)
_ONE_BYTE = b"CM "
_TWO_BYTES = b"CM2 "
HEADS = (_ONE_BYTE, _TWO_BYTES)


class Storage(StrEnum):
    """How a weight matrix is kept in the file."""

    FLOAT32 = "float32"
    INT16 = "int16"
    """Even steps from the least to the greatest weight of the matrix."""
    INT8 = "int8"
    """Steps that follow the quartiles of each column: about a quarter of the size."""


def compressed(matrix: Array, storage: Storage) -> bytes:
    """``matrix`` as bytes of the given storage, head included.

    Raises:
        ValueError: the storage is float32, which is not a compressed form.
    """
    low = float(matrix.min())
    span = max(float(matrix.max()) - low, 1e-12)
    shape = struct.pack("<ffii", low, span, *matrix.shape)
    if storage is Storage.INT16:
        return _TWO_BYTES + shape + _to_16(matrix, low, span).tobytes()
    if storage is not Storage.INT8:
        raise ValueError(storage)
    quartiles = np.percentile(matrix.astype(np.float64), (0, 25, 75, 100), axis=0).T
    coarse = _apart(_to_16(quartiles, low, span))
    knots = low + span * coarse.astype(np.float64) / _LEVELS_16
    columns = [np.interp(c, k, _KNOTS) for c, k in zip(matrix.T, knots, strict=True)]
    return _ONE_BYTE + shape + coarse.tobytes() + np.rint(columns).astype(np.uint8).tobytes()


def expand(data: bytes, at: int) -> tuple[Array, int]:
    """The matrix that starts at offset ``at`` (at its head), and the offset after it.

    Raises:
        ValueError: no compressed matrix of these forms starts there.
        struct.error: the data end early.
    """
    head = next((h for h in HEADS if data.startswith(h, at)), None)
    if head is None:
        raise ValueError("no compressed matrix")
    low, span, rows, columns = struct.unpack_from("<ffii", data, at + len(head))
    at += len(head) + 16
    if head == _TWO_BYTES:
        steps = np.frombuffer(data, "<u2", rows * columns, at).reshape(rows, columns)
        return (low + span * (steps / _LEVELS_16)).astype(np.float32), at + 2 * rows * columns
    coarse = np.frombuffer(data, "<u2", 4 * columns, at).reshape(columns, 4)
    knots = low + span * coarse.astype(np.float64) / _LEVELS_16
    at += 8 * columns
    steps = np.frombuffer(data, "u1", rows * columns, at).reshape(columns, rows)
    values = [np.interp(s, _KNOTS, k) for s, k in zip(steps, knots, strict=True)]
    return np.stack(values, axis=1).astype(np.float32), at + rows * columns


def _to_16(values: NDArray[np.floating], low: float, span: float) -> NDArray[np.uint16]:
    steps = np.clip((values - low) / span, 0, 1) * _LEVELS_16
    encoded: NDArray[np.uint16] = np.rint(steps).astype("<u2")
    return encoded


def _apart(coarse: NDArray[np.uint16]) -> NDArray[np.uint16]:
    """Quartile steps made strictly rising, as their reader expects."""
    steps = np.maximum.accumulate(coarse.astype(np.int64) - np.arange(4), axis=1) + np.arange(4)
    apart: NDArray[np.uint16] = np.minimum(steps, np.arange(4) + 65532).astype("<u2")
    return apart
