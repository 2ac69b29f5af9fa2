"""The roll for the start on the disk: after every utterance it is there as it stands."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.storage.written import begun, gone_on, written
from voice_perudo.errors import DataError
from voice_perudo.referee.modes import Bidding, Starting
from voice_perudo.storage.saved_game import read_journal

ROLLS = (
    "undo",
    "roll 5 blue",
    "roll 5 green",
    "roll 2 Żółta",  # nobody's
    "tie blue green",
    "roll 3 blue",
    "undo",
    "undo",
    "starter roll_off",
    "roll 6 blue",
    "roll 6 green",
)
SETTLED = ("tie blue green", "roll 1 blue", "roll 4 green")


def test_what_was_rolled_is_read_as_it_stood(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    table = begun(file)
    modes = []
    for line in (*ROLLS, *SETTLED, "bid 4x_", "undo", "roll 5", "correction 2x_ green"):
        table.say(line)
        saved = read_journal(file)
        assert (saved.open, saved.history) == (table.state.mode, table.history), line
        modes.append(saved.open)
    assert any(isinstance(mode, Starting) and mode.before for mode in modes)
    assert any(isinstance(mode, Starting) and mode.way for mode in modes)
    assert isinstance(modes[-1], Bidding)
    assert modes[-1].rolled is not None


def test_a_roll_told_without_a_name_is_kept(tmp_path: Path) -> None:
    for before in ((), ("roll 2 blue", "tie blue green")):
        file = tmp_path / f"game{len(before)}.jsonl"
        table = begun(file)
        table.say("undo", *before, "roll 5")
        saved = read_journal(file)
        assert isinstance(saved.open, Starting)
        assert saved.open.unnamed == 5
        assert saved.open == table.state.mode
        gone_on(read_journal(file)).say("starter green", "bid 1x2")
        assert read_journal(file).game.turn != "green"


def test_the_roll_that_settled_it_is_put_right_after_a_stop(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    begun(file).say(*ROLLS, *SETTLED)
    assert read_journal(file).game.turn == "green"
    gone_on(read_journal(file)).say("correction 6x_ blue")
    assert read_journal(file).game.turn == "blue"


def test_rolls_before_a_starter_was_named_are_known_after_a_stop(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    begun(file).say("undo", "roll 5 blue", "roll 3 green", "player green")
    assert read_journal(file).game.turn == "green"
    table = gone_on(read_journal(file))
    table.say("bid 1x1", "undo")
    assert table.state.mode == Starting((("blue", 5), ("green", 3)))


def test_a_bid_ends_it(tmp_path: Path) -> None:
    file = written(tmp_path / "game.jsonl", (*ROLLS, *SETTLED, "bid 2x5"))
    assert read_journal(file).open == Bidding()


BEFORE = {"rolls": {"blue": 5, "green": 5, "Żółta ‰": 1}}
SETTLING = {"rolls": {"blue": 1, "green": 4}, "rolling": ["blue", "green"]}


@pytest.mark.parametrize(
    ("lines", "told"),
    [
        (("undo",), {"rolls": {"blue": 1}, "before": {"rolls": {"red": 1}}}),
        (("undo",), {"rolls": {"blue": 1}, "before": {"rolling": ["blue"]}}),
        (("undo",), {"way": "by force"}),
        (("undo",), BEFORE),
        ((*ROLLS, *SETTLED), {"rolling": ["blue", "green"]}),
        ((*ROLLS, *SETTLED), {**SETTLING, "rolls": {"blue": 4, "green": 1}}),
        ((*ROLLS, *SETTLED), {**SETTLING, "rolls": {"blue": 4, "green": 4}}),
        ((*ROLLS, *SETTLED, "bid 2x5"), {**SETTLING, "before": BEFORE}),
    ],
    ids=str,
)
def test_rolls_that_cannot_be(tmp_path: Path, lines: tuple[str, ...], told: dict[str, Any]) -> None:
    file = written(tmp_path / "game.jsonl", lines)
    content = file.read_text(encoding="utf-8").splitlines()
    at = json.loads(content[-1])["at"]
    content.append(json.dumps({"at": at, "starting": told}))
    file.write_text("\n".join(content) + "\n", encoding="utf-8")
    with pytest.raises(DataError) as refusal:
        read_journal(file)
    assert refusal.value.line == len(content)
