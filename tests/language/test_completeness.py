"""When a speaker may be taken to have finished."""

import pytest

from voice_perudo.language.completeness import Completeness
from voice_perudo.language.interpretation import Scope
from voice_perudo.language.pack import load_language

FINAL, OPEN = Completeness.COMPLETE_FINAL, Completeness.COMPLETE_OPEN
INCOMPLETE, NOTHING = Completeness.INCOMPLETE, Completeness.NOTHING


@pytest.mark.parametrize(
    ("language", "scope", "text", "wanted"),
    [
        ("fr", "bidding", "", NOTHING),
        ("fr", "bidding", "[unk]", NOTHING),
        ("fr", "bidding", "demain matin", NOTHING),
        ("fr", "bidding", "huit", INCOMPLETE),
        ("fr", "bidding", "je dis", INCOMPLETE),
        ("fr", "bidding", "je dis huit fois", INCOMPLETE),
        ("fr", "bidding", "vingt", INCOMPLETE),
        ("fr", "bidding", "vingt et", INCOMPLETE),
        ("fr", "bidding", "huit cinq", FINAL),
        ("fr", "bidding", "vingt cinq", OPEN),
        ("fr", "bidding", "vingt cinq cinq", FINAL),
        ("fr", "bidding", "dix sept", INCOMPLETE),
        ("fr", "bidding", "huit paco", FINAL),
        ("fr", "bidding", "dudo", FINAL),
        ("fr", "bidding", "calza", FINAL),
        ("fr", "bidding", "huit cinq non", INCOMPLETE),
        ("fr", "bidding", "huit cinq non neuf", OPEN),
        ("fr", "bidding", "non", INCOMPLETE),
        ("fr", "bidding", "à qui", FINAL),
        ("fr", "confirming", "oui", FINAL),
        ("fr", "confirming", "non", OPEN),
        ("fr", "counting", "cinq", FINAL),
        ("fr", "counting", "vingt", OPEN),
        ("fr", "counting", "il y en a", INCOMPLETE),
        ("en", "bidding", "six", INCOMPLETE),
        ("en", "bidding", "I call", OPEN),
        ("en", "bidding", "eight fives", FINAL),
        ("en", "bidding", "twenty five", OPEN),
        ("en", "counting", "twenty", OPEN),
        ("en", "confirming", "yes", FINAL),
    ],
)
def test_completeness(language: str, scope: str, text: str, wanted: Completeness) -> None:
    assert load_language(language).is_complete(text, Scope(scope)) is wanted


def test_names_of_the_table_count() -> None:
    french = load_language("fr")
    assert french.is_complete("vert", Scope.COUNTING, ("bleu", "vert")) is INCOMPLETE
    assert french.is_complete("rouge deux", Scope.COUNTING, ("bleu", "vert")) is NOTHING


@pytest.mark.parametrize(
    ("scope", "text"),
    [("counting", "vert deux"), ("counting", "vert deux bleu un"), ("starting", "vert deux")],
)
def test_the_next_player_may_follow_in_the_same_breath(scope: str, text: str) -> None:
    french = load_language("fr")
    assert french.is_complete(text, Scope(scope), ("bleu", "vert", "rouge")) is OPEN


def test_another_name_may_follow_while_a_table_is_set_up() -> None:
    french = load_language("fr")
    assert french.is_complete("vert", Scope.SETUP) is OPEN
    assert french.is_complete("vert bleu", Scope.SETUP) is OPEN


@pytest.mark.parametrize(
    ("language", "text", "wanted"),
    [
        ("en", "the Polish rules", OPEN),
        ("en", "the Polish rules without", INCOMPLETE),
        ("en", "the Polish rules but", INCOMPLETE),
        ("en", "four players", OPEN),
        ("en", "four", FINAL),
        ("en", "the Polish rules and tomorrow", NOTHING),
        ("fr", "règles polonaises sans", INCOMPLETE),
        ("pl", "polskie zasady bez", INCOMPLETE),
        ("ru", "русские правила без", INCOMPLETE),
        ("es", "reglas polacas sin", INCOMPLETE),
        ("es", "sin calza ni", INCOMPLETE),
    ],
)
def test_more_of_the_table_may_follow(language: str, text: str, wanted: Completeness) -> None:
    assert load_language(language).is_complete(text, Scope.SETUP) is wanted
