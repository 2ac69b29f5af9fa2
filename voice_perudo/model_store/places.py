"""Where the models that somebody installed are kept."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

from voice_perudo.user_folders import user_data

FOLDER_VARIABLE = "VOICE_PERUDO_MODELS"
"""The environment variable that names another folder."""


def models_folder(environment: Mapping[str, str] = os.environ) -> Path:
    """The folder of the installed models; it need not exist."""
    named = environment.get(FOLDER_VARIABLE)
    if named:
        return Path(named)
    return user_data() / "models"


def elsewhere(folder: Path) -> tuple[str | Path, ...]:
    """The option that names this folder to ``models``, where it would not be taken anyway."""
    return () if folder == models_folder() else ("--folder", folder)
