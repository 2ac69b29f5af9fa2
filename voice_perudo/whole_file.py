"""Reading a whole file that somebody names, which may be anything: a device has no end."""

from __future__ import annotations

import errno
import os
import stat
from collections.abc import Callable
from pathlib import Path

MOST_BYTES = 32 * 1024 * 1024
"""Far more than any game, table, list of cases or manifest takes."""


def read_whole(path: Path) -> bytes:
    """The content of a file.

    Raises:
        OSError: it cannot be read, is a device or a named pipe, or is larger than ``MOST_BYTES``.
    """
    refuse_pipe(path)
    if _is(path, stat.S_ISCHR, stat.S_ISBLK):
        raise OSError(errno.EINVAL, "it is a device: name a file instead", str(path))
    with path.open("rb") as file:
        content = file.read(MOST_BYTES + 1)
    if len(content) > MOST_BYTES:
        raise OSError(errno.EFBIG, f"it is larger than {MOST_BYTES >> 20} MB", str(path))
    return content


def refuse_pipe(path: Path) -> None:
    """Raise OSError for a named pipe: opening one waits for another program, maybe for ever.

    The pipes that a shell makes itself, as for ``<(command)``, have no name and are filled
    already; they are no trouble.
    """
    if _is(path, stat.S_ISFIFO):
        raise OSError(errno.EINVAL, "it is a named pipe: name a file instead", str(path))


def _is(path: Path, *kinds: Callable[[int], bool]) -> bool:
    try:
        mode = os.stat(os.path.realpath(path)).st_mode
    except (OSError, ValueError):  # told by whoever opens it
        return False
    return any(kind(mode) for kind in kinds)
