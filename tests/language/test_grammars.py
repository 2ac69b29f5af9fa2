"""Laws that hold for the grammar of every language there is."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import product

import pytest

from voice_perudo.language.available import available_languages
from voice_perudo.language.grammar import USUAL, Grammar, ListKind, Sentence, Use
from voice_perudo.language.grammar_reader import SECTIONS
from voice_perudo.language.interpretation import IntentName, Scope
from voice_perudo.language.normalise import tokens
from voice_perudo.language.pack import LanguagePack, load_language
from voice_perudo.language.scopes import SCOPE_INTENTS
from voice_perudo.language.templates import is_ignored, is_slot, slot_list
from voice_perudo.rules.house_rules import HOUSE_RULES
from voice_perudo.rules.variant import preset_names

LANGUAGES = available_languages()
EITHER_WAY = {IntentName.CORRECTION}
"""Intents that may leave open whether a number or a face was said ("non, six")."""
SET_TO_IDS = {IntentName.LANGUAGE, IntentName.PLAYER_LANGUAGE, IntentName.HOUSE_RULE}

pytestmark = pytest.mark.parametrize("language", LANGUAGES)


@cache
def kind(language: str, symbol: str) -> ListKind | None:
    lists = load_language(language).phrasebook.grammar.lists
    return lists[slot_list(symbol)].kind if is_slot(symbol) else None


def said(grammar: Grammar, symbol: str) -> list[tuple[str, object]]:
    """What may be said for a symbol, with its value; one form is enough for carriers and names."""
    if not is_slot(symbol):
        return [(symbol, None)]
    words = grammar.lists[slot_list(symbol)]
    forms: list[tuple[str, object]] = [(" ".join(form), value) for form, value in words.forms]
    return forms if words.kind in (ListKind.NUMBER, ListKind.FACE) else forms[:1]


def whole_bid_forms(language: str, grammar: Grammar) -> Iterator[Sentence]:
    """One sentence for each form of a bid: line of the file × order of its slots."""
    seen = set()
    for sentence in grammar.sentences:
        slots = [symbol for symbol in sentence.pattern if is_slot(symbol)]
        kinds = [kind(language, symbol) for symbol in slots if not is_ignored(symbol)]
        form = (sentence.line, tuple(slots))
        whole = ListKind.NUMBER in kinds and ListKind.FACE in kinds
        if sentence.meaning.intent is IntentName.BID and whole and form not in seen:
            seen.add(form)
            yield sentence


def bids_of(pack: LanguagePack, sentence: Sentence) -> Iterator[tuple[str, int, int]]:
    """Texts of one form of a bid with the bid each is: all values, their words taking turns.

    The forms listed whole for the recogniser are given with all words.
    """
    slots = [symbol for symbol in sentence.pattern if is_slot(symbol) and not is_ignored(symbol)]
    number = next(s for s in slots if kind(pack.code, s) is ListKind.NUMBER)
    face = next(s for s in slots if kind(pack.code, s) is ListKind.FACE)
    grammar = pack.phrasebook.grammar
    words = {symbol: said(grammar, symbol)[0][0] for symbol in sentence.pattern}
    quantities, faces = forms_by_value(grammar, number), forms_by_value(grammar, face)
    for (q, counted), (f, named) in product(quantities.items(), faces.items()):
        turns = [(counted[(q + f) % len(counted)], named[(q + f) % len(named)])]
        for pair in product(counted, named) if sentence.use is Use.EVERY else turns:
            words[number], words[face] = pair
            yield " ".join(words[symbol] for symbol in sentence.pattern), q, f


def forms_by_value(grammar: Grammar, symbol: str) -> dict[int, list[str]]:
    forms: dict[int, list[str]] = {}
    for words, value in said(grammar, symbol):
        forms.setdefault(int(str(value)), []).append(words)
    return forms


def test_every_bid_in_every_form_is_parsed(language: str) -> None:
    pack = load_language(language)
    heard: set[tuple[int, int]] = set()
    for sentence in whole_bid_forms(language, pack.phrasebook.grammar):
        scope = Scope.BIDDING if Scope.BIDDING in sentence.scopes else min(sentence.scopes)
        for text, quantity, face in bids_of(pack, sentence):
            readings = pack.phrasebook.parse(tokens(text), scope)
            whole = [r for r in readings if not r.half and r.cost == readings[0].cost]
            got = [(r.intent.name, r.intent.quantity, r.intent.face) for r in whole]
            assert got == [(IntentName.BID, quantity, face)], (text, sentence.line)
            if sentence.use is Use.EVERY:
                heard.add((quantity, face))
    assert heard == set(product(range(1, 37), range(1, 7)))


def test_every_phrase_for_the_recogniser_has_one_meaning(language: str) -> None:
    phrasebook = load_language(language).phrasebook
    bids = set(phrasebook.phrases(Scope.BIDDING)) & set(phrasebook.phrases(Scope.CHOOSING))
    for scope in Scope:
        for phrase in phrasebook.phrases(scope)[:-1]:
            if scope is not Scope.BIDDING and phrase in bids:
                continue
            readings = phrasebook.parse(tokens(phrase), scope)
            best = [r.intent for r in readings if not r.half and r.cost == readings[0].cost]
            names = {intent.name for intent in best}
            assert len(best) <= 1 or names <= EITHER_WAY, (scope, phrase, best)
            assert readings or is_extra(phrasebook.grammar, phrase), (scope, phrase)


def is_extra(grammar: Grammar, phrase: str) -> bool:
    """Whether a phrase without a meaning is a filler, a corrector, a decoy or a joiner."""
    extra = (*grammar.fillers, *grammar.correctors, *grammar.decoys, *grammar.between)
    return tokens(phrase) in {tokens(" ".join(words)) for words in extra}


def test_every_sentence_means_what_it_stands_under(language: str) -> None:
    phrasebook = load_language(language).phrasebook
    for sentence in phrasebook.grammar.sentences:
        text = " ".join(said(phrasebook.grammar, s)[0][0] for s in sentence.pattern)
        for scope in {min(sentence.scopes), max(sentence.scopes)}:
            readings = phrasebook.parse(tokens(text), scope)
            sure = sentence.belief == 1.0  # else it stands beside what is surely meant
            meant = {
                (r.intent.name, r.half) for r in readings if not sure or r.cost == readings[0].cost
            }
            half = sentence.meaning.intent is None
            wanted = (sentence.meaning.intent or IntentName.BID, half)
            assert wanted in meant, (text, scope, sentence.line)


def test_every_intent_can_be_said(language: str) -> None:
    grammar = load_language(language).phrasebook.grammar
    for scope, intents in SCOPE_INTENTS.items():
        said_here = {s.meaning.intent for s in grammar.sentences if scope in s.scopes}
        missing = intents - said_here - {IntentName.CALZA, IntentName.DUDO, IntentName.PLAYER}
        assert not missing, (scope, missing)
    assert {s.meaning.intent for s in grammar.sentences} >= set(IntentName)


def test_settings_answers_are_known_values(language: str) -> None:
    grammar = load_language(language).phrasebook.grammar
    values: dict[IntentName, set[str | None]] = {}
    for sentence in grammar.sentences:
        if sentence.meaning.intent is not None:
            values.setdefault(sentence.meaning.intent, set()).add(sentence.meaning.value)
    assert values[IntentName.LANGUAGE] >= {"fr", "pl", "ru", "en", "es"}
    directions = {"left", "right", "other"}
    only = {"only_left", "only_right"}
    told = values[IntentName.DIRECTION] - only
    assert told == directions | {f"no_{way}" for way in directions}
    assert values[IntentName.HOUSE_RULE] == set(HOUSE_RULES)
    assert values[IntentName.CHOICE] == {"first", "second"}
    assert values[IntentName.PRESET] == {
        "asmodee-bga",
        "bga-free",
        "polish-classic",
        "russian-dudo",
        "liars-dice",
        USUAL,
    }


def test_the_same_colours_as_everywhere(language: str) -> None:
    def colours(code: str) -> set[str]:
        return set(load_language(code).phrasebook.grammar.colours.values())

    assert colours(language) == colours(LANGUAGES[0])


def test_decoys_are_many_and_mean_nothing(language: str) -> None:
    phrasebook = load_language(language).phrasebook
    decoys = [" ".join(words) for words in phrasebook.grammar.decoys]
    assert 50 <= len(decoys) <= 200
    for decoy in decoys:
        assert not phrasebook.parse(tokens(decoy), Scope.BIDDING), decoy


def test_the_head_of_the_example_tells_of_every_section_and_value(language: str) -> None:
    head, _, _ = load_language("fr").phrasebook.grammar.path.read_text("utf-8").partition("\nlang")
    values = {
        value
        for sentence in load_language(language).phrasebook.grammar.sentences
        if sentence.meaning.intent not in SET_TO_IDS
        for value in (sentence.meaning.value or "").split()
        if not value.isdecimal()
    }
    told = {*re.findall(r"[\w/-]+", head), *preset_names()}
    assert {*SECTIONS, *values} - told == set()
