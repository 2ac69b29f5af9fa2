"""Half a count goes on after a stop; one that cannot have been told is refused."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.storage.written import GAME, PLAYERS, SETTINGS, written
from voice_perudo.errors import DataError
from voice_perudo.referee.dialogue import resume
from voice_perudo.referee.effects import Say
from voice_perudo.referee.modes import Counting, OneFace
from voice_perudo.storage.saved_game import SavedGame, read_saved

CALLED = GAME[:-1]
BLUE, GREEN, YELLOW = PLAYERS
OF_GREEN = {"face": 5, "count": 2, "player": GREEN}


@pytest.mark.parametrize(
    ("said", "mode"),
    [
        (('"green has two fives"',), Counting(halves=(OneFace(5, 2, GREEN),))),
        (('"three fives"',), Counting(halves=(OneFace(5, 3),))),
        (
            ('"blue one, green two fives"', '"pause"'),
            Counting(((BLUE, 1),), halves=(OneFace(5, 2, GREEN),)),
        ),
    ],
    ids=str,
)
def test_a_half_is_asked_for_again(tmp_path: Path, said: tuple[str, ...], mode: Counting) -> None:
    saved = read_saved(written(tmp_path / "game.jsonl", (*CALLED, *said)))
    assert isinstance(saved, SavedGame)
    assert saved.open == mode
    _, effects = resume(SETTINGS, saved.history, saved.open, saved.recalled)
    told = [m.id for one in effects if isinstance(one, Say) for m in one.messages]
    assert told[-1].startswith("count-one-face")


@pytest.mark.parametrize(
    "told",
    [
        {"halves": [OF_GREEN | {"face": 4}]},
        {"halves": [OF_GREEN | {"count": 9}]},
        {"halves": [OF_GREEN | {"player": "stranger"}]},
        {"halves": [OF_GREEN, OF_GREEN]},
        {"halves": [OF_GREEN], "counts": {GREEN: 1}},
        {"halves": [{"face": 5, "count": 99}]},
    ],
    ids=str,
)
def test_what_cannot_be_half_a_count_is_refused(tmp_path: Path, told: dict[str, Any]) -> None:
    file = tmp_path / "game.jsonl"
    content = written(file, CALLED).read_text(encoding="utf-8").splitlines()
    entry = {"at": json.loads(content[-1])["at"], **told}
    file.write_text("\n".join([*content, json.dumps(entry), ""]), encoding="utf-8")
    with pytest.raises(DataError) as refusal:
        read_saved(file)
    assert refusal.value.line == len(content) + 1


def test_nobody_counts_half_a_count_before_a_challenge(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    content = written(file, ("bid 3x5",)).read_text(encoding="utf-8").splitlines()
    entry = {"at": json.loads(content[-1])["at"], "halves": [OF_GREEN]}
    file.write_text("\n".join([*content, json.dumps(entry), ""]), encoding="utf-8")
    with pytest.raises(DataError, match="no dice are being counted"):
        read_saved(file)
