"""A file that one program at a time holds, and that the system lets go of however it ends."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def locked(path: Path, *, wait: bool) -> int:
    """The open file, made if there is none, which is ours until it is closed.

    Whoever is done with it may rename or delete it before that. Where the system knows no
    locks, everybody has it.

    Raises:
        BlockingIOError: another program holds it, and it was not to be waited for.
        OSError: it cannot be opened.
    """
    while True:
        handle = os.open(path, os.O_RDWR | os.O_CREAT | getattr(os, "O_BINARY", 0), 0o666)
        try:
            _lock(handle, wait=wait)
            if os.path.samestat(os.fstat(handle), os.stat(path)):
                return handle
        except FileNotFoundError:  # whoever had it has just taken it away
            pass
        except BaseException:
            os.close(handle)
            raise
        os.close(handle)


def _lock(handle: int, *, wait: bool) -> None:
    if sys.platform == "win32":
        return
    import fcntl

    try:
        fcntl.flock(handle, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))
    except BlockingIOError:
        raise
    except OSError:  # this disk knows no locks
        return
