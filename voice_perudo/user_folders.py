"""Where this user's files are kept: games and tables, and what can be made again."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Final

from platformdirs import user_cache_path, user_data_path

_PROGRAM: Final = "voice-perudo"

NO_HOME: Final = Path(os.devnull) / "no home folder (set HOME)"
"""Where nothing can be: to read or write there fails as on a disk that is gone, and the
message names this. A service's user may have no home, and nobody wants a folder ``~`` here."""


def name_a_home() -> None:
    """Where the user has no home folder, have this program and those it starts find ``NO_HOME``.

    Libraries look for one as they are loaded, and fail where there is none, though they need it
    for nothing that is done here.
    """
    try:
        Path.home()
    except RuntimeError:
        os.environ["HOME"] = str(NO_HOME)


def user_data() -> Path:
    """The user's data folder of this program; it need not exist."""
    return _known(user_data_path)


def user_cache() -> Path:
    """The user's cache folder of this program; it need not exist."""
    return _known(user_cache_path)


def _known(folder: Callable[..., Path]) -> Path:
    try:
        path = folder(_PROGRAM, appauthor=False)
    except RuntimeError:  # newer versions of platformdirs raise it where older ones return "~"
        return NO_HOME
    return path if path.is_absolute() else NO_HOME
