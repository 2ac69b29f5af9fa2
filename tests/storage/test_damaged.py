"""A journal that is damaged, foreign or of another version: where, why, and it is left alone."""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import hypothesis.strategies as st
import pytest
from hypothesis import HealthCheck, given, settings

from tests.storage.written import PLAYERS, SETTINGS, SETTLED, written
from voice_perudo.errors import DataError
from voice_perudo.language.messages import load_messages
from voice_perudo.referee.dialogue import resume
from voice_perudo.referee.retelling import retell
from voice_perudo.rules.events import (
    BidMade,
    ChallengeCalled,
    ChallengeSettled,
    DieGained,
    DieLost,
    DirectionAsked,
    DirectionChosen,
    Event,
    GameStarted,
    GameWon,
    PlayerEliminated,
    PositionRestored,
    RoundStarted,
    StarterChosen,
    Undone,
)
from voice_perudo.rules.values import (
    Bid,
    ChallengeKind,
    Direction,
    Game,
    PlacedBid,
    Settlement,
)
from voice_perudo.storage.lines import VERSION, action_lines
from voice_perudo.storage.saved_game import read_journal

Lines = list[dict[str, Any]]
ENGLISH = load_messages("en")


@pytest.fixture(scope="module")
def journal(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    return written(tmp_path_factory.mktemp("games") / "game.jsonl", SETTLED).read_bytes()


def refused(folder: Path, content: bytes) -> DataError:
    file = folder / "game.jsonl"
    file.write_bytes(content)
    with pytest.raises(DataError) as refusal:
        read_journal(file)
    assert file.read_bytes() == content
    assert refusal.value.path == file
    assert str(refusal.value).startswith(str(file))
    return refusal.value


def number_of(lines: Lines, event: str) -> int:
    """The place in the list of the first such event."""
    return next(n for n, line in enumerate(lines) if line.get("event", "").startswith(event))


DAMAGES: dict[str, tuple[str, Callable[[Lines, int], object], str]] = {
    "an unknown event": ("bid", lambda ls, n: ls[n].update(event="jump blue"), "not an event"),
    "no event": ("bid", lambda ls, n: ls[n].pop("event"), "either an event or what"),
    "event and counts": ("bid", lambda ls, n: ls[n].update(counts={}), "either an event or"),
    "an unknown key": ("bid", lambda ls, n: ls[n].update(who="blue"), "unknown field `who`"),
    "no time": ("bid", lambda ls, n: ls[n].pop("at"), "required field `at`"),
    "a time without zone": ("bid", lambda ls, n: ls[n].update(at="2025-03-01T20:00:00"), "zone"),
    "a stranger bids": ("bid", lambda ls, n: ls[n].update(event="bid red 3x5"), "cannot happen"),
    "a stranger loses": ("lost", lambda ls, n: ls[n].update(event="lost red 2"), "cannot happen"),
    "a stranger calls": ("called", lambda ls, n: ls[n].update(event="called dudo red"), "“red”"),
    "a stranger settles": (
        "settled",
        lambda ls, n: ls[n].update(event=ls[n]["event"].replace("green", "red")),
        "“red” is not a player",
    ),
    "too many dice": ("lost", lambda ls, n: ls[n].update(event="lost blue 9"), "9 dice"),
    "not a bid": ("bid", lambda ls, n: ls[n].update(event="bid blue 0x5"), "“0x5” is not a bid"),
    "a second start": ("bid", lambda ls, n: ls.insert(n, ls[1] | {"more": 0}), "second game"),
    "no start": ("started", lambda ls, n: ls.pop(n), "start of the game is missing"),
    "an undo of nothing": ("undone", lambda ls, n: ls.insert(n + 1, ls[n]), "did not happen"),
    "an action cut short": ("lost", lambda ls, n: ls[n].update(more=0), "2 more events must"),
    "an action run over": ("lost", lambda ls, n: ls.pop(n), "2 more events must follow"),
    "counts while bidding": (
        "round 2",
        lambda ls, n: ls.append({"at": ls[1]["at"], "counts": {"blue": 1}}),
        "no dice are being counted",
    ),
    "counts within an action": (
        "lost",
        lambda ls, n: ls.insert(n, {"at": ls[1]["at"], "counts": {"blue": 1}}),
        "must follow",
    ),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_line_that_cannot_be_is_told_with_its_number(
    tmp_path: Path, journal: bytes, damage: str
) -> None:
    lines = [json.loads(line) for line in journal.splitlines()]
    event, change, reason = DAMAGES[damage]
    number = number_of(lines, event)
    change(lines, number)
    # what is inserted after a line is at fault on the next one
    late = damage in ("an undo of nothing", "counts while bidding")

    fault = refused(tmp_path, "".join(json.dumps(line) + "\n" for line in lines).encode())

    assert reason in str(fault)
    assert fault.line == number + 1 + late


@pytest.mark.parametrize(
    "counts", [{"red": 1}, {"blue": 4}, {"blue": -1}, {"blue": "two"}], ids=str
)
def test_counts_that_cannot_be(tmp_path: Path, counts: dict[str, Any]) -> None:
    file = written(tmp_path / "written.jsonl")
    lines = file.read_text(encoding="utf-8").splitlines()
    last = json.loads(lines[-1]) | {"counts": counts}
    content = "\n".join([*lines[:-1], json.dumps(last), ""]).encode()
    assert refused(tmp_path, content).line == len(lines)


@pytest.mark.parametrize("garbage", [b"", b"{", b"\xff\xfe", b"\0\0", b"bid blue 3x5", b"[]"])
def test_a_damaged_line_in_the_middle(tmp_path: Path, journal: bytes, garbage: bytes) -> None:
    lines = journal.splitlines()
    for number in range(1, len(lines) - 1):
        damaged = [*lines[:number], garbage, *lines[number + 1 :]]
        fault = refused(tmp_path, b"\n".join(damaged) + b"\n")
        assert fault.line == number + 1


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"version": VERSION + 1}, "written by a newer Voice Perudo"),
        ({"version": VERSION + 1, "moon": "full", "date": None}, "update the program"),
        ({"version": 0}, "no journal format 0"),
        ({"version": -1}, "no journal format -1"),
        ({"version": "1"}, "not a journal"),
        ({"format": "something else"}, "not a journal"),
        ({"format": None}, "not a journal"),
        ({"date": "yesterday"}, "heading is wrong"),
        ({"language": 3}, "heading is wrong"),
        ({"announce": "everybody"}, "heading is wrong"),
        ({"moon": "full"}, "unknown field `moon`"),
        ({"rules": "no-such-preset"}, "no-such-preset"),
        ({"rules": "polish-classic,calza=perhaps"}, "perhaps"),
        ({"rules": "bga-free"}, "other rules or players"),
        ({"players": []}, "other rules or players"),
        ({"players": [{"name": "blue"}]}, "heading is wrong"),
    ],
    ids=str,
)
def test_a_heading_that_cannot_be(
    tmp_path: Path, journal: bytes, changes: dict[str, Any], reason: str
) -> None:
    first, _, rest = journal.partition(b"\n")
    heading = json.dumps(json.loads(first) | changes).encode()
    fault = refused(tmp_path, heading + b"\n" + rest)
    assert reason in str(fault)
    assert fault.line == 1


