"""Room on the disk, and what is said where there is none."""

from __future__ import annotations

import errno
import shutil
from pathlib import Path

from voice_perudo.errors import ModelError, reason_of
from voice_perudo.model_store.places import FOLDER_VARIABLE

_FULL = {errno.ENOSPC, errno.EFBIG, getattr(errno, "EDQUOT", errno.ENOSPC)}


def free_bytes(folder: Path) -> int:
    """Bytes that can still be written where the folder is, or would be made."""
    there = next(place for place in (folder, *folder.absolute().parents) if place.exists())
    return shutil.disk_usage(there).free


def size_of(folder: Path) -> int:
    """Bytes that the files in a folder hold."""
    return sum(file.stat().st_size for file in folder.rglob("*") if file.is_file())


def no_room(folder: Path, needed: int, free: int) -> ModelError:
    """The error for a disk on which something will not fit."""
    return ModelError(
        f"There is too little room in {folder}: {megabytes(needed)} are needed and "
        f"{megabytes(free)} are free. Make room, or name another folder with {FOLDER_VARIABLE}."
    )


def on_full_disk(error: OSError, folder: Path) -> ModelError:
    """The error for something that could not be written, or read, in the folder."""
    if error.errno in _FULL:
        return ModelError(
            f"The disk of {folder} is full. Make room and run the same command again, or name "
            f"another folder with {FOLDER_VARIABLE}."
        )
    place = error.filename or folder
    return ModelError(
        f"{place} cannot be read or written ({reason_of(error)}): see to that, or name "
        f"another folder with {FOLDER_VARIABLE}."
    )


def megabytes(size: int) -> str:
    """``42.2 MB``."""
    return f"{size / 1e6:.1f} MB"
