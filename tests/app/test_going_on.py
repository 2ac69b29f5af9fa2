"""Whoever leaves a game at the terminal is told how to go on with it."""

import os
import pty
import subprocess
import sys
from pathlib import Path

import pytest

PLAY = (sys.executable, "-m", "voice_perudo", "play", "--text", "--language", "fr")
TABLE = ("--players", "bleu,vert")


def _left_after(lines: str, *options: str, home: Path) -> str:
    """What is told on the terminal when the game is left after these lines."""
    ours, theirs = pty.openpty()
    folders = {"HOME": str(home), "XDG_DATA_HOME": str(home), "XDG_CACHE_HOME": str(home)}
    done = subprocess.run(
        [*PLAY, *options],
        input=lines.encode(),
        stdout=subprocess.PIPE,
        stderr=theirs,
        env={**os.environ, **folders},
        check=True,
    )
    assert done.stdout
    os.close(theirs)
    told = b""
    try:
        while piece := os.read(ours, 4096):
            told += piece
    except OSError:  # nobody writes any more
        pass
    os.close(ours)
    return told.decode()


@pytest.mark.parametrize("last_words", ["", "quitter\noui\n"])
def test_an_unfinished_game_can_be_gone_on_with(last_words: str, tmp_path: Path) -> None:
    told = _left_after(f"deux cinq\n{last_words}", *TABLE, home=tmp_path)
    assert "The game is saved" in told
    assert "play --resume" in told


def test_a_journal_of_its_own_is_named(tmp_path: Path) -> None:
    journal = tmp_path / "ours.jsonl"
    told = _left_after("deux cinq\n", *TABLE, "--journal", str(journal), home=tmp_path)
    assert f"--resume {journal}" in told


@pytest.mark.parametrize("options", [("--no-journal", *TABLE), ()])
def test_where_nothing_is_saved_nothing_is_told(options: tuple[str, ...], tmp_path: Path) -> None:
    assert "saved" not in _left_after("", *options, home=tmp_path)
