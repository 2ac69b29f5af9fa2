"""What is said of dice counted before: of one face, or right after the next bid."""

from __future__ import annotations

import pytest

from tests.phrased import PHRASED
from tests.referee.counted_table import Counted, each
from tests.referee.test_put_right import TELLS, bid_on_the_table

ONE_FIVE = {
    "fr": ("non, rouge un cinq", "non, rouge a un cinq", "pardon, rouge avait un cinq"),
    "pl": ("nie, czerwony jedna piątka", "nie, czerwony miał jedną piątkę"),
    "ru": ("нет, красный одна пятёрка", "нет, у красного была одна пятёрка"),
    "en": ("no, red one five", "no, red had a five", "sorry, red one five", "no, red two fives"),
    "es": ("no, rojo un cinco", "no, rojo tenía un cinco", "perdón, rojo un cinco"),
}
"""One player's dice of one of the two faces that count."""

WERE_SIX = {
    "fr": ("non, il y en a six",),
    "pl": ("nie, było sześć", "nie, jest sześć"),
    "ru": ("нет, было шесть", "нет, их шесть"),
    "en": ("no, there are six", "sorry, there are six"),
    "es": ("perdón, hay seis", "en realidad hay seis"),
}
SIX_SIXES = {
    "fr": "six six",
    "pl": "sześć szóstek",
    "ru": "шесть шестёрок",
    "en": "six sixes",
    "es": "seis seises",
}
SECOND = {
    "fr": "le deuxième",
    "pl": "drugie",
    "ru": "второе",
    "en": "the second",
    "es": "el segundo",
}


def test_every_language_is_here() -> None:
    for said in (ONE_FIVE, WERE_SIX, SIX_SIXES, SECOND):
        assert set(said) == set(PHRASED)


@pytest.mark.parametrize(("language", "line"), each(ONE_FIVE))
def test_one_face_of_one_player_is_no_whole_count(language: str, line: str) -> None:
    table = Counted(language)
    table.say(TELLS[language][0])
    table.assert_only_told(line, "recount-again")


@pytest.mark.parametrize(("language", "line"), each(ONE_FIVE))
def test_after_the_next_bid_it_is_told_what_to_do_first(language: str, line: str) -> None:
    count, bid, *_ = TELLS[language]
    table = Counted(language)
    table.say(count, bid)
    table.assert_only_told(line, "undo-first")


@pytest.mark.parametrize(("language", "line"), each(ONE_FIVE))
def test_where_nothing_was_counted_it_changes_no_bid(language: str, line: str) -> None:
    table = bid_on_the_table(language)
    before = table.state.past
    table.say(line)
    assert table.told == ()
    assert table.state.past == before


def test_the_number_after_it_is_the_count_of_whoever_was_named() -> None:
    table = Counted("en")
    table.say("blue two", "green one", "red none", "no, green two fives", "no, two")
    assert dict(table.state.counted) == {"blue": 2, "green": 2, "red": 0}


def test_one_face_in_a_row_is_no_whole_count_either() -> None:
    table = Counted("en")
    table.say("blue two", "green one", "red none", "no, green two, red two fives")
    assert table.ids == ["recount-again"]
    assert table.total == 3


def test_where_one_face_counts_its_name_changes_nothing() -> None:
    table = Counted("en")
    table.say("two", "three sixes", "two pacos", "dudo", "blue one", "green one", "red none")
    table.say("no, green two pacos")
    assert table.total == 3
    table.say("no, green one six")
    assert table.ids == ["recount-again"]


@pytest.mark.parametrize(("language", "line"), each(WERE_SIX))
def test_what_may_be_the_count_or_the_next_bid_is_asked_about(language: str, line: str) -> None:
    count, bid, *_ = TELLS[language]
    table = Counted(language)
    table.say(count, bid)
    table.assert_only_told(line, "choose-two")
    table.say(SECOND[language])
    assert table.ids == ["undo-first"]
    table.say(line, SIX_SIXES[language])
    assert str(table.state.game.bid) == "6x6"


@pytest.mark.parametrize(("language", "line"), each(WERE_SIX))
def test_after_one_more_bid_it_is_that_bid(language: str, line: str) -> None:
    count, bid, higher, *_ = TELLS[language]
    table = Counted(language)
    table.say(count, bid, higher, line)
    assert str(table.state.game.bid) == "6x6"


def test_what_cannot_be_the_bid_is_the_count() -> None:
    table = Counted("en")
    table.say("two", "three sixes", "no, there are three")
    assert table.ids == ["undo-first"]


def test_what_cannot_be_another_count_is_the_bid() -> None:
    table = Counted("en")
    table.say("two", "three sixes", "no, there are two")
    assert str(table.state.game.bid) == "2x6"
