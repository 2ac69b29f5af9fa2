"""Whoever finds another die after the verdict, or wants a recount, is told how to put it right."""

from __future__ import annotations

import pytest

from tests.phrased import PHRASED
from tests.referee.counted_table import Counted, each
from tests.referee.test_put_right import TELLS, bid_on_the_table

AGAIN = {
    "fr": ("y en a un autre", "il y en a encore un", "on recompte", "un de plus", "y en avait six"),
    "pl": ("jeszcze jedna jest", "jest jeszcze jedna", "przelicz jeszcze raz", "było sześć"),
    "ru": ("ещё одна есть", "есть ещё одна", "пересчитаем", "было шесть"),
    "en": ("one more here", "there's another one", "count again", "one more", "there were six"),
    "es": ("hay otro aquí", "hay otro", "contad otra vez", "otro más", "eran seis"),
}


def test_every_language_is_here() -> None:
    assert set(AGAIN) == set(PHRASED)


@pytest.mark.parametrize(("language", "line"), each(AGAIN))
def test_it_is_told_how(language: str, line: str) -> None:
    table = Counted(language)
    table.say(TELLS[language][0])
    table.assert_only_told(line, "recount-again")


@pytest.mark.parametrize("language", PHRASED)
def test_once_somebody_has_bid_it_is_talk(language: str) -> None:
    line = AGAIN[language][2]
    count, bid, *_ = TELLS[language]
    table = Counted(language)
    table.say(count, bid, line)
    assert table.told == ()
    table = bid_on_the_table(language)
    table.say(line)
    assert table.told == ()


def test_so_it_is_at_the_end_of_a_game() -> None:
    table = Counted("en", start_dice=1)
    table.say("two", "count again")
    assert table.ids == ["recount-again"]
