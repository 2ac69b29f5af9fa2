"""A file that only grows, and is on the disk before anybody goes on."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Callable
from contextlib import suppress
from io import FileIO
from itertools import chain, count
from pathlib import Path

from voice_perudo.locked_file import locked


class ChangedByOthersError(OSError):
    """Somebody else writes the file, or has put another one in its place."""


class GrowingFile:
    """Appends to one file; what could not be written whole leaves no trace in it.

    ``path`` is where it is, or will be: a new file takes the next free name.
    """

    def __init__(self, path: Path) -> None:
        """A new file, made when there is something to write; never replaces another."""
        self.path = path
        self._size = 0
        self._expected: int | None = None
        self._renewed: Callable[[bytes], bytes] = bytes
        self._file: FileIO | None = None

    @classmethod
    def again(
        cls, path: Path, size: int, keep: int, renewed: Callable[[bytes], bytes] = bytes
    ) -> GrowingFile:
        """A file of ``size`` bytes to go on with after its first ``keep``.

        ``renewed``: what these become before anything follows them, at once or not at all.
        """
        file = cls(path)
        file._size, file._expected, file._renewed = keep, size, renewed
        return file

    @property
    def is_there(self) -> bool:
        """Whether the file has been made, so that its name is certain."""
        return self._file is not None or self._expected is not None

    def append(self, data: bytes) -> None:
        """Write ``data`` and wait until the disk has it.

        Raises:
            OSError: it could not be written, or somebody else has changed the file;
                nothing of it is kept then, and it may be tried again.
        """
        file = self._file = self._file or self._opened()
        _check_size(file, self._size)
        try:
            file.seek(self._size)
            _write(file, data)
        except OSError:
            with suppress(OSError):
                file.truncate(self._size)
            raise
        self._size += len(data)

    def _opened(self) -> FileIO:
        if self._expected is None:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.path, file = _new_file(self.path)
            return file
        self._renew(self._expected)
        file = FileIO(self.path, "r+b")
        try:
            _check_size(file, self._expected)
            file.truncate(self._size)
        except OSError:
            file.close()
            raise
        return file

    def _renew(self, expected: int) -> None:
        """Put what is kept in the place of the file, if it is to become something else."""
        with FileIO(self.path, "rb") as file:
            _check_size(file, expected)
            before = file.read(self._size)
        after = self._renewed(before)
        if after != before:
            replace_whole(self.path, after)
            self._size = self._expected = len(after)


def _new_file(first: Path) -> tuple[Path, FileIO]:
    others = (first.with_stem(f"{first.stem}-{number}") for number in count(2))
    for path in chain([first], others):
        with suppress(FileExistsError):
            file = FileIO(path, "xb")
            keep_entry(path.parent)
            return path, file
    raise AssertionError("the names do not end")


def _check_size(file: FileIO, size: int) -> None:
    if os.fstat(file.fileno()).st_size != size:
        raise ChangedByOthersError("another program has changed it")


def _write(file: FileIO, data: bytes) -> None:
    left = memoryview(data)
    while left:
        left = left[file.write(left) :]
    os.fsync(file.fileno())


def replace_whole(path: Path, data: bytes) -> None:
    """Put ``data`` in the place of what is in a file; OSError leaves that as it was.

    Of two programs that do so at once each waits for the other.
    """
    path = path.resolve()  # a link stays one
    new = path.with_name(f".{path.name}.new")
    with FileIO(locked(new, wait=True), "r+b") as file:
        try:
            file.truncate(0)  # of a program that was killed
            _write(file, data)
            if path.exists():
                shutil.copymode(path, new)
            if sys.platform == "win32":  # where nothing that is open can be renamed
                file.close()
            os.replace(new, path)
        except BaseException:  # the end of the program too
            new.unlink(missing_ok=True)
            raise
    keep_entry(path.parent)


def keep_entry(folder: Path) -> None:
    """A new file outlives a power cut only if its folder is written too; not all systems can."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
