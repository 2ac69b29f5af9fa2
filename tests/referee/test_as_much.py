"""“I got five”, “me too”: a roll told by nobody knows whom, and as much as was told before."""

from __future__ import annotations

import pytest

from tests.phrased import PHRASED
from tests.referee.counted_table import PLAYERS, Counted, Table, each
from voice_perudo.referee.dialogue import start
from voice_perudo.referee.modes import Starting
from voice_perudo.referee.settings import Settings
from voice_perudo.rules.variant import load_variant

GOT_FIVE = {
    "fr": ("j'ai cinq", "moi cinq", "moi c'est cinq", "j'ai un cinq"),
    "pl": ("mam pięć", "mam piątkę", "ja wyrzuciłem pięć", "u mnie piątka"),
    "ru": ("у меня пять", "я выбросил пять", "у меня пятёрка", "мне выпало пять"),
    "en": ("I got five", "I rolled a five", "me five", "I've got a five"),
    "es": ("tengo un cinco", "yo cinco", "he sacado un cinco", "saqué cinco"),
}
ME_TOO = {
    "fr": ("moi aussi", "pareil", "moi pareil", "cinq aussi", "j'ai la même chose"),
    "pl": ("ja też", "tyle samo", "ja tyle samo", "to samo", "u mnie też"),
    "ru": ("я тоже", "столько же", "у меня столько же", "у меня тоже", "тоже пять"),
    "en": ("me too", "same here", "the same", "five too", "I got the same"),
    "es": ("yo también", "igual", "yo igual", "lo mismo", "cinco también"),
}
FIVE_TOO = {"cinq aussi", "тоже пять", "five too", "cinco también"}
RED_TOO = {
    "fr": ("rouge aussi", "et rouge aussi", "rouge pareil"),
    "pl": ("czerwony też", "i czerwony też", "czerwony tyle samo"),
    "ru": ("красный тоже", "у красного тоже", "и красный тоже"),
    "en": ("red too", "and red too", "red as well"),
    "es": ("rojo también", "y rojo también", "rojo igual"),
}
ONE_BREATH = {
    "fr": ("bleu deux, vert aussi, rouge un", "bleu deux et vert aussi et rouge un"),
    "pl": ("niebieski dwie, zielony też, czerwony jedna",),
    "ru": ("синий две, зелёный тоже, красный одна",),
    "en": ("blue two, green as well, red one", "blue two and green too, red one"),
    "es": ("azul dos, verde también, rojo uno", "azul dos y verde también y rojo uno"),
}
ROLLED = {
    "fr": "bleu deux et vert aussi",
    "pl": "niebieski dwa i zielony też",
    "ru": "синий два и зелёный тоже",
    "en": "blue two and green too",
    "es": "azul dos y verde también",
}
BLUE_TWO = {
    "fr": "bleu deux",
    "pl": "niebieski dwie",
    "ru": "синий две",
    "en": "blue two",
    "es": "azul dos",
}
UNDO = {"fr": "annule", "pl": "cofnij", "ru": "отмена", "en": "undo", "es": "deshacer"}


def test_every_language_is_here() -> None:
    for said in (GOT_FIVE, ME_TOO, RED_TOO, ONE_BREATH):
        assert set(said) == set(PHRASED)


class Rolling(Table):
    """Three players who roll for the start."""

    def __init__(self, language: str) -> None:
        rules = (load_variant("polish-classic"),)
        super().__init__(start(Settings(language, rules), PLAYERS[language])[0])

    @property
    def rolls(self) -> dict[str, int]:
        assert isinstance(self.state.mode, Starting)
        return dict(self.state.mode.rolls)


@pytest.mark.parametrize(("language", "line"), each(GOT_FIVE))
def test_a_roll_is_that_of_whoever_is_named_then(language: str, line: str) -> None:
    blue, green, _ = PLAYERS[language]
    table = Rolling(language)
    table.say(line)
    assert table.ids == ["ask-starter-name"]
    table.say(green)
    assert table.rolls == {green: 5}
    table.say(line)  # who is asked answers without a name
    assert table.rolls == {green: 5, blue: 5}


@pytest.mark.parametrize("language", PHRASED)
def test_a_roll_without_a_name_is_taken_back(language: str) -> None:
    table = Rolling(language)
    table.say(GOT_FIVE[language][0], UNDO[language])
    assert table.ids == ["undone", "ask-starter-roll-off"]
    table.say(PLAYERS[language][1])
    assert table.state.game.turn == PLAYERS[language][1]


@pytest.mark.parametrize(("language", "line"), each(ME_TOO))
def test_me_too_is_the_same_roll(language: str, line: str) -> None:
    blue, green, _ = PLAYERS[language]
    table = Rolling(language)
    table.say(GOT_FIVE[language][0], blue, line)
    assert table.rolls == {blue: 5, green: 5}


@pytest.mark.parametrize(("language", "line"), each(RED_TOO))
def test_somebody_else_has_the_same(language: str, line: str) -> None:
    blue, _, red = PLAYERS[language]
    rolling, counted = Rolling(language), Counted(language)
    rolling.say(GOT_FIVE[language][0], blue, line)
    assert rolling.rolls == {blue: 5, red: 5}
    counted.say(BLUE_TWO[language], line)
    assert counted.counts == {blue: 2, red: 2}


@pytest.mark.parametrize(
    ("language", "line"), [said for said in each(ME_TOO) if said[1] not in FIVE_TOO]
)
def test_me_too_is_as_many(language: str, line: str) -> None:
    blue, green, _ = PLAYERS[language]
    table = Counted(language)
    table.say(line)
    assert table.counts == {}
    table.say(BLUE_TWO[language], line)
    assert table.counts == {blue: 2, green: 2}


@pytest.mark.parametrize(("language", "line"), each(ONE_BREATH))
def test_in_one_breath(language: str, line: str) -> None:
    table = Counted(language)
    table.say(line)
    assert table.total == 5


@pytest.mark.parametrize("language", PHRASED)
def test_rolls_in_one_breath(language: str) -> None:
    blue, green, _ = PLAYERS[language]
    table = Rolling(language)
    table.say(ROLLED[language])
    assert table.rolls == {blue: 2, green: 2}
