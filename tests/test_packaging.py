"""The wheel, installed in a clean environment away from the checkout."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import venv
import zipfile
from pathlib import Path

import pytest

from voice_perudo.language.available import available_languages

CHECKOUT = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory):
    folder = tmp_path_factory.mktemp("wheel")
    subprocess.run(
        [sys.executable, "-m", "build", "--wheel", "--outdir", folder, CHECKOUT],
        check=True,
        capture_output=True,
    )
    (built,) = folder.glob("*.whl")
    return built


def test_the_wheel_holds_all_data(wheel):
    names = set(zipfile.ZipFile(wheel).namelist())
    data = "voice_perudo/_data"

    for code in available_languages():
        assert f"{data}/grammars/{code}.yaml" in names
        assert f"{data}/locales/{code}/announcements.ftl" in names
        assert f"{data}/models/builtin/{code}/am/final.mdl" in names
        assert f"{data}/models/builtin/{code}/CHECKSUMS" in names
    assert f"{data}/models/registry.toml" in names
    assert "voice_perudo/demonstration/story.toml" in names
    assert any(name.startswith("voice_perudo/rules/variants/") for name in names)
    assert not any(name.startswith(("tests/", "models/recipe")) for name in names)


@pytest.mark.real_audio
def test_the_wheel_works_in_a_clean_environment(wheel, tmp_path):
    venv.create(tmp_path / "env", with_pip=True)
    bin_folder = tmp_path / "env" / ("Scripts" if os.name == "nt" else "bin")
    subprocess.run(
        [bin_folder / "python", "-m", "pip", "install", "--quiet", wheel],
        check=True,
        capture_output=True,
    )

    def run(*arguments: str) -> str:
        done = subprocess.run(
            [bin_folder / "voice-perudo", *arguments],
            check=True,
            capture_output=True,
            cwd=tmp_path,
            encoding="utf-8",
        )
        return done.stdout

    assert json.loads(run("understand", "--language", "fr", "huit cinq"))["face"] == 5
    events = [
        json.loads(line)
        for line in run("demo", "--language", "en", "--out", "demo.wav", "--json").splitlines()
    ]
    assert any(line.get("event") == "game_won" for line in events)
    assert (tmp_path / "demo.wav").stat().st_size > 1_000_000
