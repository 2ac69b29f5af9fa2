"""“Not blue” while the names are told: nobody is seated by being denied."""

import pytest

from tests.referee.counted_table import PLAYERS
from tests.referee.set_up_table import SetUp
from voice_perudo.language.available import available_languages
from voice_perudo.referee.modes import SetupStep

DENIED = {
    "fr": "pas {}",
    "pl": "to nie {}",
    "ru": "не {}",
    "en": "not {}",
    "es": "{} no",
}


@pytest.mark.parametrize("language", available_languages())
def test_whoever_was_named_last_and_denied_sits_there_no_more(language: str) -> None:
    table = SetUp(language, SetupStep.PLAYERS)
    first, second, _ = PLAYERS[language]
    table.say(first, second)
    table.say(DENIED[language].format(second))
    assert table.ids == ["ask-next-player"]
    assert table.mode.players == (first,)


@pytest.mark.parametrize("language", available_languages())
def test_whoever_is_denied_without_having_been_named_is_not_seated(language: str) -> None:
    table = SetUp(language, SetupStep.PLAYERS)
    first, second, _ = PLAYERS[language]
    table.say(first)
    table.assert_unchanged_by(DENIED[language].format(second))


@pytest.mark.parametrize("language", available_languages())
def test_at_the_read_back_it_is_asked_what_to_change(language: str) -> None:
    table = SetUp(language, SetupStep.READ_BACK)
    table.say(DENIED[language].format(PLAYERS[language][0]))
    assert table.ids == ["ask-which-change"]
    assert table.mode.players == PLAYERS[language]
