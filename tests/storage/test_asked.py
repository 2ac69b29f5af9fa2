"""Questions that were put into a journal by hand: refused where they cannot have been asked."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import hypothesis.strategies as st
import pytest
from hypothesis import HealthCheck, given, settings

from tests.referee.random_table import random_input
from tests.storage.written import GAME, PLAYERS, SETTINGS, SETTLED, written
from tests.storage.written_set_up import TOLD, SetUp
from voice_perudo.errors import DataError
from voice_perudo.language.interpretation import IntentName
from voice_perudo.language.messages import load_messages
from voice_perudo.referee.dialogue import resume, step
from voice_perudo.referee.effects import Say
from voice_perudo.referee.modes import Bidding, Counting, Mode
from voice_perudo.referee.prompts import prompt
from voice_perudo.storage.open_lines import open_line
from voice_perudo.storage.saved_game import SavedGame, SavedSetup, read_saved

ENGLISH = load_messages("en")
OPENED: tuple[str, ...] = ()
BID = ("bid 3x5",)
COUNTED = (("blue", 1),)


def with_question(path: Path, lines: tuple[str, ...], question: dict[str, Any]) -> int:
    """A journal to whose end the question was added; the number of that line."""
    content = written(path, lines).read_text(encoding="utf-8").splitlines()
    last = json.loads(content[-1])
    open_still = {key: last[key] for key in ("counts", "starting") if key in last}
    content.append(json.dumps({"at": last["at"], **open_still, "question": question}))
    path.write_text("\n".join(content) + "\n", encoding="utf-8")
    return len(content)


def confirm(deed: str, **told: object) -> dict[str, Any]:
    return {"ask": "confirm", "deed": deed, **told}


def caller(kind: str) -> dict[str, Any]:
    return {"ask": "caller", "kind": kind}


def choose(first: dict[str, Any], second: dict[str, Any]) -> dict[str, Any]:
    return {"ask": "choose", "options": [first, second]}


def bid(quantity: int, face: int | None = None) -> dict[str, Any]:
    return {"name": "bid", "quantity": quantity, "face": face}


DUDO, CALZA, UNDO, PAUSE, HELP = (
    {"name": name} for name in ("dudo", "calza", "undo", "pause", "help")
)


@pytest.mark.parametrize(
    ("lines", "question"),
    [
        (BID, confirm("dudo", player="green")),
        (BID, confirm("calza", player="green")),
        (BID, confirm("bid", player="green", quantity=99, face=2)),
        (BID, confirm("correction", player="blue", quantity=2, face=5)),
        (BID, confirm("undo")),
        (GAME, confirm("undo")),
        (GAME, confirm("new_game")),
        (BID, caller("calza")),
        (BID, choose(bid(4, 5), bid(4, 6))),
        (BID, choose(bid(4), bid(4, 6))),
        (BID, choose(DUDO, bid(4, 5))),
        (BID, choose(UNDO, PAUSE)),
        (GAME, choose({"name": "count", "count": 2}, {"name": "count", "count": 12})),
        (BID, {"ask": "half", "quantity": 8}),
        (BID, {"ask": "half", "face": 5}),
    ],
    ids=str,
)
def test_what_can_have_been_asked_is_asked_again(
    tmp_path: Path, lines: tuple[str, ...], question: dict[str, Any]
) -> None:
    file = tmp_path / "game.jsonl"
    with_question(file, lines, question)
    saved = read_saved(file)
    assert isinstance(saved, SavedGame)
    state, _ = resume(SETTINGS, saved.history, saved.open)
    for message in prompt(state):
        assert ENGLISH.render(message.id, dict(message.arguments)).text


@pytest.mark.parametrize(
    ("lines", "question"),
    [
        # calls that nobody, or somebody else, can make
        (OPENED, confirm("dudo", player="blue")),
        (OPENED, confirm("calza", player="green")),
        (BID, confirm("dudo", player="blue")),
        (BID, confirm("dudo", player="Żółta ‰")),
        (BID, confirm("calza", player="blue")),
        (BID, confirm("dudo", player="stranger")),
        (BID, confirm("dudo")),
        (BID, confirm("calza")),
        (GAME, confirm("dudo", player="green")),
        # callers who are not in question
        (OPENED, caller("calza")),
        (OPENED, caller("dudo")),
        (BID, caller("dudo")),
        (GAME, caller("calza")),
        # bids
        (BID, confirm("bid", quantity=4, face=5)),
        (GAME, confirm("bid", player="blue", quantity=4, face=5)),
        (OPENED, confirm("correction", player="blue", quantity=4, face=5)),
        (BID, confirm("correction", player="green", quantity=4, face=5)),
        (SETTLED, confirm("correction", player="blue", quantity=4, face=5)),
        # an undo of nothing
        (("undo", "undo"), confirm("undo")),
        # readings between which nobody is asked to choose
        (BID, choose(bid(4, 5), bid(4, 5))),
        (BID, choose(DUDO, DUDO)),
        (BID, choose({"name": "yes"}, DUDO)),
        (BID, choose(DUDO, {"name": "choice", "choice": "first"})),
        (BID, choose(PAUSE, HELP)),
        (BID, choose(PAUSE, DUDO)),
        (BID, choose({"name": "roll", "count": 1}, {"name": "tie", "count": 1})),
        (GAME, choose({"name": "count", "count": 2}, {"name": "count", "count": 2})),
    ],
    ids=str,
)
def test_what_cannot_have_been_asked_is_refused(
    tmp_path: Path, lines: tuple[str, ...], question: dict[str, Any]
) -> None:
    file = tmp_path / "game.jsonl"
    line = with_question(file, lines, question)
    before = file.read_bytes()
    with pytest.raises(DataError, match=r"cannot have been asked|nobody bids or calls") as refusal:
        read_saved(file)
    assert refusal.value.line == line
    assert str(refusal.value).startswith(f"{file}:{line}: ")
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    "question",
    [
        choose({"name": "player", "player": "red"}, {"name": "player_count", "count": 3}),
        choose({"name": "player", "player": "red"}, {"name": "player", "player": "red"}),
        choose({"name": "player", "player": "red"}, {"name": "player"}),
        choose(DUDO, CALZA),
    ],
    ids=str,
)
def test_what_is_not_asked_while_the_table_is_set_up(
    tmp_path: Path, question: dict[str, Any]
) -> None:
    file = tmp_path / "game.jsonl"
    SetUp(file).say(*TOLD[:2])
    content = file.read_text(encoding="utf-8").splitlines()
    asked = json.loads(content[-1]) | {"question": question}
    file.write_text("\n".join([*content, json.dumps(asked), ""]), encoding="utf-8")
    with pytest.raises(DataError, match="cannot have been asked") as refusal:
        read_saved(file)
    assert refusal.value.line == len(content) + 1


@pytest.mark.parametrize("words", [("pause",), ("quit",), ("?quit",), ("pause", "quit")], ids=str)
@pytest.mark.parametrize(("lines", "open_then"), [(BID, Bidding()), (GAME, Counting(COUNTED))])
def test_who_goes_on_neither_pauses_nor_wants_to_leave(
    tmp_path: Path, lines: tuple[str, ...], open_then: Mode, words: tuple[str, ...]
) -> None:
    saved = read_saved(written(tmp_path / "game.jsonl", (*lines, *words)))
    assert saved.open == open_then
    assert isinstance(saved, SavedGame)
    state, effects = resume(SETTINGS, saved.history, saved.open)
    assert state.mode == open_then
    said = [m.id for one in effects if isinstance(one, Say) for m in one.messages]
    assert said[0] == "game-resumed"
    assert not {"confirm-quit", "paused"} & set(said)


NUMBER = st.none() | st.integers(0, 40)
FACE = st.none() | st.integers(1, 6)
NAME = st.sampled_from((*PLAYERS, "stranger"))
READING = st.fixed_dictionaries(
    {"name": st.sampled_from([str(name) for name in IntentName])},
    optional={
        "quantity": NUMBER,
        "face": FACE,
        "count": NUMBER,
        "player": st.none() | NAME,
        "choice": st.none() | st.sampled_from(("first", "left", "corrected", "fr")),
    },
)
QUESTION = st.one_of(
    st.builds(caller, st.sampled_from(("dudo", "calza"))),
    st.builds(choose, READING, READING),
    st.fixed_dictionaries({"ask": st.just("half")}, optional={"quantity": NUMBER, "face": FACE}),
    st.fixed_dictionaries(
        {
            "ask": st.just("confirm"),
            "deed": st.sampled_from(("bid", "correction", "dudo", "calza", "undo", "new_game")),
        },
        optional={"player": NAME, "quantity": st.integers(0, 40), "face": st.integers(1, 6)},
    ),
)
SAID = st.sampled_from((OPENED, BID, GAME, SETTLED, ("undo", "undo")))


@settings(max_examples=200, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(lines=SAID, question=QUESTION, seed=st.integers(0, 2**32))
def test_any_question_is_refused_clearly_or_can_be_answered(
    tmp_path: Path, lines: tuple[str, ...], question: dict[str, Any], seed: int
) -> None:
    file = tmp_path / "game.jsonl"
    file.unlink(missing_ok=True)
    with_question(file, lines, question)
    try:
        saved = read_saved(file)
    except DataError:
        return
    assert not isinstance(saved, SavedSetup)
    told = open_line(saved.open, "en").question
    assert told is not None
    random = Random(seed)
    state, _ = resume(SETTINGS, saved.history, saved.open)
    for _ in range(6):
        for message in prompt(state):
            assert ENGLISH.render(message.id, dict(message.arguments)).text
        state, _ = step(state, random_input(random, state))
