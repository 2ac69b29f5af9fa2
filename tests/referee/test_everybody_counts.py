"""“One each”, “no fives but one paco”, “three, not two”: what is said over the open dice."""

from __future__ import annotations

import pytest

from tests.phrased import PHRASED
from tests.referee.counted_table import PLAYERS, Counted, each

EACH = {
    "fr": ("un chacun", "tout le monde en a un", "on en a un chacun"),
    "pl": ("każdy ma po jednej", "wszyscy po jednej", "u każdego po jednej"),
    "ru": ("у всех по одной", "у каждого по одной", "все по одной"),
    "en": ("one each", "everybody has one", "we each have one"),
    "es": ("uno cada uno", "todos tenemos uno", "cada uno tiene uno"),
}
BUT_A_PACO = {
    "fr": ("{} n'a pas de cinq mais un paco", "{} a zéro cinq mais un paco"),
    "pl": ("{} nie ma piątek ale jedno paco", "{} zero piątek, ale jedno paco"),
    "ru": ("у {} нет пятёрок но есть одно пако", "{} ноль пятёрок, но одно пако"),
    "en": ("{} has no fives but one paco", "{} no fives, but one paco"),
    "es": ("{} no tiene cincos pero un paco", "{} ningún cinco pero un paco"),
}
IN_ALL = {
    "fr": ("trois en tout avec les pacos", "trois au total pacos compris"),
    "pl": ("razem trzy licząc paco", "trzy łącznie licząc z paco"),
    "ru": ("всего три вместе с пако", "три всего считая с пако"),
    "en": ("three in total including pacos", "three altogether with the pacos"),
    "es": ("tres en total con pacos", "en total tres contando los pacos"),
}
BLUE_TWO = {
    "fr": "bleu deux",
    "pl": "niebieski dwie",
    "ru": "синий две",
    "en": "blue two",
    "es": "azul dos",
}
NOT_TWO = {
    "fr": "trois pas deux",
    "pl": "trzy nie dwie",
    "ru": "три не две",
    "en": "three not two",
    "es": "tres no dos",
}
NO_TWO = {"pl": "trzy, nie, dwie", "es": "tres, no, dos"}
"""Where the word for “not” is that for “no” as well."""


def test_every_language_is_here() -> None:
    for said in (EACH, BUT_A_PACO, IN_ALL, BLUE_TWO, NOT_TWO):
        assert set(said) == set(PHRASED)


@pytest.mark.parametrize(("language", "line"), each(EACH))
def test_everybody_has_as_many(language: str, line: str) -> None:
    table = Counted(language)
    table.say(line)
    assert table.total == len(PLAYERS[language])
    assert dict(table.state.counted) == dict.fromkeys(PLAYERS[language], 1)


@pytest.mark.parametrize(("language", "line"), each(BUT_A_PACO))
def test_none_of_one_face_and_one_of_the_other(language: str, line: str) -> None:
    blue = PLAYERS[language][0]
    table = Counted(language)
    table.say(line.format("синего" if line.startswith("у ") else blue))
    assert table.counts == {blue: 1}


@pytest.mark.parametrize(("language", "line"), each(IN_ALL))
def test_the_pacos_are_in_the_total(language: str, line: str) -> None:
    table = Counted(language)
    table.say(line)
    assert table.total == 3


@pytest.mark.parametrize("language", PHRASED)
def test_what_was_told_is_denied(language: str) -> None:
    blue = PLAYERS[language][0]
    table = Counted(language)
    table.say(BLUE_TWO[language], NOT_TWO[language])
    assert table.counts == {blue: 3}


@pytest.mark.parametrize("language", NO_TWO)
def test_what_nobody_told_is_a_slip_put_right(language: str) -> None:
    table = Counted(language)
    table.say(NO_TWO[language])
    assert table.total == 2
