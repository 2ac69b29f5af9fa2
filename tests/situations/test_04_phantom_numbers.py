"""What is no whole legal form brings no bid: no number is made of a breath or a half word."""

from __future__ import annotations

import pytest

from tests.phrased import PHRASED
from tests.situations.quick import quickly
from tests.situations.sounds import Voices, meanings, pause, together
from voice_perudo.app.ears import Ears
from voice_perudo.language.interpretation import Intent, IntentName, NotUnderstood, Understood
from voice_perudo.language.understand import understand

NUMBERS_IN_A_ROW = {
    "ru": ("шесть семь", "шесть семь восемь", "семь шесть пять", "восемь девять десять"),
    "fr": ("sept huit", "six sept huit", "huit neuf dix", "dix sept huit"),
    "en": ("six seven", "seven eight nine", "eight nine", "ten seven"),
    "pl": ("sześć siedem", "siedem osiem", "osiem dziewięć dziesięć", "dziesięć siedem"),
    "es": ("seis siete", "siete ocho nueve", "ocho nueve", "diez siete"),
}
WHOLE = {
    "ru": ("шесть пятёрок", 6, 5),
    "fr": ("six cinq", 6, 5),
    "en": ("sixteen fives", 16, 5),
    "pl": ("sześć piątek", 6, 5),
    "es": ("seis cincos", 6, 5),
}


@pytest.mark.parametrize("language", PHRASED)
def test_numbers_in_a_row_are_no_bid_in_writing(language: str) -> None:
    for text in NUMBERS_IN_A_ROW[language]:
        assert isinstance(understand(text, language), NotUnderstood), text


@pytest.mark.real_audio
@pytest.mark.parametrize("language", quickly(WHOLE, "ru"))
def test_numbers_in_a_row_are_no_bid_aloud(voices: Voices, ears: Ears, language: str) -> None:
    for text in NUMBERS_IN_A_ROW[language]:
        heard = meanings(ears, voices.say(text, language), language)
        assert not any(isinstance(one, Understood) for one in heard), text


@pytest.mark.real_audio
@pytest.mark.parametrize("language", quickly(WHOLE, "ru", "en"))
def test_a_bid_in_silence_gains_no_number(voices: Voices, ears: Ears, language: str) -> None:
    text, quantity, face = WHOLE[language]
    sound = together(voices.say(text, language), pause(4.0))
    heard = meanings(ears, sound, language)
    assert [m.intent for m in heard if isinstance(m, Understood)] == [
        Intent(IntentName.BID, quantity, face)
    ]
    assert len(heard) == 1