@pytest.mark.parametrize(
    "content",
    [
        b"hello",
        b"\n",
        b"[]\n",
        b"{}\n",
        b"3\n",
        b"null",
        b"[" * 100_000,
        b'{"x":' + b"[" * 100_000,
        b"RIFF\x24\x00\x00\x00WAVEfmt ",
        b"\xff\xfe{\x00",
    ],
    ids=lambda content: repr(content[:12]),
)
def test_what_is_no_journal(tmp_path: Path, content: bytes) -> None:
    assert "not a journal" in str(refused(tmp_path, content))


@pytest.mark.parametrize("name", [".", "no-such-file.jsonl", "no/such/folder.jsonl", "a\0b"])
def test_what_cannot_be_read(tmp_path: Path, name: str) -> None:
    with pytest.raises(DataError, match="cannot be read"):
        read_journal(tmp_path / name)


def read_all_the_same(path: Path) -> None:
    """Either it is refused clearly, or everything can be done with it."""
    try:
        saved = read_journal(path)
    except DataError:
        return
    for messages in retell(saved.actions):
        for message in messages:
            assert ENGLISH.render(message.id, dict(message.arguments)).text
    resume(SETTINGS, saved.history, saved.open, saved.recalled)


anything = settings(max_examples=200, suppress_health_check=[HealthCheck.function_scoped_fixture])


