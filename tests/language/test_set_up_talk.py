"""Long talk while a table is set up is listened to in little time, whatever of it is known."""

from __future__ import annotations

from time import process_time

import pytest

from tests.phrased import PHRASED
from voice_perudo.hearing import Alternative, Hearing, Word
from voice_perudo.language.interpretation import Scope
from voice_perudo.language.matching import MatchContext
from voice_perudo.language.pack import load_language

MOST = 0.025
"""Seconds of the processor."""
TALK = {
    "fr": "alors mes enfants ont dit qu'ils aimeraient bien jouer encore demain sans leur mère"
    " parce qu'ils ont gagné la dernière fois à table et",
    "pl": "no więc moje dzieci powiedziały że chętnie zagrają jutro znowu bez mamy bo ostatnio"
    " wygrały kiedy graliśmy tutaj razem no więc moje",
    "ru": "ну вот мои дети сказали что завтра опять хотят играть без мамы потому что в прошлый"
    " раз они выиграли дома ну вот мои",
    "en": "so then my kids said they would like to play again tomorrow without their mother"
    " because they won the last time we played here",
    "es": "pues mis hijos dijeron que les gustaría jugar otra vez mañana sin su madre porque"
    " ganaron la última vez aquí en casa y",
}


def test_every_language_is_here() -> None:
    assert set(TALK) == set(PHRASED)


@pytest.mark.parametrize("language", PHRASED)
def test_long_talk_takes_little_time(language: str) -> None:
    load_language(language).interpret(Hearing.typed("euh"), MatchContext(Scope.SETUP))
    words = TALK[language].split()
    # begun at another word each time, for what has been heard before is remembered
    assert min(seconds(language, words[at:] + words[:at]) for at in (0, 1, 2)) < MOST


def seconds(language: str, words: list[str]) -> float:
    heard = Hearing((Alternative(tuple(map(Word, words)), 0.0),))
    pack = load_language(language)
    begun = process_time()
    pack.interpret(heard, MatchContext(Scope.SETUP))
    return process_time() - begun
