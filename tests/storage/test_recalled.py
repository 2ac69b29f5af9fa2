"""What is recalled beside the game: in the file, and not when it cannot be."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.storage.written import begun, gone_on, written
from voice_perudo.errors import DataError
from voice_perudo.referee.modes import Counting
from voice_perudo.referee.resuming import left_open, recalled
from voice_perudo.rules.actions import IllegalReason
from voice_perudo.storage.saved_game import read_journal

ONE_BY_ONE = ("bid 3x5", "dudo", "count 1 green", "count 0", "count 2 blue")
SAID = {
    "nothing": ("bid 3x5",),
    "counts told one by one": ONE_BY_ONE,
    "a total": ("bid 3x5", "dudo", "count 4 total"),
    "a total after counts": ("bid 3x5", "dudo", "count 1 green", "count 2 blue", "count 4 total"),
    "the last count, taken back": (*ONE_BY_ONE, "undo"),
    "the counts before a bid that was taken back": (*ONE_BY_ONE, "bid 1x5", "undo", "undo"),
    "the counts before a bid": (*ONE_BY_ONE, "bid 1x5"),
    "the rolls before a bid": ("undo", "roll 5 blue", "roll 3 green", "player green", "bid 1x5"),
    "a count that was refused": (*ONE_BY_ONE, "correction 3x_ blue", "correction 9x_ green"),
    "a refusal": ("bid 3x5", "bid 2x5"),
    "a refusal after the verdict": (*ONE_BY_ONE, "bid 1x1"),
    "a verdict that is not the last thing": (*ONE_BY_ONE, "bid 1x5", "undo"),
    "a count told again": ("bid 3x5", "dudo", "count 1 green", "count 0", "count 1 green"),
    "half a bid": ("bid 8x_",),
    "half a bid that was refused": ("bid 3x5", "bid 2x_", "bid _x5"),
    "a refusal and a bid": ("bid 3x5", "bid 2x5", "bid 4x5"),
    "no refusal any more": ("bid 3x5", "bid 2x5", "undo"),
}


@pytest.mark.parametrize("name", SAID)
def test_it_is_known_again(tmp_path: Path, name: str) -> None:
    table = begun(tmp_path / "game.jsonl")
    table.say(*SAID[name])
    saved = read_journal(tmp_path / "game.jsonl")
    again = gone_on(saved)
    assert recalled(again.state) == recalled(table.state)
    assert again.state.mode == left_open(table.state.mode)


def test_undo_brings_the_counts_back_after_a_stop(tmp_path: Path) -> None:
    file = written(tmp_path / "game.jsonl", (*ONE_BY_ONE, "bid 1x5"))
    table = gone_on(read_journal(file))
    table.say("undo", "undo")
    assert isinstance(table.state.mode, Counting)
    assert dict(table.state.mode.counts) == {"green": 1, "Żółta ‰": 0}


def test_what_cannot_have_been_told_before_is_left_out(tmp_path: Path) -> None:
    file = written(tmp_path / "game.jsonl", (*ONE_BY_ONE, "bid 1x5"))
    content = file.read_text(encoding="utf-8")
    assert read_journal(file).recalled.told
    counted = '"recalled":{"counted":{"green":1'
    assert counted in content
    file.write_text(content.replace(counted, counted.replace("1", "7")), encoding="utf-8")
    assert read_journal(file).recalled.told == ()


def test_a_second_stop_forgets_nothing(tmp_path: Path) -> None:
    file = written(tmp_path / "game.jsonl", ONE_BY_ONE)
    first = read_journal(file)
    assert [player for player, _ in first.recalled.counted] == ["green", "Żółta ‰", "blue"]
    gone_on(first)
    assert read_journal(file).recalled == first.recalled
    gone_on(read_journal(file)).say("bid 1x1")
    refused = read_journal(file).recalled
    assert refused.refusal is not None
    assert refused.refusal.reason is IllegalReason.NO_OPENING_ON_PACOS
    assert not refused.verdict


@pytest.mark.parametrize(
    ("lines", "told", "reason"),
    [
        (ONE_BY_ONE, {"counted": {"green": 1, "blue": 9, "Żółta ‰": 1}}, "have not settled"),
        (ONE_BY_ONE, {"counted": {"green": 1, "blue": 9}}, "have not settled"),
        (ONE_BY_ONE, {"counted": {"green": 0, "blue": 3, "red": 0}}, "have not settled"),
        (ONE_BY_ONE[:2], {"counted": {"green": 1}}, "have not settled"),
        (ONE_BY_ONE[:2], {"half_asked": True}, "nobody bids"),
        (("bid 3x5",), {"refusal": {"reason": "not_higher", "least": ["9"]}}, "no refusal"),
        (("bid 3x5",), {"refusal": {"reason": "mood"}}, "not an entry"),
        (("bid 3x5",), {"counted": {"green": -1}}, "not an entry"),
        (("bid 3x5",), {"moon": 1}, "not an entry"),
    ],
    ids=str,
)
def test_what_cannot_be_is_refused(
    tmp_path: Path, lines: tuple[str, ...], told: dict[str, Any], reason: str
) -> None:
    file = written(tmp_path / "game.jsonl", lines)
    before = file.read_text(encoding="utf-8")
    at = json.loads(before.splitlines()[-1])["at"]
    file.write_text(before + json.dumps({"at": at, "recalled": told}) + "\n", encoding="utf-8")
    with pytest.raises(DataError, match=reason) as fault:
        read_journal(file)
    assert fault.value.line == len(before.splitlines()) + 1
