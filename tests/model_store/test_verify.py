"""Whether models are whole, really load, and know the words."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.model_store.conftest import NAME
from voice_perudo.model_store.checksums import write_checksums
from voice_perudo.model_store.installed import describe
from voice_perudo.model_store.registry import OfficialModel
from voice_perudo.model_store.report import as_record, as_text
from voice_perudo.model_store.verify import verify_all, verify_built_in, verify_installed
from voice_perudo.resources import data_path

pytestmark = pytest.mark.real_audio


@pytest.fixture
def installed(tmp_path: Path, model: OfficialModel) -> Path:
    folder = tmp_path / NAME
    shutil.copytree(data_path("models/builtin") / "ru", folder)
    describe(model, folder)
    return folder


def halved_graph(folder: Path) -> None:
    graph = folder / "graph" / "HCLr.fst"
    graph.write_bytes(graph.read_bytes()[: graph.stat().st_size // 2])


def halved_graph_with_a_new_checksum(folder: Path) -> None:
    halved_graph(folder)
    write_checksums(folder)


def without_acoustics(folder: Path) -> None:
    shutil.rmtree(folder / "am")


def french(folder: Path) -> None:
    for path in (data_path("models/builtin") / "fr" / "graph").iterdir():
        if path.is_file():
            shutil.copy(path, folder / "graph" / path.name)
    write_checksums(folder)


DAMAGE: dict[Callable[[Path], None], str] = {
    halved_graph: r"graph/HCLr\.fst missing or changed: install it again",
    halved_graph_with_a_new_checksum: "is damaged",
    without_acoustics: r"am/final\.mdl missing or changed",
    french: "no model of the language 'ru'",
}


def test_a_built_in_model_works_and_knows_what_the_game_is_played_with() -> None:
    verdict = verify_built_in("pl")
    assert verdict.sound
    assert verdict.coverage is not None
    assert verdict.coverage.replaced == ()
    (line,) = as_text(verdict)
    assert line.startswith("pl  built-in: works; ")
    assert f"{verdict.coverage.words} words of the game" in line
    assert as_record(verdict)["missing"] == verdict.coverage.missing


def test_a_language_without_a_model_is_told() -> None:
    verdict = verify_built_in("tlh")
    assert not verdict.sound
    assert as_record(verdict)["works"] is False


@pytest.mark.parametrize("damage", DAMAGE)
def test_damage_is_found_and_repaired_by_what_is_said(
    installed: Path, damage: Callable[[Path], None]
) -> None:
    damage(installed)
    (verdict,) = verify_installed(installed.parent)
    assert not verdict.sound
    (line,) = as_text(verdict)
    assert re.search(DAMAGE[damage], line)
    assert f"voice-perudo models install {NAME}" in line


def test_only_the_languages_asked_for(installed: Path) -> None:
    verdicts = verify_all(["ru"], installed.parent)
    assert [verdict.name for verdict in verdicts] == ["built-in", NAME]
    assert all(verdict.sound for verdict in verdicts)
    assert verify_all([], installed.parent) == ()


def test_no_room_is_needed_to_verify(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path / "gone"))
    assert verify_built_in("ru").sound
