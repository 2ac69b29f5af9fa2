"""Recordings by name, from files or from standard input."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from voice_perudo.audio.files import SoundFile
from voice_perudo.audio.standard_input import standard_input
from voice_perudo.audio.types import AudioSource

STANDARD_INPUT = "-"


@contextmanager
def recording(name: str) -> Iterator[AudioSource]:
    """The recording of that name, ``-`` for standard input, closed afterwards.

    Raises:
        AudioError: there is no such file, or it is not sound.
    """
    source = standard_input() if name == STANDARD_INPUT else SoundFile(name)
    try:
        yield source
    finally:
        source.close()
