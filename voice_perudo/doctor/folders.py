"""Whether games and clips can be kept: a file is really written, and taken away again."""

from __future__ import annotations

import shutil
from dataclasses import dataclass
from pathlib import Path

from voice_perudo.doctor.check import Check, State, Subject
from voice_perudo.errors import reason_of
from voice_perudo.storage.writable import try_writing

LEAST_FREE = 100 << 20
"""Bytes; the clips alone may take 64 MB."""


@dataclass(frozen=True, slots=True)
class Folder:
    """A folder that the program writes to: what for, and how to do without it."""

    name: str
    path: Path
    way_out: str


def check_folder(folder: Folder) -> Check:
    """Writes a file there and removes it."""
    path = folder.path
    facts = {"path": str(path)}
    try:
        path.mkdir(parents=True, exist_ok=True)
        try_writing(path / ".trial")
        free = shutil.disk_usage(path).free
    except OSError as error:
        told = f"{path} cannot be written to ({reason_of(error)})"
        remedy = f"See to that; {folder.way_out}."
        return Check(Subject.FOLDER, State.FAIL, told, remedy, folder.name, facts)
    told = f"{path}, {free >> 20} MB free"
    measured = facts | {"free_bytes": free}
    if free < LEAST_FREE:
        remedy = f"Make room on that disk; {folder.way_out}."
        return Check(Subject.FOLDER, State.WARN, told, remedy, folder.name, measured)
    return Check(Subject.FOLDER, State.OK, told, "", folder.name, measured)
