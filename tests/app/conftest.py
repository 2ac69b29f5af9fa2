"""What the tests of the application share."""

from __future__ import annotations

import io
import subprocess
import sys
from pathlib import Path

import pytest

from tests.app.command import Command
from voice_perudo.cli import main


@pytest.fixture
def command(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> Command:
    """The command within this process, which is quicker; saved games go to ``tmp_path``."""

    def call(*arguments: str | Path, stdin: str = "") -> subprocess.CompletedProcess[str]:
        monkeypatch.setattr(sys, "argv", ["voice-perudo", *map(str, arguments)])
        monkeypatch.setattr(sys, "stdin", io.StringIO(stdin))
        with pytest.raises(SystemExit) as left:
            main()
        told = capsys.readouterr()
        return subprocess.CompletedProcess((), int(left.value.code or 0), told.out, told.err)

    # the command silences it for the players; the tests want to hear of it
    monkeypatch.setattr(sys, "unraisablehook", sys.unraisablehook)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "200")
    return call
