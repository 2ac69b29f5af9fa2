"""What a message tells to run can be run as it is shown, from where the user is."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import voice_perudo
from tests.app.command import COMMAND, environment
from voice_perudo.cli import app
from voice_perudo.program import to_run

BELOW = Path("a folder", "bin", COMMAND.name)

WAYS = {
    "below": f"'{BELOW}'",
    "here": f"./{COMMAND.name}",
    "elsewhere": str(COMMAND),
    "as a module": f"{sys.executable} -m voice_perudo",
}
"""How a shell calls it, and how it is told to be called."""

HELP = "help"


@pytest.fixture
def here(tmp_path: Path) -> Path:
    """A folder from which the program can be called in all these ways."""
    (tmp_path / BELOW).parent.mkdir(parents=True)
    for link in (BELOW, Path(COMMAND.name)):
        (tmp_path / link).symlink_to(COMMAND)
    return tmp_path


def told_to_run(program: str, here: Path, path: str) -> str:
    """What there is to run where nothing can be resumed."""
    done = subprocess.run(
        f"{program} play --resume",
        shell=True,
        capture_output=True,
        text=True,
        cwd=here,
        env=environment(here) | {"PATH": path},
        check=False,
    )
    assert done.returncode == 2, done.stderr
    return done.stderr.strip().partition("To begin one: ")[2]


def check_runs(shown: str, here: Path, path: str) -> None:
    asked = f"{shown.removesuffix(' play')} --version"
    done = subprocess.run(
        asked, shell=True, capture_output=True, text=True, cwd=here, env={"PATH": path}, check=False
    )
    assert done.stdout.startswith("voice-perudo "), done.stderr


@pytest.mark.parametrize("way", WAYS)
def test_what_is_told_to_run_runs(way: str, here: Path) -> None:
    shown = told_to_run(WAYS[way], here, os.defpath)
    assert shown == f"{WAYS[way]} play"
    check_runs(shown, here, os.defpath)


def test_the_name_is_enough_where_the_shell_finds_it(here: Path) -> None:
    path = f"{COMMAND.parent}{os.pathsep}{os.defpath}"
    shown = told_to_run(COMMAND.name, here, path)
    assert shown == "voice-perudo play"
    check_runs(shown, here, path)
    # the shell would find another installation than the one that was called
    assert told_to_run(WAYS["below"], here, path) == f"{WAYS['below']} play"


def test_arguments_are_shown_as_a_shell_takes_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["pytest"])
    assert to_run("replay", Path("my game.jsonl")) == "voice-perudo replay 'my game.jsonl'"
    assert to_run("play", "--resume", "FILE") == "voice-perudo play --resume FILE"


def literals(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Every text of a module that is neither a docstring nor the help of an option."""
    nodes = list(ast.walk(tree))
    told = {id(node.value) for node in nodes if isinstance(node, ast.Expr)}
    told |= {id(node.value) for node in nodes if isinstance(node, ast.keyword) and node.arg == HELP}
    for node in nodes:
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told:
            yield node.lineno, node.value


def test_no_message_tells_a_command_by_itself() -> None:
    names = [one.name or getattr(one.callback, "__name__", "") for one in app.registered_commands]
    names += [one.name or "" for one in app.registered_groups]
    assert "play" in names
    command = re.compile(rf"voice-perudo ({'|'.join(names)})\b|\b({'|'.join(names)}) --[a-z]")
    found = [
        f"{path}:{line}: {text}"
        for path in Path(voice_perudo.__file__).parent.rglob("*.py")
        for line, text in literals(ast.parse(path.read_text(encoding="utf-8")))
        if command.search(text)
    ]
    assert found == []


def test_a_file_named_like_an_option_is_told_with_its_folder() -> None:
    assert to_run("play", "--resume", Path("-x.jsonl")).endswith(" play --resume ./-x.jsonl")


def test_where_the_current_folder_is_gone_the_whole_way_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gone = tmp_path / "gone"
    gone.mkdir()
    monkeypatch.chdir(gone)
    gone.rmdir()
    monkeypatch.setattr(sys, "argv", [str(tmp_path / "voice-perudo")])
    assert to_run("history") == f"{tmp_path / 'voice-perudo'} history"
