"""Several players told in one breath."""

from __future__ import annotations

import pytest

from voice_perudo.hearing import Alternative, Hearing, Word
from voice_perudo.language.available import available_languages
from voice_perudo.language.completeness import Completeness
from voice_perudo.language.grammar import SELF
from voice_perudo.language.interpretation import Intent, Scope, Unclear, Understood
from voice_perudo.language.matching import MatchContext
from voice_perudo.language.pack import load_language

PLAYERS = ("Zoé", "Marek", "Ivan")


def told(language: str, text: str, scope: Scope = Scope.COUNTING) -> list[tuple[str, int]] | None:
    context = MatchContext(scope, PLAYERS)
    got = load_language(language).interpret(Hearing.typed(text), context)
    if not isinstance(got, Understood) or not got.intent.also:
        return None
    return [(got.intent.player or "", number(got.intent)), *got.intent.also]


def number(intent: Intent) -> int:
    values = (intent.count, intent.quantity, intent.face)
    return next(value for value in values if value is not None)


@pytest.mark.parametrize(
    ("language", "text", "counts"),
    [
        ("fr", "Zoé deux, Marek trois", [("Zoé", 2), ("Marek", 3)]),
        ("fr", "Zoé en a deux et Marek rien", [("Zoé", 2), ("Marek", 0)]),
        (
            "fr",
            "deux pour Zoé, zéro pour Marek, un pour Ivan",
            [("Zoé", 2), ("Marek", 0), ("Ivan", 1)],
        ),
        ("en", "Zoé two and Marek none", [("Zoé", 2), ("Marek", 0)]),
        (
            "en",
            "Zoé has two, Marek has one, Ivan has five",
            [("Zoé", 2), ("Marek", 1), ("Ivan", 5)],
        ),
        ("pl", "Zoé dwie i Marek zero", [("Zoé", 2), ("Marek", 0)]),
        ("ru", "у Marek две, у Ivan ноль", [("Marek", 2), ("Ivan", 0)]),
        ("es", "Zoé dos y Marek ninguno", [("Zoé", 2), ("Marek", 0)]),
    ],
)
def test_counts(language: str, text: str, counts: list[tuple[str, int]]) -> None:
    assert told(language, text) == counts


@pytest.mark.parametrize("scope", [Scope.COUNTING, Scope.BIDDING, Scope.OVER])
@pytest.mark.parametrize(
    ("language", "text", "counts"),
    [
        ("fr", "non, Zoé deux, Marek trois", [("Zoé", 2), ("Marek", 3)]),
        ("fr", "non, Zoé aucun et Marek en a un", [("Zoé", 0), ("Marek", 1)]),
        ("en", "no, Zoé two, Marek three, Ivan none", [("Zoé", 2), ("Marek", 3), ("Ivan", 0)]),
        ("pl", "nie, Zoé dwie i Marek zero", [("Zoé", 2), ("Marek", 0)]),
        ("ru", "нет, у Marek две, у Ivan ноль", [("Marek", 2), ("Ivan", 0)]),
        ("es", "no, Zoé dos y Marek ninguno", [("Zoé", 2), ("Marek", 0)]),
    ],
)
def test_counts_put_right(
    language: str, text: str, counts: list[tuple[str, int]], scope: Scope
) -> None:
    assert told(language, text, scope) == counts


@pytest.mark.parametrize(
    ("language", "text", "told_last"),
    [
        ("fr", "Zoé un, Marek deux, non, Marek trois", [("Zoé", 1), ("Marek", 3)]),
        ("fr", "Zoé un, Marek deux, non, trois", [("Zoé", 1), ("Marek", 3)]),
        ("en", "Zoé one, no, three, Marek two", [("Zoé", 3), ("Marek", 2)]),
        ("en", "no, Zoé one, Marek two and no, Zoé three", [("Zoé", 3), ("Marek", 2)]),
        ("pl", "Zoé jeden i Marek dwa, nie, Marek trzy", [("Zoé", 1), ("Marek", 3)]),
        ("ru", "у Marek один, у Ivan два, нет, у Ivan три", [("Marek", 1), ("Ivan", 3)]),
        ("es", "Zoé uno, Marek dos, no, Marek tres", [("Zoé", 1), ("Marek", 3)]),
    ],
)
@pytest.mark.parametrize("scope", [Scope.COUNTING, Scope.STARTING])
def test_what_is_put_right_in_the_same_breath_is_told_as_it_was_said_last(
    language: str, text: str, told_last: list[tuple[str, int]], scope: Scope
) -> None:
    assert told(language, text, scope) == told_last


