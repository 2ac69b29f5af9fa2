"""One program at a time works at a model: two would write into the same download."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from voice_perudo.errors import ModelError
from voice_perudo.locked_file import locked


@contextmanager
def alone_at(name: str, folder: Path) -> Iterator[None]:
    """While this lasts no other program may install or remove the model in this folder.

    Raises:
        ModelError: another program is at it.
        OSError: the folder cannot be written to.
    """
    place = folder / f".{name}.lock"
    try:
        handle = locked(place, wait=False)
    except BlockingIOError as error:
        raise ModelError(
            f"Another program is installing or removing {name} now: wait until it is done."
        ) from error
    try:
        yield
    finally:
        with suppress(OSError):
            os.unlink(place)
        os.close(handle)
