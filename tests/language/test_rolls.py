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
