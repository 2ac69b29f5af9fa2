"""Whether the speech models are whole, work, and know the words of the game."""

from __future__ import annotations

import os
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from voice_perudo.errors import ModelError
from voice_perudo.language.available import available_languages
from voice_perudo.language.coverage import Coverage, coverage
from voice_perudo.model_store.built_in import BUILT_IN, built_in_model
from voice_perudo.model_store.checksums import changed_files
from voice_perudo.model_store.installed import Installed, installed_models
from voice_perudo.model_store.places import elsewhere, models_folder
from voice_perudo.program import to_run
from voice_perudo.speech.vosk_model import VoskModel

_NO_CACHE = Path(os.devnull)
"""Where nothing is remembered, a model is really tried out."""

_NAMED = 3
"""Changed files that are named before the rest are counted."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What was found out about one model; ``trouble``: what is wrong and what to do."""

    language: str
    name: str
    folder: Path
    trouble: str | None = None
    coverage: Coverage | None = None
    """What it can hear; None where it could not be loaded."""

    @property
    def sound(self) -> bool:
        """Whether nothing is wrong."""
        return self.trouble is None


def verify_all(
    languages: Iterable[str] | None = None, folder: Path | None = None
) -> tuple[Verdict, ...]:
    """The built-in models, then those installed in ``folder`` (the user's own by default).

    ``languages``: only these; all if left out. A model that is damaged is no error here.
    """
    codes = tuple(available_languages() if languages is None else languages)
    installed = verify_installed(folder)
    own = tuple(one for one in installed if languages is None or one.language in codes)
    return (*map(verify_built_in, codes), *own)


def verify_built_in(language: str) -> Verdict:
    """The model of a language that comes with the program."""
    remedy = "reinstall voice-perudo"
    try:
        folder = built_in_model(language)
    except ModelError as error:
        return Verdict(language, BUILT_IN, Path(), str(error))
    return _verify(Verdict(language, BUILT_IN, folder), remedy)


def verify_installed(folder: Path | None = None) -> tuple[Verdict, ...]:
    """Every installed model."""
    return tuple(map(_verify_installed, installed_models(folder or models_folder())))


def _verify_installed(one: Installed) -> Verdict:
    place = elsewhere(one.folder.parent)
    remedy = f"install it again: {to_run('models', 'install', one.note.name, *place)}"
    return _verify(Verdict(one.note.language, one.note.name, one.folder), remedy)


def _verify(model: Verdict, remedy: str) -> Verdict:
    changed = changed_files(model.folder)
    if changed:
        names = ", ".join(changed[:_NAMED])
        more = f" and {len(changed) - _NAMED} more" if len(changed) > _NAMED else ""
        return _troubled(model, f"{names}{more} missing or changed: {remedy}.")
    try:
        loaded = VoskModel(model.folder, _NO_CACHE)
        found = coverage(model.language, loaded.knows)
    except ModelError as error:
        return _troubled(model, f"{error} To repair it, {remedy}.")
    trouble = None
    if found.foreign:
        trouble = f"this is no model of the language '{model.language}': {remedy}."
    return Verdict(model.language, model.name, model.folder, trouble, found)


def _troubled(model: Verdict, trouble: str) -> Verdict:
    return Verdict(model.language, model.name, model.folder, trouble)
