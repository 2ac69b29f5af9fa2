"""What the recogniser is told to expect."""

from itertools import pairwise

import pytest

from voice_perudo.language.available import available_languages
from voice_perudo.language.interpretation import Scope
from voice_perudo.language.pack import load_language
from voice_perudo.language.scopes import SCOPE_INTENTS, WRITTEN_INTENTS

EVERY = pytest.mark.parametrize("language", available_languages())


def french(scope: Scope, players: tuple[str, ...] = ()) -> tuple[str, ...]:
    return load_language("fr").phrasebook.phrases(scope, players)


def test_whole_bids_are_listed() -> None:
    phrases = french(Scope.BIDDING)
    assert {"huit cinq", "vingt et un pacos", "dix sept six", "trente six as"} <= set(phrases)


def test_phrases_are_listed_once_and_end_with_unknown() -> None:
    phrases = french(Scope.BIDDING)
    assert len(phrases) == len(set(phrases))
    assert phrases[-1] == "[unk]"


def test_commands_and_carriers_are_listed_with_apostrophes() -> None:
    phrases = french(Scope.BIDDING)
    assert "j'en doute" in phrases
    assert "s'il te plaît" in phrases
    assert "aide moi" in phrases


def test_every_number_may_follow_a_carrier() -> None:
    pairs = {pair for phrase in french(Scope.BIDDING) for pair in pairwise(phrase.split())}
    for number in ("un", "deux", "huit", "seize", "vingt", "trente"):
        assert ("dis", number) in pairs
        assert ("à", number) in pairs


def test_only_what_the_scope_listens_for() -> None:
    assert "oui" not in french(Scope.BIDDING)
    assert "oui" in french(Scope.CONFIRMING)
    assert "dudo" not in french(Scope.COUNTING)
    assert "huit cinq" not in french(Scope.PAUSED)
    assert "il y en a cinq" in french(Scope.COUNTING)


def test_names_of_the_table_are_listed() -> None:
    phrases = french(Scope.BIDDING, ("Marc", "vert"))
    assert {"marc calza", "vert calza"} <= set(phrases)
    assert "rouge calza" not in phrases
    assert "rouge calza" in french(Scope.BIDDING)


def test_what_is_only_parsed_is_not_listed() -> None:
    assert "oui huit cinq" not in french(Scope.CONFIRMING)


@EVERY
def test_the_vocabulary_holds_every_word_of_every_list(language: str) -> None:
    phrasebook = load_language(language).phrasebook
    known = phrasebook.words()
    for scope in Scope:
        if scope is not Scope.SETUP:
            listed = phrasebook.phrases(scope)[:-1]
            assert {word for phrase in listed for word in phrase.split()} <= known


@EVERY
def test_the_lists_stay_small_enough_to_build_at_once(language: str) -> None:
    phrasebook = load_language(language).phrasebook
    players = ("Marc", "Julie", "Paul", "Zoé", "Ola", "Jan")
    for scope in Scope:
        limit = 15_000 if scope is Scope.SETUP else 9_000
        assert 20 < len(phrasebook.phrases(scope, players)) < limit


def test_the_vocabulary_has_no_digits_or_hyphens() -> None:
    assert all(word.replace("'", "").isalpha() for word in load_language("fr").phrasebook.words())


@EVERY
@pytest.mark.parametrize("scope", list(WRITTEN_INTENTS))
def test_what_is_only_typed_is_not_listened_for(language: str, scope: Scope) -> None:
    phrasebook = load_language(language).phrasebook
    understood = [s for s in phrasebook.grammar.sentences if scope in s.scopes]
    typed = [s for s in understood if s.meaning.intent in WRITTEN_INTENTS[scope]]
    heard = [s for s in understood if s.meaning.intent in SCOPE_INTENTS[scope]]
    listed = set(phrasebook.phrases(scope))
    assert typed
    grammar = phrasebook.grammar
    extra = (*grammar.fillers, *grammar.correctors, *grammar.decoys)
    elsewhere = {" ".join(pattern) for pattern in (*(s.pattern for s in heard), *extra)}
    assert listed.isdisjoint({" ".join(s.pattern) for s in typed} - elsewhere)


@EVERY
def test_faces_are_listened_for_where_dice_are_counted(language: str) -> None:
    pack = load_language(language)
    listed = {word for phrase in pack.phrasebook.phrases(Scope.COUNTING) for word in phrase.split()}
    assert {"pacos", "paco", "пако"} & listed
