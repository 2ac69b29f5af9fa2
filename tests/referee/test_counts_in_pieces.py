"""Dice told in pieces: what was clear is kept, and only what is missing is asked for."""

from __future__ import annotations

import pytest

from tests.phrased import PHRASED
from tests.referee.counted_table import PLAYERS, Counted, each
from tests.referee.test_counting_faces import THREE, THREE_FIVES
from voice_perudo.referee.effects import Message
from voice_perudo.rules.values import PACO, Bid

FIVE = 5
TWO_MORE = {
    "fr": (
        *("plus deux", "deux de plus", "encore deux", "et encore deux", "et deux de plus"),
        *("plus deux pacos", "encore deux pacos", "et deux pacos en plus", "et deux aussi"),
    ),
    "pl": (
        *("plus dwa", "jeszcze dwa", "i jeszcze dwa", "i dwa więcej", "plus dwie"),
        *("plus dwa paco", "i jeszcze dwa paco", "i dwa paco więcej"),
    ),
    "ru": (
        *("плюс два", "ещё два", "и ещё два", "и плюс два", "ещё две"),
        *("плюс два пако", "и ещё два пако", "и два пако ещё"),
    ),
    "en": (
        *("plus two", "two more", "and two more", "another two", "and also two", "and two too"),
        *("plus two pacos", "two more pacos", "and two pacos more", "also two pacos"),
    ),
    "es": (
        *("más dos", "dos más", "y dos más", "otros dos", "y otros dos", "y también dos"),
        *("más dos pacos", "y dos pacos más", "y otros dos pacos"),
    ),
}
ONE_MORE = {
    "fr": ("un de plus", "plus un", "et encore un paco", "et un autre", "et un paco"),
    "pl": ("jeszcze jeden", "jeszcze jedna", "i jeszcze paco", "i paco", "plus jedno paco"),
    "ru": ("ещё один", "ещё одна", "и ещё пако", "и пако", "плюс одно пако"),
    "en": ("one more", "plus one", "and another paco", "and a paco", "plus one paco"),
    "es": ("uno más", "más uno", "y otro paco", "y un paco", "otro más"),
}
FACE_FIRST = {
    "fr": ("pacos deux", "et les pacos deux"),
    "pl": ("paco dwa", "i paco dwa"),
    "ru": ("пако два", "и пако два"),
    "en": ("pacos two", "aces two", "and the pacos two"),
    "es": ("pacos dos", "ases dos", "y los pacos dos"),
}
ONE_BREATH = {
    "fr": ("trois cinq plus deux pacos", "trois cinq et deux", "trois cinq plus deux"),
    "pl": ("trzy piątki plus dwa paco", "trzy piątki i dwa", "trzy piątki i jeszcze dwa"),
    "ru": ("три пятёрки плюс два пако", "три пятёрки и два", "три пятёрки и ещё два"),
    "en": ("three fives plus two pacos", "three fives and two", "three fives and two more"),
    "es": ("tres cincos más dos pacos", "tres cincos y dos", "tres cincos y dos más"),
}
SUMS_IN_A_ROW = {
    "fr": (
        "bleu deux cinq un paco, vert trois",
        "bleu a deux cinq et un paco, vert deux cinq et un paco",
    ),
    "pl": (
        "niebieski dwie piątki jedno paco, zielony trzy",
        "niebieski ma dwie piątki i jedno paco, zielony dwie piątki i jedno paco",
    ),
    "ru": (
        "синий две пятёрки одно пако, зелёный три",
        "у синего две пятёрки и одно пако, у зелёного две пятёрки и одно пако",
    ),
    "en": (
        "blue two fives one paco, green three",
        "blue has two fives and one paco, green two fives and one paco",
    ),
    "es": (
        "azul dos cincos un paco, verde tres",
        "azul tiene dos cincos y un paco, verde dos cincos y un paco",
    ),
}
HALF_IN_A_ROW = {
    "fr": ("bleu deux cinq, vert trois", "vert trois et bleu a deux cinq"),
    "pl": ("niebieski dwie piątki, zielony trzy", "zielony trzy, a niebieski ma dwie piątki"),
    "ru": ("синий две пятёрки, зелёный три", "зелёный три, а у синего две пятёрки"),
    "en": ("blue two fives, green three", "green three and blue has two fives"),
    "es": ("azul dos cincos, verde tres", "verde tres y azul tiene dos cincos"),
}
TWO_HALVES = {
    "fr": "bleu deux cinq, vert un paco",
    "pl": "niebieski dwie piątki, zielony jedno paco",
    "ru": "синий две пятёрки, зелёный одно пако",
    "en": "blue two fives, green one paco",
    "es": "azul dos cincos, verde un paco",
}
OTHER_FACE_IN_A_ROW = {
    "fr": "bleu deux quatre, vert trois",
    "pl": "niebieski dwie czwórki, zielony trzy",
    "ru": "синий две четвёрки, зелёный три",
    "en": "blue two fours, green three",
    "es": "azul dos cuatros, verde tres",
}
ONE_OF_FACE = {
    "fr": ("vert un cinq", "vert a un cinq"),
    "pl": ("zielony jedna piątka", "zielony ma jedną piątkę"),
    "ru": ("зелёный одна пятёрка", "у зелёного одна пятёрка"),
    "en": ("green one five", "green has one five"),
    "es": ("verde un cinco", "verde tiene un cinco"),
}
NONE_OF_FACE = {
    "fr": ("bleu pas de cinq", "bleu n'a pas de cinq"),
    "pl": ("niebieski nie ma piątek", "niebieski zero piątek"),
    "ru": ("у синего нет пятёрок", "синий ноль пятёрок"),
    "en": ("blue no fives", "blue has no fives"),
    "es": ("azul no tiene cincos", "azul cero cincos"),
}


