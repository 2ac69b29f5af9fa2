"""What a player rolled for the start is acted on at once, whatever the number."""

from __future__ import annotations

import pytest

from voice_perudo.hearing import Hearing
from voice_perudo.language.interpretation import Intent, IntentName, Scope, Understood
from voice_perudo.language.matching import MatchContext
from voice_perudo.language.pack import load_language

ROLLS = {
    "fr": ("bleu", ("un", "deux", "trois", "quatre", "cinq", "six")),
    "pl": ("niebieski", ("jeden", "dwa", "trzy", "cztery", "pięć", "sześć")),
    "ru": ("синий", ("один", "два", "три", "четыре", "пять", "шесть")),
    "en": ("blue", ("one", "two", "three", "four", "five", "six")),
    "es": ("azul", ("uno", "dos", "tres", "cuatro", "cinco", "seis")),
}


@pytest.mark.parametrize("face", range(1, 7))
@pytest.mark.parametrize("language", ROLLS)
def test_every_roll_is_taken(language: str, face: int) -> None:
    player, numbers = ROLLS[language]
    context = MatchContext(Scope.STARTING, (player,))
    heard = Hearing.typed(f"{player} {numbers[face - 1]}")
    match load_language(language).interpret(heard, context):
        case Understood(intent):
            assert intent == Intent(IntentName.ROLL, face=face, player=player)
        case other:
            pytest.fail(f"not understood: {other}")


NONE_OF_THEM = {
    "fr": ("zéro", "sept", "treize"),
    "pl": ("zero", "siedem", "trzynaście"),
    "ru": ("ноль", "семь", "тринадцать"),
    "en": ("zero", "seven", "thirteen"),
    "es": ("cero", "siete", "trece"),
}


@pytest.mark.parametrize("language", ROLLS)
def test_what_no_die_shows_is_heard_as_it_is(language: str) -> None:
    player, _ = ROLLS[language]
    context = MatchContext(Scope.STARTING, (player,))
    pack = load_language(language)
    for word, number in zip(NONE_OF_THEM[language], (0, 7, 13), strict=True):
        heard = pack.interpret(Hearing.typed(f"{player} {word}"), context)
        assert isinstance(heard, Understood)
        assert heard.intent == Intent(IntentName.ROLL, quantity=number, player=player)


def test_several_rolls_are_put_right_in_one_breath() -> None:
    context = MatchContext(Scope.STARTING, ("blue", "green"))
    heard = load_language("en").interpret(Hearing.typed("no, blue five, green three"), context)
    assert isinstance(heard, Understood)
    assert (heard.intent.face, heard.intent.player, heard.intent.choice) == (5, "blue", "corrected")
    assert heard.intent.also == (("green", 3),)
