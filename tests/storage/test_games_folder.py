"""Which games there are, and which one goes on."""

from __future__ import annotations

import json
import os
from datetime import UTC, datetime
from pathlib import Path

import pytest

from tests.storage.written import SETTLED, gone_on, written
from voice_perudo.errors import DataError, UsageError
from voice_perudo.storage.games_folder import journal_name, last_unfinished, past_games
from voice_perudo.storage.saved_game import SavedGame, read_journal

WON = ("bid 9x5", "yes", "dudo", "count 0 total") * 6


def dated(path: Path, day: int, lines: tuple[str, ...] = SETTLED) -> Path:
    """A game all of whose lines are of that day of March 2025."""
    written(path, lines)
    content = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    for line in content:
        line["date" if "date" in line else "at"] = f"2025-03-{day:02}T20:00:00+01:00"
    path.write_text("".join(json.dumps(line) + "\n" for line in content), encoding="utf-8")
    return path


def touched(path: Path, day: int, content: bytes) -> Path:
    path.write_bytes(content)
    moment = datetime(2025, 3, day, tzinfo=UTC).timestamp()
    os.utime(path, (moment, moment))
    return path


def test_a_folder_that_is_not_there_has_no_games(tmp_path: Path) -> None:
    assert past_games(tmp_path / "games") == ()
    with pytest.raises(UsageError, match="no unfinished game"):
        last_unfinished(tmp_path / "games")


def test_games_are_in_the_order_in_which_they_were_played_last(tmp_path: Path) -> None:
    late, early = dated(tmp_path / "a.jsonl", 9), dated(tmp_path / "b.jsonl", 3)
    damaged = touched(tmp_path / "c.jsonl", 6, b"not a journal\n")
    touched(tmp_path / "notes.txt", 7, b"something else")
    touched(tmp_path / "d.jsonl", 8, b"")
    (tmp_path / "folder.jsonl").mkdir()

    past = past_games(tmp_path)

    assert [game.path for game in past] == [early, damaged, late]
    assert isinstance(past[0].content, SavedGame)
    assert isinstance(past[1].content, DataError)


def test_the_last_game_that_nobody_has_won_goes_on(tmp_path: Path) -> None:
    dated(tmp_path / "a.jsonl", 3)
    unfinished = dated(tmp_path / "b.jsonl", 5)
    won = dated(tmp_path / "c.jsonl", 7, (*WON, "quit"))
    assert read_journal(won).game.winner is not None
    assert last_unfinished(tmp_path).path == unfinished


def test_a_game_stopped_right_after_it_was_won_goes_on_unless_another_was_played(
    tmp_path: Path,
) -> None:
    dated(tmp_path / "a.jsonl", 3)
    won = dated(tmp_path / "b.jsonl", 5, WON)
    assert last_unfinished(tmp_path).path == won
    gone_on(read_journal(won)).say("undo", "count 0 total")  # put right: still won
    dated(tmp_path / "c.jsonl", 7, (*WON, "choice second"))
    assert last_unfinished(tmp_path).path == tmp_path / "a.jsonl"


def test_a_game_in_which_the_players_said_good_bye_can_be_put_right_by_name(
    tmp_path: Path,
) -> None:
    won = dated(tmp_path / "a.jsonl", 3, (*WON, "quit"))
    with pytest.raises(UsageError, match="no unfinished game"):
        last_unfinished(tmp_path)
    gone_on(read_journal(won)).say("undo")
    assert read_journal(won).game.winner is None
    assert last_unfinished(tmp_path).path == won


def test_an_older_game_is_not_taken_for_one_that_cannot_be_read(tmp_path: Path) -> None:
    dated(tmp_path / "a.jsonl", 3)
    newer = touched(tmp_path / "b.jsonl", 5, b'{"format":"voice-perudo journal","version":99}\n')
    with pytest.raises(DataError, match=r"newer Voice Perudo.*play --resume FILE") as refusal:
        last_unfinished(tmp_path)
    assert refusal.value.path == newer
    dated(tmp_path / "c.jsonl", 7)
    assert last_unfinished(tmp_path).path.name == "c.jsonl"


def test_names_sort_by_date() -> None:
    earlier = journal_name(datetime(2025, 3, 1, 9, 5, 7, tzinfo=UTC))
    later = journal_name(datetime(2025, 11, 1, 10, 0, 0, tzinfo=UTC))
    assert earlier == "2025-03-01-090507.jsonl" < later
