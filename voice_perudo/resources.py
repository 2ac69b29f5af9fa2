"""Where the data files are: beside the package in a checkout, inside it once installed."""

from __future__ import annotations

from pathlib import Path

from voice_perudo.errors import VoicePerudoError

_PACKAGE = Path(__file__).resolve().parent
_ROOTS = (_PACKAGE / "_data", _PACKAGE.parent)


def data_path(name: str) -> Path:
    """Path of ``grammars``, ``locales``, ``models/builtin`` or ``models/registry.toml``.

    Raises:
        VoicePerudoError: the installation lacks its data files.
    """
    for root in _ROOTS:
        path = root / name
        if path.exists():
            return path
    raise VoicePerudoError(
        f"The data folder '{name}' is missing from this installation: reinstall voice-perudo."
    )