def test_one_player_told_twice_is_told_once() -> None:
    context = MatchContext(Scope.COUNTING, PLAYERS)
    got = load_language("en").interpret(Hearing.typed("Zoé one, no, Zoé two"), context)
    assert isinstance(got, Understood)
    assert (got.intent.player, got.intent.count, got.intent.also) == ("Zoé", 2, ())


def alone(language: str, text: str, scope: Scope) -> tuple[str, int] | None:
    """Whose number it is, where only one player's is told."""
    got = load_language(language).interpret(Hearing.typed(text), MatchContext(scope, PLAYERS))
    if not isinstance(got, Understood) or got.intent.also:
        return None
    return got.intent.player or "", number(got.intent)


@pytest.mark.parametrize("scope", [Scope.COUNTING, Scope.STARTING])
@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("fr", "Zoé deux, non, Marek deux"),
        ("fr", "Zoé deux, je veux dire Marek"),
        ("fr", "Zoé, non pardon, Marek deux"),
        ("en", "Zoé two, no, Marek two"),
        ("en", "Zoé has two, oops, Marek has two"),
        ("en", "Zoé one, no, Marek two"),
        ("en", "Zoé two, no wait, Marek"),
        ("pl", "Zoé dwa, nie, Marek dwa"),
        ("pl", "Zoé, tfu, Marek dwa"),
        ("ru", "Zoé два, нет, у Marek два"),
        ("ru", "у Ivan два, ой, Marek"),
        ("es", "Zoé dos, no, Marek dos"),
        ("es", "Zoé dos, perdón, Marek"),
    ],
)
def test_another_name_after_no_is_meant_in_place_of_the_one_before(
    language: str, text: str, scope: Scope
) -> None:
    assert alone(language, text, scope) == ("Marek", 2)


@pytest.mark.parametrize("scope", [Scope.COUNTING, Scope.STARTING])
@pytest.mark.parametrize(
    ("language", "text", "meant"),
    [
        ("en", "Zoé one, Marek two, no, Ivan two", [("Zoé", 1), ("Ivan", 2)]),
        ("en", "Zoé one, no, Marek one, Ivan two", [("Marek", 1), ("Ivan", 2)]),
        ("en", "Zoé one and Marek, sorry, Ivan two", [("Zoé", 1), ("Ivan", 2)]),
        ("en", "Zoé one, no, Marek, Ivan two", [("Marek", 1), ("Ivan", 2)]),
        (
            "fr",
            "Zoé un, Marek deux, non, Ivan, Marek trois",
            [("Zoé", 1), ("Ivan", 2), ("Marek", 3)],
        ),
    ],
)
def test_only_the_name_before_no_was_wrong(
    language: str, text: str, meant: list[tuple[str, int]], scope: Scope
) -> None:
    assert told(language, text, scope) == meant


def test_no_after_a_name_is_his_number_where_it_means_none() -> None:
    meant = [("Marek", 0), ("Ivan", 2)]
    assert told("ru", "у Marek нет, у Ivan две") == meant
    assert told("ru", "Marek нет Ivan две") == meant


@pytest.mark.parametrize("scope", [Scope.COUNTING, Scope.STARTING])
@pytest.mark.parametrize("text", ["Zoé one, Zoé two", "no, Zoé", "Zoé, no, Marek"])
def test_a_number_that_may_be_somebody_elses_is_not_guessed(text: str, scope: Scope) -> None:
    assert told("en", text, scope) is None
    assert alone("en", text, scope) is None


@pytest.mark.parametrize("scope", [Scope.BIDDING, Scope.OVER])
@pytest.mark.parametrize(
    "text", ["non, Zoé deux cinq, Marek trois", "non, Zoé deux, j'en ai trois", "non, deux, Zoé un"]
)
def test_only_counts_are_put_right_in_a_row(text: str, scope: Scope) -> None:
    assert told("fr", text, scope) is None


