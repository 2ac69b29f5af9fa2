"""One program at a time works at a model: two would write into the same download."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from voice_perudo.errors import ModelError


@contextmanager
def alone_at(name: str, folder: Path) -> Iterator[None]:
    """While this lasts no other program may install or remove the model in this folder.

    The system lets go of it however the program ends. Where it knows no locks, nothing is
    kept away.

    Raises:
        ModelError: another program is at it.
        OSError: the folder cannot be written to.
    """
    if sys.platform == "win32":  # which lets no two programs write the same file
        yield
        return
    place = folder / f".{name}.lock"
    handle = _locked(place, name)
    try:
        yield
    finally:
        with suppress(OSError):
            os.unlink(place)
        os.close(handle)


def _locked(place: Path, name: str) -> int:
    while True:
        handle = os.open(place, os.O_RDWR | os.O_CREAT, 0o666)
        try:
            _lock(handle, name)
            if os.path.samestat(os.fstat(handle), os.stat(place)):
                return handle
        except FileNotFoundError:  # whoever had it has just gone and taken it away
            pass
        except BaseException:
            os.close(handle)
            raise
        os.close(handle)


def _lock(handle: int, name: str) -> None:
    if sys.platform == "win32":
        return
    import fcntl

    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError as error:
        raise ModelError(
            f"Another program is installing or removing {name} now: wait until it is done."
        ) from error
    except OSError:  # this disk knows no locks
        return
