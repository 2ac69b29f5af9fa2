"""A count that names one of two faces is half a count in every language, until both are known."""

from __future__ import annotations

import pytest

from tests.phrased import PHRASED
from tests.referee.counted_table import CALLED, CALZA, Counted, each
from voice_perudo.referee.effects import Message
from voice_perudo.referee.modes import Counting
from voice_perudo.rules.values import PACO, Bid

FIVE = 5
PACOS = {
    "fr": (
        "quatre pacos",
        "il y a quatre pacos",
        "j'en compte quatre as",
        "exactement quatre pacos",
    ),
    "pl": ("cztery paco", "są cztery asy", "paco cztery", "tylko cztery paco"),
    "ru": ("четыре пако", "есть четыре туза", "пако четыре", "ровно четыре единицы"),
    "en": ("four pacos", "there are four aces", "I count four ones", "exactly four wilds"),
    "es": ("cuatro pacos", "hay cuatro ases", "cuatro ases hay", "exactamente cuatro pacos"),
}
"""Four dice of one of the two faces."""

THREE = {"fr": "trois", "pl": "trzy", "ru": "три", "en": "three", "es": "tres"}
THREE_FIVES = {
    "fr": ("trois cinq", "il y a trois cinq", "et trois cinq", "et trois"),
    "pl": ("trzy piątki", "są trzy piątki", "i trzy piątki", "i trzy"),
    "ru": ("три пятёрки", "есть три пятёрки", "и три пятёрки", "и три"),
    "en": ("three fives", "there are three fives", "and three fives", "and three"),
    "es": ("tres cincos", "hay tres cincos", "y tres cincos", "y tres"),
}
NO_FIVES = {
    "fr": ("aucun", "pas de cinq", "aucun cinq"),
    "pl": ("zero", "nie ma piątek", "ani jednej piątki", "piątek nie ma"),
    "ru": ("ноль", "нет пятёрок", "ни одной пятёрки", "пятёрок нет"),
    "en": ("none", "no fives", "there are no fives"),
    "es": ("ninguno", "no hay cincos", "ni un cinco", "cero cincos"),
}
SUMS = {
    "fr": ("trois cinq et deux pacos", "deux pacos et trois cinq", "trois cinq deux pacos"),
    "pl": ("trzy piątki i dwa paco", "dwa paco i trzy piątki", "są trzy piątki i dwie jedynki"),
    "ru": ("три пятёрки и два пако", "два пако и три пятёрки", "три пятёрки, два пако"),
    "en": (
        "three fives and two ones",
        "two pacos and three fives",
        "I count three fives, two aces",
    ),
    "es": ("tres cincos y dos pacos", "dos ases y tres cincos", "hay tres cincos y dos pacos"),
}
TOTALS = {
    "fr": ("quatre", "quatre pacos en tout", "quatre cinq avec les pacos"),
    "pl": ("cztery", "razem cztery paco", "cztery piątki razem"),
    "ru": ("четыре", "всего четыре пако", "четыре пятёрки всего"),
    "en": ("four", "four pacos in all", "four fives including the pacos"),
    "es": ("cuatro", "cuatro pacos en total", "hay cuatro cincos con los ases"),
}
"""What is everybody's count of both faces at once."""

OTHER_FACES = {
    "fr": "deux quatre",
    "pl": "dwie czwórki",
    "ru": "две четвёрки",
    "en": "two fours",
    "es": "dos cuatros",
}
OF_BLUE = {
    "fr": "bleu a deux cinq",
    "pl": "niebieski ma dwie piątki",
    "ru": "у синего две пятёрки",
    "en": "blue has two fives",
    "es": "azul tiene dos cincos",
}
NO_FOUR_FIVES = {
    "fr": "non, trois cinq",
    "pl": "nie, trzy piątki",
    "ru": "нет, три пятёрки",
    "en": "no, three fives",
    "es": "no, tres cincos",
}
ARE_FIVE = {
    "fr": "il y en a cinq",
    "pl": "jest pięć",
    "ru": "их пять",
    "en": "there are five",
    "es": "hay cinco",
}
ARE_SEVEN = {
    "fr": "il y en a sept en tout",
    "pl": "razem jest siedem",
    "ru": "всего семь",
    "en": "there are seven in all",
    "es": "hay siete en total",
}
UNDO = {"fr": "annule", "pl": "cofnij", "ru": "отмена", "en": "undo", "es": "deshacer"}
HELP = {"fr": "aide", "pl": "pomoc", "ru": "помощь", "en": "help", "es": "ayuda"}

FOUR_PACOS = Message.of("count-one-face", bid=Bid(4, PACO), faces=(FIVE,))


@pytest.mark.parametrize(("language", "line"), each(PACOS))
def test_pacos_alone_are_half_of_the_count(language: str, line: str) -> None:
    table = Counted(language)
    table.say(line)
    assert table.told == (FOUR_PACOS,)
    table.say(THREE[language])
    assert table.total == 7


@pytest.mark.parametrize(("language", "line"), each(THREE_FIVES))
def test_the_other_face_may_be_named(language: str, line: str) -> None:
    table = Counted(language)
    table.say(PACOS[language][0], line)
    assert table.total == 7


