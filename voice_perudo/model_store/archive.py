"""Unpacking a model's archive, which may come from anywhere, without trusting it."""

from __future__ import annotations

import os
import shutil
import stat
import struct
import zipfile
import zlib
from collections.abc import Iterable
from functools import partial
from pathlib import Path, PurePosixPath

from voice_perudo.errors import ModelError
from voice_perudo.model_store.disk import no_room, on_full_disk

MOST_FILES = 500
"""A model has some twenty files."""
MOST_BYTES = 2_000_000_000
"""Unpacked; the small models have less than a tenth of it."""
MOST_NAME = 255
"""Bytes of an entry's name with its folders; many disks take no longer one."""
MOST_SWOLLEN = 100
"""Times its packed size that a file may have: speech models shrink to a half or a third."""
_MOST_SHOWN = 80
"""Letters of a name in a message."""
_ENCRYPTED = 1
"""The bit of an entry's flags that says so."""
_SMALL = 1_000_000
"""Bytes below which nothing is a bomb."""

_UNREADABLE = (
    *(zipfile.BadZipFile, zlib.error, struct.error, EOFError, ValueError, IndexError),
    *(NotImplementedError, RuntimeError),
)
"""What ``zipfile`` raises for damaged, unusual and encrypted archives."""


class ArchiveError(ModelError):
    """An archive is no good, so that to go on with it, or to unpack it once more, helps nobody."""


def unpack(archive: Path, folder: Path) -> Path:
    """The folder of the model, unpacked from the zip ``archive`` below the empty ``folder``.

    Everything is looked at before anything is written.

    Raises:
        ArchiveError: it is no zip archive, is damaged, holds anything but one folder of plain
            files inside itself, or more than a model has.
        ModelError: the disk is full.
    """
    try:
        with zipfile.ZipFile(archive) as packed:
            entries = packed.infolist()
            top = _check(archive, entries)
            for entry in entries:
                _extract(packed, entry, folder)
    except OSError as error:
        raise on_full_disk(error, folder) from error
    except _UNREADABLE as error:
        raise ArchiveError(
            f"{archive} is no zip archive of a speech model, or damaged ({error}): fetch it again."
        ) from error
    return folder / top


def unpacked_size(archive: Path) -> int:
    """The bytes that the archive says it unpacks to; 0 if it cannot be read."""
    try:
        with zipfile.ZipFile(archive) as packed:
            return sum(entry.file_size for entry in packed.infolist())
    except (*_UNREADABLE, OSError):
        return 0


def _check(archive: Path, entries: Iterable[zipfile.ZipInfo]) -> str:
    """The one folder that everything is in."""
    listed = tuple(entries)
    if len(listed) > MOST_FILES or sum(entry.file_size for entry in listed) > MOST_BYTES:
        raise _refused(archive, "it would unpack to more than any speech model is")
    files = [entry.filename.casefold() for entry in listed if not entry.is_dir()]
    for look in (_fault, partial(_clash, files)):
        for entry in listed:
            if (fault := look(entry)) is not None:
                raise _refused(archive, f"its entry {_shown(entry.filename)} {fault}")
    tops = {PurePosixPath(entry.filename).parts[0] for entry in listed}
    if len(tops) != 1 or tops.intersection(entry.filename for entry in listed):
        raise _refused(archive, "it is not one folder, as the archive of a speech model is")
    return tops.pop()


def _shown(name: str) -> str:
    return repr(name if len(name) <= _MOST_SHOWN else f"{name[:_MOST_SHOWN]}…")


def _fault(entry: zipfile.ZipInfo) -> str | None:
    path = PurePosixPath(entry.filename)
    if not path.parts or path.is_absolute() or ".." in path.parts:
        return "leads out of its folder"
    if any(sign in entry.orig_filename for sign in ("\\", ":", "\0")):
        return "has a name that some systems take for a path"
    if len(os.fsencode(entry.filename)) > MOST_NAME:
        return "has a name that is too long"
    if entry.flag_bits & _ENCRYPTED:
        return "is encrypted"
    kind = stat.S_IFMT(entry.external_attr >> 16)
    if kind not in (0, stat.S_IFREG, stat.S_IFDIR):
        return "is a link or a device, not a file"
    if entry.file_size > max(_SMALL, MOST_SWOLLEN * entry.compress_size):
        return "would swell out of all proportion"
    return None


def _clash(files: list[str], entry: zipfile.ZipInfo) -> str | None:
    """What two entries cannot be at once, on disks that do not tell capitals apart either."""
    path = PurePosixPath(entry.filename.casefold())
    if files.count(str(path)) > (not entry.is_dir()):
        return "is there twice"
    return "lies inside a file" if any(str(p) in files for p in path.parents) else None


def _extract(packed: zipfile.ZipFile, entry: zipfile.ZipInfo, folder: Path) -> None:
    target = folder.joinpath(*PurePosixPath(entry.filename).parts)
    if entry.is_dir():
        target.mkdir(parents=True, exist_ok=True)
        return
    target.parent.mkdir(parents=True, exist_ok=True)
    # Never more than the entry's file_size is read, whatever the packed data holds.
    with packed.open(entry) as source, target.open("xb") as file:
        shutil.copyfileobj(source, file)


def _refused(archive: Path, reason: str) -> ArchiveError:
    return ArchiveError(f"{archive} is not unpacked: {reason}. Fetch it from somewhere you trust.")


def check_room(archive: Path, folder: Path, free: int) -> None:
    """Raise ModelError where ``free`` bytes are too few to unpack the archive."""
    needed = unpacked_size(archive)
    if needed > free:
        raise no_room(folder, needed, free)
