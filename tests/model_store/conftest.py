"""A real model in an archive, as the official ones are."""

from __future__ import annotations

import zipfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.model_store.server import Site, serving
from voice_perudo.model_store.checksums import digest_of
from voice_perudo.model_store.install import Store
from voice_perudo.model_store.registry import OfficialModel
from voice_perudo.resources import data_path

NAME = "a-model-small-ru-1.0"
Serve = Callable[..., Site]


def zipped(folder: Path, archive: Path, top: str) -> Path:
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as packed:
        for file in sorted(folder.rglob("*")):
            packed.write(file, f"{top}/{file.relative_to(folder).as_posix()}")
    return archive


def model_of(
    archive: Path, name: str, language: str, url: str = "https://x.invalid/"
) -> OfficialModel:
    return OfficialModel(
        name,
        language,
        f"{url}{name}.zip",
        "Apache-2.0",
        bytes=archive.stat().st_size,
        md5=digest_of(archive, "md5"),
        sha256=digest_of(archive),
    )


@pytest.fixture(scope="session")
def archive(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("archive")
    return zipped(data_path("models/builtin") / "ru", folder / f"{NAME}.zip", NAME)


@pytest.fixture(scope="session")
def model(archive: Path) -> OfficialModel:
    return model_of(archive, NAME, "ru")


@pytest.fixture
def store(tmp_path: Path, model: OfficialModel) -> Store:
    return Store(tmp_path / "models", (model,))


@pytest.fixture
def serve(archive: Path) -> Iterator[Serve]:
    """A server of the archive, or of another file, that behaves as asked."""
    with ExitStack() as stack:
        yield lambda file=archive, **how: stack.enter_context(serving(Site(file, **how)))
