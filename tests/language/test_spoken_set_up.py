"""Whatever is told while a table is set up can be said in words that the models know."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from voice_perudo.language.available import available_languages
from voice_perudo.language.grammar import USUAL, WHATEVER, YOU_CHOOSE, Grammar, Sentence
from voice_perudo.language.interpretation import Scope
from voice_perudo.language.normalise import spoken_words
from voice_perudo.language.pack import load_language
from voice_perudo.language.scopes import SCOPE_INTENTS
from voice_perudo.language.templates import is_slot

SET_UP = (Scope.LANGUAGE, Scope.SETUP, Scope.STARTING)
SAID_OTHERWISE = {USUAL, WHATEVER, YOU_CHOOSE}
"""Choices that the usual rules and the draw are as well."""

Meant = tuple[Scope, str, str | None, str | None]


def meant(sentence: Sentence) -> Iterator[Meant]:
    meaning = sentence.meaning
    if meaning.intent is None or meaning.value in SAID_OTHERWISE:
        return
    for scope in sentence.scopes.intersection(SET_UP):
        if meaning.intent in SCOPE_INTENTS[scope]:
            yield scope, str(meaning.intent), meaning.value, meaning.player


def can_be_said(sentence: Sentence, grammar: Grammar, known: frozenset[str]) -> bool:
    """Whether all its words are known, or some of each rule's."""
    for symbol in sentence.pattern:
        forms: list[tuple[str, ...]] = [(symbol,)]
        if is_slot(symbol):
            words = grammar.lists.get(symbol)
            forms = [] if words is None else [form for form, _ in words.forms]
        if forms and not any(known.issuperset(spoken_words(" ".join(form))) for form in forms):
            return False
    return True


@pytest.mark.parametrize("language", available_languages())
def test_everything_can_be_told_in_known_words(language: str) -> None:
    book = load_language(language).phrasebook
    known = book.words()
    told: dict[Meant, bool] = {}
    for sentence in book.grammar.sentences:
        for what in meant(sentence):
            told[what] = told.get(what, False) or can_be_said(sentence, book.grammar, known)
    assert len(told) > 60
    assert [what for what, said in told.items() if not said] == []
