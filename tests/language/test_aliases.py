"""Words that a model lacks: what they are heard as, and what may be said instead."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from voice_perudo.errors import DataError
from voice_perudo.hearing import Alternative, Hearing, Word
from voice_perudo.language.aliases import Aliases, load_substitutes, read_substitutes
from voice_perudo.language.available import available_languages
from voice_perudo.language.coverage import coverage
from voice_perudo.language.grammar import NUMBERS
from voice_perudo.language.interpretation import Intent, Scope, Understood
from voice_perudo.language.matching import MatchContext
from voice_perudo.language.normalise import spoken_words, tokens
from voice_perudo.language.pack import load_language
from voice_perudo.language.templates import is_slot

LANGUAGES = available_languages()
TABLE = {
    "dudo": (("du", "dos"), ("doux", "dos")),
    "paco": (("pas", "co"),),
    "huit": (("oui", "t"),),
}
LACKING = {"dudo", "paco"}
ALIASES = [
    (language, word, alias)
    for language in LANGUAGES
    for word, aliases in load_substitutes(language).heard_as.items()
    for alias in aliases
]
INSTEAD = [
    (language, word, other)
    for language in LANGUAGES
    for word, others in load_substitutes(language).instead.items()
    for other in others
]


def known(word: str) -> bool:
    return word not in LACKING


def hearing(*readings: str) -> Hearing:
    return Hearing(
        tuple(
            Alternative(tuple(Word(w, i, i + 1, 0.9 - i / 10) for i, w in enumerate(r.split())))
            for r in readings
        )
    )


def test_phrases_with_a_missing_word_are_listened_for_otherwise() -> None:
    aliases = Aliases(TABLE, known)
    listed = aliases.phrases(("dudo", "huit paco", "huit cinq", "du dos"))
    assert listed == ("du dos", "doux dos", "huit pas co", "huit cinq")


def test_what_is_heard_is_the_word_again_with_its_times() -> None:
    heard = Aliases(TABLE, known).restored(hearing("je dis du dos", "je dis doux dos", "pas"))
    assert [reading.text for reading in heard.alternatives] == ["je dis dudo", "pas"]
    word = heard.alternatives[0].words[-1]
    assert (word.start, word.end) == (2, 4)
    assert word.confidence == pytest.approx(0.6)


def test_an_alias_needs_all_its_words_and_a_model_that_lacks_its_own() -> None:
    assert not Aliases(TABLE, lambda word: True)
    assert not Aliases(TABLE, lambda word: False)
    some = Aliases(TABLE, lambda word: word not in {*LACKING, "doux"})
    assert some.phrases(("dudo",)) == ("du dos",)


@given(st.lists(st.sampled_from(["dudo", "huit", "paco", "cinq", "pas", "dos"]), max_size=8))
def test_what_is_listened_for_is_understood_as_what_was_meant(words: list[str]) -> None:
    phrase = " ".join(words)
    aliases = Aliases(TABLE, known)
    for spelling in aliases.phrases((phrase,)):
        assert not LACKING & set(spelling.split())
        assert aliases.restored(hearing(spelling)).text == phrase


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ('[heard_as]\ndudo = ["a b"]\ncalza = ["a b"]', "'a b' cannot be what 'calza'"),
        ('[heard_as]\ndudo = ["!"]', "cannot be what 'dudo'"),
        ('[heard_as]\n"je dudo" = ["a"]', "not one word"),
        ('[instead]\nDudo = ["a"]', "not one word"),
        ("[other]\na = 1", "unknown field"),
        ("heard_as", "not valid TOML"),
    ],
)
def test_a_wrong_file_says_why(tmp_path: Path, text: str, reason: str) -> None:
    (tmp_path / "aliases.toml").write_text(text)
    with pytest.raises(DataError, match=reason):
        read_substitutes(tmp_path / "aliases.toml")


@pytest.mark.parametrize(("language", "word"), sorted({(a, b) for a, b, _ in (*ALIASES, *INSTEAD)}))
def test_only_words_of_the_phrase_lists_are_replaced(language: str, word: str) -> None:
    assert word in load_language(language).phrasebook.words()


def listed_phrases(language: str) -> Iterator[tuple[str, ...]]:
    """Every phrase of a grammar as the recogniser spells it, its slots left as they are."""
    grammar = load_language(language).phrasebook.grammar
    forms = (form for words in grammar.lists.values() for form, _ in words.forms)
    sentences = (sentence.pattern for sentence in grammar.sentences)
    extra = (*grammar.fillers, *grammar.correctors, *grammar.decoys)
    for phrase in {*chain(forms, sentences, extra)}:
        parts = ((symbol,) if is_slot(symbol) else spoken_words(symbol) for symbol in phrase)
        yield tuple(chain.from_iterable(parts))


def intents(language: str, text: str) -> set[Intent]:
    book = load_language(language).phrasebook
    return {reading.intent for reading in book.parse(tokens(text), Scope.BIDDING)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_aliases_mean_nothing_else_in_the_grammar(language: str) -> None:
    aliases = {alias: word for code, word, alias in ALIASES if code == language}
    for phrase in listed_phrases(language):
        for alias, word in aliases.items():
            if any(phrase[at : at + len(alias)] == alias for at in range(len(phrase))):
                assert intents(language, " ".join(alias)) == intents(language, word), phrase


@pytest.mark.parametrize(("language", "word", "alias"), ALIASES)
def test_aliases_hold_no_number_and_no_face(
    language: str, word: str, alias: tuple[str, ...]
) -> None:
    forms = load_language(language).phrasebook.grammar.forms(*NUMBERS)
    values = {part for form, _ in forms for part in spoken_words(" ".join(form))}
    assert not values & set(alias)


@pytest.mark.parametrize(("language", "word", "other"), INSTEAD)
def test_what_may_be_said_instead_means_the_same(language: str, word: str, other: str) -> None:
    grammar = load_language(language).phrasebook.grammar
    twos = [" ".join(form) for form, value in grammar.lists["n"].forms if value == 2]
    for before in ("", *twos):
        meant = intents(language, f"{before} {word}")
        if meant and meant & intents(language, f"{before} {other}"):
            return
    pytest.fail(f"“{other}” never means what “{word}” does")


@pytest.mark.parametrize(
    ("language", "talk"),
    [
        ("fr", "j'ai mal au dos"),
        ("fr", "il a du dos large"),
        ("fr", "cale ça sous la table"),
        ("fr", "pas qu'au marché"),
        ("pl", "nie ma pac o tym"),
        ("ru", "играет в дуду громко"),
        ("en", "do dough and bread"),
        ("en", "pack oh dear"),
        ("en", "she calls a friend"),
    ],
)
def test_talk_with_an_alias_in_it_does_nothing(language: str, talk: str) -> None:
    table = load_substitutes(language).heard_as
    aliases = Aliases(table, lambda word: word not in table)
    heard = aliases.restored(hearing(talk))
    context = MatchContext(Scope.BIDDING)
    assert not isinstance(load_language(language).interpret(heard, context), Understood)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_model_that_knows_everything_lacks_nothing(language: str) -> None:
    found = coverage(language, lambda word: True)
    assert (found.missing, found.replaced, found.to_tell, found.foreign) == ((), (), (), False)
    assert found.notes() == ()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_model_that_knows_nothing_is_foreign_and_all_is_lost(language: str) -> None:
    found = coverage(language, lambda word: False)
    assert found.foreign
    assert len(found.missing) == found.words
    assert found.replaced
    assert all(one.lost for one in found.replaced)
    assert found.to_tell == ()


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_the_words_of_the_game_the_players_are_told_others(language: str) -> None:
    instead = load_substitutes(language).instead
    found = coverage(language, lambda word: word not in instead)
    assert found.missing == tuple(sorted(instead))
    assert {one.word: one.instead for one in found.to_tell} == {
        word: others[:2] for word, others in instead.items()
    }
    messages = load_language(language).messages
    for one, note in zip(found.to_tell, found.notes(), strict=True):
        said = messages.render("say-instead", {"word": one.word, "instead": one.instead[0]})
        assert one.word in said.text
        assert one.instead[0] in said.text
        assert f"“{one.word}”" in note
        assert f"“{one.instead[0]}”" in note


def test_a_lost_number_is_told() -> None:
    (lost,) = coverage("fr", lambda word: word != "seize").replaced
    assert (lost.word, lost.lost) == ("seize", True)
    (note,) = coverage("fr", lambda word: word != "seize").notes()
    assert "cannot be heard, nor anything" in note
