"""The speech models that come with the program."""

from __future__ import annotations

from pathlib import Path

from voice_perudo.errors import ModelError
from voice_perudo.resources import data_path

BUILT_IN = "built-in"
"""The name that these models go by."""


def built_in_model(language: str) -> Path:
    """The folder of the model that comes with the program.

    Raises:
        ModelError: there is none for the language.
    """
    folder = data_path("models/builtin") / language
    if not folder.is_dir():
        raise ModelError(
            f"There is no built-in speech model for '{language}': "
            "name the folder of a Vosk model with --model."
        )
    return folder
