"""Recordings by name, from files or from standard input."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from voice_perudo.audio.files import SoundFile
from voice_perudo.audio.standard_input import NAME, standard_input
from voice_perudo.audio.types import RecordedSource
from voice_perudo.errors import AudioError, Warn

STANDARD_INPUT = "-"


@contextmanager
def recording(name: str, warn: Warn = lambda error: None) -> Iterator[RecordedSource]:
    """The recording of that name, ``-`` for standard input, closed afterwards.

    ``warn`` is told in the end if not all of it could be heard.

    Raises:
        AudioError: there is no such file, or it is not sound.
    """
    piped = name == STANDARD_INPUT
    source = standard_input() if piped else SoundFile(name)
    shown = NAME if piped else name
    try:
        yield source
        if source.ends_early:
            warn(
                AudioError(
                    f"{shown} ends early, it was cut off or is damaged: what is missing was "
                    "not heard; copy or record it again if you need the rest."
                )
            )
    finally:
        source.close()
