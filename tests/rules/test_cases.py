"""The case runner on the project's own cases, and proof that it would notice a wrong one."""

from __future__ import annotations

import json
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from voice_perudo.errors import DataError
from voice_perudo.rules import IllegalReason
from voice_perudo.rules.cases import Mismatch, check_file

CASES = Path(__file__).parent / "cases.json"
FILE: dict[str, Any] = json.loads(CASES.read_text(encoding="utf-8"))
HEAD = {"base": FILE["base"], "presets": FILE["presets"]}


def check(tmp_path: Path, **content: Any) -> list[Mismatch]:
    path = tmp_path / "cases.json"
    path.write_text(json.dumps({**HEAD, **content}), encoding="utf-8")
    return check_file(path)


def test_every_case_holds() -> None:
    assert [str(mismatch) for mismatch in check_file(CASES)] == []


def test_the_cases_reach_every_reason_a_player_can_be_given() -> None:
    text = CASES.read_text(encoding="utf-8")
    assert [str(reason) for reason in IllegalReason if reason not in text] == []


def other(value: Any) -> Any:
    """A value that is surely not this one."""
    match value:
        case bool():
            return not value
        case int():
            return value + 1
        case None:
            return "Nobody"
        case str():
            return f"{value}_not"
        case list():
            return [*value, "sixes" if "sixes" not in value else "threes"]
        case dict():
            return {key: other(item) for key, item in value.items()}
    raise AssertionError(value)


def test_every_expectation_of_a_case_is_really_checked(tmp_path: Path) -> None:
    wrong = []
    for group in ("cases", "facts"):
        for entry in FILE[group]:
            for key, value in entry["expect"].items():
                mutant = deepcopy(entry)
                mutant["id"] = f"{group} {entry['id']} {key}"
                mutant["expect"][key] = other(value)
                wrong.append((group, mutant))
    noticed = {
        mismatch.id
        for group in ("cases", "facts")
        for mismatch in check(tmp_path, **{group: [m for g, m in wrong if g == group]})
    }
    assert len(wrong) > 400
    assert [m["id"] for _, m in wrong if m["id"] not in noticed] == []


OPPOSITES = {
    "legal": "illegal not_higher",
    "Palifico": "no Palifico",
    "no Palifico": "Palifico",
    "challenge called": "challenge not called",
    "challenge not called": "challenge called",
    "no bid": "bid 9x6",
    "no loser": "loser Zoe",
    "no gainer": "gainer Zoe",
    "no winner": "game over",
    "game over": "no winner",
    "nobody's turn": "turn Zoe",
    "direction right": "direction left",
    "direction counterclockwise": "direction clockwise",
    "palifico_used none": "palifico_used Zoe",
    "ever_lost none": "ever_lost Zoe",
}


def wrong_phrase(phrase: str, players: list[str]) -> str:
    if phrase in OPPOSITES:
        return OPPOSITES[phrase]
    if phrase.startswith("illegal"):
        return "legal"
    if phrase[-5:] in ("1 die", " dice"):
        return phrase.translate(str.maketrans("12345", "23456"))
    if phrase.startswith("bid ") and " by " not in phrase:
        return "no bid"
    for player in players:
        if player in phrase:
            return phrase.replace(player, players[players.index(player) - 1])
    raise AssertionError(phrase)


def test_every_phrase_of_a_flow_is_really_checked(tmp_path: Path) -> None:
    wrong = []
    for flow in FILE["flows"]:
        players = list(flow["start"]["dice"])
        for number, step in enumerate(flow["steps"]):
            for place, phrase in enumerate(step[-1].split(", ")):
                mutant = deepcopy(flow)
                mutant["id"] = f"{flow['id']} step {number + 1}: {phrase}"
                phrases = step[-1].split(", ")
                phrases[place] = wrong_phrase(phrase, players)
                mutant["steps"][number][-1] = ", ".join(phrases)
                wrong.append(mutant)
    noticed = {mismatch.id for mismatch in check(tmp_path, flows=wrong)}
    assert len(wrong) > 150
    assert [mutant["id"] for mutant in wrong if mutant["id"] not in noticed] == []


CASE: dict[str, Any] = {
    "id": 1,
    "title": "one more",
    "presets": ["bga-free"],
    "state": {"dice": {"A": 5, "B": 5}, "turn": "B", "bid": [3, 4, "A"]},
    "action": {"type": "bid", "player": "B", "quantity": 4, "face": 4},
    "expect": {"ok": True},
}


def test_a_preset_takes_the_rest_of_its_options_from_the_base(tmp_path: Path) -> None:
    raised = {**CASE, "presets": ["house"]}
    raised["action"] = {**CASE["action"], "face": 2}
    strict = check(tmp_path, presets={"house": {}}, cases=[raised])
    free = check(tmp_path, presets={"house": {"raise_rule": "any_face"}}, cases=[raised])
    assert [m.found for m in strict] == ["illegal change_one_thing_only"]
    assert free == []


def test_a_preset_the_file_does_not_define_is_the_programs_own(tmp_path: Path) -> None:
    assert check(tmp_path, presets={}, base={}, cases=[CASE]) == []


