"""Reading a whole file that somebody names, which may be anything: a device has no end."""

from __future__ import annotations

import errno
from pathlib import Path

MOST_BYTES = 32 * 1024 * 1024
"""Far more than any game, table, list of cases or manifest takes."""


def read_whole(path: Path) -> bytes:
    """The content of a file.

    Raises:
        OSError: it cannot be read, or is larger than ``MOST_BYTES``.
    """
    with path.open("rb") as file:
        content = file.read(MOST_BYTES + 1)
    if len(content) > MOST_BYTES:
        raise OSError(errno.EFBIG, f"it is larger than {MOST_BYTES >> 20} MB", str(path))
    return content
