"""The list of a model's files, and what differs from it."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from voice_perudo.language.available import available_languages
from voice_perudo.model_store.checksums import CHECKSUMS, changed_files, write_checksums
from voice_perudo.resources import data_path


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name in ("am/final.mdl", "conf/a b.conf", "graph/phones/слова.int"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(name, encoding="utf-8")
    write_checksums(tmp_path)
    return tmp_path


def test_what_has_not_changed(folder: Path) -> None:
    assert changed_files(folder) == ()
    before = (folder / CHECKSUMS).read_bytes()
    write_checksums(folder)
    assert (folder / CHECKSUMS).read_bytes() == before


@pytest.mark.skipif(shutil.which("sha256sum") is None, reason="needs sha256sum")
def test_the_usual_program_reads_the_list(folder: Path) -> None:
    command = ["sha256sum", "--check", "--strict", CHECKSUMS]
    assert subprocess.run(command, cwd=folder, capture_output=True, check=False).returncode == 0


def test_files_changed_and_missing_are_named(folder: Path) -> None:
    (folder / "am/final.mdl").write_text("am/final.mdL")
    (folder / "graph/phones/слова.int").unlink()
    assert set(changed_files(folder)) == {"am/final.mdl", "graph/phones/слова.int"}


@pytest.mark.parametrize("content", [None, b"", b"rubbish\n", b"\xff\xfe", b"0" * 64 + b" x\n"])
def test_a_list_that_is_none_is_itself_named(folder: Path, content: bytes | None) -> None:
    (folder / CHECKSUMS).unlink()
    if content is not None:
        (folder / CHECKSUMS).write_bytes(content)
    assert changed_files(folder) == (CHECKSUMS,)


@pytest.mark.parametrize("language", available_languages())
def test_the_built_in_models_are_as_they_were_made(language: str) -> None:
    folder = data_path("models/builtin") / language
    assert not changed_files(folder), "run python -m recipe.assemble LANGUAGE builtin/LANGUAGE"
