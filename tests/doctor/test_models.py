"""Models that really load, and those that do not."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from voice_perudo.doctor.check import State
from voice_perudo.doctor.models import check_installed, check_model, judged_model
from voice_perudo.language.coverage import coverage
from voice_perudo.model_store.checksums import write_checksums
from voice_perudo.resources import data_path

BUILT_IN = data_path("models/builtin")


@pytest.mark.real_audio
def test_the_built_in_model_loads_and_every_word_is_looked_up() -> None:
    check = check_model("fr")
    assert check.works
    assert (check.state is State.OK) is (check.facts["missing"] == ())
    assert isinstance(check.facts["words"], int)
    assert check.facts["words"] > 500


@pytest.mark.real_audio
def test_the_model_of_another_language_fails() -> None:
    check = check_model("pl", BUILT_IN / "fr")
    assert check.state is State.FAIL
    assert "Choose a model of this language" in check.remedy


def test_a_file_that_was_changed_is_named(tmp_path: Path) -> None:
    model = tmp_path / "fr"
    shutil.copytree(BUILT_IN / "fr", model)
    write_checksums(model)
    (model / "conf" / "mfcc.conf").write_text("--sample-frequency=8000\n")
    check = check_model("fr", model)
    assert check.state is State.FAIL
    assert "conf/mfcc.conf" in check.told
    assert "--model" in check.remedy


def test_a_model_that_lacks_words_is_told_and_can_be_used() -> None:
    lacking = {"calza", "paco"}
    known = coverage("fr", lambda word: word not in lacking)
    check = judged_model("fr", Path("model"), 0.1, known)
    assert check.state is State.WARN
    assert check.works
    assert set(check.facts["missing"] or ()) == lacking  # type: ignore[arg-type]
    assert "calza" in check.told
    assert "“calza”" in check.remedy


def test_nothing_installed_is_fine(tmp_path: Path) -> None:
    assert check_installed(tmp_path / "none").state is State.OK
