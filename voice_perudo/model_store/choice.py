"""Which models are listened with: what ``--model`` may name besides a folder."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from voice_perudo.errors import ModelError, UsageError
from voice_perudo.model_store.installed import Installed, installed_models
from voice_perudo.model_store.places import models_folder
from voice_perudo.model_store.registry import official_models
from voice_perudo.program import to_run
from voice_perudo.speech.vosk_files import check_files

OFFICIAL = "official"
"""Names the installed official model of every language spoken."""


def check_models(asked: Sequence[str], store: Path | None = None) -> None:
    """Raise ModelError unless everything asked for is there, whatever will be spoken."""
    installed = installed_models(store or models_folder())
    for name in asked:
        if name != OFFICIAL and _named(name, installed) is None:
            check_files(Path(name))


def chosen_models(
    asked: Sequence[str], languages: Sequence[str], store: Path | None = None
) -> dict[str, Path]:
    """The folder of the model of each language for which one is chosen.

    Each of ``asked`` is ``official``, the name of an installed model, or a folder, which is
    for the first of the ``languages`` spoken. The other languages keep their built-in models.

    Raises:
        ModelError: a model is not there.
        UsageError: a model's language is not spoken, or has two models.
    """
    installed = installed_models(store or models_folder())
    chosen: dict[str, Path] = {}
    for name in asked:
        found = _folders(name, languages, installed)
        for language, folder in found.items():
            if chosen.setdefault(language, folder) != folder:
                raise UsageError(
                    f"Two speech models are given for '{language}': leave out one --model."
                )
    return chosen


def _folders(
    name: str, languages: Sequence[str], installed: Sequence[Installed]
) -> dict[str, Path]:
    if name == OFFICIAL:
        return _official(languages, installed)
    one = _named(name, installed)
    if one is None:
        check_files(Path(name))
        return {languages[0]: Path(name)}
    language = one.note.language
    if language not in languages:
        raise UsageError(
            f"The speech model {name} is for '{language}', but spoken here is "
            f"{', '.join(languages)}: leave it out."
        )
    return {language: one.folder}


def _official(languages: Sequence[str], installed: Sequence[Installed]) -> dict[str, Path]:
    """All that are installed, for a set-up by voice may turn to any language."""
    order = {model.name: place for place, model in enumerate(official_models())}
    best_last = sorted(installed, key=lambda one: -order.get(one.note.name, len(order)))
    found = {one.note.language: one.folder for one in best_last}
    for language in languages:
        if language not in found:
            raise _not_installed(f"official speech model for '{language}'", language)
    return found


def _named(name: str, installed: Sequence[Installed]) -> Installed | None:
    """The installed model of that name; None if this is not the name of a model.

    Raises:
        ModelError: it is the name of one that is not installed.
    """
    for one in installed:
        if one.note.name == name:
            return one
    if any(model.name == name for model in official_models()):
        raise _not_installed(f"speech model {name}", name)
    return None


def _not_installed(what: str, wanted: str) -> ModelError:
    return ModelError(
        f"The {what} is not installed. To install it: {to_run('models', 'install', wanted)}"
    )
