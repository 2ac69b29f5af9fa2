"""Everybody's name is told once more while the table is set up: some of them are others."""

import pytest

from tests.referee.counted_table import PLAYERS, YES
from tests.referee.set_up_table import SetUp
from voice_perudo.language.available import available_languages
from voice_perudo.referee.modes import SetupStep

STRANGER = {"fr": "noir", "pl": "czarny", "ru": "чёрный", "en": "black", "es": "negro"}


@pytest.mark.parametrize("language", available_languages())
def test_who_sits_already_may_be_named_again_before_the_others(language: str) -> None:
    table = SetUp(language, SetupStep.PLAYERS)
    first, second, third = PLAYERS[language]
    table.say(first, second)
    table.say(f"{first}, {second}, {third}")
    assert "name-taken" not in table.ids
    assert table.mode.players == (first, second, third)
    assert table.mode.step is SetupStep.PRESET


@pytest.mark.parametrize("language", available_languages())
def test_a_name_told_twice_without_those_before_it_is_taken(language: str) -> None:
    table = SetUp(language, SetupStep.PLAYERS)
    first, second, third = PLAYERS[language]
    table.say(first, second)
    table.say(f"{second}, {third}")
    assert "name-taken" in table.ids
    assert table.mode.players == (first, second)


@pytest.mark.parametrize("language", available_languages())
def test_all_names_at_the_read_back_tell_the_table_anew(language: str) -> None:
    table = SetUp(language, SetupStep.READ_BACK)
    first, second, _ = PLAYERS[language]
    table.say(f"{first}, {STRANGER[language]}, {second}")
    assert "ask-which-change" not in table.ids
    assert [name.casefold() for name in table.mode.players] == [
        name.casefold() for name in (first, STRANGER[language], second)
    ]
    table.say(YES[language])
    assert table.state.history is not None


@pytest.mark.parametrize("language", available_languages())
def test_some_names_at_the_read_back_change_nothing(language: str) -> None:
    table = SetUp(language, SetupStep.READ_BACK)
    first, second, third = PLAYERS[language]
    table.say(f"{first}, {STRANGER[language]}")
    assert table.ids == ["ask-which-change"]
    assert table.mode.players == (first, second, third)
