"""Installing an official model: fetched, checked, unpacked beside, tried out, put in place."""

from __future__ import annotations

import re
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from voice_perudo.errors import ModelError
from voice_perudo.language.coverage import coverage
from voice_perudo.model_store.alone import alone_at
from voice_perudo.model_store.archive import ArchiveError, check_room, unpack
from voice_perudo.model_store.checksums import changed_files, digest_of
from voice_perudo.model_store.disk import free_bytes, no_room, on_full_disk
from voice_perudo.model_store.download import Progress, fetch
from voice_perudo.model_store.installed import (
    NEW,
    Installed,
    describe,
    discard,
    installed_models,
    part_of,
    sweep,
)
from voice_perudo.model_store.registry import OfficialModel
from voice_perudo.program import to_run
from voice_perudo.speech.vosk_files import UnfitModelError, check_name
from voice_perudo.speech.vosk_model import VoskModel

UNPACKED = 2.5
"""Times the archive's size that a small model takes when unpacked, roughly and at most."""


@dataclass(frozen=True, slots=True)
class Store:
    """A folder of models, the models that belong there, and how its disk is asked for room."""

    folder: Path
    registry: Sequence[OfficialModel]
    free: Callable[[Path], int] = free_bytes


def sound_already(model: OfficialModel, store: Store) -> Installed | None:
    """The model if it is installed and none of its files has changed since."""
    for one in installed_models(store.folder):
        if one.note.name == model.name and not changed_files(one.folder):
            return one
    return None


def install(
    model: OfficialModel,
    store: Store,
    *,
    archive: Path | None = None,
    url: str | None = None,
    progress: Progress = lambda done, total: None,
) -> Path:
    """Install the model from ``archive``, or else fetch it from ``url`` (its own by default).

    A model of that name that was there is replaced only by one that works. What has been
    fetched is kept until it is installed, so that an interrupted install goes on.

    Raises:
        ModelError: whatever is in the way, with what to do.
        UsageError: ``url`` is no web address.
    """
    try:
        store.folder.mkdir(parents=True, exist_ok=True)
        sweep(store.folder)
        check_name(store.folder)
        with alone_at(model.name, store.folder):
            if archive is not None:
                return _from_archive(model, archive, store)
            return _fetched(model, address(model, url), store, progress)
    except OSError as error:
        raise on_full_disk(error, store.folder) from error


def _fetched(model: OfficialModel, url: str, store: Store, progress: Progress) -> Path:
    part = part_of(store.folder, model)
    _check_room_for_all(model, part, store)
    fetch(url, part, size=model.bytes, progress=progress)
    try:
        folder = _from_archive(model, part, store)
    except ArchiveError:
        part.unlink()  # nothing good comes of going on with it
        raise
    part.unlink()
    return folder


def _from_archive(model: OfficialModel, archive: Path, store: Store) -> Path:
    _check_archive(model, archive, store.registry)
    return _put_in_place(model, archive, store)


def address(model: OfficialModel, mirror: str | None) -> str:
    """Where to fetch a model: ``mirror`` is the file itself, or the folder that holds it."""
    if mirror is None:
        return model.url
    path = re.split("[?#]", mirror, maxsplit=1)[0]
    return mirror if path.lower().endswith(".zip") else f"{mirror.rstrip('/')}/{model.name}.zip"


def _check_room_for_all(model: OfficialModel, part: Path, store: Store) -> None:
    if model.size is None:
        return
    have = part.stat().st_size if part.exists() else 0
    needed = int(model.size * (1 + UNPACKED)) - have
    free = store.free(store.folder)
    if needed > free:
        raise no_room(store.folder, needed, free)


def _check_archive(model: OfficialModel, archive: Path, others: Sequence[OfficialModel]) -> None:
    """Raise ArchiveError unless size and checksums are those of the model; ModelError: no file."""
    if not archive.is_file():
        raise ModelError(f"There is no file {archive}: give the archive of {model.name}.")
    size = archive.stat().st_size
    wrong = [
        algorithm
        for algorithm, digest in model.checksums.items()
        if digest_of(archive, algorithm) != digest
    ]
    if not wrong and model.bytes in (None, size):
        return
    for other in others:
        sums = other.checksums.items()
        if other != model and sums and all(digest_of(archive, a) == d for a, d in sums):
            raise ArchiveError(
                f"{archive} is the model {other.name} for '{other.language}', not one for "
                f"'{model.language}': "
                f"{to_run('models', 'install', other.language, '--from', archive)}"
            )
    if model.bytes not in (None, size):
        raise ArchiveError(
            f"{archive} is not {model.name}, or not all of it: it has {size} bytes instead of "
            f"{model.bytes}. Fetch it again."
        )
    raise ArchiveError(
        f"{archive} is damaged or not {model.name}: its {' and '.join(wrong)} is another one. "
        "Fetch it again; if that does not help, from another address with --url."
    )


def _put_in_place(model: OfficialModel, archive: Path, store: Store) -> Path:
    check_room(archive, store.folder, store.free(store.folder))
    place = store.folder / model.name
    with tempfile.TemporaryDirectory(prefix=NEW, dir=store.folder) as beside:
        unpacked = unpack(archive, Path(beside))
        _check_unpacked(model, archive, unpacked, Path(beside) / ".tried")
        describe(model, unpacked)
        if place.exists():
            discard(place)
        unpacked.rename(place)
    return place


def _check_unpacked(model: OfficialModel, archive: Path, folder: Path, cache: Path) -> None:
    """Raise ArchiveError unless it is a model that works, of the right language."""
    try:
        loaded = VoskModel(folder, cache)
    except UnfitModelError as error:  # whose folder is gone when this is read
        raise ArchiveError(
            f"{archive} is not installed, for the speech model in it {error.fault}: fetch it "
            "again, from another address if that does not help."
        ) from error
    if coverage(model.language, loaded.knows).foreign:
        raise ArchiveError(
            f"{archive} holds a speech model of another language than '{model.language}': "
            "fetch it again, or give another one."
        )
