"""“Blue and red none”, “not green, red”, “how many so far?”: counts of several players."""

from __future__ import annotations

import pytest

from tests.phrased import PHRASED
from tests.referee.counted_table import PLAYERS, each
from tests.referee.test_counted_aloud import many_bid
from voice_perudo.referee.effects import Message

BOTH_NONE = {
    "fr": ("rouge et bleu rien", "ni rouge ni bleu", "rien pour rouge et bleu"),
    "pl": ("czerwony i niebieski nic", "ani czerwony ani niebieski nie ma"),
    "ru": ("у красного и синего нет", "ни у красного ни у синего"),
    "en": ("red and blue none", "neither red nor blue has any", "none for red and blue"),
    "es": ("rojo y azul nada", "ni rojo ni azul"),
}
ONE_EACH = {
    "fr": "rouge et bleu un chacun",
    "pl": "czerwony i niebieski po jednej",
    "ru": "у красного и синего по одной",
    "en": "red and blue one each",
    "es": "rojo y azul uno cada uno",
}
NOT_GREEN = {
    "fr": ("pas vert, rouge", "non, c'était rouge"),
    "pl": ("nie zielony, tylko czerwony", "nie zielony, czerwony", "nie, to czerwony"),
    "ru": ("не зелёный, а красный", "не зелёный, красный", "нет, это красный"),
    "en": ("not green, red", "no, that was red", "no, it was red"),
    "es": ("no verde, rojo", "no, era rojo"),
}
AS_MANY = {
    "fr": "pareil pour rouge",
    "pl": "tyle samo czerwony",
    "ru": "столько же у красного",
    "en": "same for red",
    "es": "lo mismo para rojo",
}
ME_NEITHER = {
    "fr": "moi non plus",
    "pl": "ja też nie",
    "ru": "у меня тоже нет",
    "en": "me neither",
    "es": "yo tampoco",
}
SO_FAR = {
    "fr": "combien pour l'instant",
    "pl": "ile na razie",
    "ru": "сколько пока",
    "en": "how many so far",
    "es": "cuántos llevamos",
}
THREE_NOT_TWO = {
    "fr": "trois, pas deux",
    "pl": "trzy, a nie dwie",
    "ru": "три, а не две",
    "en": "three, not two",
    "es": "tres y no dos",
}
ACTUALLY_THREE = {
    "fr": "vert trois en fait",
    "pl": "zielony jednak trzy",
    "ru": "у зелёного всё-таки три",
    "en": "green three actually",
    "es": "verde tenía tres",
}
SAID = (BOTH_NONE, ONE_EACH, NOT_GREEN, AS_MANY, ME_NEITHER, SO_FAR, THREE_NOT_TWO, ACTUALLY_THREE)


def test_every_language_is_here() -> None:
    for said in SAID:
        assert set(said) == set(PHRASED)


@pytest.mark.parametrize(("language", "line"), each(BOTH_NONE))
def test_two_who_have_none(language: str, line: str) -> None:
    table = many_bid(language)
    table.say(f"{PLAYERS[language][1]} 2", line)
    assert table.total == 2


@pytest.mark.parametrize("language", PHRASED)
def test_two_who_have_as_many_each(language: str) -> None:
    table = many_bid(language)
    table.say(f"{PLAYERS[language][1]} 2", ONE_EACH[language])
    assert table.total == 4


@pytest.mark.parametrize(("language", "line"), each(NOT_GREEN))
def test_whose_count_it_was(language: str, line: str) -> None:
    table = many_bid(language)
    _, green, red = PLAYERS[language]
    table.say(f"{green} 2", line)
    assert table.counts == {red: 2}


@pytest.mark.parametrize("language", PHRASED)
def test_as_many_for_another(language: str) -> None:
    table = many_bid(language)
    _, green, red = PLAYERS[language]
    table.say(f"{green} 2", AS_MANY[language])
    assert table.counts == {green: 2, red: 2}


@pytest.mark.parametrize("language", PHRASED)
def test_none_either(language: str) -> None:
    table = many_bid(language)
    _, green, red = PLAYERS[language]
    table.say(f"{green} 0", ME_NEITHER[language])
    assert table.counts == {green: 0, red: 0}


@pytest.mark.parametrize("said", [THREE_NOT_TWO, ACTUALLY_THREE])
@pytest.mark.parametrize("language", PHRASED)
def test_another_number_after_all(language: str, said: dict[str, str]) -> None:
    table = many_bid(language)
    _, green, _ = PLAYERS[language]
    table.say(f"{green} 2", said[language])
    assert table.counts == {green: 3}


@pytest.mark.parametrize("language", PHRASED)
def test_what_was_counted_so_far_is_told(language: str) -> None:
    table = many_bid(language)
    blue, green, red = PLAYERS[language]
    table.say(f"{green} 2")
    table.assert_only_told(SO_FAR[language], "count-told", "count-missing")
    assert table.told == (
        Message.of("count-told", player=green, count=2),
        Message.of("count-missing", players=(red, blue)),
    )
