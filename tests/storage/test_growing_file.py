"""Files put in the place of others while other games and the end of the program interfere."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from voice_perudo.storage.growing_file import replace_whole

MANY_TIMES = """
import sys
from pathlib import Path
from voice_perudo.storage.growing_file import replace_whole
for _ in range(60):
    replace_whole(Path(sys.argv[1]), sys.argv[2].encode() * 1000)
"""


def test_two_programs_may_write_the_same_file_at_once(tmp_path: Path) -> None:
    file = tmp_path / "table.json"
    programs = [
        subprocess.Popen([sys.executable, "-c", MANY_TIMES, str(file), letter]) for letter in "ab"
    ]
    assert [program.wait(60) for program in programs] == [0, 0]
    assert file.read_bytes() in (b"a" * 1000, b"b" * 1000)
    assert list(tmp_path.iterdir()) == [file]


def test_nothing_is_left_where_the_program_is_ended_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def ended(*_: object) -> None:
        raise KeyboardInterrupt

    file = tmp_path / "table.json"
    file.write_bytes(b"before")
    monkeypatch.setattr(os, "replace", ended)
    with pytest.raises(KeyboardInterrupt):
        replace_whole(file, b"after")
    assert file.read_bytes() == b"before"
    assert list(tmp_path.iterdir()) == [file]
