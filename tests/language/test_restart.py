"""A false start is dropped; a word that is meant twice is not."""

import pytest

from voice_perudo.language.pack import load_language
from voice_perudo.language.restart import Restart


@pytest.mark.parametrize(
    ("language", "said", "meant"),
    [
        ("fr", "huit huit cinq", "huit cinq"),
        ("fr", "huit euh huit cinq", "huit cinq"),
        ("fr", "je dis je dis huit cinq", "je dis huit cinq"),
        ("fr", "cinq cinq pacos", "cinq pacos"),
        ("en", "five five sixes", "five sixes"),
        ("en", "eight times eight times five", "eight times five"),
        ("es", "ocho ocho cincos", "ocho cincos"),
    ],
)
def test_false_start_is_dropped(language: str, said: str, meant: str) -> None:
    restart = Restart(load_language(language).phrasebook.grammar)
    assert restart.undone(tuple(said.split())) == tuple(meant.split())


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("fr", "huit cinq"),
        ("fr", "cinq cinq"),
        ("fr", "cinq cinq six"),
        ("fr", "deux trois deux trois cinq"),
        ("en", "one one two"),
        ("en", "[unk] [unk] five"),
    ],
)
def test_what_is_meant_twice_stays(language: str, said: str) -> None:
    assert Restart(load_language(language).phrasebook.grammar).undone(tuple(said.split())) is None
