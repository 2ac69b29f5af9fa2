"""Words that end one thing must not be taken for the end of another, nor talk for a count."""

from __future__ import annotations

import pytest

from tests.phrased import PHRASED
from tests.referee.bidding_table import FOUR_THREES, Bidders
from tests.referee.counted_table import PLAYERS, Counted
from tests.referee.set_up_table import SetUp
from voice_perudo.referee.modes import SetupStep

THAT_IS_ALL = {
    "fr": "c'est tout",
    "pl": "to wszystko",
    "ru": "это всё",
    "en": "that's all",
    "es": "eso es todo",
}
NO_MILK = {
    "fr": "personne n'a de lait",
    "pl": "nikt nie ma mleka",
    "ru": "ни у кого нет молока",
    "en": "nobody has any milk",
    "es": "nadie tiene leche",
}
ALL_ROLLED = {
    "fr": "tout le monde a lancé",
    "pl": "wszyscy rzucili",
    "ru": "все бросили",
    "en": "everyone has rolled",
    "es": "todos han tirado",
}


def test_every_language_is_here() -> None:
    for said in (THAT_IS_ALL, NO_MILK, ALL_ROLLED, FOUR_THREES):
        assert set(said) == set(PHRASED)


@pytest.mark.parametrize("language", PHRASED)
def test_nothing_ends_when_a_bid_is_all(language: str) -> None:
    Bidders(language).assert_only_told(THAT_IS_ALL[language])


@pytest.mark.parametrize("language", PHRASED)
def test_that_is_all_ends_the_names(language: str) -> None:
    table = SetUp(language, SetupStep.PLAYERS)
    table.say(*PLAYERS[language][:2], THAT_IS_ALL[language])
    assert table.mode.count == 2


@pytest.mark.parametrize("language", PHRASED)
def test_who_has_no_milk_is_not_counted(language: str) -> None:
    table = Counted(language)
    table.assert_only_told(NO_MILK[language])
    assert table.counts == {}


@pytest.mark.parametrize("language", PHRASED)
def test_that_all_have_rolled_asks_for_the_bid(language: str) -> None:
    table = Bidders(language)
    table.assert_only_told(ALL_ROLLED[language], "current-bid")
