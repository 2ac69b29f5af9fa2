"""“Green…”, “what are we counting?”, “there was one more”: what is said around the counts."""

from __future__ import annotations

import pytest

from tests.phrased import PHRASED
from tests.referee.bidding_table import Bidders
from tests.referee.counted_table import CALLED, PLAYERS, TWO, Counted, each
from tests.referee.test_counted_aloud import WITH_A_PACO, many_bid
from voice_perudo.referee.effects import Message

NONE = {"fr": "rien", "pl": "zero", "ru": "ноль", "en": "none", "es": "nada"}
WHAT_COUNTS = {
    "fr": ("on compte quoi", "les pacos comptent", "sans les pacos"),
    "pl": ("co liczymy", "czy paco się liczą", "z paco czy bez"),
    "ru": ("что считаем", "пако считаются", "с пако или без"),
    "en": ("what are we counting", "do aces count", "with or without pacos"),
    "es": ("qué contamos", "los pacos cuentan", "con o sin pacos"),
}
ONE_MORE = {
    "fr": ("ah y en avait un de plus", "rouge en avait un de plus", "y en a un sous la table"),
    "pl": ("była jeszcze jedna", "czerwony miał jeszcze jedną", "pod stołem jest jeszcze jedna"),
    "ru": ("была ещё одна", "у красного была ещё одна", "под столом ещё одна"),
    "en": ("oh there was one more", "red had one more", "there's another one under the table"),
    "es": ("había uno más", "rojo tenía uno más", "hay otro debajo de la mesa"),
}


def test_every_language_is_here() -> None:
    for said in (TWO, NONE, WHAT_COUNTS, ONE_MORE):
        assert set(said) == set(PHRASED)


@pytest.mark.parametrize("language", PHRASED)
def test_a_number_after_a_name_alone_is_his(language: str) -> None:
    table = many_bid(language)
    blue, green, red = PLAYERS[language]
    table.say(green)
    assert table.told == (Message.of("roll-next", player=green),)
    table.say(TWO[language], red, NONE[language])
    assert table.counts == {green: 2, red: 0}
    table.say(blue, TWO[language])
    assert table.total == 4


@pytest.mark.parametrize("language", PHRASED)
def test_whoever_has_told_his_dice_is_not_asked_again(language: str) -> None:
    table = many_bid(language)
    _, green, _ = PLAYERS[language]
    table.say(f"{green} 1", green)
    assert table.ids == ["count-missing"]
    assert table.counts == {green: 1}


@pytest.mark.parametrize(("language", "line"), each(WHAT_COUNTS))
def test_what_is_counted_is_told(language: str, line: str) -> None:
    table = Counted(language)
    table.assert_only_told(line, "standing-bid", "count-with-pacos")


@pytest.mark.parametrize(("language", "line"), each(ONE_MORE))
def test_one_more_after_the_verdict_tells_how_to_put_it_right(language: str, line: str) -> None:
    table = Counted(language)
    table.say(TWO[language])
    table.assert_only_told(line, "recount-again")


@pytest.mark.parametrize("language", PHRASED)
def test_pacos_are_not_counted_with_others_where_they_do_not_count(language: str) -> None:
    table = Bidders(language, rules="liars-dice")
    table.say(CALLED[language][1], WITH_A_PACO[language])
    assert table.ids == ["count-only"]
    assert table.state.game.settlement is None
