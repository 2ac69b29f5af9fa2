"""A set-up that was not finished: on the disk as it was told, whole or without its last line."""

from __future__ import annotations

import json
from dataclasses import fields
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.storage.written import GAME, SETTLED, written
from tests.storage.written_set_up import BEGUN, TOLD, SetUp
from voice_perudo.errors import DataError
from voice_perudo.language.interpretation import Intent, IntentName
from voice_perudo.referee.modes import Choosing, SettingUp, SetupStep
from voice_perudo.storage.games_folder import last_unfinished, past_games
from voice_perudo.storage.open_lines import IntentLine, OpenLine, open_line
from voice_perudo.storage.reopening import open_in_set_up
from voice_perudo.storage.saved_game import (
    NothingSavedError,
    SavedGame,
    SavedSetup,
    read_journal,
    read_saved,
)


def test_nothing_is_written_before_anything_is_told(tmp_path: Path) -> None:
    SetUp(tmp_path / "game.jsonl").say("help", "pause", "resume", "player_count 9", "~not_in_scope")
    assert list(tmp_path.iterdir()) == []


def test_a_set_up_cut_off_at_every_byte_goes_on_or_is_the_game(tmp_path: Path) -> None:
    table = SetUp(tmp_path / "whole.jsonl").say(*BEGUN)
    raw, file = (tmp_path / "whole.jsonl").read_bytes(), tmp_path / "torn.jsonl"
    reached = -1
    for cut in range(len(raw) + 1):
        file.write_bytes(raw[:cut])
        try:
            saved = read_saved(file)
        except NothingSavedError:
            assert reached == -1
            continue
        assert saved.open in table.modes
        now = table.modes.index(saved.open)
        assert reached <= now <= max(reached, 0) + 1
        if isinstance(saved, SavedSetup) and now > reached:
            SetUp(file, saved).say(*BEGUN[now:])
            assert read_journal(file).history == table.state.history
        reached = now
    assert reached == len(BEGUN)