@pytest.mark.parametrize(("language", "line"), each(NO_FIVES))
def test_there_may_be_none_of_the_other_face(language: str, line: str) -> None:
    table = Counted(language)
    table.say(PACOS[language][0], line)
    assert table.total == 4


@pytest.mark.parametrize(("language", "line"), each(SUMS))
def test_both_faces_are_added(language: str, line: str) -> None:
    table = Counted(language)
    table.say(line)
    assert table.total == 5


@pytest.mark.parametrize(("language", "line"), each(TOTALS))
def test_what_tells_of_all_settles_at_once(language: str, line: str) -> None:
    table = Counted(language)
    table.say(line)
    assert table.total == 4


@pytest.mark.parametrize("language", PHRASED)
def test_a_face_that_does_not_count_is_asked_again(language: str) -> None:
    table = Counted(language)
    table.say(OTHER_FACES[language])
    assert table.told == (Message.of("count-with-pacos", faces=(FIVE, PACO)),)
    table.say(THREE[language])
    assert table.total == 3


@pytest.mark.parametrize("language", PHRASED)
def test_one_player_s_dice_are_asked_for_face_by_face(language: str) -> None:
    table = Counted(language)
    table.say(OF_BLUE[language])
    assert table.ids == ["count-one-face-of"]
    table.say(THREE[language])
    assert list(table.counts.values()) == [5]


@pytest.mark.parametrize("language", PHRASED)
def test_after_no_another_face_takes_the_place_of_the_first(language: str) -> None:
    table = Counted(language)
    table.say(PACOS[language][0], NO_FOUR_FIVES[language])
    assert table.told == (Message.of("count-one-face", bid=Bid(3, FIVE), faces=(PACO,)),)


@pytest.mark.parametrize("language", PHRASED)
def test_a_second_challenge_waits_for_the_count(language: str) -> None:
    table = Counted(language)
    for second in (CALLED[language][1], CALZA[language]):
        table.say(second)
        assert table.ids == ["refused-challenge-open", "count-with-pacos"]
        assert isinstance(table.state.mode, Counting)


@pytest.mark.parametrize("language", PHRASED)
def test_a_face_that_does_not_count_changes_nothing_about_the_first(language: str) -> None:
    table = Counted(language)
    table.say(PACOS[language][0], OTHER_FACES[language])
    assert table.told == (FOUR_PACOS,)


@pytest.mark.parametrize("language", PHRASED)
def test_undo_of_one_sum_or_the_other_keeps_what_was_told(language: str) -> None:
    table = Counted(language)
    table.say(*PACOS[language][:1], ARE_FIVE[language])
    assert table.ids == ["choose-count"]
    table.say(UNDO[language])
    assert table.told[-1] == FOUR_PACOS


@pytest.mark.parametrize("language", PHRASED)
def test_help_with_two_sums_tells_what_is_listened_for(language: str) -> None:
    table = Counted(language)
    table.say(PACOS[language][0], ARE_FIVE[language], HELP[language])
    assert table.ids == ["help-counting", "help-or-more"]


@pytest.mark.parametrize(("answer", "total"), [("five", 5), ("nine", 9), ("one five", 5)])
def test_one_of_two_sums_is_chosen_by_its_number(answer: str, total: int) -> None:
    table = Counted("en")
    table.say("four pacos", "there are five", answer)
    assert table.total == total


@pytest.mark.parametrize("language", PHRASED)
def test_more_than_one_player_has_is_everybodys(language: str) -> None:
    table = Counted(language)
    table.say(OF_BLUE[language], ARE_SEVEN[language])
    assert table.total == 7


@pytest.mark.parametrize("language", PHRASED)
def test_a_face_put_right_after_the_verdict_is_no_bid(language: str) -> None:
    table = Counted(language)
    table.say(SUMS[language][0], NO_FOUR_FIVES[language])
    assert table.ids == ["recount-again"]
    assert table.total == 5


def test_where_one_face_counts_it_is_put_right_with_its_name() -> None:
    table = Counted("en")
    table.say("none", "two fives", "two pacos", "dudo", "none", "no, one paco")
    assert table.total == 1


TOO_MANY = {
    "fr": ("bleu deux", "six pacos", "seize pacos"),
    "pl": ("niebieski dwa", "sześć paco", "szesnaście paco"),
    "ru": ("синий два", "шесть пако", "шестнадцать пако"),
    "en": ("blue two", "six pacos", "sixteen pacos"),
    "es": ("azul dos", "seis pacos", "dieciséis pacos"),
}
"""One player's count, more dice of one face than he has, and than everybody has."""


@pytest.mark.parametrize("language", PHRASED)
def test_more_dice_of_one_face_than_there_are_are_refused_before_the_other_is_asked_for(
    language: str,
) -> None:
    one, his, everybodys = TOO_MANY[language]
    table = Counted(language)
    table.say(everybodys)
    assert table.ids == ["count-too-high"]
    table.say(one, his)
    assert table.ids == ["count-too-high-player"]
    assert isinstance(table.state.mode, Counting)
    assert not table.state.mode.halves
