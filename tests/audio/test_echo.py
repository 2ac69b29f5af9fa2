"""Words that the referee has said himself."""

import pytest

from voice_perudo.audio.echo import Echo


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
        ("huit cinq à", 12.5, False),
        ("", 11.5, False),
    ],
)
def test_only_the_words_just_said_are_an_echo(heard: str, time: float, echo: bool) -> None:
    said = Echo(within=2.0)
    said.said("Huit cinq. À vert.", 10.0, 12.0)
    assert said.is_echo(heard, time, time + 0.5) is echo


@pytest.mark.parametrize(
    ("heard", "start", "end", "echo"),
    [
        ("neuf cinq", 1.2, 1.9, True),
        ("neuf cinq", 1.4, 2.2, True),
        ("neuf cinq", 3.5, 4.2, False),
        ("quatre pacos", 3.1, 4.1, True),
        ("quatre pacos", 1.0, 1.8, False),
    ],
)
def test_a_part_is_an_echo_only_while_it_sounds(
    heard: str, start: float, end: float, echo: bool
) -> None:
    said = Echo()
    said.said("Il faut au moins neuf cinq, huit six ou quatre pacos.", 0.0, 4.0)
    assert said.is_echo(heard, start, end) is echo


def test_an_answer_that_takes_up_a_proposal_is_no_echo() -> None:
    said = Echo()
    said.said("Il faut au moins neuf cinq, huit six ou quatre pacos.", 0.0, 3.0)
    for answer in ("neuf cinq", "huit six", "quatre pacos"):
        assert not said.is_echo(answer, 3.5, 4.2)


def test_other_alphabets_are_compared_too() -> None:
    said = Echo()
    said.said("Восемь пятёрок! Ходит зелёный.", 0.0, 2.0)
    assert said.is_echo("восемь пятерок", 3.0, 3.6)
    assert said.is_echo("ходит зелёный", 3.0, 3.6)
    assert not said.is_echo("девять пятёрок", 3.0, 3.6)
