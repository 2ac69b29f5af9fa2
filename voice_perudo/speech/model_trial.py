"""Trying a model out before it is loaded here, and remembering which models passed."""

from __future__ import annotations

import contextlib
import subprocess
import sys
from pathlib import Path

from voice_perudo.errors import ModelError
from voice_perudo.speech import vosk_trial
from voice_perudo.speech.vosk_files import damaged, fingerprint, is_consistent, words_file
from voice_perudo.user_folders import user_cache

_PATIENCE = 300.0
"""Seconds; large models take a while to load from a slow disk or beside other programs."""


def try_out(folder: Path, cache: Path | None = None) -> None:
    """Raise ModelError if the model does not fit together, or Vosk cannot load and use it in time.

    Runs once for each state of the model's files; passing is remembered under
    ``cache`` (the user's cache folder by default).
    """
    passed = (cache or user_cache()) / "models" / fingerprint(folder)
    if passed.exists():
        return
    if not is_consistent(folder) or not _works(folder):
        raise damaged(folder)
    with contextlib.suppress(OSError):
        passed.parent.mkdir(parents=True, exist_ok=True)
        passed.touch()


def _works(folder: Path) -> bool:
    words = words_file(folder)
    listed = () if words is None else (str(words),)
    command = [sys.executable, "-P", vosk_trial.__file__, str(folder), *listed]
    try:
        trial = subprocess.run(
            command, capture_output=True, stdin=subprocess.DEVNULL, timeout=_PATIENCE, check=False
        )
    except subprocess.TimeoutExpired as error:
        raise ModelError(
            f"The speech model in {folder} did not load within {_PATIENCE:g} seconds: "
            "close other programs and try again, or choose a smaller model."
        ) from error
    # A file that cannot be read is only complained about: Vosk goes on without it.
    complained = b"ERROR" in trial.stderr
    return trial.returncode == 0 and trial.stdout.endswith(b"sound\n") and not complained
