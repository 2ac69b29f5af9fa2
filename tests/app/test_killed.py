"""The program killed at any moment of a set-up or game: nothing that was announced is lost."""

from __future__ import annotations

import json
import os
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from tests.app.command import COMMAND, environment
from tests.app.typed_game import TypedGame, typed_game
from tests.app.typed_set_up import typed_set_up
from voice_perudo.storage.games_folder import SUFFIX
from voice_perudo.storage.saved_game import (
    NothingSavedError,
    Saved,
    SavedGame,
    read_journal,
    read_saved,
)

LONGEST = 0.06
"""Seconds of play before a kill: enough for several lines."""

MOST_ANNOUNCED = 4
"""Announcements after the opening that are waited for before that."""


def play_and_kill(
    lines: list[str], data: Path, options: tuple[str, ...], until: int, random: Random
) -> tuple[str, ...]:
    """Starts or resumes the game, types the lines, kills it; returns what it had announced.

    It is killed a moment after ``until`` announcements, or at any time.
    """
    process = subprocess.Popen(
        [COMMAND, "play", "--text", "--json", *options],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(data),
    )
    assert process.stdin
    assert process.stdout
    assert process.stderr
    os.write(process.stdin.fileno(), "".join(line + "\n" for line in lines).encode())
    told = b""
    if random.random() < 0.1:
        time.sleep(random.uniform(0, 1))
    else:
        while told.count(b'"announcement"') < until and (line := process.stdout.readline()):
            told += line
        time.sleep(random.uniform(0, LONGEST))
    process.kill()
    with process:  # communicate() would lose what readline() has read ahead
        told += process.stdout.read()
        trouble = process.stderr.read()
    whole = told.split(b"\n")[:-1]
    records = [json.loads(line) for line in whole]
    assert trouble == b""
    return tuple(record["text"] for record in records if record["type"] == "announcement")


def saved(data: Path) -> Saved | None:
    """The only game or set-up, if anything of it has been told."""
    files = list(data.rglob(f"*{SUFFIX}"))
    games = []
    for file in files:
        try:
            games.append(read_saved(file))
        except NothingSavedError:
            continue
    assert len(games) <= 1
    return games[0] if games else None


def reached(game: TypedGame, journal: Saved | None) -> int:
    """The line of the game that the journal has come to; -1 before the opening."""
    if journal is None:
        return -1
    lines = journal.path.read_bytes()[: journal.keep].count(b"\n")
    (*_, last) = [n for n, line in enumerate(game.lines) if line.written == lines]
    return last


def play_through(game: TypedGame, data: Path, kills: int, random: Random) -> int:
    """Kills and resumes until the game is over or there were enough kills; returns how many."""
    done, at = 0, -1
    while done < kills and at < len(game.lines) - 1:
        rest = [line.text for line in game.lines[max(at, 0) + 1 :]]
        options = game.options if at < 0 else ("--resume",)
        first = game.lines[0].said if at < 0 else 1  # the opening, or "we go on"
        left = len(game.announcements) - game.lines[max(at, 0)].said
        until = first + random.randint(0, min(left, MOST_ANNOUNCED))
        announced = play_and_kill(rest, data, options, until, random)
        done += 1
        now = reached(game, saved(data))
        check_nothing_lost(game, announced, at, now)
        at = now
    return done


def check_nothing_lost(game: TypedGame, announced: tuple[str, ...], before: int, now: int) -> None:
    """All that was said is the story so far, and at most one action more is written."""
    told = announced if before < 0 else announced[1:]  # "we go on where we were"
    begun = 0 if before < 0 else game.lines[before].said
    said = begun + len(told)
    assert told == game.announcements[begun:said]
    # a line may be answered by silence: it has done nothing then
    heard = max((line.written for line in game.lines if line.said <= said), default=0)
    next_one = next((line.written for line in game.lines if line.said > said), heard)
    assert heard <= (0 if now < 0 else game.lines[now].written) <= next_one


def check_same_game(game: TypedGame, data: Path) -> None:
    """What is saved after all the kills is what the unbroken game would have saved by then."""
    journal = saved(data)
    if not isinstance(journal, SavedGame):
        return
    unbroken = read_journal(game.journal)
    assert journal.actions == unbroken.actions[: len(journal.actions)]
    if reached(game, journal) == len(game.lines) - 1:
        assert journal.history == game.history


def kill_often(kills: int, folder: Path, play: Callable[[int, Path], TypedGame]) -> None:
    seed = 0
    while kills > 0:
        here = folder / str(seed)
        here.mkdir()
        game = play(seed, here)
        kills -= play_through(game, here / "data", kills, Random(seed))
        check_same_game(game, here / "data")
        seed += 1


def test_a_game_survives_being_killed(tmp_path: Path) -> None:
    kill_often(12, tmp_path, typed_game)


def test_a_set_up_survives_being_killed(tmp_path: Path) -> None:
    kill_often(8, tmp_path, typed_set_up)


@pytest.mark.slow
def test_games_survive_being_killed_two_hundred_times(tmp_path: Path) -> None:
    kill_often(200, tmp_path, typed_game)


@pytest.mark.slow
def test_set_ups_survive_being_killed_a_hundred_times(tmp_path: Path) -> None:
    kill_often(100, tmp_path, typed_set_up)
