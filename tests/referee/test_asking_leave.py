"""“Can I say six pacos?”, “is that allowed?”, “half in pacos”: a question is no bid."""

from __future__ import annotations

import pytest

from tests.phrased import PHRASED
from tests.referee.bidding_table import FOUR_THREES, Bidders
from tests.referee.counted_table import PLAYERS, each
from voice_perudo.referee.effects import Message
from voice_perudo.rules.values import PACO, Bid

SIX_PACOS = {
    "fr": ("je peux dire six pacos", "puis-je annoncer six pacos", "on peut dire six pacos"),
    "pl": ("czy mogę powiedzieć sześć paco", "mogę dać sześć paco", "czy wolno dać sześć paco"),
    "ru": ("можно сказать шесть пако", "могу поставить шесть пако", "а можно шесть пако"),
    "en": ("can I say six aces", "could I bid six pacos", "may I say six pacos"),
    "es": ("puedo decir seis pacos", "se puede decir seis pacos", "podría apostar seis pacos"),
}
THREE_TWOS = {
    "fr": "je peux dire trois deux",
    "pl": "czy mogę powiedzieć trzy dwójki",
    "ru": "можно сказать три двойки",
    "en": "can I say three twos",
    "es": "puedo decir tres doses",
}
FIVE = {
    "fr": "je peux dire cinq",
    "pl": "czy mogę powiedzieć pięć",
    "ru": "можно сказать пять",
    "en": "can I say five",
    "es": "puedo decir cinco",
}
ALLOWED = {
    "fr": ("c'est permis", "c'est légal", "on a le droit", "c'est pas permis"),
    "pl": ("czy to legalne", "czy tak można", "tak nie wolno"),
    "ru": ("так можно", "это по правилам", "так нельзя"),
    "en": ("is that legal", "is that allowed", "that's not allowed"),
    "es": ("es legal", "eso se puede", "eso no vale"),
}
OPEN_ON_PACOS = {
    "fr": "je peux ouvrir aux pacos",
    "pl": "czy mogę zacząć od paco",
    "ru": "можно начать с пако",
    "en": "can I open with pacos",
    "es": "puedo empezar con pacos",
}
MAY_CALL = {
    "fr": ("je peux dire dudo", "je peux faire calza"),
    "pl": ("mogę sprawdzić", "czy mogę powiedzieć calza"),
    "ru": ("можно проверить", "можно сказать кальсу"),
    "en": ("can I doubt", "can I call calza"),
    "es": ("puedo dudar", "puedo decir calza"),
}
HALF = {
    "fr": ("la moitié en pacos", "je dis la moitié en pacos"),
    "pl": ("połowa w paco", "daję połowę w paco"),
    "ru": ("половина в пако", "ставлю половину в пако"),
    "en": ("half in pacos", "I say half in aces"),
    "es": ("la mitad en pacos", "digo la mitad en ases"),
}
HOW_MANY = {
    "fr": "combien de pacos",
    "pl": "ile jedynek",
    "ru": "сколько пако",
    "en": "how many pacos",
    "es": "cuántos pacos",
}
SAID = (SIX_PACOS, THREE_TWOS, FIVE, ALLOWED, OPEN_ON_PACOS, MAY_CALL, HALF, HOW_MANY)


def test_every_language_is_here() -> None:
    for said in SAID:
        assert set(said) == set(PHRASED)


def allowed(language: str, bid: Bid) -> tuple[Message, ...]:
    turn = Message.of("turn", player=PLAYERS[language][1])
    return (Message.of("bid-allowed", bid=bid), turn)


@pytest.mark.parametrize(("language", "line"), each(SIX_PACOS))
def test_a_bid_that_may_be_made_is_not_made(language: str, line: str) -> None:
    table = Bidders(language)
    table.assert_only_told(line, "bid-allowed", "turn")
    assert table.told == allowed(language, Bid(6, PACO))


@pytest.mark.parametrize("language", PHRASED)
def test_what_may_not_be_bid_is_told_with_what_may(language: str) -> None:
    table = Bidders(language)
    table.assert_only_told(THREE_TWOS[language], "refused-not-higher", "least-legal")


@pytest.mark.parametrize("language", PHRASED)
def test_a_number_alone_is_one_of_the_bid_on_the_table(language: str) -> None:
    table = Bidders(language)
    table.say(FIVE[language])
    assert table.told == allowed(language, Bid(5, 3))


@pytest.mark.parametrize(("language", "line"), each(ALLOWED))
def test_the_last_bid_is_allowed(language: str, line: str) -> None:
    table = Bidders(language)
    table.assert_only_told(line, "bid-allowed", "turn")
    assert table.told == allowed(language, Bid(4, 3))


@pytest.mark.parametrize(("language", "line"), each(ALLOWED))
def test_the_bid_refused_last_is_not(language: str, line: str) -> None:
    table = Bidders(language)
    table.say(FOUR_THREES[language])
    refused = table.told
    table.say(line)
    assert table.told == refused


@pytest.mark.parametrize("language", PHRASED)
def test_what_may_be_opened_with(language: str) -> None:
    table = Bidders(language)
    table.say(
        {"fr": "annule", "pl": "cofnij", "ru": "отмена", "en": "undo", "es": "deshacer"}[language]
    )
    table.assert_only_told(OPEN_ON_PACOS[language], "legal-opening")


@pytest.mark.parametrize(("language", "line"), each(MAY_CALL))
def test_whether_somebody_may_call_calls_nothing(language: str, line: str) -> None:
    table = Bidders(language)
    table.say(line)
    assert table.ids[0] == "legal-bids"
    assert table.state.game.challenge is None


@pytest.mark.parametrize(("language", "line"), each(HALF))
def test_half_in_pacos_is_as_many_as_that_takes(language: str, line: str) -> None:
    table = Bidders(language)
    table.say(line)
    assert table.state.game.bid == Bid(2, PACO)
    table.say(line)
    assert table.ids == ["refused-not-higher", "least-legal"]


@pytest.mark.parametrize("language", PHRASED)
def test_how_many_pacos(language: str) -> None:
    table = Bidders(language)
    table.assert_only_told(HOW_MANY[language], "least-legal")
    plain = Bidders(language, rules="liars-dice")
    plain.assert_only_told(HOW_MANY[language], "what-paco", "legal-bids", "or-dudo")
