"""Options that do not go together: refused before anything is loaded, saved or overwritten."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

from voice_perudo.app.sources import STANDARD_INPUT
from voice_perudo.errors import UsageError
from voice_perudo.speech.vosk_files import check_files


def check_play(
    *, text: bool, audio: str | None, out: Path | None, device: str | None, model: Path | None
) -> None:
    """Whether a game can be played so.

    Raises:
        UsageError: options that exclude each other, or a recording to be overwritten.
        ModelError: there is no model in ``model``.
    """
    heard = {"audio": audio, "out": out, "device": device, "model": model}
    if text:
        _leave_out(heard, "a typed game has no sound")
    if audio is not None:
        _leave_out({"device": device}, "a recording needs no microphone")
    if audio is not None and out is not None:
        keep_recording(audio, out)
    if model is not None:
        check_files(model)


def keep_recording(recording: str, out: Path) -> None:
    """Raise UsageError if writing ``out`` would destroy the recording (a name, or ``-``)."""
    try:
        read = os.fstat(0) if recording == STANDARD_INPUT else os.stat(recording)
        same = os.path.samestat(read, os.stat(out))
    except (OSError, ValueError):
        return  # whichever is missing is reported by whoever needs it
    if same:
        raise UsageError(f"{out} is the recording itself: write to another file with --out.")


def _leave_out(options: Mapping[str, object], reason: str) -> None:
    for name, value in options.items():
        if value is not None:
            raise UsageError(f"Leave out --{name}: {reason}.")
