"""Words of the same sound: when they are taken for one another, and when that is a question."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeGuard

import pytest

from tests.language.notation import described, fits
from voice_perudo.hearing import Alternative, Hearing, Word
from voice_perudo.language.available import available_languages
from voice_perudo.language.interpretation import (
    Intent,
    IntentName,
    Interpretation,
    Scope,
    Understood,
)
from voice_perudo.language.matching import MatchContext
from voice_perudo.language.normalise import tokens
from voice_perudo.language.pack import load_language
from voice_perudo.language.settings import load_settings

BIDDING = MatchContext(Scope.BIDDING)


def heard(*texts: str) -> Hearing:
    """Spoken, the likeliest reading first, the others hardly less likely."""
    readings = enumerate(tuple(Word(word) for word in text.split()) for text in texts)
    return Hearing(tuple(Alternative(words, -0.01 * rank) for rank, words in readings))


def meaning(language: str, text: str, context: MatchContext = BIDDING) -> str:
    return described(load_language(language).interpret(heard(text), context))


def test_a_number_that_may_have_been_said_is_asked_about() -> None:
    assert fits(meaning("fr", "vingt de cinq"), "unclear 20x5|22x5")
    assert fits(meaning("fr", "trente de as"), "unclear 30xP|32xP")


def test_what_was_typed_or_can_be_only_one_bid_is_no_question() -> None:
    typed = load_language("fr").interpret(Hearing.typed("vingt de cinq"), BIDDING)
    assert described(typed) == "20x5"
    for text, bid in {
        "vingt deux cinq": "22x5",
        "vingt dés de cinq": "20x5",
        "huit de cinq": "8x5",
        "dix de cinq": "10x5",
    }.items():
        assert meaning("fr", text) == bid


def test_of_two_bids_of_the_same_sound_the_rules_may_allow_only_one() -> None:
    def at_most_twenty(intent: Intent) -> bool:
        return intent.quantity is None or intent.quantity <= 20

    context = MatchContext(Scope.BIDDING, legal=at_most_twenty)
    assert meaning("fr", "vingt de cinq", context) == "20x5"


def ambiguous(language: str) -> Iterator[tuple[str, str]]:
    """Texts that are one bid as they are, and another with a number of the same sound."""
    pack = load_language(language)
    lists = pack.phrasebook.grammar.lists
    numbers = [" ".join(form) for form, value in lists["n"].forms if value in (2, 8, 20, 30)]
    faces = {value: " ".join(form) for form, value in lists["f"].forms if value in (1, 5)}
    words = {word for form, _ in lists["n"].forms for symbol in form for word in tokens(symbol)}
    pairs = load_settings(language).recognition.homophones
    for said, meant, _ in pairs:
        if meant in words and not words & set(said.split()):
            for number in numbers:
                for face in faces.values():
                    texts = (f"{number} {said} {face}", f"{number} {meant} {face}")
                    one, other = (pack.interpret(Hearing.typed(t), BIDDING) for t in texts)
                    bids = {r.intent for r in (one, other) if is_bid(r)}
                    if len(bids) > 1:
                        yield texts


def is_bid(reading: Interpretation) -> TypeGuard[Understood]:
    return isinstance(reading, Understood) and reading.intent.name is IntentName.BID


@pytest.mark.parametrize("language", available_languages())
def test_no_homophone_makes_one_bid_of_two_without_a_question(language: str) -> None:
    for text, _ in ambiguous(language):
        assert meaning(language, text).startswith("unclear"), text


def test_french_has_bids_of_the_same_sound() -> None:
    assert len(list(ambiguous("fr"))) >= 4


@pytest.mark.parametrize(
    ("language", "text", "count"),
    [("fr", "non c'est", 7), ("fr", "non cette", 7), ("pl", "nie czy", 3), ("en", "no to", 2)],
)
def test_a_count_put_right_may_be_heard_as_a_word_of_the_same_sound(
    language: str, text: str, count: int
) -> None:
    def after_a_verdict(intent: Intent) -> bool:
        return intent.name is not IntentName.CORRECTION or intent.face is None

    for scope in (Scope.BIDDING, Scope.OVER):
        context = MatchContext(scope, legal=after_a_verdict, recounting=True)
        got = load_language(language).interpret(heard(text), context)
        assert isinstance(got, Understood)
        assert got.intent == Intent(IntentName.CORRECTION, quantity=count)


@pytest.mark.parametrize(("language", "text"), [("fr", "non c'est"), ("pl", "nie czy")])
def test_while_a_round_is_bid_it_is_talk(language: str, text: str) -> None:
    assert meaning(language, text).startswith("none")


def words(language: str, *texts: str, context: MatchContext = BIDDING) -> str:
    got = load_language(language).interpret(heard(*texts), context)
    assert isinstance(got, Understood), got
    return got.words


def test_the_words_are_those_of_the_reading_that_was_understood() -> None:
    others = ("alors huit cinq", "euh huit cinq", "bon huit cinq")
    assert words("fr", "[unk]", "huit cinq", *others) == "huit cinq"
    assert words("fr", "[unk] moi je dis huit cinq") == "moi je dis huit cinq"
    assert words("fr", "je dix neuf quatre") == "je dis neuf quatre"
    assert words("fr", "j'annonce huit cinq") == "j'annonce huit cinq"


def test_the_words_of_the_game_are_spelt_as_its_name_is() -> None:
    for text in ("du dos", "doudo", "doudou"):
        assert words("fr", text) == "dudo"
    assert words("fr", "bleu doudo") == "bleu dudo"
    assert words("fr", "salsa") == "calza"
    assert words("ru", "калза") == "кальса"


@pytest.mark.parametrize("language", available_languages())
def test_the_other_spellings_mean_the_same(language: str) -> None:
    pack = load_language(language)
    for other, shown in pack.settings.recognition.spellings:
        texts = (f"{before}{other}" for before in ("", "рискну ", "chcę "))
        got = [pack.interpret(Hearing.typed(text), BIDDING) for text in texts]
        understood = [one for one in got if isinstance(one, Understood)]
        assert understood, other
        assert all(shown in one.words.split() for one in understood)


def test_a_count_put_right_shows_the_number() -> None:
    context = MatchContext(Scope.OVER, recounting=True)
    assert words("fr", "non c'est", context=context) == "non sept"


def test_so_may_one_that_is_put_right_while_others_are_still_to_count() -> None:
    context = MatchContext(Scope.COUNTING, ("bleu", "vert"), recounting=True)
    got = load_language("fr").interpret(heard("non c'est"), context)
    assert isinstance(got, Understood)
    assert (got.intent.name, got.intent.count) == (IntentName.COUNT, 7)
    assert meaning("fr", "vert c'est", context).startswith("none")
