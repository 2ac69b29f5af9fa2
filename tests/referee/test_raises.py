"""“Raise by two” is two more than the bid, in every language; never a bid of two."""

from __future__ import annotations

import pytest

from tests.phrased import PHRASED
from tests.referee.bidding_table import Bidders
from tests.referee.counted_table import each
from voice_perudo.rules.values import Bid

BY_TWO = {
    "fr": ("je monte de deux", "j'augmente de deux"),
    "pl": ("podbijam o dwie", "podnoszę o dwa więcej"),
    "ru": ("поднимаю на две", "повышаю на два больше"),
    "en": ("raise by two", "I raise it by two"),
    "es": ("subo en dos", "subo dos más"),
}
TWO = {"en": "I raise two", "es": "subo dos"}
FIVES = {"fr": "les cinq", "pl": "piątki", "ru": "пятёрки", "en": "fives", "es": "cincos"}


def test_every_language_is_here() -> None:
    assert set(BY_TWO) == set(FIVES) == set(PHRASED)


@pytest.mark.parametrize(("language", "line"), each(BY_TWO))
def test_by_two_is_two_more(language: str, line: str) -> None:
    table = Bidders(language)
    table.say(line)
    assert table.state.game.bid == Bid(6, 3)


@pytest.mark.parametrize(("language", "line"), [*each(BY_TWO), *TWO.items()])
def test_of_the_face_that_is_asked_about_it_is_confirmed(language: str, line: str) -> None:
    table = Bidders(language)
    table.say(FIVES[language])
    assert table.ids == ["ask-quantity"]
    table.say(line)
    assert table.ids == ["confirm-bid"]
    assert dict(table.told[0].arguments)["bid"] == Bid(6, 5)


@pytest.mark.parametrize(("language", "line"), TWO.items())
def test_where_it_may_be_a_number_it_is_no_bid_of_two(language: str, line: str) -> None:
    table = Bidders(language)
    table.say(line)
    assert table.ids[0] in ("confirm-bid", "bid")
    assert dict(table.told[0].arguments)["bid"] == Bid(6, 3)


@pytest.mark.parametrize("line", ["Henri cinq", "Marie cinq"])
def test_what_is_only_like_the_beginning_of_a_bid_is_no_raise(line: str) -> None:
    table = Bidders("fr", players=("Zoé", "Max", "Lou"))
    table.assert_only_told(line, "ask-face")