@pytest.mark.parametrize(
    ("language", "text", "scope", "counts"),
    [
        ("fr", "Zoé deux, jaune un", Scope.COUNTING, [("Zoé", 2), ("jaune", 1)]),
        ("en", "Zoé two, Peter none", Scope.COUNTING, [("Zoé", 2), ("Peter", 0)]),
        ("pl", "żółty dwie i Zoé jedna", Scope.COUNTING, [("żółty", 2), ("Zoé", 1)]),
        ("ru", "у Marek две, у синего ноль", Scope.COUNTING, [("Marek", 2), ("синий", 0)]),
        ("es", "no, Zoé dos y azul ninguno", Scope.BIDDING, [("Zoé", 2), ("azul", 0)]),
        ("fr", "Zoé cinq, jaune trois", Scope.STARTING, [("Zoé", 5), ("jaune", 3)]),
    ],
)
def test_of_somebody_who_does_not_play(
    language: str, text: str, scope: Scope, counts: list[tuple[str, int]]
) -> None:
    assert told(language, text, scope) == counts


@pytest.mark.parametrize("language", available_languages())
def test_the_recogniser_does_not_listen_for_strangers(language: str) -> None:
    phrases = load_language(language).phrasebook.phrases(Scope.COUNTING, PLAYERS)
    load_language(language).interpret(
        Hearing.typed("Zoé 2, Peter 1"), MatchContext(Scope.COUNTING, PLAYERS)
    )
    assert load_language(language).phrasebook.phrases(Scope.COUNTING, PLAYERS) == phrases
    assert not any("peter" in phrase.lower().split() for phrase in phrases)


@pytest.mark.parametrize("scope", [Scope.COUNTING, Scope.BIDDING, Scope.OVER])
def test_another_may_follow_the_first_that_is_put_right(scope: Scope) -> None:
    book = load_language("fr").phrasebook
    assert book.completeness("non zoé deux", scope, PLAYERS) is Completeness.COMPLETE_OPEN


def test_rolls() -> None:
    assert told("fr", "Zoé cinq, Marek trois", Scope.STARTING) == [("Zoé", 5), ("Marek", 3)]
    # what no die shows is heard as well: the players are told
    assert told("fr", "Zoé cinq, Marek neuf", Scope.STARTING) == [("Zoé", 5), ("Marek", 9)]


@pytest.mark.parametrize(
    "text",
    [
        "Zoé deux Marek",
        "Zoé Marek deux",
        "Zoé deux, Zoé trois",
        "Zoé deux demain Marek trois",
    ],
)
def test_what_does_not_tell_a_number_of_each_is_no_row(text: str) -> None:
    assert told("fr", text) is None


def test_whoever_speaks_may_be_one_of_the_row() -> None:
    assert told("fr", "Zoé deux, j'en ai trois") == [("Zoé", 2), (SELF, 3)]
    assert told("fr", "moi deux, Zoé trois", Scope.STARTING) == [(SELF, 2), ("Zoé", 3)]


def test_a_round_that_is_bid_knows_no_rows() -> None:
    assert told("fr", "Zoé deux, Marek trois", Scope.BIDDING) is None


@pytest.mark.parametrize("language", available_languages())
def test_the_recogniser_knows_what_may_stand_between_two_players(language: str) -> None:
    book = load_language(language).phrasebook
    joiners = {" ".join(joiner) for joiner in book.grammar.joiners}
    assert joiners
    for scope in (Scope.COUNTING, Scope.STARTING):
        assert joiners <= set(book.phrases(scope, PLAYERS))


def test_a_row_that_is_doubted_but_has_no_rival_is_acted_on() -> None:
    def heard(*readings: str) -> Hearing:
        return Hearing(
            tuple(Alternative(tuple(map(Word, reading.split()))) for reading in readings)
        )

    pack, context = load_language("fr"), MatchContext(Scope.COUNTING, PLAYERS)
    row = pack.interpret(heard("zoé deux marek trois", "le deux marek trois"), context)
    assert isinstance(row, Understood)
    assert row.score < pack.settings.recognition.thresholds.act
    one = pack.interpret(heard("zoé deux", "le deux demain"), context)
    assert isinstance(one, Unclear)
    two = pack.interpret(heard("zoé deux marek trois", "zoé deux marek treize"), context)
    assert isinstance(two, Unclear)
    assert len(two.candidates) == 2
