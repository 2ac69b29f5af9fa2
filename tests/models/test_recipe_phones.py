import ctypes

import pytest
from recipe.lexicon import extra_words, make_lexicon
from recipe.phones import (
    INVENTORY,
    LANGUAGES,
    MAX_VARIANTS,
    normal_words,
    pronounce,
)
from recipe.written import written_pronunciations


def _has_espeak() -> bool:
    try:
        ctypes.CDLL("libespeak-ng.so.1")
    except OSError:
        return False
    return True


needs_espeak = pytest.mark.skipif(not _has_espeak(), reason="libespeak-ng.so.1 is not installed")


def test_the_inventory_has_no_doubles() -> None:
    assert len(set(INVENTORY)) == len(INVENTORY)


@pytest.mark.parametrize("language", LANGUAGES)
def test_hand_written_pronunciations_use_the_inventory(language: str) -> None:
    table = written_pronunciations(language)
    assert len(table) >= 15
    assert {p for variants in table.values() for v in variants for p in v.phones} <= set(INVENTORY)


@needs_espeak
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_can_be_said(language: str) -> None:
    words = extra_words(language)
    assert len(words) >= 350
    lexicon = make_lexicon(words, language)
    assert all(variants and all(variants) for variants in lexicon.values())
    assert {p for variants in lexicon.values() for v in variants for p in v} <= set(INVENTORY)


@needs_espeak
@pytest.mark.parametrize(
    ("text", "language", "phones"),
    [
        ("huit cinq", "fr", "ɥ i s ɛ̃ k"),
        ("six as", "fr", "s i z a s"),
        ("deux", "fr", "d ø"),
        ("trzy czwórki", "pl", "t ʃ ɨ tʃ f u r k i"),
        ("cztery", "pl", "tʃ t ɛ r ɨ"),
        ("двадцать", "ru", "d v a ts a tʲ"),
        ("мы", "ru", "m ɨ"),
        ("eight fives", "en-us", "eɪ t f aɪ v z"),
        ("four", "en-gb", "f ɔ ɹ"),
        ("once cincos", "es-419", "o n s e s i n k o s"),
        ("once cincos", "es-es", "o n θ e θ i n k o s"),
    ],
)
def test_the_likeliest_pronunciation(text: str, language: str, phones: str) -> None:
    assert " ".join(pronounce(text, language)[0]) == phones


@needs_espeak
@pytest.mark.parametrize(
    ("text", "language", "variant"),
    [
        ("dudo", "fr", "d u d o"),
        ("calza", "fr", "k a l s a"),
        ("six trois", "fr", "s i t ʁ w a"),
        ("six as", "fr", "s i z a s"),
        ("paco", "pl", "p a k ɔ"),
        ("three", "en", "t ɹ i"),
        ("four", "en", "f ɔ"),
        ("dix huit", "fr", "d i z ɥ i t"),
    ],
)
def test_other_ways_of_saying_it(text: str, language: str, variant: str) -> None:
    variants = pronounce(text, language)
    assert tuple(variant.split()) in variants
    assert len(variants) <= MAX_VARIANTS


@needs_espeak
@pytest.mark.parametrize(
    ("word", "language", "variant"),
    [
        ("contre", "fr", "k ɔ̃ t ʁ ə"),
        ("contre", "fr", "k ɔ̃ t"),
        ("drugą", "pl", "d r u ɡ ɔ m"),
        ("thomas", "es", "t o m a h"),
        ("huit_cinq", "fr", "ɥ i s ɛ̃ k"),
    ],
)
def test_habits_of_the_language(word: str, language: str, variant: str) -> None:
    assert tuple(variant.split()) in make_lexicon([word], language)[word]


@needs_espeak
@pytest.mark.parametrize(
    ("word", "phones"), [("six_cinq", "s i s ɛ̃"), ("dix_un", "d i s ɛ̃ k"), ("six_un", "s i ɛ̃")]
)
def test_final_consonants_fall_only_where_french_lets_them(word: str, phones: str) -> None:
    assert tuple(phones.split()) not in make_lexicon([word], "fr")[word]


def test_words_are_split_at_hyphens_but_not_at_apostrophes() -> None:
    expected = ["j'ai", "dit", "vingt", "deux", "ёлка"]
    assert normal_words("J’ai dit vingt-deux, Ёлка !") == expected


def test_silence_has_no_phones() -> None:
    assert pronounce("…", "fr") == ()
