"""Which languages there are: those that have their files. Cheap enough for every ``--help``."""

from __future__ import annotations

from voice_perudo.resources import data_path


def available_languages() -> tuple[str, ...]:
    """Codes of the languages that have a grammar and settings, sorted.

    Raises:
        VoicePerudoError: the installation lacks its data files.
    """
    grammars, locales = data_path("grammars"), data_path("locales")
    codes = (path.stem for path in grammars.glob("*.yaml"))
    return tuple(sorted(code for code in codes if (locales / code / "language.toml").is_file()))
