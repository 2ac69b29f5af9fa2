"""Clips that have been spoken before, in memory and on disk."""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import struct
import tempfile
from collections import OrderedDict
from pathlib import Path

import numpy as np

from voice_perudo.audio.types import AudioClip
from voice_perudo.whole_file import read_whole

_SUFFIX = ".clip"
_HEADER = struct.Struct("<32sI")
_FULL_SCALE = 32767.0

BYTES_IN_MEMORY = 8 << 20
"""The clips of a minute and a half: what is said again is mostly said soon."""

BYTES_ON_DISK = 64 << 20

Key = tuple[str | int | None, ...]
"""Everything that the sound of a clip depends on."""


class ClipCache:
    """Keeps the clips used last; a disk that is full or read-only only makes it forget.

    A file holds the SHA-256 of the rest, the rate and 16-bit samples: what is not whole
    counts as not there.
    """

    def __init__(
        self, folder: Path, memory: int = BYTES_IN_MEMORY, disk: int = BYTES_ON_DISK
    ) -> None:
        """Keep files in ``folder``, at most ``disk`` bytes; ``memory``: bytes kept in memory."""
        self._folder = folder
        self._memory_limit = memory
        self._memory_bytes = 0
        self._disk_limit = disk
        self._memory: OrderedDict[str, AudioClip] = OrderedDict()
        self._disk_bytes: int | None = None

    def get(self, key: Key) -> AudioClip | None:
        """The clip, or None when it is not kept any more."""
        name = _name(key)
        clip = self._memory.get(name) or _read(self._folder / name)
        if clip is not None:
            self._remember(name, clip)
        return clip

    def put(self, key: Key, clip: AudioClip) -> AudioClip:
        """Keep the clip; returns it as it will be given back."""
        name = _name(key)
        data = _packed(clip)
        kept = _unpacked(data) or clip
        self._remember(name, kept)
        with contextlib.suppress(OSError):
            self._write(name, data)
        return kept

    def _remember(self, name: str, clip: AudioClip) -> None:
        known = self._memory.pop(name, None)
        self._memory_bytes += clip.samples.nbytes - (known.samples.nbytes if known else 0)
        self._memory[name] = clip
        while self._memory_bytes > self._memory_limit:
            _, forgotten = self._memory.popitem(last=False)
            self._memory_bytes -= forgotten.samples.nbytes

    def _write(self, name: str, data: bytes) -> None:
        self._folder.mkdir(parents=True, exist_ok=True)
        descriptor, unfinished = tempfile.mkstemp(_SUFFIX, dir=self._folder)
        try:
            with os.fdopen(descriptor, "wb") as file:
                file.write(data)
            os.replace(unfinished, self._folder / name)
        except BaseException:  # the end of the program too
            os.unlink(unfinished)
            raise
        if self._disk_bytes is None:
            self._disk_bytes = sum(size for _, size, _ in self._files())
        else:
            self._disk_bytes += len(data)
        if self._disk_bytes > self._disk_limit:
            self._prune()

    def _prune(self) -> None:
        """Delete the files used longest ago until a quarter of the room is free."""
        files = sorted(self._files())
        left = sum(size for _, size, _ in files)
        for _, size, path in files:
            if left <= 0.75 * self._disk_limit:
                break
            path.unlink(missing_ok=True)
            left -= size
        self._disk_bytes = left

    def _files(self) -> list[tuple[float, int, Path]]:
        found = []
        for path in self._folder.glob(f"*{_SUFFIX}"):
            with contextlib.suppress(OSError):
                state = path.stat()
                found.append((state.st_mtime, state.st_size, path))
        return found


def _name(key: Key) -> str:
    return hashlib.sha256(json.dumps(key).encode()).hexdigest() + _SUFFIX


def _read(path: Path) -> AudioClip | None:
    try:
        data = read_whole(path)
        os.utime(path)
    except OSError:
        return None
    return _unpacked(data)


def _packed(clip: AudioClip) -> bytes:
    sound = (np.clip(clip.samples, -1.0, 1.0) * _FULL_SCALE).round().astype("<i2")
    rest = struct.pack("<I", clip.rate) + sound.tobytes()
    return hashlib.sha256(rest).digest() + rest


def _unpacked(data: bytes) -> AudioClip | None:
    if len(data) < _HEADER.size or hashlib.sha256(data[32:]).digest() != data[:32]:
        return None
    _, rate = _HEADER.unpack_from(data)
    sound = np.frombuffer(data, "<i2", offset=_HEADER.size)
    return AudioClip((sound / _FULL_SCALE).astype(np.float32), rate)
