"""Options that do not go together."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tests.app.command import COMMAND, environment
from voice_perudo.app.choices import check_play, keep_recording
from voice_perudo.errors import ModelError, UsageError

NOTHING: dict[str, Any] = dict.fromkeys(("audio", "out", "device", "model")) | {"text": False}


@pytest.mark.parametrize(
    ("chosen", "complaint"),
    [
        ({"text": True, "audio": "a.wav"}, "Leave out --audio"),
        ({"text": True, "out": Path("a.wav")}, "Leave out --out"),
        ({"text": True, "device": "3"}, "Leave out --device"),
        ({"text": True, "model": ["official"]}, "Leave out --model"),
        ({"audio": "a.wav", "device": "3"}, "Leave out --device"),
    ],
)
def test_options_that_exclude_each_other(chosen: dict[str, Any], complaint: str) -> None:
    with pytest.raises(UsageError, match=complaint):
        check_play(**NOTHING | chosen)


@pytest.mark.parametrize(
    "chosen", [{}, {"text": True}, {"audio": "-"}, {"audio": "a.wav", "out": Path("b.wav")}]
)
def test_options_that_go_together(chosen: dict[str, Any]) -> None:
    check_play(**NOTHING | chosen)


@pytest.mark.parametrize("option", ["journal", "table_file"])
def test_a_name_that_no_disk_takes_is_told(tmp_path: Path, option: str) -> None:
    with pytest.raises(UsageError, match=r"cannot be written .*; name another file"):
        check_play(**NOTHING | {"text": True, option: tmp_path / ("n" * 300)})


def test_a_model_that_is_not_there_is_told_whatever_is_played(tmp_path: Path) -> None:
    with pytest.raises(ModelError, match="no speech model"):
        check_play(**NOTHING | {"model": ["official", str(tmp_path / "none")]})


def test_a_recording_is_never_overwritten(tmp_path: Path) -> None:
    recording, link = tmp_path / "game.wav", tmp_path / "link.wav"
    recording.write_bytes(b"sound")
    link.symlink_to(recording)
    for out in (recording, link, tmp_path / "." / "game.wav"):
        with pytest.raises(UsageError, match="the recording itself"):
            keep_recording(str(recording), out)
    keep_recording(str(recording), tmp_path / "other.wav")


@pytest.mark.skipif(os.name != "posix", reason="needs a redirected file")
def test_nor_is_one_that_is_piped_in(tmp_path: Path) -> None:
    recording = tmp_path / "game.wav"
    recording.write_bytes(b"sound")
    with recording.open() as piped:
        done = subprocess.run(
            [COMMAND, "play", "--audio", "-", "--players", "anna,ben", "--out", recording],
            stdin=piped,
            capture_output=True,
            env=environment(),
            text=True,
            check=False,
        )
    assert (done.returncode, recording.read_bytes()) == (2, b"sound")
    assert "the recording itself" in done.stderr