def test_the_game_goes_on_in_the_file_of_its_set_up(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    table = SetUp(file).say(*BEGUN, "bid 2x5")
    saved = read_journal(file)
    assert saved.history == table.state.history
    assert [(seat.name, seat.language) for seat in saved.heading.players] == [
        ("blue", "fr"),
        ("green", "en"),
        ("Żółta", "en"),
    ]
    assert list(tmp_path.iterdir()) == [file]


def test_a_question_over_the_set_up_is_kept_too(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    table = SetUp(file).say("player_count 3", "player blue | player green")
    assert isinstance(table.state.mode, Choosing)
    assert read_saved(file).open == table.state.mode


def test_a_set_up_is_no_game_and_the_last_one_goes_on(tmp_path: Path) -> None:
    written(tmp_path / "a.jsonl", SETTLED)
    SetUp(tmp_path / "b.jsonl").say(*BEGUN[:2])
    with pytest.raises(DataError, match=r"to go on with that: .* play --resume .*b\.jsonl"):
        read_journal(tmp_path / "b.jsonl")
    kinds = {past.path.name: type(past.content) for past in past_games(tmp_path)}
    assert kinds == {"a.jsonl": SavedGame, "b.jsonl": SavedSetup}
    newest = max(past_games(tmp_path), key=lambda past: past.last_played)
    assert last_unfinished(tmp_path).path == newest.path


def test_a_journal_of_the_first_version_is_still_read(tmp_path: Path) -> None:
    file = written(tmp_path / "game.jsonl", GAME)
    raw = file.read_bytes()
    assert b'"counts":{"blue":1}' in raw
    saved = read_saved(file)
    file.write_bytes(raw.replace(b'"version":2', b'"version":1'))
    old = read_saved(file)
    assert isinstance(old, SavedGame)
    assert isinstance(saved, SavedGame)
    assert (old.history, old.open) == (saved.history, saved.open)


SETUP = {"step": "players", "language": "en", "count": 3, "players": ["blue", "green"]}


@pytest.mark.parametrize(
    ("told", "reason"),
    [
        ({"setup": SETUP | {"step": "party"}}, "Invalid enum value 'party'"),
        ({"setup": SETUP | {"count": 1, "players": []}}, "a set-up for 1"),
        ({"setup": SETUP | {"count": 2}}, "nobody is missing"),
        ({"setup": SETUP | {"step": "read_back"}}, "players are missing"),
        ({"setup": SETUP | {"step": "read_back", "count": 0, "players": []}}, "are missing"),
        ({"setup": SETUP | {"players": ["blue", "Blue"]}}, "a name of his own"),
        ({"setup": SETUP | {"players": ["blue", " "]}}, "a name of his own"),
        ({"setup": SETUP | {"starter": "red"}}, "somebody who does not sit"),
        ({"setup": SETUP | {"before": SETUP | {"starter": "red"}}}, "somebody who does not sit"),
        ({"setup": SETUP | {"languages": {"red": "fr"}}}, "somebody who does not sit"),
        ({"setup": SETUP | {"rules": "no-such-preset"}}, "no-such-preset"),
        ({"setup": SETUP, "counts": {"blue": 1}}, "no entry of a set-up"),
        ({"counts": {}}, "no entry of a set-up"),
        ({"event": "starter blue"}, "no entry of a set-up"),
        ({"setup": SETUP, "question": {"ask": "half", "face": 5}}, "cannot have been asked"),
        ({"setup": SETUP, "question": {"ask": "confirm", "deed": "undo"}}, "cannot have been"),
        (
            {"setup": SETUP, "question": {"ask": "choose", "options": [{"name": "bid"}] * 2}},
            "cannot have been asked",
        ),
    ],
    ids=str,
)
def test_a_set_up_that_cannot_be(tmp_path: Path, told: dict[str, Any], reason: str) -> None:
    file = tmp_path / "game.jsonl"
    SetUp(file).say(*TOLD[:2])
    lines = [json.loads(line) for line in file.read_text().splitlines()]
    lines.append({"at": lines[-1]["at"], **told})
    file.write_text("".join(json.dumps(line) + "\n" for line in lines))
    with pytest.raises(DataError) as refusal:
        read_saved(file)
    assert reason in str(refusal.value)
    assert refusal.value.line == len(lines)


@pytest.mark.parametrize(
    ("lines", "told"),
    [
        (SETTLED, {"setup": SETUP}),
        (SETTLED, {"starting": {"rolls": {"blue": 1}}}),
        (SETTLED, {"question": {"ask": "half"}}),
        (SETTLED, {"question": {"ask": "half", "quantity": 2, "face": 5}}),
        (SETTLED, {"question": {"ask": "half", "face": 7}}),
        (SETTLED, {"question": {"ask": "why"}}),
        (GAME, {"starting": {"rolls": {"blue": 1}}, "counts": {"blue": 1}}),
        (GAME, {"question": {"ask": "caller", "kind": "dudo"}}),
        (GAME, {"question": {"ask": "confirm", "deed": "bid", "player": "blue"}}),
        (GAME, {"question": {"ask": "confirm", "deed": "quit"}}),
        (("undo",), {"starting": {"rolls": {"red": 1}}}),
        (("undo",), {"starting": {"rolls": {"blue": 7}}}),
        (("undo",), {"starting": {"rolls": {"blue": 1}, "rolling": ["green", "blue", "blue"]}}),
        (("undo",), {"starting": {"rolls": {"blue": 1}, "rolling": ["green", "Żółta ‰"]}}),
        (("undo",), {"starting": {"rolls": {"blue": 1, "green": 2, "Żółta ‰": 3}}}),
    ],
    ids=str,
)
def test_what_cannot_be_open_in_a_game(
    tmp_path: Path, lines: tuple[str, ...], told: dict[str, Any]
) -> None:
    file = written(tmp_path / "game.jsonl", lines)
    content = file.read_text(encoding="utf-8").splitlines()
    content.append(json.dumps({"at": json.loads(content[-1])["at"], **told}))
    file.write_text("\n".join(content) + "\n", encoding="utf-8")
    with pytest.raises(DataError) as refusal:
        read_saved(file)
    assert refusal.value.line == len(content)


def test_a_set_up_that_goes_on_is_the_same(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    SetUp(file).say(*TOLD[:3])
    saved = read_saved(file)
    assert isinstance(saved, SavedSetup)
    assert saved.open == SettingUp(
        SetupStep.PLAYERS, 3, ("blue",), languages=(("blue", "fr"),), newest=1
    )
    assert saved.players == ("blue",)
    # and so is what “undo” would bring back
    assert saved.open.before == SettingUp(SetupStep.PLAYERS, 3, ("blue",))


def test_every_slot_of_a_reading_is_kept() -> None:
    assert IntentLine.__struct_fields__ == tuple(field.name for field in fields(Intent))


def test_what_was_told_in_the_same_breath_is_kept_too(tmp_path: Path) -> None:
    rules = Intent(IntentName.HOUSE_RULE, choice="no_calza")
    blue, green = (Intent(IntentName.PLAYER, player=p, besides=(rules,)) for p in ("blue", "green"))
    open_now = Choosing((blue, green), SettingUp(SetupStep.PLAYERS, 3))
    line = msgspec.json.encode(open_line(open_now, "en"))
    told = msgspec.json.decode(line, type=OpenLine)
    assert open_in_set_up(tmp_path, 1, told) == (open_now, "en")
