"""Every failure the program reports, in one tree.

::

    VoicePerudoError            one clear sentence that says what to do; exit code 1
    ├── UsageError              what the user typed or chose cannot be (exit code 2)
    ├── DataError               a grammar, locale, preset, journal, table, manifest… is wrong
    ├── AudioError              a sound file, microphone or loudspeaker cannot be used
    ├── ModelError              a recogniser model is missing, damaged or cannot be installed
    ├── SynthesisError          no voice, or the synthesiser failed
    └── StorageError            a game, its table or what was said cannot be saved

Where somebody has to tell kinds of one of these apart, the module that raises them derives its
own. Illegal moves are not errors: the rules return them as values.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

INTERRUPTED = 130
"""The exit code after Ctrl-C, which is no failure."""


class Terminated(BaseException):
    """The system wants the program to end; like ``KeyboardInterrupt`` no failure of it.

    Whatever is open is finished on the way out.
    """

    def __init__(self, signal: int) -> None:
        super().__init__(signal)
        self.signal = signal
        self.exit_code = 128 + signal


class VoicePerudoError(Exception):
    """Root of the tree; ``str(error)`` is a sentence for the user."""

    exit_code = 1


class UsageError(VoicePerudoError):
    """What the user typed or chose cannot be."""

    exit_code = 2


class DataError(VoicePerudoError):
    """A data file is wrong; says which file, which line if known, and why."""

    def __init__(self, path: Path | str, reason: str, line: int | None = None) -> None:
        self.path = Path(path)
        self.line = line
        self.reason = reason
        place = f"{path}:{line}" if line is not None else str(path)
        super().__init__(f"{place}: {reason}")


class AudioError(VoicePerudoError):
    """A sound file or sound device cannot be used."""


class ModelError(VoicePerudoError):
    """A recogniser model is missing, damaged, lacks what is needed or cannot be installed."""


class SynthesisError(VoicePerudoError):
    """Speech could not be synthesised."""


class StorageError(VoicePerudoError):
    """A game, its table or what was said cannot be saved; the game can still be played."""


def reason_of(error: Exception) -> str:
    """Why it came about, in the system's words where it has any: without numbers and names."""
    return getattr(error, "strerror", None) or str(error) or type(error).__name__


Warn = Callable[[VoicePerudoError], None]
"""Who is told of what went wrong where the program goes on in spite of it."""
