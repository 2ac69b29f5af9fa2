"""Any command line ends with a code and a sentence."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tests.fuzz.arguments import command_line, fault, no_demonstration, run
from tests.fuzz.targets import seeds

LINES = 40


@pytest.fixture
def files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """Something of each kind in the folder where the command runs."""
    here = tmp_path / "here"
    here.mkdir()
    monkeypatch.chdir(here)
    for variable in ("XDG_DATA_HOME", "XDG_CACHE_HOME"):
        monkeypatch.setenv(variable, str(tmp_path))
    made = []
    for kind in ("sound", "journal", "manifest", "cases"):
        for name, content in sorted(seeds(kind).items())[:2]:
            made.append(Path(name))
            made[-1].write_bytes(content)
    return made


def test_any_command_line_ends_with_a_sentence(files: list[Path]) -> None:
    with no_demonstration():
        for seed in range(LINES):
            arguments = command_line(Random(seed), files)
            code, _, told = run(arguments)
            assert fault(code, told) is None, arguments


def test_faults_are_noticed() -> None:
    assert fault(0, "Traceback (most recent call last):")
    assert fault(1, "voice-perudo: There is a fault in the program (KeyError: 'x'); please report")
    assert fault(3, "")
    assert fault(1, "")
    assert fault(2, "voice-perudo: Not so.\n") is None
    assert fault(0, "") is None
