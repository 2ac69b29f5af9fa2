"""“Blue said seven threes”, “it's not my turn”: what is told of another's bid and turn."""

from __future__ import annotations

import pytest

from tests.phrased import PHRASED
from tests.referee.bidding_table import Bidders
from tests.referee.counted_table import PLAYERS, YES, each
from voice_perudo.referee.effects import Message
from voice_perudo.rules.values import Bid

SAID_THREE = {
    "fr": ("{} a dit trois trois", "non, {} a dit trois trois"),
    "pl": ("{} powiedział trzy trójki", "nie, {} powiedział trzy trójki"),
    "ru": ("{} сказал три тройки", "нет, {} сказал три тройки"),
    "en": ("{} said three threes", "no, {} said three threes"),
    "es": ("{} dijo tres treses", "no, {} dijo tres treses"),
}
SAID_FIVE = {
    "fr": "{} a dit cinq trois",
    "pl": "{} powiedział pięć trójek",
    "ru": "{} сказал пять троек",
    "en": "{} said five threes",
    "es": "{} dijo cinco treses",
}
SAID_FOUR = {
    "fr": "{} a dit quatre trois",
    "pl": "{} powiedział cztery trójki",
    "ru": "{} сказал четыре тройки",
    "en": "{} said four threes",
    "es": "{} dijo cuatro treses",
}
NOT_MINE = {
    "fr": ("c'est pas mon tour", "c'est pas à moi"),
    "pl": ("to nie moja kolej", "nie moja kolej"),
    "ru": ("сейчас не мой ход", "не мой ход"),
    "en": ("it's not my turn", "that wasn't my turn"),
    "es": ("no es mi turno", "no me toca"),
}
TURN_OF = {
    "fr": "c'est le tour de {}",
    "pl": "to kolej {}",
    "ru": "сейчас очередь {}",
    "en": "it's {}'s turn",
    "es": "es el turno de {}",
}
SIX_INSTEAD = {
    "fr": "oups, je voulais dire quatre six",
    "pl": "ojej, miałem na myśli cztery szóstki",
    "ru": "ой, я имел в виду четыре шестёрки",
    "en": "oh sorry, I meant four sixes",
    "es": "uy, quería decir cuatro seises",
}
NOT_FOUR = {
    "fr": "c'était trois trois, pas quatre",
    "pl": "było trzy trójki, nie cztery",
    "ru": "было три тройки, а не четыре",
    "en": "it was three threes, not four",
    "es": "eran tres treses, no cuatro",
}


def test_every_language_is_here() -> None:
    for said in (SAID_THREE, SAID_FIVE, SAID_FOUR, YES, NOT_MINE, TURN_OF, SIX_INSTEAD, NOT_FOUR):
        assert set(said) == set(PHRASED)


@pytest.mark.parametrize(("language", "line"), each(SAID_THREE))
def test_what_the_bidder_is_said_to_have_said_is_asked_about(language: str, line: str) -> None:
    table = Bidders(language)
    blue = PLAYERS[language][0]
    table.assert_only_told(line.format(blue), "confirm-changed-bid")
    table.say(YES[language])
    placed = table.state.game.placed
    assert placed is not None
    assert (placed.bidder, placed.bid) == (blue, Bid(3, 3))


@pytest.mark.parametrize("language", PHRASED)
def test_that_the_bidder_said_what_he_bid_reminds_of_it(language: str) -> None:
    table = Bidders(language)
    table.assert_only_told(SAID_FOUR[language].format(PLAYERS[language][0]), "current-bid")


@pytest.mark.parametrize("language", PHRASED)
def test_what_the_player_on_turn_said_is_his_bid(language: str) -> None:
    table = Bidders(language)
    table.say(SAID_FIVE[language].format(PLAYERS[language][1]))
    assert table.state.game.bid == Bid(5, 3)


@pytest.mark.parametrize(("language", "line"), each(NOT_MINE))
def test_whose_turn_it_is_not(language: str, line: str) -> None:
    table = Bidders(language)
    table.assert_only_told(line, "turn")


@pytest.mark.parametrize("language", PHRASED)
def test_whose_turn_it_is_said_to_be(language: str) -> None:
    table = Bidders(language)
    _, green, red = PLAYERS[language]
    table.assert_only_told(TURN_OF[language].format(red), "turn")
    assert table.told == (Message.of("turn", player=green),)
    table.assert_only_told(TURN_OF[language].format(green))


@pytest.mark.parametrize(
    ("said", "bid"), [(SIX_INSTEAD, Bid(4, 6)), (NOT_FOUR, Bid(3, 3))], ids=["meant", "was"]
)
@pytest.mark.parametrize("language", PHRASED)
def test_who_explains_himself_puts_his_bid_right(
    language: str, said: dict[str, str], bid: Bid
) -> None:
    table = Bidders(language)
    table.say(said[language])
    placed = table.state.game.placed
    assert placed is not None
    assert (placed.bidder, placed.bid) == (PLAYERS[language][0], bid)
