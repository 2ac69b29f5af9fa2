"""Options that do not go together: refused before anything is loaded, saved or overwritten."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from pathlib import Path

from voice_perudo.app.sources import STANDARD_INPUT
from voice_perudo.errors import UsageError, reason_of
from voice_perudo.model_store.choice import check_models
from voice_perudo.storage.writable import try_writing


def check_play(
    *,
    text: bool,
    audio: str | None,
    out: Path | None,
    device: str | None,
    model: Sequence[str] | None,
    keep_audio: bool = False,
    journal: Path | None = None,
    table_file: Path | None = None,
    no_journal: bool = False,
) -> None:
    """Whether a game can be played so.

    Raises:
        UsageError: options that exclude each other, a recording to be overwritten, or a file
            that cannot be written.
        ModelError: something in ``model`` is not there.
    """
    kept = {"keep-audio": keep_audio or None}
    heard = {"audio": audio, "out": out, "device": device, "model": model} | kept
    if text:
        leave_out(heard, "a typed game has no sound")
    if audio is not None:
        leave_out({"device": device}, "a recording needs no microphone")
    if no_journal:
        leave_out({"journal": journal}, "--no-journal saves nothing")
        leave_out(kept, "what is said is kept beside the journal")
        if table_file is not None and not os.path.exists(table_file):
            raise UsageError(
                f"There is no table in {table_file}, and --no-journal saves none: leave out one of"
                " --table and --no-journal."
            )
    if audio is not None and out is not None:
        keep_recording(audio, out)
    for file in (journal, table_file):
        if file is not None and not os.path.exists(file):  # a name may be too long as well
            check_writable(file)
    if model is not None:
        check_models(model)


def keep_recording(recording: str, out: Path) -> None:
    """Raise UsageError if writing ``out`` would destroy the recording (a name, or ``-``)."""
    try:
        read = os.fstat(0) if recording == STANDARD_INPUT else os.stat(recording)
        same = os.path.samestat(read, os.stat(out))
    except (OSError, ValueError):
        return  # whichever is missing is reported by whoever needs it
    if same:
        raise UsageError(f"{out} is the recording itself: write to another file with --out.")


def check_writable(file: Path) -> None:
    """Raise UsageError if a file that is only written later cannot be."""
    try:
        try_writing(file)
    except OSError as error:
        raise unwritable(file, error) from error


def unwritable(file: Path, error: OSError) -> UsageError:
    """The error for a file that cannot be written, before or when it is."""
    return UsageError(f"{file} cannot be written ({reason_of(error)}); name another file.")


def leave_out(options: Mapping[str, object], reason: str) -> None:
    """Raise UsageError for the first of the options, by name, that was given."""
    for name, value in options.items():
        if value is not None:
            raise UsageError(f"Leave out --{name}: {reason}.")
