"""“One… two… three”: dice counted aloud are one count, which neither “one” ends nor a bid."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.phrased import PHRASED
from tests.referee.counted_table import PLAYERS, YES, Counted, each
from voice_perudo.referee.effects import Message
from voice_perudo.referee.modes import Bidding, Choosing, Counting

NUMBERS = {
    "fr": ("un", "deux", "trois", "quatre"),
    "pl": ("jedna", "dwie", "trzy", "cztery"),
    "ru": ("одна", "две", "три", "четыре"),
    "en": ("one", "two", "three", "four"),
    "es": ("uno", "dos", "tres", "cuatro"),
}
ONE_BREATH = {
    "fr": ("un deux trois", "voyons, un, deux et trois", "un, deux, trois"),
    "pl": ("jeden dwa trzy", "no to jedna, dwie, trzy", "raz, dwa, trzy"),
    "ru": ("один два три", "так, одна, две и три", "раз, два, три"),
    "en": ("one two three", "let's see, one, two and three"),
    "es": ("uno dos tres", "a ver, uno, dos y tres"),
}
IN_PAIRS = {
    "fr": ("un deux", "trois quatre"),
    "pl": ("jeden dwa", "trzy cztery"),
    "ru": ("один два", "три четыре"),
    "en": ("one two", "three four"),
    "es": ("uno dos", "tres cuatro"),
}
UNDO = {"fr": "annule", "pl": "cofnij", "ru": "отмена", "en": "undo", "es": "deshacer"}
FIVE = {"fr": "cinq", "pl": "pięć", "ru": "пять", "en": "five", "es": "cinco"}
FOUR_SIXES = {
    "fr": "quatre six",
    "pl": "cztery szóstki",
    "ru": "четыре шестёрки",
    "en": "four sixes",
    "es": "cuatro seises",
}


MANY = {
    "fr": "sept cinq",
    "pl": "siedem piątek",
    "ru": "семь пятёрок",
    "en": "seven fives",
    "es": "siete cincos",
}


FOUR_FIVES = {
    "pl": "cztery piątki",
    "ru": "четыре пятёрки",
    "en": "four fives",
    "es": "cuatro cincos",
}
FOUR_AND_FIVE = {
    "fr": "quatre cinq",
    "pl": "cztery pięć",
    "ru": "четыре пять",
    "en": "four five",
    "es": "cuatro cinco",
}
NO = {
    "fr": ("non", "nan", "non non"),
    "pl": ("nie", "nie nie"),
    "ru": ("нет", "неа", "нет нет"),
    "en": ("no", "nope", "no no"),
    "es": ("no", "no no"),
}
ALL = {
    "fr": ("oui", "c'est tout"),
    "pl": ("tak", "to wszystko"),
    "ru": ("да", "это всё"),
    "en": ("yes", "that's all"),
    "es": ("sí", "eso es todo"),
}
WITH_A_PACO = {
    "fr": "deux et un paco",
    "pl": "dwie i paco",
    "ru": "две и одно пако",
    "en": "two and a paco",
    "es": "dos y un paco",
}
ME_TOO = {
    "fr": "moi aussi",
    "pl": "ja też",
    "ru": "у меня тоже",
    "en": "me too",
    "es": "yo también",
}
RED_TOO = {
    "fr": "rouge aussi",
    "pl": "czerwony też",
    "ru": "красный тоже",
    "en": "red too",
    "es": "rojo también",
}
MINE = {
    "fr": ("non, c'est juste moi", "c'est les miens", "ce sont mes dés"),
    "pl": ("nie, to moje", "tylko u mnie", "nie, to u mnie"),
    "ru": ("нет, это у меня", "это мои", "нет, только у меня"),
    "en": ("no, just me", "that's mine", "no, they're mine"),
    "es": ("no, son míos", "solo yo", "no, eso es mío"),
}
RED_HAS_THEM = {
    "fr": "c'est juste rouge",
    "pl": "tylko czerwony",
    "ru": "это только у красного",
    "en": "no, just red",
    "es": "no, solo rojo",
}


def many_bid(language: str) -> Counted:
    """A table at which so much was bid that one die is hardly all."""
    return Counted(language, called=(MANY[language], "дудо" if language == "ru" else "dudo"))


def so_far(number: int) -> tuple[Message, ...]:
    return (Message.of("ask-counted-aloud", count=number),)


def test_every_language_is_here() -> None:
    for said in (NUMBERS, ONE_BREATH, IN_PAIRS, YES, UNDO, FIVE, FOUR_SIXES, MANY):
        assert set(said) == set(PHRASED)
    for lines in (FOUR_AND_FIVE, NO, ALL, WITH_A_PACO, ME_TOO, RED_TOO, MINE, RED_HAS_THEM):
        assert set(lines) == set(PHRASED)


@pytest.mark.parametrize("language", PHRASED)
def test_one_after_the_other_is_one_count(language: str) -> None:
    table = many_bid(language)
    for number, said in enumerate(NUMBERS[language], 1):
        table.say(said)
        assert table.told == so_far(number)
        assert table.total is None
    table.say(NUMBERS[language][-1])
    assert table.total == 4


@pytest.mark.parametrize(("language", "line"), each(ONE_BREATH))
def test_in_one_breath_the_last_number_holds(language: str, line: str) -> None:
    table = many_bid(language)
    table.say(line)
    assert table.told == so_far(3)
    table.say(NUMBERS[language][2])
    assert table.total == 3


@pytest.mark.parametrize("language", PHRASED)
def test_pairs_are_no_number_and_face(language: str) -> None:
    table = many_bid(language)
    table.say(IN_PAIRS[language][0])
    assert table.told == so_far(2)
    table.say(IN_PAIRS[language][1])
    assert table.told == so_far(4)


@pytest.mark.parametrize("language", PHRASED)
def test_one_is_everything_if_it_is_said_so(language: str) -> None:
    one = NUMBERS[language][0]
    for answer in (one, YES[language]):
        table = many_bid(language)
        table.say(one, answer)
        assert table.total == 1


@pytest.mark.parametrize("language", PHRASED)
def test_undo_forgets_what_was_counted_and_no_challenge(language: str) -> None:
    table = many_bid(language)
    table.say(ONE_BREATH[language][0], UNDO[language])
    assert table.state.mode == Counting()
    assert table.ids == ["undone", "count-with-pacos"]
    assert table.state.game.challenge is not None
    table.say(UNDO[language])
    assert table.state.game.challenge is None


@pytest.mark.parametrize("language", PHRASED)
def test_any_other_number_is_settled_at_once(language: str) -> None:
    table = many_bid(language)
    table.say(FIVE[language])
    assert table.total == 5
    table = many_bid(language)
    table.say(NUMBERS[language][0], FIVE[language])
    assert table.total == 5


@pytest.mark.parametrize("language", PHRASED)
def test_one_is_all_where_few_were_bid(language: str) -> None:
    table = Counted(language)
    table.say(NUMBERS[language][0])
    assert table.total == 1


@pytest.mark.parametrize("language", PHRASED)
def test_each_player_s_own_one_is_his_count(language: str) -> None:
    table = many_bid(language)
    table.say(f"{PLAYERS[language][0]} {NUMBERS[language][1]}", NUMBERS[language][0])
    assert list(table.counts.values()) == [2, 1]


@pytest.mark.parametrize("language", PHRASED)
def test_after_a_verdict_the_next_number_begins_no_bid(language: str) -> None:
    *_, three, four = NUMBERS[language]
    table = many_bid(language)
    table.say(three, four)
    assert isinstance(table.state.mode, Choosing)
    assert table.ids == ["choose-two"]
    table.say(four)
    assert table.total == 4


@pytest.mark.parametrize("language", PHRASED)
def test_a_whole_bid_is_one_all_the_same(language: str) -> None:
    *_, three, four = NUMBERS[language]
    for lines in ((three, FOUR_SIXES[language]), (three, four, FOUR_SIXES[language])):
        table = many_bid(language)
        table.say(*lines)
        assert table.total == 3
        assert str(table.state.game.bid) == "4x6"


def test_another_number_is_the_face_of_the_bid_that_was_begun() -> None:
    table = many_bid("fr")
    table.say("trois", "quatre", "six")
    assert str(table.state.game.bid) == "4x6"


def test_of_the_next_number_it_is_asked_again_which_it_is() -> None:
    table = many_bid("fr")
    table.say("trois", "quatre", "cinq")
    assert isinstance(table.state.mode, Choosing)
    table.say("le premier")
    assert table.total == 5
    assert isinstance(table.state.mode, Bidding)


def test_a_number_and_its_face_where_that_counts_is_asked_about() -> None:
    table = many_bid("en")
    table.say("two", "four twos", "dudo", "one two")
    assert table.told == (Message.of("choose-count", first=2, second=1),)
    table.say("one")
    assert table.ids == ["count-one-face"]


def test_names_end_the_counting_aloud() -> None:
    table = many_bid("en")
    table.say("one", "blue one")
    assert isinstance(table.state.mode, Counting)
    assert table.counts == {"blue": 1}


@pytest.mark.parametrize(
    ("language", "lines"),
    [("pl", ("raz", "dwa", "trzy", "trzy")), ("ru", ("раз", "два", "три", "три"))],
)
@pytest.mark.parametrize("table", [Counted, many_bid])
def test_the_word_that_counting_begins_with_is_no_total(
    language: str, lines: tuple[str, ...], table: Callable[[str], Counted]
) -> None:
    counted = table(language)
    for number, line in enumerate(lines[:3], 1):
        counted.say(line)
        assert counted.told == so_far(number)
    counted.say(lines[3])
    assert counted.total == len(lines) - 1


@pytest.mark.parametrize("language", FOUR_FIVES)
def test_dice_of_a_face_that_only_a_face_can_be_are_no_numbers(language: str) -> None:
    table = many_bid(language)
    table.say(ONE_BREATH[language][0], FOUR_FIVES[language])
    assert table.ids == ["count-one-face"]


@pytest.mark.parametrize("language", PHRASED)
def test_two_numbers_that_are_next_go_on_counting(language: str) -> None:
    table = many_bid(language)
    table.say(ONE_BREATH[language][0], FOUR_AND_FIVE[language])
    assert table.told == so_far(5)


@pytest.mark.parametrize(("language", "line"), each(NO))
def test_no_is_answered_by_what_to_count(language: str, line: str) -> None:
    table = many_bid(language)
    table.say(ONE_BREATH[language][0], line)
    assert table.ids == ["count-with-pacos"]
    table.say(NUMBERS[language][3])
    assert table.total == 4


@pytest.mark.parametrize(("language", "line"), each(ALL))
def test_that_it_is_all_settles_it(language: str, line: str) -> None:
    table = many_bid(language)
    table.say(ONE_BREATH[language][0], line)
    assert table.total == 3


@pytest.mark.parametrize(("language", "line"), each(MINE))
def test_dice_without_a_name_are_whose_who_says_so(language: str, line: str) -> None:
    table = many_bid(language)
    table.say(WITH_A_PACO[language], line)
    assert table.counts == {PLAYERS[language][1]: 3}


@pytest.mark.parametrize("language", PHRASED)
def test_dice_without_a_name_are_whose_who_is_named(language: str) -> None:
    table = many_bid(language)
    table.say(WITH_A_PACO[language], RED_HAS_THEM[language])
    assert table.counts == {PLAYERS[language][2]: 3}


@pytest.mark.parametrize("said", [ME_TOO, RED_TOO])
@pytest.mark.parametrize("language", PHRASED)
def test_as_many_says_that_the_first_were_one_players(language: str, said: dict[str, str]) -> None:
    table = many_bid(language)
    table.say(WITH_A_PACO[language], said[language])
    assert table.counts == {PLAYERS[language][1]: 3, PLAYERS[language][2]: 3}


@pytest.mark.parametrize(("language", "line"), each(MINE))
def test_mine_is_talk_where_nothing_was_told(language: str, line: str) -> None:
    table = many_bid(language)
    table.assert_only_told(line)
