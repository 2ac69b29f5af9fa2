"""“Four threes? Liar!”, “did you say four threes?”: the bid on the table, named in talk."""

from __future__ import annotations

import pytest

from tests.phrased import PHRASED
from tests.referee.bidding_table import Bidders
from tests.referee.counted_table import each

DOUBTED = {
    "fr": ("quatre trois, menteur", "quatre trois, tu mens"),
    "pl": ("cztery trójki? kłamiesz", "cztery trójki, sprawdzam"),
    "ru": ("четыре тройки, врёшь", "четыре тройки, проверяю"),
    "en": ("four threes? liar!", "four threes, you're lying"),
    "es": ("cuatro treses, mentira", "cuatro treses, mientes"),
}
ANOTHER_DOUBTED = {
    "fr": "cinq trois, menteur",
    "pl": "pięć trójek, kłamiesz",
    "ru": "пять троек, врёшь",
    "en": "five threes, liar",
    "es": "cinco treses, mentira",
}
SURPRISED = {
    "fr": "quatre trois, impossible",
    "pl": "cztery trójki? niemożliwe",
    "ru": "четыре тройки, не может быть",
    "en": "four threes? impossible",
    "es": "cuatro treses, imposible",
}
ASKED = {
    "fr": ("t'as dit quatre trois", "qui a dit quatre trois", "j'ai dit quoi"),
    "pl": ("mówiłaś cztery trójki", "kto powiedział cztery trójki", "co powiedziałem"),
    "ru": ("ты сказала четыре тройки", "кто сказал четыре тройки", "что я сказал"),
    "en": ("did you say four threes", "who said four threes", "what did I bid"),
    "es": ("has dicho cuatro treses", "quién dijo cuatro treses", "qué he dicho"),
}


def test_every_language_is_here() -> None:
    for said in (DOUBTED, ANOTHER_DOUBTED, SURPRISED, ASKED):
        assert set(said) == set(PHRASED)


@pytest.mark.parametrize(("language", "line"), each(DOUBTED))
def test_the_bid_named_before_the_doubt(language: str, line: str) -> None:
    table = Bidders(language)
    table.say(line)
    assert table.ids[0] == "dudo-called"


@pytest.mark.parametrize("language", PHRASED)
def test_another_bid_named_before_the_doubt_is_asked_about(language: str) -> None:
    table = Bidders(language)
    table.assert_only_told(ANOTHER_DOUBTED[language], "current-bid", "confirm-dudo")


@pytest.mark.parametrize("language", PHRASED)
def test_surprise_at_the_bid_is_asked_about(language: str) -> None:
    table = Bidders(language)
    table.assert_only_told(SURPRISED[language], "confirm-dudo")


@pytest.mark.parametrize(("language", "line"), each(ASKED))
def test_what_was_bid_is_told(language: str, line: str) -> None:
    table = Bidders(language)
    table.assert_only_told(line, "current-bid")
