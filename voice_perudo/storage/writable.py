"""Whether a file that is to be written can be: tried before anybody relies on it."""

from __future__ import annotations

import os
import tempfile
from contextlib import suppress
from io import FileIO
from pathlib import Path

from voice_perudo.whole_file import refuse_pipe

_BLOCK = b"\0" * 4096


def try_writing(file: Path) -> None:
    """Write something beside ``file``, or where its folder would be made, and take it away again.

    The file stays as it is, and nothing is left behind.

    Raises:
        OSError: it cannot be written, is a named pipe, or the disk is full.
    """
    refuse_pipe(file)
    file = file.resolve()  # what is written goes beside what a link leads to
    with suppress(FileNotFoundError, NotADirectoryError):
        os.stat(file)  # a name may be too long
        FileIO(file, "r+b").close()
    folder = next(one for one in file.parents if one.exists())
    with tempfile.NamedTemporaryFile(dir=folder, prefix=".trial-", buffering=0) as trial:
        trial.write(_BLOCK)
        os.fsync(trial.fileno())