@pytest.mark.parametrize(
    ("change", "found"),
    [
        (lambda c: c["expect"].update(colour="blue"), "cannot be read"),
        (lambda c: c["action"].update(speed=3), "action key “speed”"),
        (lambda c: c["action"].update(type="pass"), "action pass"),
        (lambda c: c["action"].pop("face"), "action bid"),
        (lambda c: c["state"].update(weather="fine"), "state key “weather”"),
        (lambda c: c["state"].update(turn="C"), "“C” has no dice here"),
        (lambda c: c["state"].update(turn="A"), "made the bid and cannot be on turn"),
        (lambda c: c["state"].update(order=["A", "C"]), "same players"),
        (lambda c: c["state"]["dice"].update(A=6), "cannot have 6 dice"),
        (lambda c: c.update(hands={"A": [1, 2, 3]}), "hand [1, 2, 3]"),
        (lambda c: c.update(hands={"A": [1, 2, 3, 4, 7]}), "hand [1, 2, 3, 4, 7]"),
    ],
)
def test_what_cannot_be_read_or_cannot_be_is_a_mismatch(
    tmp_path: Path, change: Callable[[dict[str, Any]], object], found: str
) -> None:
    case = deepcopy(CASE)
    change(case)
    mismatches = check(tmp_path, cases=[case])
    assert mismatches
    assert found in mismatches[0].found


def test_hands_must_be_worth_the_count_that_is_written(tmp_path: Path) -> None:
    case = {
        **CASE,
        "action": {"type": "dudo", "player": "B", "count": 5},
        "hands": {"A": [4, 4, 1, 2, 3], "B": [1, 5, 5, 6, 6]},
        "expect": {"loser": "B"},
    }
    assert [m.found for m in check(tmp_path, cases=[case])] == ["hands worth 4"]
    case["action"] = {"type": "dudo", "player": "B", "counts": {"A": 3, "B": 0}}
    case["expect"] = {"loser": "B"}
    assert "a hand worth 1" in [m.found for m in check(tmp_path, cases=[case])]


@pytest.mark.parametrize(
    "step",
    [
        ["A", "bid", 3, 4, "A looks happy"],
        ["A", "bid", 3, 4, "turn Nobody"],
        ["A", "bid", 3, 4, "Nobody 4 dice"],
        ["A", "bid", 3, 4, "direction up"],
        ["A", "pass", "-", "legal"],
        ["A", "bid", 3, "legal"],
        ["A"],
    ],
)
def test_a_flow_step_that_cannot_be_read_is_a_mismatch(tmp_path: Path, step: list[Any]) -> None:
    flow = {
        "id": "f",
        "presets": ["bga-free"],
        "start": {"dice": {"A": 5, "B": 5}, "turn": "A"},
        "steps": [step],
    }
    assert "cannot be read" in check(tmp_path, flows=[flow])[0].found


def test_a_fact_that_cannot_be_read_is_a_mismatch(tmp_path: Path) -> None:
    fact = {"id": "f", "presets": ["bga-free"], "given": {"players": 3}, "expect": {"mood": 1}}
    assert "cannot be read" in check(tmp_path, facts=[fact])[0].found
    fact["given"] = {"weather": 3}
    fact["expect"] = {}
    assert "weather" in check(tmp_path, facts=[fact])[0].found


def test_a_mismatch_is_one_line_that_says_where_and_what(tmp_path: Path) -> None:
    case = {**CASE, "id": 77, "expect": {"ok": True, "next_turn": "B"}}
    (mismatch,) = check(tmp_path, cases=[case])
    assert str(mismatch) == "77 (one more) [bga-free]: expected next_turn B; found next_turn A"


@pytest.mark.parametrize(
    ("text", "reason", "line"),
    [
        ('{\n "cases": [,]\n}', "not JSON", 2),
        ("[]", "the file has the wrong shape", None),
        ("{}", "no cases, facts or flows", None),
        ('{"cases": [{"id": 1}]}', "missing required field `presets`", None),
        ('{"cases": 3}', "Expected `array`", None),
        (json.dumps({**HEAD, "cases": [{**CASE, "presets": ["x"]}]}), "no preset “x”", None),
        (json.dumps({**HEAD, "cases": [{**CASE, "options": {"x": 1}}]}), "no rule “x”", None),
        (
            json.dumps({**HEAD, "cases": [{**CASE, "options": {"max_bid": "many"}}]}),
            "“max_bid” cannot be “many”",
            None,
        ),
        (
            json.dumps({**HEAD, "cases": [{**CASE, "state": {"dice": {"A": "five"}}}]}),
            "the state of entry 1 has the wrong shape",
            None,
        ),
        (
            json.dumps({**HEAD, "cases": [{**CASE, "action": {"type": 3}}]}),
            "the action of entry 1 has the wrong shape",
            None,
        ),
    ],
)
def test_a_malformed_file_is_one_clear_error(
    tmp_path: Path, text: str, reason: str, line: int | None
) -> None:
    path = tmp_path / "bad.json"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(DataError) as caught:
        check_file(path)
    assert reason in str(caught.value)
    assert caught.value.line == line
    assert "\n" not in str(caught.value)


def test_a_missing_or_undecodable_file_is_one_clear_error(tmp_path: Path) -> None:
    with pytest.raises(DataError, match="cannot be read"):
        check_file(tmp_path / "none.json")
    path = tmp_path / "latin.json"
    path.write_bytes(b'{"cases": "\xe9"}')
    with pytest.raises(DataError, match="cannot be read"):
        check_file(path)


@pytest.mark.parametrize("text", ["[" * 100_000, '{"cases": ' + "9" * 5000 + "}"])
def test_a_file_that_breaks_the_reader_is_one_clear_error(tmp_path: Path, text: str) -> None:
    path = tmp_path / "deep.json"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(DataError, match="cannot be read"):
        check_file(path)
