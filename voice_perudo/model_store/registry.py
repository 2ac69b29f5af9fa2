"""The official models that can be installed: the strict schema of ``models/registry.toml``."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path

import msgspec

from voice_perudo.errors import DataError, UsageError
from voice_perudo.language.strict_toml import read_toml
from voice_perudo.resources import data_path

REGISTRY = "models/registry.toml"

_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]*")
_DIGITS = {"md5": 32, "sha256": 64}
"""Hexadecimal digits of each kind of checksum."""


class OfficialModel(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One model; what nobody has published about it is ``None``.

    ``bytes`` is the exact size of the archive, ``about_bytes`` a rounded one.
    """

    name: str
    language: str
    url: str
    licence: str | None = None
    bytes: int | None = None
    about_bytes: int | None = None
    md5: str | None = None
    sha256: str | None = None

    @property
    def checksums(self) -> dict[str, str]:
        """What is known, by algorithm."""
        known = {algorithm: getattr(self, algorithm) for algorithm in _DIGITS}
        return {algorithm: digest.lower() for algorithm, digest in known.items() if digest}

    @property
    def size(self) -> int | None:
        """Bytes of the archive, roughly if the exact number is unknown."""
        return self.bytes or self.about_bytes


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    model: tuple[OfficialModel, ...]


def read_registry(path: Path) -> tuple[OfficialModel, ...]:
    """The models of a registry file, the best of each language first.

    Raises:
        DataError: the file is missing or wrong.
    """
    models = read_toml(path, _File).model
    names = [model.name for model in models]
    for model in models:
        fault = _fault(model)
        if fault is None and names.count(model.name) > 1:
            fault = "is listed twice"
        if fault is not None:
            raise DataError(path, f"the model '{model.name}' {fault}")
    return models


@cache
def official_models() -> tuple[OfficialModel, ...]:
    """The models that this program knows of; DataError as for :func:`read_registry`."""
    return read_registry(data_path(REGISTRY))


def find_model(wanted: str, models: Iterable[OfficialModel]) -> OfficialModel:
    """The model of that name, or the first one of that language.

    Raises:
        UsageError: there is none; the message lists what there is.
    """
    listed = tuple(models)
    for model in listed:
        if wanted == model.name:
            return model
    for model in listed:
        if wanted == model.language:
            return model
    known = ", ".join(dict.fromkeys(model.language for model in listed))
    raise UsageError(f"There is no official model for '{wanted}': choose one of {known}.")


def _fault(model: OfficialModel) -> str | None:
    if not _NAME.fullmatch(model.name):
        return "has a name that cannot be a folder's"
    if not model.url.startswith(("https://", "http://")):
        return "has a url that is no web address"
    if any(size is not None and size <= 0 for size in (model.bytes, model.about_bytes)):
        return "has no size above 0"
    for algorithm, digest in model.checksums.items():
        if not re.fullmatch(rf"[0-9a-f]{{{_DIGITS[algorithm]}}}", digest):
            return f"has a {algorithm} that is none"
    return None
