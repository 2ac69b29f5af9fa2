"""Folders that can and cannot be written to."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace

import pytest

from voice_perudo.doctor.check import State
from voice_perudo.doctor.folders import LEAST_FREE, Folder, check_folder


def test_a_folder_is_written_to_and_left_as_it_was(tmp_path: Path) -> None:
    folder = Folder("games", tmp_path / "new" / "games", "or elsewhere")
    check = check_folder(folder)
    assert check.state is State.OK
    assert isinstance(check.facts["free_bytes"], int)
    assert list(folder.path.iterdir()) == []


def test_what_is_no_folder_is_told(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("")
    check = check_folder(Folder("games", file / "games", "or save games elsewhere"))
    assert check.state is State.FAIL
    assert str(file) in check.told
    assert "save games elsewhere" in check.remedy
    assert check.name == "folder games"


def test_little_room_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    usage = SimpleNamespace(free=LEAST_FREE - 1)
    monkeypatch.setattr("shutil.disk_usage", lambda path: usage)
    check = check_folder(Folder("cache", tmp_path, "or not"))
    assert check.state is State.WARN
    assert "Make room" in check.remedy
