"""“No, four” after a count told in two halves: of both faces, or of the one told last."""

from __future__ import annotations

import pytest

from tests.phrased import PHRASED
from tests.referee.counted_table import Counted
from tests.referee.test_counting_faces import OF_BLUE, THREE_FIVES
from tests.referee.test_put_right import TELLS
from voice_perudo.referee.effects import Message

NO_FOUR = {
    "fr": ("non, quatre", "quatre"),
    "pl": ("nie, cztery", "cztery"),
    "ru": ("нет, четыре", "четыре"),
    "en": ("no, four", "four"),
    "es": ("no, cuatro", "cuatro"),
}
NO_ONE = {
    "fr": "non, un",
    "pl": "nie, jedna",
    "ru": "нет, одна",
    "en": "sorry, one",
    "es": "no, uno",
}
ONE = {"fr": "un", "pl": "jedna", "ru": "одна", "en": "one", "es": "uno"}
NO_TWO = {"fr": "non, deux", "pl": "nie, dwie", "ru": "нет, две", "en": "no, two", "es": "no, dos"}


@pytest.mark.parametrize("language", PHRASED)
def test_what_may_be_either_is_asked_about(language: str) -> None:
    table = Counted(language)
    table.say(THREE_FIVES[language][0], TELLS[language][0])
    before = table.state.past
    table.say(NO_FOUR[language][0])
    assert table.told == (Message.of("choose-count", first=4, second=7),)
    assert table.state.past == before
    table.say(NO_FOUR[language][1])
    assert table.total == 4


@pytest.mark.parametrize("language", PHRASED)
def test_fewer_than_the_first_half_are_the_second(language: str) -> None:
    table = Counted(language)
    table.say(THREE_FIVES[language][0], TELLS[language][0], NO_ONE[language])
    assert table.total == 4


@pytest.mark.parametrize("language", PHRASED)
def test_one_player_s_last_half_is_asked_about_too(language: str) -> None:
    table = Counted(language)
    table.say(OF_BLUE[language], ONE[language])
    assert list(table.counts.values()) == [3]
    table.say(NO_TWO[language])
    assert table.told == (Message.of("choose-count", first=2, second=4),)
    table.say(NO_FOUR[language][1])
    assert list(table.counts.values()) == [4]


@pytest.mark.parametrize(
    ("lines", "total"),
    [
        (("three fives", "two", "no, fourteen"), 14),
        (("three fives", "two", "no, four in all"), 4),
        (("three fives", "two", "no, four", "seven"), 7),
        (("three fives", "two", "no, four", "seven", "no, three"), 3),
        (("green one", "red one", "blue two fives", "one", "no, two", "four"), 6),
        (("green one", "red one", "blue two fives", "one", "no, five"), 7),
        (("green one", "red one", "blue two fives", "one", "no, green two"), 6),
        (("blue two fives", "one", "green one", "no, two", "red none"), 5),
        (("green one", "red one", "blue two fives", "one", "undo", "two", "no, four"), 6),
    ],
    ids=str,
)
def test_what_is_possible_decides(lines: tuple[str, ...], total: int) -> None:
    table = Counted("en")
    table.say(*lines)
    assert table.total == total