def half_of(player: str, count: int, face: int, other: int) -> Message:
    """What is asked after so many dice of one face."""
    return Message.of("count-one-face-of", player=player, bid=Bid(count, face), faces=(other,))


def test_every_language_is_here() -> None:
    for said in (TWO_MORE, ONE_MORE, SUMS_IN_A_ROW, TWO_HALVES, OTHER_FACE_IN_A_ROW):
        assert set(said) == set(PHRASED)


@pytest.mark.parametrize(("language", "line"), [*each(TWO_MORE), *each(FACE_FIRST)])
def test_more_is_added_to_the_half_told_before(language: str, line: str) -> None:
    table = Counted(language)
    table.say(THREE_FIVES[language][0], line)
    assert table.total == 5


@pytest.mark.parametrize(("language", "line"), each(ONE_MORE))
def test_one_more_is_added_as_well(language: str, line: str) -> None:
    table = Counted(language)
    table.say(THREE_FIVES[language][0], line)
    assert table.total == 4


@pytest.mark.parametrize(("language", "line"), each(ONE_BREATH))
def test_pieces_in_one_breath_are_added(language: str, line: str) -> None:
    table = Counted(language)
    table.say(line)
    assert table.total == 5


@pytest.mark.parametrize("language", PHRASED)
def test_more_than_nothing_is_asked_about(language: str) -> None:
    table = Counted(language)
    table.say(TWO_MORE[language][0])
    assert table.ids == ["count-with-pacos"]
    assert table.total is None


def test_more_of_the_same_face_is_added_to_it() -> None:
    table = Counted("en")
    table.say("three fives", "two more fives")
    assert table.told == (Message.of("count-one-face", bid=Bid(5, FIVE), faces=(PACO,)),)


@pytest.mark.parametrize(("language", "line"), each(SUMS_IN_A_ROW))
def test_sums_of_several_players_are_told_in_one_breath(language: str, line: str) -> None:
    table = Counted(language)
    table.say(line)
    assert list(table.counts.values()) == [3, 3]


@pytest.mark.parametrize(("language", "line"), each(HALF_IN_A_ROW))
def test_a_half_among_several_counts_is_all_that_is_asked_for(language: str, line: str) -> None:
    blue, green, _ = PLAYERS[language]
    table = Counted(language)
    table.say(line)
    half = half_of(blue, 2, FIVE, PACO)
    assert table.told == (
        Message.of("count-told", player=green, count=3),
        half,
    )
    table.say(THREE[language])
    assert table.counts == {green: 3, blue: 5}


