"""“Actually five threes” may change the bid just made, or be thought aloud before the next one."""

from __future__ import annotations

import pytest

from tests.phrased import PHRASED
from tests.referee.bidding_table import FOUR_THREES, Begun, Bidders
from tests.referee.counted_table import NO, PLAYERS, YES, each
from voice_perudo.rules.values import Bid

CHANGED = {
    "fr": (
        *("en fait cinq trois", "plutôt sept", "finalement cinq trois", "disons plutôt sept"),
        *("cinq trois en fait", "cinq trois plutôt", "ah en fait cinq trois", "non en fait sept"),
    ),
    "pl": ("jednak pięć trójek", "a jednak siedem", "pięć trójek jednak", "pięć trójek raczej"),
    "ru": (
        *("вообще-то пять троек", "всё-таки семь", "точнее пять троек", "а лучше пять троек"),
        *("пять троек всё-таки", "ой вернее пять троек"),
    ),
    "en": (
        *("actually five threes", "make that seven", "or rather five threes", "actually seven"),
        *("five threes actually", "oh, make that five threes"),
    ),
    "es": (
        *("en realidad cinco treses", "mejor siete", "mejor dicho cinco treses"),
        *("más bien cinco treses", "cinco treses mejor", "no, en realidad cinco treses"),
    ),
}
FIRST = {
    "fr": "en fait cinq trois",
    "pl": "jednak pięć trójek",
    "ru": "точнее пять троек",
    "en": "actually five threes",
    "es": "en realidad cinco treses",
}


def test_every_language_is_here() -> None:
    for said in (CHANGED, YES, NO, FIRST):
        assert set(said) == set(PHRASED)


@pytest.mark.parametrize(("language", "line"), each(CHANGED))
def test_it_is_asked_whether_the_bid_is_changed(language: str, line: str) -> None:
    table = Bidders(language)
    table.assert_only_told(line, "confirm-changed-bid")
    table.say(YES[language])
    assert table.ids == ["bid-corrected"]
    placed = table.state.game.placed
    assert placed is not None
    assert placed.bid.quantity in (5, 7)
    assert (placed.bidder, placed.bid) == (PLAYERS[language][0], Bid(placed.bid.quantity, 3))


@pytest.mark.parametrize("language", PHRASED)
def test_the_next_player_may_have_thought_aloud(language: str) -> None:
    table = Bidders(language)
    table.say(FIRST[language])
    table.assert_only_told(NO[language], "never-mind", "current-bid")


@pytest.mark.parametrize("language", PHRASED)
def test_where_nothing_is_bid_it_is_the_first_bid(language: str) -> None:
    table = Begun(language)
    table.assert_only_told(FIRST[language], "confirm-bid")
    table.say(YES[language])
    assert table.state.game.bid == Bid(5, 3)


@pytest.mark.parametrize("language", PHRASED)
def test_the_bid_changed_to_itself_changes_nothing(language: str) -> None:
    table = Bidders(language)
    before = table.state.past
    table.say(FOUR_THREES[language])
    assert table.state.past == before
