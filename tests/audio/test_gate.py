"""What belongs to the table and what is the referee's own voice."""

import pytest

from voice_perudo.audio.gate import Echo, Gate


@pytest.mark.parametrize(
    ("time", "open_"),
    [(0.0, True), (0.99, True), (1.0, False), (2.0, False), (2.3, False), (2.36, True)],
)
def test_the_gate_is_closed_during_an_announcement_and_its_tail(time: float, open_: bool) -> None:
    gate = Gate(tail=0.35)
    gate.speaking(1.0, 2.0)
    assert gate.open_at(time) is open_


def test_the_gate_opens_between_announcements() -> None:
    gate = Gate(tail=0.2)
    gate.speaking(1.0, 2.0)
    gate.speaking(3.0, 4.0)
    assert [gate.open_at(time) for time in (1.5, 2.5, 3.5, 4.5)] == [False, True, False, True]


def test_a_stopped_announcement_leaves_only_its_tail() -> None:
    gate = Gate(tail=0.35)
    gate.speaking(1.0, 9.0)
    gate.speaking(9.0, 12.0)
    gate.silenced(2.0)
    assert not gate.open_at(2.3)
    assert gate.open_at(2.4)
    assert gate.open_at(10.0)


def test_a_long_session_is_judged_by_its_latest_announcements() -> None:
    gate = Gate()
    for turn in range(10_000):
        gate.speaking(turn * 5.0, turn * 5.0 + 2.0)
    assert not gate.open_at(49_996.0)
    assert gate.open_at(49_998.0)


@pytest.mark.parametrize(
    ("heard", "time", "echo"),
    [
        ("huit cinq", 11.5, True),
        ("huit cinq à vert", 13.9, True),
        ("Huit  CINQ", 10.2, True),
        ("huit cinq", 14.1, False),
        ("huit cinq", 9.9, False),
        ("huit six", 11.5, False),
        ("cinq", 11.5, False),
        ("huit cinq à", 11.5, False),
        ("", 11.5, False),
    ],
)
def test_only_the_words_just_said_are_an_echo(heard: str, time: float, echo: bool) -> None:
    said = Echo(within=2.0)
    said.said("Huit cinq. À vert.", 10.0, 12.0)
    assert said.is_echo(heard, time) is echo


def test_an_answer_that_takes_up_a_proposal_is_no_echo() -> None:
    said = Echo()
    said.said("Il faut au moins neuf cinq, huit six ou quatre pacos.", 0.0, 3.0)
    for answer in ("neuf cinq", "huit six", "quatre pacos"):
        assert not said.is_echo(answer, 3.5)


def test_other_alphabets_are_compared_too() -> None:
    said = Echo()
    said.said("Восемь пятёрок! Ходит зелёный.", 0.0, 2.0)
    assert said.is_echo("восемь пятерок", 3.0)
    assert said.is_echo("ходит зелёный", 3.0)
    assert not said.is_echo("девять пятёрок", 3.0)
