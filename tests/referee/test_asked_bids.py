"""What is said to a bid that is asked about, or once a direction is chosen; and “I pass”."""

from __future__ import annotations

import pytest

from tests.phrased import PHRASED
from tests.referee.bidding_table import Bidders
from tests.referee.counted_table import CALLED, PLAYERS, Table, each
from voice_perudo.referee.dialogue import start
from voice_perudo.referee.effects import Message
from voice_perudo.referee.settings import Settings
from voice_perudo.rules.values import Bid, Direction
from voice_perudo.rules.variant import load_variant

MANY = {
    "fr": "vingt trois",
    "pl": "dwadzieścia trójek",
    "ru": "двадцать троек",
    "en": "twenty threes",
    "es": "veinte treses",
}
NO_SIX = {
    "fr": "non, six",
    "pl": "nie, sześć",
    "ru": "нет, шесть",
    "en": "no, six",
    "es": "no, seis",
}
ONE = {"fr": "un", "pl": "jedna", "ru": "одна", "en": "one", "es": "uno"}
LEFT = {
    "fr": "à gauche",
    "pl": "w lewo",
    "ru": "налево",
    "en": "left",
    "es": "a la izquierda",
}
NO_RIGHT = {
    "fr": ("non, à droite", "non, l'autre sens"),
    "pl": ("nie, w prawo", "nie, w drugą stronę"),
    "ru": ("нет, направо", "нет, в другую сторону"),
    "en": ("no, right", "no, the other way"),
    "es": ("no, a la derecha", "no, al otro lado"),
}
PASS = {
    "fr": ("je passe", "passe", "je peux passer"),
    "pl": ("pas", "pasuję"),
    "ru": ("пас", "пропускаю", "я пас"),
    "en": ("pass", "I pass", "skip"),
    "es": ("paso", "yo paso", "puedo pasar"),
}
ME = {"fr": "moi", "pl": "ja", "ru": "я", "en": "me", "es": "yo"}
CALZA = {"fr": "calza", "pl": "calza", "ru": "кальса", "en": "calza", "es": "calza"}
TWO_THREES = {
    "fr": ("non, pardon, deux trois", "non je me suis trompé, deux trois"),
    "pl": ("nie, przepraszam, dwie trójki", "nie, pomyłka, dwie trójki"),
    "ru": ("нет, извините, две тройки", "нет, я ошибся, две тройки"),
    "en": ("no, my mistake, two threes", "no, I'm sorry, two threes"),
    "es": ("no, perdón, dos treses", "no, me equivoqué, dos treses"),
}


def test_every_language_is_here() -> None:
    for said in (NO_RIGHT, PASS, TWO_THREES):
        assert set(said) == set(PHRASED)


@pytest.mark.parametrize("language", PHRASED)
def test_a_bid_asked_about_is_put_right_and_not_the_one_on_the_table(language: str) -> None:
    table = Bidders(language)
    table.say(MANY[language])
    assert table.ids == ["confirm-bid"]
    table.say(NO_SIX[language])
    if table.ids != ["choose-bid"]:  # no doubt where a number and a face are other words
        assert table.state.game.bid == Bid(6, 3)
        return
    (question,) = table.told
    assert question == Message.of("choose-bid", first=Bid(6, 3), second=Bid(20, 6))


def choosing(language: str) -> Table:
    rules = load_variant("bga-free", {"direction": "loser_chooses"})
    table = Table(start(Settings(language, (rules,)), PLAYERS[language], PLAYERS[language][0])[0])
    table.say(*CALLED[language], ONE[language], LEFT[language])
    return table


@pytest.mark.parametrize(("language", "line"), each(NO_RIGHT))
def test_a_direction_is_put_right_until_the_first_bid(language: str, line: str) -> None:
    table = choosing(language)
    table.say(line)
    assert table.ids == ["direction-chosen", "turn"]
    assert table.state.game.direction is Direction.COUNTERCLOCKWISE
    table = choosing(language)
    table.say(CALLED[language][0])
    table.assert_only_told(line, "direction-stays", "current-bid")


@pytest.mark.parametrize(("language", "line"), each(PASS))
def test_who_wants_to_pass_is_told_what_he_may_do(language: str, line: str) -> None:
    table = Bidders(language)
    table.say(line)
    assert table.ids[0] == "legal-bids"
    assert table.state.game.turn == PLAYERS[language][1]


@pytest.mark.parametrize("language", PHRASED)
def test_who_calls_is_not_told_by_me(language: str) -> None:
    table = Bidders(language)
    table.say(CALZA[language])
    assert table.ids == ["ask-caller-calza"]
    table.say(ME[language])
    assert table.ids == ["ask-starter-name"]
    table.say(PLAYERS[language][2])
    assert table.ids[0] == "calza-called"


@pytest.mark.parametrize(("language", "line"), each(TWO_THREES))
def test_an_apology_after_no_is_no_talk(language: str, line: str) -> None:
    table = Bidders(language)
    table.say(line)
    assert table.state.game.bid == Bid(2, 3)


OVER = {
    "fr": (("un cinq", "dudo", "zéro"), "qui a gagné", "qui a perdu"),
    "pl": (("jedna piątka", "dudo", "zero"), "kto wygrał", "kto stracił kość"),
    "ru": (("одна пятёрка", "дудо", "ноль"), "кто выиграл", "кто проиграл"),
    "en": (("one five", "dudo", "none"), "who won", "who lost"),
    "es": (("un cinco", "dudo", "cero"), "quién ganó", "quién perdió"),
}


@pytest.mark.parametrize("language", PHRASED)
def test_who_won_and_who_lost_can_be_asked(language: str) -> None:
    lines, who_won, who_lost = OVER[language]
    rules = load_variant("bga-free", {"start_dice": "1"})
    players = PLAYERS[language][:2]
    table = Table(start(Settings(language, (rules,)), players, players[0])[0])
    table.say(*lines)
    table.assert_only_told(who_won, "winner", "ask-new-game")
    table.assert_only_told(who_lost, "why-dudo-failed")
