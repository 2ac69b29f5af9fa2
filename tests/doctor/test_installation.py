"""Python and packages, as they are here and as they might be."""

from __future__ import annotations

from pathlib import Path

import pytest

from voice_perudo.doctor.check import State
from voice_perudo.doctor.installation import check_packages, check_python, older


def test_this_installation_is_whole() -> None:
    python, packages = check_python(), check_packages()
    assert (python.state, packages.state) == (State.OK, State.OK)
    assert {"vosk", "pyttsx3", "sounddevice", "numpy"} <= packages.facts.keys()


@pytest.mark.parametrize(
    ("version", "least", "is_older"),
    [
        ("3.9.2", "3.11", True),
        ("3.11", "3.11", False),
        ("3.11.0", "3.11", False),
        ("3.12.1", "3.11", False),
        ("0.3.45", "0.3.45", False),
        ("0.3.5", "0.3.45", True),
        ("1.0rc1", "1.0", False),
        ("6", "6.0", False),
    ],
)
def test_version_numbers_are_compared_by_number(version: str, least: str, is_older: bool) -> None:
    assert older(version, least) is is_older


@pytest.mark.parametrize(
    ("requirement", "state", "told"),
    [
        ("no-such-package>=1", State.FAIL, "no-such-package is missing"),
        ("numpy>=999", State.WARN, "is older than 999"),
        ("numpy", State.OK, "all 1 are there"),
        ('no-such-package>=1; extra == "models"', State.OK, "all 0 are there"),
    ],
)
def test_what_is_wrong_with_a_package_is_told(requirement: str, state: State, told: str) -> None:
    check = check_packages([requirement])
    assert check.state is state
    assert told in check.told
    assert bool(check.remedy) is (state is not State.OK)


def test_a_package_that_cannot_be_imported_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "brittle.py").write_text("raise OSError('libbrittle.so is missing')")
    about = tmp_path / "brittle-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: brittle\nVersion: 1.0\n")
    (about / "top_level.txt").write_text("brittle\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    check = check_packages(["brittle>=1.0", "numpy"])
    assert check.state is State.FAIL
    assert check.told == "brittle cannot be imported (libbrittle.so is missing)"