@pytest.mark.parametrize("language", PHRASED)
def test_two_halves_are_asked_for_one_after_the_other(language: str) -> None:
    blue, green, red = PLAYERS[language]
    table = Counted(language)
    table.say(TWO_HALVES[language])
    table.say(THREE[language])
    half = half_of(green, 1, PACO, FIVE)
    assert table.told == (
        Message.of("count-told", player=blue, count=5),
        half,
    )
    table.say(THREE[language])
    assert table.told[0] == Message.of("count-noted", player=green, count=4, next=red)


@pytest.mark.parametrize("language", PHRASED)
def test_what_counts_is_kept_beside_a_face_that_does_not(language: str) -> None:
    _, green, red = PLAYERS[language]
    table = Counted(language)
    table.say(OTHER_FACE_IN_A_ROW[language])
    assert table.told == (
        Message.of("count-with-pacos", faces=(FIVE, PACO)),
        Message.of("count-noted", player=green, count=3, next=red),
    )
    assert table.counts == {green: 3}


@pytest.mark.parametrize(("language", "line"), each(ONE_OF_FACE))
def test_one_die_of_a_named_player_is_half_of_his_count(language: str, line: str) -> None:
    table = Counted(language)
    table.say(line)
    half = half_of(PLAYERS[language][1], 1, FIVE, PACO)
    assert table.told == (half,)


@pytest.mark.parametrize(("language", "line"), each(NONE_OF_FACE))
def test_a_named_player_may_have_none_of_one_face(language: str, line: str) -> None:
    table = Counted(language)
    table.say(line)
    blue = PLAYERS[language][0]
    assert table.told == (Message.of("count-other-face-of", player=blue, faces=(PACO,)),)


def test_the_green_one_is_a_player_as_well() -> None:
    table = Counted("en")
    table.say("the green one five")
    assert table.ids == ["choose-count"]


def test_a_half_is_kept_while_another_player_tells_his_count() -> None:
    table = Counted("en")
    table.say("blue two fives", "green one")
    assert table.ids == ["count-told", "count-one-face-of"]
    table.say("one", "none")
    assert table.total == 4


def test_whoever_has_to_count_again_is_asked_before_the_halves_of_others() -> None:
    table = Counted("en")
    table.say("blue two fives, green nine")
    assert table.ids == ["count-too-high-player"]
    table.say("two")
    assert table.ids == ["count-told", "count-one-face-of"]
    assert table.counts == {"green": 2}


def test_a_half_told_anew_takes_the_place_of_the_whole_count() -> None:
    table = Counted("en")
    table.say("blue two", "green one", "blue two fives, red none")
    assert table.counts == {"green": 1, "red": 0}
    table.say("one")
    assert table.total == 4


OWN_OR_ALL = {
    "fr": ("deux et un paco", "deux cinq et un paco"),
    "pl": ("dwie i jeden paco", "dwie piątki i jeden paco"),
    "ru": ("две и один пако", "две пятёрки и один пако"),
    "en": ("two and a paco", "two fives and one paco"),
    "es": ("dos y un paco", "dos cincos y un paco"),
}
EIGHT_FIVES = {
    "fr": ("huit cinq", "dudo"),
    "pl": ("osiem piątek", "dudo"),
    "ru": ("восемь пятёрок", "дудо"),
    "en": ("eight fives", "dudo"),
    "es": ("ocho cincos", "dudo"),
}
BLUE_HAS = {
    "fr": "bleu trois",
    "pl": "niebieski trzy",
    "ru": "синий три",
    "en": "blue three",
    "es": "azul tres",
}


@pytest.mark.parametrize(("language", "line"), each(OWN_OR_ALL))
def test_few_dice_of_two_faces_may_be_the_first_players(language: str, line: str) -> None:
    table = Counted(language, called=EIGHT_FIVES[language])
    table.say(line)
    assert table.ids == ["ask-counted-aloud"]
    assert table.total is None
    table.say(BLUE_HAS[language])
    assert table.counts == {PLAYERS[language][0]: 3}
    table = Counted(language, called=EIGHT_FIVES[language])
    table.say(line, line)
    assert table.total == 3


@pytest.mark.parametrize(("language", "line"), each(OWN_OR_ALL))
def test_where_they_hold_the_bid_nobody_is_asked(language: str, line: str) -> None:
    table = Counted(language)
    table.say(line)
    assert table.total == 3
