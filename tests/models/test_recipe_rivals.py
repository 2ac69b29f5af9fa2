"""Utterances that differ in one number word from what was said."""

import numpy as np
import pytest

pytest.importorskip("scipy", reason="only needed to train models")

from recipe.phones import LANGUAGES
from recipe.rivals import plain_words, rivals, ways_of_word
from recipe.texts import phrases


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_plain_bid_is_told_by_its_words(language):
    said = phrases(language)
    number, face = said.quantities[7][0], said.faces[4][0]
    assert plain_words(f"{number} {face}", language) == (number, face)
    assert plain_words("!", language) == ()


@pytest.mark.parametrize("language", LANGUAGES)
def test_rivals_are_other_numbers_and_never_what_was_said(language):
    rng = np.random.default_rng(1)
    said = phrases(language)
    for quantity, face in ((8, 5), (1, 1), (22, 6)):
        words = (said.quantities[quantity - 1][0], said.faces[face - 1][0])
        ways = [ways_of_word(word, language)[0] for word in words]
        whole = tuple(phone for way in ways for phone in way)
        found = {way for _ in range(20) for way in rivals(rng, words, ways, language)}
        assert len(found) > 5
        assert whole not in found
        assert all(found)


def test_other_spellings_of_a_number_are_no_rivals():
    rng = np.random.default_rng(2)
    as_paco = [ways_of_word("paco", "fr")[0]]
    found = {way for _ in range(200) for way in rivals(rng, ("paco",), as_paco, "fr")}
    assert not found & set(ways_of_word("pacos", "fr"))
