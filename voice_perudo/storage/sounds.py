"""The sound of what was accepted, beside the journal: a dispute can be settled by listening.

``game.jsonl`` has its recordings in the folder ``game.audio``, one FLAC file for each action
or count, named by the line of the journal that it led to: ``0012.flac``.
"""

from __future__ import annotations

import os
import re
from collections import deque
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final

import numpy as np

from voice_perudo.audio.types import RATE, Samples
from voice_perudo.errors import StorageError, Warn, reason_of

FOLDER_SUFFIX: Final = ".audio"
FILE_NAME = re.compile(r"[0-9]{4,9}\.flac")

MOST_BYTES = 256 << 20
"""For all the games of one folder, about ten hours of speech; the oldest recordings go first."""

MOST_UTTERANCES = 3
"""Kept for one line: what was said, and the answers to what was asked about it."""

BREATH = RATE // 4
"""Samples of silence between two utterances of one line."""


def sound_folder(journal: Path) -> Path:
    """Where the recordings of this journal are, if there are any."""
    return journal.with_suffix(FOLDER_SUFFIX)


def sound_path(journal: Path, name: str) -> Path | None:
    """The recording that a line of ``journal`` names, if it is still there."""
    path = sound_folder(journal) / name
    return path if FILE_NAME.fullmatch(name) and path.is_file() else None


class KeptSounds:
    """Keeps what was said until a line of the journal follows from it, and then on the disk.

    Where it cannot write, the game goes on: ``warn`` is told once.
    """

    def __init__(self, warn: Warn, most_bytes: int = MOST_BYTES) -> None:
        self._warn = warn
        self._most = most_bytes
        self._warned = False
        self._said: deque[Samples] = deque(maxlen=MOST_UTTERANCES)
        self._bytes: int | None = None

    def said(self, sound: Samples) -> None:
        """Somebody said this, and it was understood at least in part."""
        self._said.append(sound)

    def forget(self) -> None:
        """Nothing that was said leads to a line."""
        self._said.clear()

    def keep(self, journal: Path, line: int) -> str | None:
        """Write what led to this line of the journal; its name, None if there is nothing."""
        if not self._said:
            return None
        name = f"{line:04}.flac"
        path = sound_folder(journal) / name
        sound = _joined(self._said)
        self._said.clear()
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            size = _write(path, sound)
            self._make_room(journal, size)
        except OSError as error:
            self._warn_once(path.parent, error)
            return None
        return name if path.exists() else None

    def _make_room(self, journal: Path, added: int) -> None:
        if self._bytes is None:
            self._bytes = sum(size for _, size, _ in _recordings(journal))
        else:
            self._bytes += added
        if self._bytes <= self._most:
            return
        for _, size, path in sorted(_recordings(journal)):
            if self._bytes <= 0.9 * self._most:
                break
            path.unlink(missing_ok=True)
            self._bytes -= size
            with suppress(OSError):
                path.parent.rmdir()  # only an empty folder goes

    def _warn_once(self, folder: Path, error: OSError) -> None:
        if self._warned:
            return
        self._warned = True
        self._warn(
            StorageError(
                f"What is said cannot be kept in {folder} ({reason_of(error)}): the game "
                "goes on without; make room there or leave out --keep-audio."
            )
        )


def _joined(sounds: deque[Samples]) -> Samples:
    silence = np.zeros(BREATH, np.float32)
    parts = [part for sound in sounds for part in (silence, sound)]
    return np.concatenate(parts[1:])


def _write(path: Path, sound: Samples) -> int:
    """Write the file whole or not at all; its size."""
    data = _flac(sound)
    unfinished = path.with_suffix(".part")
    try:
        unfinished.write_bytes(data)
        os.replace(unfinished, path)
    except BaseException:  # the end of the program too
        with suppress(OSError):
            unfinished.unlink()
        raise
    return len(data)


def _flac(sound: Samples) -> bytes:
    from io import BytesIO

    import soundfile

    file = BytesIO()
    soundfile.write(file, np.clip(sound, -1.0, 1.0), RATE, format="FLAC", subtype="PCM_16")
    return file.getvalue()


def _recordings(journal: Path) -> Iterator[tuple[float, int, Path]]:
    """The recordings of this journal and of those beside it: when written, how large, where.

    Somebody else's folder is not touched, whatever its name is.
    """
    folder = journal.parent
    ours = {sound_folder(path) for path in (journal, *folder.glob(f"*{journal.suffix}"))}
    for path in folder.glob(f"*{FOLDER_SUFFIX}/*.flac"):
        if FILE_NAME.fullmatch(path.name) and path.parent in ours:
            with suppress(OSError):
                state = path.stat()
                yield state.st_mtime, state.st_size, path
