"""What ``models list`` shows: every model of every language, and which one is used."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from voice_perudo.errors import ModelError
from voice_perudo.language.available import available_languages
from voice_perudo.model_store.built_in import BUILT_IN, built_in_model
from voice_perudo.model_store.disk import megabytes, size_of
from voice_perudo.model_store.install import Store
from voice_perudo.model_store.installed import Installed, installed_models
from voice_perudo.model_store.registry import OfficialModel
from voice_perudo.program import to_run

OWN_LICENCE = "Apache-2.0"
"""That of the built-in models, which are this project's."""


@dataclass(frozen=True, slots=True)
class Line:
    """One model. ``bytes`` on the disk, or of its archive if it is only available."""

    language: str
    name: str
    state: str
    used: bool
    why: str
    bytes: int | None
    exact: bool
    licence: str | None

    def as_text(self) -> str:
        """For people; lines of equal columns."""
        size = "size unknown" if self.bytes is None else megabytes(self.bytes)
        about = size if self.exact or self.bytes is None else f"about {size}"
        licence = self.licence or "licence unknown"
        used = "used: " if self.used else ""
        columns = f"{self.language}  {self.name:<28} {self.state:<10} {about:>14}  {licence:<12}"
        return f"{columns} {used}{self.why}"

    def as_json(self) -> dict[str, Any]:
        """For programs."""
        return asdict(self)


def listed(store: Store) -> Iterator[Line]:
    """The models of every language the referee speaks, then those of other languages.

    Raises:
        ModelError: the folder of the installed models cannot be read.
    """
    installed = installed_models(store.folder)
    others = (model.language for model in store.registry)
    for language in dict.fromkeys((*available_languages(), *others)):
        yield from _of_language(language, installed, store.registry)


def _of_language(
    language: str, installed: Sequence[Installed], registry: Sequence[OfficialModel]
) -> Iterator[Line]:
    built_in = _built_in(language)
    if built_in is not None:
        yield built_in
    own = [one for one in installed if one.note.language == language]
    for one in own:
        why = f"with --model {one.note.name} or --model official"
        licence = one.note.licence
        yield Line(language, one.note.name, "installed", False, why, one.size, True, licence)
    for model in registry:
        if model.language == language and model.name not in {one.note.name for one in own}:
            why = f"to install it: {to_run('models', 'install', language)}"
            size, exact = model.size, model.bytes is not None
            yield Line(language, model.name, "available", False, why, size, exact, model.licence)


def _built_in(language: str) -> Line | None:
    try:
        folder = built_in_model(language)
    except ModelError:
        return None
    why = "it comes with the program; --model names another"
    return Line(language, BUILT_IN, "there", True, why, size_of(folder), True, OWN_LICENCE)
