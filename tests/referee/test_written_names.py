"""Set-up: names the recogniser need not know, and answers that sound like names."""

from __future__ import annotations

import pytest

from voice_perudo.language.interpretation import Intent, IntentName, Understood
from voice_perudo.referee.doubt import weigh
from voice_perudo.referee.state import Settings, SettingUp, SetupStep, Starting, State
from voice_perudo.referee.written_names import LONGEST, names_in
from voice_perudo.rules.variant import load_variant


def asked(step: SetupStep) -> State:
    settings = Settings("fr", (load_variant("bga-free"),))
    return State(settings, SettingUp(step, 3))


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("zoe", ("Zoe",)),
        ("anna, Ben ,zoe", ("Anna", "Ben", "Zoe")),
        ("Jean-Pierre; o'neill", ("Jean-Pierre", "O'Neill")),
    ],
)
def test_any_name_will_do(text: str, names: tuple[str, ...]) -> None:
    meant = names_in(asked(SetupStep.PLAYERS), text)
    assert meant is not None
    assert (meant.intent.player, *meant.intent.others) == names


@pytest.mark.parametrize("text", ["", "4 7", "anna,,ben", "x" * (LONGEST + 1), "what? now!"])
def test_other_lines_are_no_names(text: str) -> None:
    assert names_in(asked(SetupStep.PLAYERS), text) is None


def test_names_are_taken_only_where_players_are_asked_for() -> None:
    assert names_in(asked(SetupStep.READ_BACK), "zoe") is None
    assert names_in(asked(SetupStep.PLAYER_COUNT), "zoe") is None
    assert names_in(asked(SetupStep.PLAYER_COUNT), "zoe, ben") is not None
    settings = Settings("fr", (load_variant("bga-free"),))
    assert names_in(State(settings, Starting()), "zoe") is None


def test_yes_is_believed_rather_than_a_name_that_sounds_like_it() -> None:
    louis = Understood(Intent(IntentName.PLAYER, player="Louis"), 0.5)
    doubt = (louis, Understood(Intent(IntentName.YES), 0.4))
    assert weigh(asked(SetupStep.READ_BACK), doubt, None) == Intent(IntentName.YES)
    assert weigh(asked(SetupStep.PLAYERS), doubt, None) is None
