"""“Wait, it was eight”, “that wasn't a four”, “do I lose a die?”: talk about a verdict."""

from __future__ import annotations

import pytest

from tests.phrased import PHRASED
from tests.referee.bidding_table import Bidders
from tests.referee.counted_table import Counted, each

SEVEN = {"fr": "sept", "pl": "siedem", "ru": "семь", "en": "seven", "es": "siete"}
WAS_EIGHT = {
    "fr": ("attends, y en avait huit", "c'est huit, pas sept"),
    "pl": ("czekaj, było osiem", "jest osiem, nie siedem"),
    "ru": ("подожди, было восемь", "восемь, а не семь"),
    "en": ("wait, it was eight", "it's eight, not seven"),
    "es": ("espera, eran ocho", "son ocho, no siete"),
}
MISCOUNTED = {
    "fr": ("c'était pas un cinq", "vert en avait deux pas un"),
    "pl": ("to nie była piątka", "zielony miał dwie nie jedną", "źle policzone"),
    "ru": ("это была не пятёрка", "у зелёного было две а не одна", "неправильно посчитали"),
    "en": ("that wasn't a five", "that was a three, not a five", "green had two not one"),
    "es": ("verde tenía dos no uno", "verde solo tenía dos"),
}
WHO_LOSES = {
    "fr": ("j'ai perdu un dé", "non, c'est bleu qui perd", "pourquoi moi"),
    "pl": ("straciłem kość", "nie, niebieski traci"),
    "ru": ("я теряю кость", "нет, синий теряет"),
    "en": ("do I lose a die", "no, blue loses", "green doesn't lose a die"),
    "es": ("pierdo un dado", "no, pierde azul"),
}
NEXT_ROUND = {
    "fr": ("manche suivante", "tour suivant"),
    "pl": ("następna runda", "kolejna runda"),
    "ru": ("следующий раунд", "новый круг"),
    "en": ("next round", "ok, next"),
    "es": ("siguiente ronda", "otra ronda"),
}


def test_every_language_is_here() -> None:
    for said in (SEVEN, WAS_EIGHT, MISCOUNTED, WHO_LOSES, NEXT_ROUND):
        assert set(said) == set(PHRASED)


def settled(language: str) -> Counted:
    table = Counted(language)
    table.say(SEVEN[language])
    assert table.total == 7
    return table


@pytest.mark.parametrize(("language", "line"), each(WAS_EIGHT))
def test_another_number_puts_the_count_right(language: str, line: str) -> None:
    table = settled(language)
    table.say(line)
    assert table.total == 8


@pytest.mark.parametrize(("language", "line"), each(MISCOUNTED))
def test_dice_that_were_miscounted_tell_how_to_put_it_right(language: str, line: str) -> None:
    table = settled(language)
    table.assert_only_told(line, "recount-again")
    Bidders(language).assert_only_told(line)


@pytest.mark.parametrize(("language", "line"), each(WHO_LOSES))
def test_who_loses_a_die_is_told_with_the_reason(language: str, line: str) -> None:
    table = settled(language)
    table.assert_only_told(line, "why-dudo-held")


@pytest.mark.parametrize(("language", "line"), each(NEXT_ROUND))
def test_the_next_round_has_begun(language: str, line: str) -> None:
    table = settled(language)
    table.assert_only_told(line, "turn-to-open")
