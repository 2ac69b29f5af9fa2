"""Tables as they are described on the command line."""

from __future__ import annotations

import pytest

from voice_perudo.app.table import (
    Seat,
    check_language,
    default_language,
    find_player,
    make_table,
    parse_rules,
    parse_seats,
)
from voice_perudo.errors import UsageError
from voice_perudo.language.available import available_languages
from voice_perudo.referee.settings import LastTable
from voice_perudo.rules.variant import load_variant

USUAL_RULES = {
    "fr": "asmodee-bga",
    "pl": "polish-classic",
    "ru": "russian-dudo",
    "en": "bga-free",
}


def test_names_are_seated_in_order_each_with_a_language():
    seats = parse_seats("bleu, vert:en ,Marie Curie:pl", "fr")

    assert seats == (Seat("bleu", "fr"), Seat("vert", "en"), Seat("Marie Curie", "pl"))


@pytest.mark.parametrize(
    ("players", "complaint"),
    [
        ("anna", "2 to 6 players, not 1"),
        ("a,b,c,d,e,f,g", "2 to 6 players, not 7"),
        ("anna,,carl", "empty"),
        ("anna,ben, Anna", "given twice"),
        ("anna:xx,ben", "Unknown language 'xx'"),
        ("", "empty"),
        ("anna,b\udcffn", "UTF-8"),
        ("anna:\udcff,ben", "UTF-8"),
        ("anna:,ben", "The language of 'anna' is empty: .*anna:en, or leave the colon out"),
        ("anna: ,ben", "The language of 'anna' is empty"),
        ("anna,ben:", "The language of 'ben' is empty"),
        ("anna:fr:en,ben", r"'anna:fr:en' cannot be read: name them like .*\"anna:fr"),
        ("anna::fr,ben", "'anna::fr' cannot be read"),
        ("anna=fr,ben", "'anna=fr' cannot be read"),
        ("anna;ben", "'anna;ben' cannot be read"),
        ("anna，ben", "cannot be read"),
        ("anna：fr,ben", "cannot be read"),
        ("fr:anna,en:ben", "Unknown language 'anna' of 'fr': choose one of"),
        (":fr,ben", "name is empty in ':fr': name them like"),
    ],
)
def test_players_who_cannot_sit_down_are_refused(players, complaint):
    with pytest.raises(UsageError, match=complaint):
        parse_seats(players, "en")


@pytest.mark.parametrize(("language", "preset"), USUAL_RULES.items())
def test_each_language_has_its_usual_rules(language, preset):
    assert make_table(language, None).variant.name == preset


@pytest.mark.parametrize("language", available_languages())
def test_every_language_has_rules_to_start_with(language):
    assert make_table(language, None).language == language


def test_one_option_can_be_changed():
    table = make_table("fr", None, ["palifico_ones_wild=true", "calza = off"])

    assert table.variant.palifico_ones_wild is True
    assert table.variant.calza is False


@pytest.mark.parametrize("rule", ["calza", "=true", "calza=", "nothing=1", "calza=perhaps"])
def test_a_rule_that_cannot_be_read_is_refused(rule):
    with pytest.raises(UsageError):
        make_table("fr", None, [rule])


@pytest.mark.parametrize(
    ("language", "rules", "plays"),
    [
        ("fr", ["max_bid=dice_in_play"], False),
        ("pl", ["max_bid=dice_in_play", "lost_dice_visible=false"], False),
        ("fr", ["max_bid=dice_in_play", "lost_dice_visible=true"], True),
        ("pl", ["max_bid=dice_in_play"], True),
        ("fr", ["max_bid=none"], True),
    ],
)
def test_no_rule_tells_what_another_one_hides(language, rules, plays):
    """A bid refused as more than the dice in play tells how many there are."""
    if plays:
        make_table(language, None, rules)
        return
    with pytest.raises(UsageError, match=r"Choose lost_dice_visible=true as well, or leave out"):
        make_table(language, None, rules)


def test_rules_are_read_as_option_and_value():
    assert parse_rules(["a=b", " c = d=e "]) == {"a": "b", "c": "d=e"}


def test_the_tables_language_comes_first():
    table = make_table("pl", None, (), "bleu:fr,zielony,white:en,rouge:fr")

    assert table.languages == ("pl", "fr", "en")


@pytest.mark.parametrize(
    ("players", "language", "assumed"),
    [
        ("bleu:pl,vert:pl", "pl", False),
        ("bleu:pl,vert:ru", "fr", True),
        ("bleu:pl,vert", "fr", True),
        ("bleu,vert", "fr", True),
    ],
)
def test_a_language_that_is_not_given_is_everybodys_own_or_the_last_tables(
    players: str, language: str, assumed: bool
) -> None:
    last = LastTable("fr", load_variant("polish-classic"), ("anna", "ben"))
    table = make_table(None, None, (), players, last=last)

    assert (table.language, table.language_assumed) == (language, assumed)
    assert not make_table("ru", None, (), players, last=last).language_assumed


def test_unknown_languages_and_presets_name_those_there_are():
    with pytest.raises(UsageError, match="fr"):
        check_language("klingon")
    with pytest.raises(UsageError, match="polish-classic"):
        make_table("fr", "klingon")


def test_players_are_found_whatever_the_capitals():
    table = make_table("fr", None, (), "Bleu,Vert")

    assert find_player(table, " vert") == "Vert"
    with pytest.raises(UsageError, match="Bleu, Vert"):
        find_player(table, "rouge")


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "pl_PL"}, "pl"),
        ({"LC_MESSAGES": "ru", "LANG": "fr_FR"}, "ru"),
        ({"LANG": "sv_SE.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
    ],
)
def test_the_systems_language_is_taken_if_we_speak_it(environment, language):
    assert default_language(environment) == language
