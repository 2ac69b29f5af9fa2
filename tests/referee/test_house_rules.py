"""A rule of the preset is played otherwise, said in a few words while the table is set up."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from tests.phrased import PHRASED
from tests.referee.counted_table import PLAYERS, Table, each
from tests.referee.set_up_table import PRESETS, USUAL
from voice_perudo.referee.dialogue import set_up
from voice_perudo.referee.modes import SettingUp, SetupStep
from voice_perudo.referee.settings import Settings
from voice_perudo.rules.house_rules import with_house_rule
from voice_perudo.rules.variant import load_variant

WITHOUT_CALZA = {
    "fr": ("sans calza", "oui mais sans calza", "non, pas de calza", "on joue sans calza"),
    "pl": ("bez calzy", "tak, ale bez calzy", "gramy bez calzy", "wyłącz calzę"),
    "ru": ("без кальсы", "да, но без кальсы", "играем без кальсы", "убери кальсу"),
    "en": ("no calza", "yes, but no calza", "we play without calza", "without calza please"),
    "es": ("sin calza", "sí, pero sin calza", "jugamos sin calza", "sin calzo"),
}
WITH_CALZA = {
    "fr": ("avec calza", "non, avec le calza"),
    "pl": ("z calzą", "jednak gramy z calzą"),
    "ru": ("с кальсой", "нет, с кальсой"),
    "en": ("with calza", "no, with calza"),
    "es": ("con calza", "no, con calza"),
}
OTHERS: dict[str, dict[str, tuple[str, ...]]] = {
    "no_palifico": {
        "fr": ("sans palifico", "mais pas de palifico"),
        "pl": ("bez palifico", "ale bez palifico"),
        "ru": ("без палифико", "но без палифико"),
        "en": ("without palifico", "but no palifico"),
        "es": ("sin palifico", "pero sin palifico"),
    },
    "not_wild": {
        "fr": ("les as ne sont pas jokers", "sans jokers", "oui mais les as sont pas jokers"),
        "pl": ("jedynki nie są jokerami", "bez jokerów", "tak, ale jedynki to nie jokery"),
        "ru": ("единицы не джокеры", "без джокеров", "да, но единицы не джокеры"),
        "en": ("ones are not wild", "no wilds", "yes, but aces aren't wild"),
        "es": ("los ases no son comodines", "sin comodines", "sí, pero los ases no son comodines"),
    },
}
TWO_PLAYERS = {
    "fr": "bleu et vert",
    "pl": "niebieski i zielony",
    "ru": "синий и зелёный",
    "en": "blue and green",
    "es": "azul y verde",
}
ANSWERS = {
    "fr": ("oui", "annule", "règles du menteur"),
    "pl": ("tak", "cofnij", "kości kłamcy"),
    "ru": ("да", "отмена", "кости лжеца"),
    "en": ("yes", "undo", "liar's dice"),
    "es": ("sí", "deshacer", "el mentiroso"),
}
YES_BUT = {
    "fr": ("oui mais", "d'accord, mais…", "oui, mais attends"),
    "pl": ("tak, ale", "no tak, ale…", "dobrze, ale"),
    "ru": ("да, но", "ну да, но…", "хорошо, но"),
    "en": ("yes, but", "okay, but…", "yes, but wait"),
    "es": ("sí, pero", "vale, pero…", "sí, pero espera"),
}


def test_every_language_is_here() -> None:
    lines: tuple[Mapping[str, tuple[str, ...]], ...]
    lines = (WITHOUT_CALZA, WITH_CALZA, *OTHERS.values(), ANSWERS, YES_BUT)
    assert all(set(said) == set(PHRASED) for said in lines)


class Seated(Table):
    """Two players who are asked whether they play by their language's usual rules."""

    def __init__(self, language: str) -> None:
        usual = tuple(USUAL.items())
        settings = Settings(language, PRESETS, tuple(USUAL), presets=PRESETS, usual=usual)
        super().__init__(set_up(settings)[0])
        self.say(TWO_PLAYERS[language])
        assert self.mode.step is SetupStep.PRESET

    @property
    def mode(self) -> SettingUp:
        assert isinstance(self.state.mode, SettingUp)
        return self.state.mode

    def assert_read_back(self, *rules: str) -> None:
        told = [dict(m.arguments)["rule"] for m in self.told if m.id == "house-rule"]
        assert told == list(rules)
        assert self.ids[-1] == "ask-setup-right"


def of_others() -> list[tuple[str, str, str]]:
    return [(rule, *said) for rule, lines in OTHERS.items() for said in each(lines)]


@pytest.mark.parametrize(("language", "line"), each(WITHOUT_CALZA))
def test_a_rule_is_changed_read_back_played_and_taken_back(language: str, line: str) -> None:
    yes, undo, _ = ANSWERS[language]
    table = Seated(language)
    table.say(line)
    table.assert_read_back("no_calza")
    table.say(undo)
    assert table.mode.step is SetupStep.PRESET
    table.say(yes)
    table.assert_read_back()
    table.say(line)
    table.assert_read_back("no_calza")
    table.say(yes)
    usual = load_variant(USUAL[language])
    assert table.state.game.variant == with_house_rule(usual, "no_calza")


@pytest.mark.parametrize(("language", "line"), each(WITH_CALZA))
def test_it_can_be_changed_back_which_is_told(language: str, line: str) -> None:
    table = Seated(language)
    table.say(WITHOUT_CALZA[language][0], line)
    table.assert_read_back("calza")
    assert table.mode.variant == load_variant(USUAL[language])


@pytest.mark.parametrize(("rule", "language", "line"), of_others())
def test_other_rules_are_changed_beside_it(rule: str, language: str, line: str) -> None:
    table = Seated(language)
    table.say(WITHOUT_CALZA[language][0], line)
    table.assert_read_back("no_calza", rule)


@pytest.mark.parametrize("language", PHRASED)
def test_it_goes_with_rules_that_are_named_later(language: str) -> None:
    table = Seated(language)
    table.say(OTHERS["no_palifico"][language][0], WITHOUT_CALZA[language][0])
    table.say(ANSWERS[language][2])
    table.assert_read_back()  # liar's dice has neither
    table.say(WITH_CALZA[language][0])
    table.assert_read_back("calza")


@pytest.mark.parametrize(("language", "line"), each(YES_BUT))
def test_half_a_yes_asks_what_to_change(language: str, line: str) -> None:
    proposed, read_back = Seated(language), Seated(language)
    read_back.say(ANSWERS[language][0])
    for table in (proposed, read_back):
        table.say(line)
        assert table.ids == ["ask-which-change"]
        assert table.mode.step is SetupStep.READ_BACK


@pytest.mark.parametrize(("language", "line"), each(YES_BUT))
def test_half_a_yes_ends_no_game(language: str, line: str) -> None:
    quit_game = {"fr": "quitter", "pl": "koniec", "ru": "выход", "en": "quit", "es": "salir"}
    table = Seated(language)
    table.say(ANSWERS[language][0], ANSWERS[language][0])
    table.say(PLAYERS[language][0], quit_game[language])
    assert table.ids == ["confirm-quit"]
    table.say(line)
    assert table.ids == ["confirm-quit"]
