"""“Yes, dudo”, “it was me, red”, “twelve”, “the same”: a question answered in other words."""

from __future__ import annotations

import pytest

from tests.phrased import PHRASED
from tests.referee.bidding_table import Bidders
from tests.referee.counted_table import CALZA, PLAYERS, each
from tests.referee.test_calls import EXCLAIMED
from voice_perudo.rules.values import Bid, ChallengeKind

YES_DUDO = {
    "fr": ("oui, dudo", "oui je doute"),
    "pl": ("tak, dudo", "tak, sprawdzam"),
    "ru": ("да, дудо", "да, сомневаюсь"),
    "en": ("yes, dudo", "yes I doubt it"),
    "es": ("sí, dudo", "claro, no te creo"),
}
JOKING = {
    "fr": ("je rigole", "c'était une blague"),
    "pl": ("żartuję", "to był żart"),
    "ru": ("шучу", "я пошутил"),
    "en": ("just kidding", "I was only joking"),
    "es": ("es broma", "estaba de broma"),
}
I_SAID_DUDO = {
    "fr": ("j'ai dit dudo", "non, j'ai dit dudo"),
    "pl": ("mówiłam dudo", "przepraszam, powiedziałem dudo"),
    "ru": ("я сказала дудо", "нет, я сказал дудо"),
    "en": ("I said dudo", "no, I said dudo", "sorry I meant dudo"),
    "es": ("dije dudo", "perdón, quería decir dudo"),
}
NO_CALL = {
    "fr": "pas calza",
    "pl": "nie calza",
    "ru": "не кальса",
    "en": "not calza",
    "es": "no calza",
}
IT_WAS_RED = {
    "fr": ("c'est moi, rouge", "c'est pas moi, c'est rouge", "c'est rouge pas vert"),
    "pl": ("to ja, czerwony", "to nie ja, to czerwony", "to czerwony, nie zielony"),
    "ru": ("это я, красный", "не я, а красный", "это красный, а не зелёный"),
    "en": ("it was me, red", "not me, red", "it was red not green", "green, no, red"),
    "es": ("soy yo, rojo", "no soy yo, es rojo", "es rojo y no verde"),
}
TWENTY = {
    "fr": "vingt fois trois",
    "pl": "dwadzieścia trójek",
    "ru": "двадцать троек",
    "en": "twenty threes",
    "es": "veinte treses",
}
NUMBER = {
    "fr": "vingt",
    "pl": "dwadzieścia",
    "ru": "двадцать",
    "en": "twenty",
    "es": "veinte",
}
TWELVE = {"fr": "douze", "pl": "dwanaście", "ru": "двенадцать", "en": "twelve", "es": "doce"}
THE_SAME = {
    "fr": ("pareil", "des mêmes"),
    "pl": ("to samo", "tych samych"),
    "ru": ("то же самое", "тех же"),
    "en": ("the same", "of the same"),
    "es": ("lo mismo", "de los mismos"),
}
SAID = (YES_DUDO, JOKING, I_SAID_DUDO, NO_CALL, IT_WAS_RED, TWENTY, NUMBER, TWELVE, THE_SAME)


def test_every_language_is_here() -> None:
    for said in SAID:
        assert set(said) == set(PHRASED)


def asked_whether(language: str) -> Bidders:
    table = Bidders(language)
    table.say(EXCLAIMED[language][0])
    assert table.ids == ["confirm-dudo"]
    return table


def asked_who(language: str) -> Bidders:
    table = Bidders(language)
    table.say(CALZA[language])
    assert table.ids == ["ask-caller-calza"]
    return table


@pytest.mark.parametrize(("language", "line"), each(YES_DUDO))
def test_yes_with_what_was_asked(language: str, line: str) -> None:
    table = asked_whether(language)
    table.say(line)
    assert table.ids[0] == "dudo-called"


@pytest.mark.parametrize(("language", "line"), each(JOKING))
def test_who_was_joking_means_no(language: str, line: str) -> None:
    for table in (asked_whether(language), asked_who(language)):
        table.assert_only_told(line, "never-mind", "current-bid")


@pytest.mark.parametrize(("language", "line"), each(I_SAID_DUDO))
def test_another_call_than_was_asked_about(language: str, line: str) -> None:
    table = asked_who(language)
    table.say(line)
    challenge = table.state.game.challenge
    assert challenge is not None
    assert challenge.kind is ChallengeKind.DUDO


@pytest.mark.parametrize("language", PHRASED)
def test_no_such_call(language: str) -> None:
    table = asked_who(language)
    table.assert_only_told(NO_CALL[language], "never-mind", "current-bid")


@pytest.mark.parametrize(("language", "line"), each(IT_WAS_RED))
def test_who_called_is_told_in_more_words(language: str, line: str) -> None:
    table = asked_who(language)
    table.say(line)
    challenge = table.state.game.challenge
    assert challenge is not None
    assert challenge.caller == PLAYERS[language][2]


@pytest.mark.parametrize("language", PHRASED)
def test_the_number_again_is_the_bid_asked_about(language: str) -> None:
    table = Bidders(language)
    table.assert_only_told(TWENTY[language], "confirm-bid")
    table.say(NUMBER[language])
    bid = table.state.game.bid
    assert bid is not None
    assert bid.quantity >= 20


@pytest.mark.parametrize("language", PHRASED)
def test_another_number_is_one_of_the_bid_asked_about(language: str) -> None:
    table = Bidders(language)
    table.say(TWENTY[language], TWELVE[language])
    assert table.state.game.bid == Bid(12, 3)


@pytest.mark.parametrize(("language", "line"), each(THE_SAME))
def test_the_same_is_the_face_that_is_bid(language: str, line: str) -> None:
    table = Bidders(language)
    table.assert_only_told(line)
    table.say(TWELVE[language])
    assert table.ids == ["ask-face"]
    table.say(line)
    assert table.state.game.bid == Bid(12, 3)
