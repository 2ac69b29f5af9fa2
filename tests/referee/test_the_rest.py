"""“The others none”: who has not told his dice is told of; and the count that begins again."""

from __future__ import annotations

import pytest

from tests.phrased import PHRASED
from tests.referee.counted_table import PLAYERS, Counted, each
from tests.referee.test_as_much import Rolling
from voice_perudo.referee.modes import Counting

BLUE_ONE = {
    "fr": "bleu un",
    "pl": "niebieski jedna",
    "ru": "синий одна",
    "en": "blue one",
    "es": "azul uno",
}
OTHERS_NONE = {
    "fr": ("les autres rien", "les autres n'en ont pas", "personne d'autre", "le reste zéro"),
    "pl": ("reszta nic", "pozostali nie mają", "nikt więcej", "reszta zero"),
    "ru": ("у остальных нет", "остальные ноль", "больше ни у кого", "у других ничего"),
    "en": ("the others none", "everyone else none", "nobody else", "the rest have nothing"),
    "es": ("los demás nada", "el resto cero", "nadie más", "los otros no tienen"),
}
OTHERS_ONE = {
    "fr": ("les autres un chacun", "les autres en ont un chacun"),
    "pl": ("pozostali po jednej", "reszta ma po jednej"),
    "ru": ("остальные по одной", "у остальных по одной"),
    "en": ("the others one each", "everyone else has one each", "the rest have one each"),
    "es": ("los demás uno cada uno", "los otros tienen uno cada uno"),
}
AGAIN = {
    "fr": ("on recompte", "j'ai mal compté", "il faut recompter"),
    "pl": ("liczymy od nowa", "źle policzyliśmy", "przeliczmy"),
    "ru": ("считаем заново", "пересчитаем", "мы неправильно посчитали"),
    "en": ("count again", "let's recount", "we miscounted"),
    "es": ("contamos otra vez", "recontamos", "hemos contado mal"),
}


def test_every_language_is_here() -> None:
    for said in (OTHERS_NONE, OTHERS_ONE, AGAIN, WITH_PACOS):
        assert set(said) == set(PHRASED)


@pytest.mark.parametrize(("language", "line"), each(OTHERS_NONE))
def test_the_others_have_none(language: str, line: str) -> None:
    table = Counted(language)
    table.say(BLUE_ONE[language], line)
    assert table.total == 1
    assert dict(table.state.counted) == dict(zip(PLAYERS[language], (1, 0, 0), strict=True))
    in_one_breath = Counted(language)
    in_one_breath.say(f"{BLUE_ONE[language]}, {line}")
    assert in_one_breath.total == 1


@pytest.mark.parametrize(("language", "line"), each(OTHERS_ONE))
def test_the_others_have_one_each(language: str, line: str) -> None:
    table = Counted(language)
    table.say(BLUE_ONE[language], line)
    assert table.total == len(PLAYERS[language])


@pytest.mark.parametrize(("language", "line"), each(OTHERS_NONE))
def test_where_nobody_was_counted_nobody_is_another(language: str, line: str) -> None:
    table = Counted(language)
    table.say(line)
    assert isinstance(table.state.mode, Counting)
    assert table.counts == {}


@pytest.mark.parametrize(("language", "line"), each(OTHERS_NONE))
def test_after_the_verdict_it_changes_nothing(language: str, line: str) -> None:
    table = Counted(language)
    table.say(BLUE_ONE[language], OTHERS_NONE[language][0])
    table.assert_only_told(line)


@pytest.mark.parametrize(("language", "line"), each(AGAIN))
def test_the_count_begins_again(language: str, line: str) -> None:
    table = Counted(language)
    table.say(BLUE_ONE[language], line)
    assert table.ids == ["count-with-pacos"]
    assert table.counts == {}
    table.say(line)
    assert table.ids == ["count-with-pacos"]


WITH_PACOS = {
    "fr": ("trois avec les pacos", "trois dont un paco", "j'en ai trois dont un paco"),
    "pl": ("trzy razem z paco", "trzy w tym jedno paco", "mam trzy w tym paco"),
    "ru": ("три вместе с пако", "три включая пако", "у меня три включая пако"),
    "en": ("three with the pacos", "three including a paco", "I have three including a paco"),
    "es": ("tres con los pacos", "tres contando un paco", "tengo tres contando un paco"),
}
HALF = {
    "fr": "bleu a deux cinq",
    "pl": "niebieski ma dwie piątki",
    "ru": "у синего две пятёрки",
    "en": "blue has two fives",
    "es": "azul tiene dos cincos",
}


@pytest.mark.parametrize(("language", "line"), each(WITH_PACOS))
def test_dice_told_with_the_pacos_are_those_of_whoever_is_asked(language: str, line: str) -> None:
    blue, green, _ = PLAYERS[language]
    table = Counted(language)
    table.say(BLUE_ONE[language], line)
    assert table.counts == {blue: 1, green: 3}
    half = Counted(language)
    half.say(HALF[language])
    assert half.ids == ["count-one-face-of"]
    half.say(line)
    assert half.counts == {blue: 3}


@pytest.mark.parametrize("language", PHRASED)
def test_told_first_they_are_everybody_s(language: str) -> None:
    table = Counted(language)
    table.say(WITH_PACOS[language][0])
    assert table.total == 3


ME_TOO = {
    "fr": ("moi deux, bleu trois, rouge zéro", "bleu trois, moi deux, les autres rien"),
    "pl": ("ja dwie, niebieski trzy, czerwony zero", "niebieski trzy, ja dwie, reszta nic"),
    "ru": ("у меня две, синий три, красный ноль", "синий три, у меня две, у остальных нет"),
    "en": ("me two, blue three, red none", "blue three, me two, the others none"),
    "es": ("yo dos, azul tres, rojo cero", "azul tres, yo dos, los demás nada"),
}
I_TWO_OTHERS_NONE = {
    "fr": "moi deux, les autres rien",
    "pl": "ja dwie, reszta nic",
    "ru": "у меня две, у остальных нет",
    "en": "me two, the others none",
    "es": "yo dos, los demás nada",
}
I_ROLLED = {
    "fr": "moi cinq, bleu trois",
    "pl": "mam pięć, niebieski trzy",
    "ru": "у меня пять, синий три",
    "en": "me five, blue three",
    "es": "yo cinco, azul tres",
}


@pytest.mark.parametrize(("language", "line"), each(ME_TOO))
def test_whoever_counts_tells_of_himself_among_others(language: str, line: str) -> None:
    table = Counted(language)
    table.say(line)
    assert dict(table.state.counted) == dict(zip(PLAYERS[language], (3, 2, 0), strict=True))
    table.assert_only_told(line)


@pytest.mark.parametrize("language", PHRASED)
def test_he_may_be_the_only_one_who_has_any(language: str) -> None:
    table = Counted(language)
    table.say(I_TWO_OTHERS_NONE[language])
    assert table.total == 2


@pytest.mark.parametrize("language", PHRASED)
def test_whose_roll_it_is_among_others_is_not_guessed(language: str) -> None:
    table = Rolling(language)
    table.say(I_ROLLED[language])
    assert table.rolls == {}