@anything
@given(content=st.binary(max_size=300))
def test_any_bytes_are_refused_clearly(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "game.jsonl"
    file.write_bytes(content)
    read_all_the_same(file)


@anything
@given(data=st.data())
def test_any_damage_is_refused_clearly_or_harmless(
    tmp_path: Path, journal: bytes, data: st.DataObject
) -> None:
    content = bytearray(journal)
    for _ in range(data.draw(st.integers(1, 3))):
        place = data.draw(st.integers(0, len(content) - 1))
        content[place : place + data.draw(st.integers(0, 4))] = data.draw(st.binary(max_size=4))
    file = tmp_path / "game.jsonl"
    file.write_bytes(content)
    read_all_the_same(file)


PLAYER = st.sampled_from((*PLAYERS, "stranger"))
BID = st.builds(Bid, st.integers(1, 9999), st.integers(1, 6))
FEW = st.integers(0, 4)
POSITION = st.builds(
    Game,
    st.just(SETTINGS.variants[0]),
    st.just(PLAYERS),
    st.tuples(FEW, FEW, FEW),
    turn=st.none() | PLAYER,
    placed=st.none() | st.builds(PlacedBid, BID, PLAYER),
)
SETTLEMENT = st.builds(
    Settlement,
    *(st.sampled_from(ChallengeKind), PLAYER, PLAYER, BID, st.integers(0, 999)),
    *(st.lists(st.integers(1, 6), max_size=2).map(tuple), st.none() | PLAYER, st.none() | PLAYER),
)
EVENT = st.one_of(
    st.builds(GameStarted, st.just(SETTINGS.variants[0]), st.lists(PLAYER).map(tuple)),
    st.builds(PositionRestored, POSITION),
    st.builds(Undone, POSITION),
    st.builds(StarterChosen, PLAYER),
    st.builds(RoundStarted, st.integers(0, 99), PLAYER, st.booleans()),
    st.builds(DirectionAsked, PLAYER),
    st.builds(DirectionChosen, PLAYER, st.sampled_from(Direction)),
    st.builds(BidMade, PLAYER, BID),
    st.builds(ChallengeCalled, st.sampled_from(ChallengeKind), PLAYER),
    st.builds(ChallengeSettled, SETTLEMENT),
    st.builds(DieLost, PLAYER, FEW),
    st.builds(DieGained, PLAYER, FEW),
    st.builds(PlayerEliminated, PLAYER),
    st.builds(GameWon, PLAYER),
)


@anything
@given(actions=st.lists(st.lists(EVENT, min_size=1, max_size=3), max_size=4))
def test_any_events_are_refused_clearly_or_played_on(
    tmp_path: Path, journal: bytes, actions: list[list[Event]]
) -> None:
    heading_and_start = b"".join(journal.splitlines(keepends=True)[:4])
    now = datetime.now(UTC)
    file = tmp_path / "game.jsonl"
    made_up = b"".join(action_lines(action, now) for action in actions)
    file.write_bytes(heading_and_start + made_up)
    read_all_the_same(file)
