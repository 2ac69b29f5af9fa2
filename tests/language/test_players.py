"""Names and cup colours, whatever language they are written in."""

import pytest

from tests.language.notation import described
from voice_perudo.language.interpretation import Scope
from voice_perudo.language.pack import load_language
from voice_perudo.language.players import Colours, Roster, declined
from voice_perudo.language.understand import understand

COLOURS = Colours(
    forms=((("vert",), "green"), (("la", "verte"), "green"), (("bleu",), "blue")),
    ids={("vert",): "green", ("зеленый",): "green", ("bleu",): "blue"},
)
ENDINGS = {"а": ("ы", "у"), "": ("а", "у")}


def forms(
    *names: str, every_colour: bool = False, first_names: tuple[str, ...] = ()
) -> dict[str, str]:
    roster = Roster(names, COLOURS, ENDINGS, every_colour, first_names)
    return {" ".join(words): player for words, player in roster.spoken}


def test_a_colour_is_known_by_all_its_forms_whatever_language_named_it() -> None:
    assert forms("зелёный")["la verte"] == "зелёный"
    assert forms("vert")["la verte"] == "vert"


def test_only_the_colours_at_the_table_are_known() -> None:
    assert "bleu" not in forms("vert")
    assert forms(every_colour=True) == {"vert": "vert", "la verte": "vert", "bleu": "bleu"}


def test_names_are_declined_by_their_longest_ending() -> None:
    assert list(declined("Анна", ENDINGS)) == ["Анна", "Анны", "Анну"]
    assert list(declined("Марк", ENDINGS)) == ["Марк", "Марка", "Марку"]
    assert list(declined("Марк", {})) == ["Марк"]


@pytest.mark.parametrize(
    ("heard", "known"), [("mark", ["marc"]), ("марк", ["marc"]), ("marc", []), ("julie", [])]
)
def test_names_spelt_otherwise(heard: str, known: list[str]) -> None:
    assert Roster(("Marc", "Paul"), COLOURS, {}, False).similar(heard) == known


def test_first_names_of_the_language_stand_for_names_that_sound_like_them() -> None:
    known = forms("Marc", "Paul", first_names=("Марк", "Анна"))
    assert known["Марка".lower()] == "Marc"
    assert "анна" not in known


def test_a_first_name_that_two_players_sound_like_is_nobody() -> None:
    assert "марк" not in forms("Marc", "Marek", first_names=("Марк",))


def test_a_first_name_never_replaces_a_player() -> None:
    known = forms("Marc", "Mark", first_names=("Mark",))
    assert (known["marc"], known["mark"]) == ("Marc", "Mark")


def test_a_name_of_several_words() -> None:
    players = ("Jean-Paul", "Marie Claire")
    got = understand("Marie Claire deux", "fr", Scope.COUNTING, players=players)
    assert described(got) == "count 2 Marie Claire"
    got = understand("jean paul calza", "fr", players=players)
    assert described(got) == "calza Jean-Paul"


def test_players_are_named_in_every_language() -> None:
    assert described(understand("green calza", "en", players=("bleu", "vert"))) == "calza vert"
    assert described(understand("Marc two", "en", Scope.COUNTING, players=("Марк", "Ola"))) == (
        "count 2 Марк"
    )


def test_a_name_that_is_not_at_the_table_is_nobody() -> None:
    assert described(understand("rouge calza", "fr", players=("bleu", "vert"))) == "none talk"
    assert described(understand("Paul calza", "fr", players=("Marc", "Julie"))) == "none talk"


def test_a_name_equal_to_a_number_word_does_not_hide_the_number() -> None:
    got = understand("six cinq", "fr", players=("Six", "Marc"))
    assert described(got) == "6x5"


def test_anybody_may_sit_down_while_setting_up() -> None:
    phrases = load_language("fr").phrasebook.phrases(Scope.SETUP)
    assert "marie" in phrases
    assert "bleue" in phrases
    assert described(understand("marie", "fr", Scope.SETUP)) == "player Marie"
    assert described(understand("bleue", "fr", Scope.SETUP, players=("Marc",))) == "player bleu"


def colours(players: tuple[str, ...], language: str, *known: str) -> dict[str, str]:
    """By whom else a recogniser that knows these words and the colours knows the players."""
    book = load_language(language).phrasebook
    words = {*book.words(), *known}
    return book.called_otherwise(players, words.__contains__)


def test_a_name_that_cannot_be_heard_is_called_by_a_colour_that_nobody_has() -> None:
    players = ("Zbyszko", "Anna", "red", "Mieszko")
    assert colours(players, "en", "anna") == {"Zbyszko": "blue", "Mieszko": "yellow"}
    assert described(understand("blue calza", "en", players=players)) == "calza Zbyszko"
    assert described(understand("yellow two", "en", Scope.COUNTING, players=players)) == (
        "count 2 Mieszko"
    )
    assert described(understand("green calza", "en", players=players)) == "none talk"
    phrases = load_language("en").phrasebook.phrases(Scope.CALLER, players)
    words = {word for phrase in phrases for word in phrase.split()}
    assert {"blue", "yellow", "anna", "red"} <= words
    assert not words & {"green", "black"}


def test_the_colour_is_the_same_in_every_language() -> None:
    players = ("Wojciech", "Zbyszko", "Xanthippe")
    assert colours(players, "fr")["Zbyszko"] == "bleu"
    assert colours(players, "en")["Zbyszko"] == "blue"
    assert colours(players, "pl", "wojciech") == {"Zbyszko": "niebieski", "Xanthippe": "zielony"}


def test_a_name_that_the_recogniser_knows_needs_no_colour() -> None:
    assert colours(("Zbyszko", "Anna"), "pl", "zbyszko", "anna") == {}
    assert colours(("Mark", "Маша"), "ru", "марк", "маша") == {}


SPANISH_WHITE = Colours(
    forms=((("blanco",), "white"), (("blanca",), "white"), (("la", "blanca"), "white")),
    ids={("blanco",): "white", ("blanca",): "white", ("white",): "white"},
)


def test_a_name_that_is_a_colour_too_leaves_the_colour_its_other_words() -> None:
    known = dict(Roster(("Blanca",), SPANISH_WHITE, {}, True).spoken)
    assert known == {("blanco",): "blanco", ("blanca",): "Blanca", ("la", "blanca"): "blanco"}


@pytest.mark.parametrize("names", [("blanco", "Blanca"), ("Blanca", "blanco")])
def test_two_who_share_a_colour_are_told_apart_by_their_very_names(names: tuple[str, str]) -> None:
    known = dict(Roster(names, SPANISH_WHITE, {}, False).spoken)
    assert (known[("blanco",)], known[("blanca",)]) == ("blanco", "Blanca")


@pytest.mark.parametrize(
    ("language", "colours"),
    [
        ("fr", {"blanc": "blanc", "le rose": "rose"}),
        ("pl", {"biały": "biały", "różowy": "różowy"}),
        ("ru", {"белый": "белый", "розовый": "розовый"}),
        ("en", {"white": "white", "pink": "pink"}),
        ("es", {"blanco": "blanco", "el rosa": "rosa"}),
    ],
)
def test_colours_that_are_somebody_s_name_can_be_chosen(
    language: str, colours: dict[str, str]
) -> None:
    for said, colour in colours.items():
        heard = understand(said, language, Scope.SETUP).as_json()
        assert (heard["intent"], heard["player"]) == ("player", colour)
