"""Everything around a bid is let pass: "euh… alors… je dirais huit cinq, s'il te plaît"."""

from __future__ import annotations

import pytest

from tests.situations.quick import quickly
from tests.situations.sounds import Voices, meanings
from voice_perudo.app.ears import Ears
from voice_perudo.language.interpretation import Intent, IntentName, Understood

SAID = {
    "fr": "euh, alors, je dirais huit cinq, s'il te plaît",
    "ru": "ну, пусть будет восемь пятёрок",
    "pl": "no dobra, niech będzie osiem piątek",
    "en": "well, I'd say eight fives, please",
    "es": "bueno, pues digo ocho cincos",
}
HOMOPHONES = [("je dis neuf quatre", 9, 4), ("neuf de quatre", 9, 4), ("vingt-deux cinq", 22, 5)]


@pytest.mark.real_audio
@pytest.mark.parametrize("language", quickly(SAID, "fr", "ru"))
def test_the_bid_alone_counts(voices: Voices, ears: Ears, language: str) -> None:
    heard = meanings(ears, voices.say(SAID[language], language), language)
    assert [m.intent for m in heard if isinstance(m, Understood)] == [Intent(IntentName.BID, 8, 5)]


@pytest.mark.real_audio
@pytest.mark.parametrize(("text", "quantity", "face"), HOMOPHONES)
def test_words_of_the_same_sound_are_told_apart_by_what_makes_sense(
    voices: Voices, ears: Ears, text: str, quantity: int, face: int
) -> None:
    heard = meanings(ears, voices.say(text, "fr", "f3"), "fr")
    bid = Intent(IntentName.BID, quantity, face)
    assert [m.intent for m in heard if isinstance(m, Understood)] == [bid]
