"""Ctrl-C in every state of a game: quiet, its files finished, and it goes on from there."""

from __future__ import annotations

import json
import os
import signal
import subprocess
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tests.app.command import COMMAND, Command, environment, json_lines
from tests.audio.room import Room, hiss, running
from voice_perudo.app import run
from voice_perudo.app.opening import new_game
from voice_perudo.app.table import make_table
from voice_perudo.audio.files import SoundFile
from voice_perudo.storage.saved_game import SavedGame, read_saved

ENGLISH = ("--language", "en")
TABLE = (
    *(*ENGLISH, "--players", "blue,green", "--starter", "blue"),
    *("--rules", "bga-free", "--rule", "start_dice=1"),
)
ON = "We carry on where we left off. "
WON = "one five/dudo/none"
STATES = {
    "set-up begun": (ENGLISH, "", None),
    "set-up, naming": (ENGLISH, "two/blue", "Who is next"),
    "set-up, asked for the rules": (ENGLISH, "two/blue/green", "Shall we play"),
    "no bid yet": (TABLE, "", f"{ON}No bid yet. Blue opens."),
    "a bid": (TABLE, "one five", f"{ON}One five, by blue. Green to play."),
    "a question": (TABLE, "one five/new game", "Start a new game?"),
    "paused": (TABLE, "one five/pause", f"{ON}One five, by blue. Green to play."),
    "counting": (TABLE, "one five/dudo", "Count fives and pacos."),
    "won": (TABLE, WON, f"{ON}Green wins! Well played. A new game, or quit?"),
    "put right": (TABLE, f"{WON}/no, one", "Blue wins! Well played. A new game, or quit?"),
    "taken back": (TABLE, f"{WON}/undo", "Green to play."),
    "a new game": (TABLE, f"{WON}/new game/whose turn", f"{ON}No bid yet."),
}
"""The table, the lines that lead there, and what is said when it is gone on with, if it can be."""


def said(stdout: str) -> list[str]:
    return [line["text"] for line in json_lines(stdout) if line["type"] == "announcement"]


def interrupted(data: Path, table: tuple[str, ...], lines: list[str], **more: str) -> int:
    """A typed game ended by Ctrl-C, as a terminal sends it, once every line has been answered."""
    game = subprocess.Popen(
        [COMMAND, "play", "--text", "--json", *table],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(data) | more,
        text=True,
        start_new_session=True,
        # a test run in the background ignores Ctrl-C, and so would its children
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    assert game.stdin is not None
    assert game.stdout is not None
    for line in ["", *lines]:
        if line:
            game.stdin.write(f"{line}\n")
            game.stdin.flush()
        while json.loads(game.stdout.readline())["type"] != "announcement":
            pass
    os.killpg(game.pid, signal.SIGINT)
    _, told = game.communicate(timeout=60)
    assert told == ""
    return game.returncode


@pytest.mark.skipif(os.name != "posix", reason="needs signals")
@pytest.mark.parametrize("state", STATES)
def test_a_typed_game_goes_on_where_it_was_interrupted(
    command: Command, tmp_path: Path, state: str
) -> None:
    table, typed, offered = STATES[state]
    assert interrupted(tmp_path, table, [line for line in typed.split("/") if line]) == 130
    going_on = command("play", "--text", "--json", "--resume")
    if offered is None:
        assert "There is no unfinished game" in going_on.stderr
    else:
        assert offered in " ".join(said(going_on.stdout))


class Hands:
    """Types lines, then presses Ctrl-C, one thing every few moments of sound."""

    def __init__(self, lines: list[str]) -> None:
        self._lines = iter(lines)
        self._moments = 0

    def lines(self) -> Iterator[str]:
        self._moments += 1
        if self._moments % 8:
            return
        line = next(self._lines, None)
        if line is None:
            raise KeyboardInterrupt
        yield line


@pytest.mark.real_audio
@pytest.mark.parametrize("typed", ["one five", WON])
def test_a_game_in_sound_leaves_its_files_finished(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, typed: str
) -> None:
    room = Room(hiss(-60.0), echo=None, speed=1.0)
    for module in ("microphone", "loudspeaker"):
        monkeypatch.setattr(f"voice_perudo.audio.{module}.PortAudio", lambda: room)
    lines = typed.split("/")
    monkeypatch.setattr(run, "Keyboard", lambda: Hands(lines))
    warnings: list[Exception] = []
    journal, out = tmp_path / "game.jsonl", tmp_path / "out.wav"
    table = make_table("en", "bga-free", ("start_dice=1",), "blue,green")
    opening = new_game(table, "blue", journal, keep=True, keep_audio=True, warn=warnings.append)
    with running(room), pytest.raises(KeyboardInterrupt):
        run.play_live(opening, out=out, as_json=True, warn=warnings.append)

    assert warnings == []
    with closing(SoundFile(out)) as sound:
        assert sum(len(chunk.samples) for chunk in sound) > 0
        assert not sound.ends_early
    saved = read_saved(journal)
    assert isinstance(saved, SavedGame)
    assert saved.history.current.winner == ("green" if typed == WON else None)
