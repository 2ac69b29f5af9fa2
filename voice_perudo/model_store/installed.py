"""The models that are installed: each a folder with a note of what it is."""

from __future__ import annotations

import shutil
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec

from voice_perudo.errors import UsageError
from voice_perudo.model_store.alone import alone_at
from voice_perudo.model_store.checksums import write_checksums
from voice_perudo.model_store.disk import on_full_disk, size_of
from voice_perudo.model_store.places import elsewhere
from voice_perudo.model_store.registry import OfficialModel
from voice_perudo.program import to_run
from voice_perudo.whole_file import read_whole

NOTE = "installed.json"
"""The name of the note, in the model's folder."""
PARTS = "downloads"
"""The folder of what has been fetched so far, beside the models."""
NEW, OLD = ".new-", ".old-"
"""How the folders begin in which models are unpacked, and deleted."""
_ABANDONED = 86_400.0
"""Seconds after which nobody is at work in such a folder any more."""


class Note(msgspec.Struct, frozen=True):
    """What a model's folder does not say by itself."""

    name: str
    language: str
    url: str
    licence: str | None = None


class Installed(msgspec.Struct, frozen=True):
    """An installed model and its folder."""

    note: Note
    folder: Path

    @property
    def size(self) -> int:
        """Bytes on the disk."""
        return size_of(self.folder)


def installed_models(folder: Path) -> tuple[Installed, ...]:
    """The models in a folder of models, by name; none if there is no such folder.

    Raises:
        ModelError: the folder cannot be read.
    """
    try:
        return tuple(_noted(folder))
    except OSError as error:
        raise on_full_disk(error, folder) from error


def describe(model: OfficialModel, folder: Path) -> None:
    """Write down in an unpacked model's folder what it is, and the checksums of its files."""
    note = Note(model.name, model.language, model.url, model.licence)
    (folder / NOTE).write_bytes(msgspec.json.encode(note))
    write_checksums(folder)


def part_of(folder: Path, model: OfficialModel) -> Path:
    """Where what has been fetched of a model is kept until it is complete."""
    return _part(folder, model.name)


def remove(wanted: str, folder: Path) -> tuple[Installed, ...]:
    """Remove the model of that name, or all of that language; what was removed.

    Raises:
        UsageError: there is none.
        ModelError: it cannot be removed.
    """
    found = tuple(
        one for one in installed_models(folder) if wanted in (one.note.name, one.note.language)
    )
    if not found:
        listing = to_run("models", "list", *elsewhere(folder))
        raise UsageError(f"No model for '{wanted}' is installed. To see which are: {listing}")
    for one in found:
        try:
            name = one.folder.name  # a note that somebody has changed leads nowhere else
            with alone_at(name, folder):
                discard(one.folder)
                _part(folder, name).unlink(missing_ok=True)
        except OSError as error:
            raise on_full_disk(error, folder) from error
    return found


def discard(model: Path) -> None:
    """Delete a model's folder; it is gone at once, even if deleting its files takes a while.

    Raises:
        ModelError: it cannot be deleted.
    """
    try:
        with tempfile.TemporaryDirectory(prefix=OLD, dir=model.parent) as bin_:
            shutil.move(model, Path(bin_) / model.name)
    except OSError as error:
        raise on_full_disk(error, model) from error


def sweep(folder: Path) -> None:
    """Delete what programs that were killed have left beside the models, days ago."""
    for left in (*folder.glob(f"{NEW}*"), *folder.glob(f"{OLD}*")):
        if time.time() - left.stat().st_mtime > _ABANDONED:
            shutil.rmtree(left, ignore_errors=True)


def _part(folder: Path, name: str) -> Path:
    return folder / PARTS / f"{name}.zip.part"


def _noted(folder: Path) -> Iterator[Installed]:
    for path in sorted(folder.glob(f"*/{NOTE}")):
        try:
            note = msgspec.json.decode(read_whole(path), type=Note)
        except msgspec.DecodeError:
            continue
        yield Installed(note, path.parent)
