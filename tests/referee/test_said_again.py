"""What is said again, too late or not after all: nobody is taken by surprise."""

from __future__ import annotations

import pytest

from tests.phrased import PHRASED
from tests.referee.bidding_table import Bidders
from tests.referee.counted_table import CALLED, PLAYERS, TWO, Counted, each
from voice_perudo.referee.modes import Bidding, Confirming

DOUBTS = {
    "fr": "{} doute",
    "pl": "{} nie wierzy",
    "ru": "{} не верит",
    "en": "{} doubts",
    "es": "{} duda",
}
DUDO = {
    "fr": ("dudo", "menteur", "vert dudo"),
    "pl": ("dudo", "sprawdzam", "zielony dudo"),
    "ru": ("дудо", "не верю", "зелёный дудо"),
    "en": ("dudo", "liar", "green dudo"),
    "es": ("dudo", "mentiroso", "verde dudo"),
}
OTHER_CALL = {
    "fr": ("calza", "rouge dudo"),
    "pl": ("calza", "czerwony dudo"),
    "ru": ("кальса", "красный дудо"),
    "en": ("calza", "red dudo"),
    "es": ("calza", "rojo dudo"),
}
TEN = {"fr": "dix", "pl": "dziesięć", "ru": "десять", "en": "ten", "es": "diez"}
NEVER_MIND = {
    "fr": ("laisse tomber", "non", "non rien", "tant pis"),
    "pl": ("nieważne", "nie", "nic", "mniejsza z tym"),
    "ru": ("неважно", "нет", "ничего", "забудь"),
    "en": ("never mind", "no", "nothing", "no, never mind"),
    "es": ("olvídalo", "no", "nada", "déjalo"),
}
STARTS = {
    "fr": ("non c'est {} qui commence", "ah et {} commence"),
    "pl": ("nie, {} zaczyna", "aha, i {} zaczyna"),
    "ru": ("нет, {} начинает", "а, и {} начинает"),
    "en": ("no, {} starts", "oh and {} starts"),
    "es": ("no, empieza {}", "ah, y empieza {}"),
}


def test_every_language_is_here() -> None:
    for said in (DOUBTS, DUDO, OTHER_CALL, TWO, TEN, NEVER_MIND, STARTS):
        assert set(said) == set(PHRASED)


@pytest.mark.parametrize("language", PHRASED)
def test_a_bidder_who_doubts_twice_is_not_the_next_player(language: str) -> None:
    table = Bidders(language)
    doubts = DOUBTS[language].format(PLAYERS[language][0])
    table.say(doubts)
    table.assert_only_told(doubts, "confirm-dudo-of")
    assert isinstance(table.state.mode, Confirming)


@pytest.mark.parametrize(("language", "line"), each(DUDO))
def test_the_call_that_was_just_judged_is_only_shouted_again(language: str, line: str) -> None:
    table = Counted(language)
    table.say(TWO[language])
    table.assert_only_told(line)


@pytest.mark.parametrize(("language", "line"), each(OTHER_CALL))
def test_another_call_than_the_one_judged_is_refused(language: str, line: str) -> None:
    table = Counted(language)
    table.say(TWO[language])
    table.assert_only_told(line, "refused-no-bid", "turn")


@pytest.mark.parametrize(("language", "line"), each(NEVER_MIND))
def test_what_was_begun_is_forgotten(language: str, line: str) -> None:
    table = Bidders(language)
    table.say(TEN[language])
    assert table.ids == ["ask-face"]
    table.assert_only_told(line, "never-mind", "current-bid")
    assert table.state.mode == Bidding()


@pytest.mark.parametrize(("language", "line"), each(NEVER_MIND))
def test_where_nothing_is_asked_it_is_talk(language: str, line: str) -> None:
    table = Bidders(language)
    table.assert_only_told(line)


@pytest.mark.parametrize(("language", "line"), each(STARTS))
def test_who_starts_comes_before_the_first_bid(language: str, line: str) -> None:
    table = Bidders(language)
    table.assert_only_told(line.format(PLAYERS[language][1]), "undo-first")


@pytest.mark.parametrize(("language", "line"), each(STARTS))
def test_the_rules_tell_who_starts_a_later_round(language: str, line: str) -> None:
    table = Counted(language)
    table.say(TWO[language], CALLED[language][0])
    table.assert_only_told(line.format(PLAYERS[language][1]), "current-bid")
