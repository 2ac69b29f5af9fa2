"""What is read back is the table that is made, whatever was said before the last “yes”."""

from __future__ import annotations

from random import Random

import hypothesis.strategies as st
from hypothesis import given, settings

from tests.referee.random_table import PLAYERS, fitting_intent
from voice_perudo.language.interpretation import Intent, IntentName, Understood
from voice_perudo.referee.dialogue import set_up, step
from voice_perudo.referee.effects import DrawStarter, Effect, Message, Say
from voice_perudo.referee.modes import SettingUp, SetupStep
from voice_perudo.referee.settings import LastTable, Settings
from voice_perudo.referee.state import Heard, State
from voice_perudo.rules.house_rules import changes, house_rules
from voice_perudo.rules.variant import load_variant, preset_names

PRESETS = tuple(map(load_variant, preset_names()))
LAST = LastTable("fr", load_variant("russian-dudo", {"calza": "false"}), PLAYERS, (("red", "en"),))
TABLE = Settings("en", PRESETS, languages=("en", "fr", "pl"), presets=PRESETS, last=LAST)


def said(state: State, name: IntentName) -> tuple[State, tuple[Effect, ...]]:
    return step(state, Heard(Understood(Intent(name))))


def read_back(effects: tuple[Effect, ...]) -> dict[str, list[dict[str, object]]]:
    """The arguments of every message by its id."""
    found: dict[str, list[dict[str, object]]] = {}
    for message in messages(effects):
        found.setdefault(message.id, []).append(dict(message.arguments))
    return found


def messages(effects: tuple[Effect, ...]) -> list[Message]:
    return [m for effect in effects if isinstance(effect, Say) for m in effect.messages]


def brought_to_the_end(random: Random, state: State) -> State:
    """Answers whatever is still asked."""
    while isinstance(state.mode, SettingUp) and state.mode.step is not SetupStep.READ_BACK:
        intent = fitting_intent(random, state)
        state, _ = step(state, Heard(Understood(intent)))
    return state


@settings(max_examples=100)
@given(st.integers(0, 2**64 - 1), st.integers(0, 30))
def test_the_table_made_is_the_one_read_back(seed: int, length: int) -> None:
    random = Random(seed)
    state, _ = set_up(TABLE)
    for _ in range(length):
        if not isinstance(state.mode, SettingUp) or state.history is not None:
            break
        state, _ = step(state, Heard(Understood(fitting_intent(random, state))))
    if state.history is not None:
        state, _ = set_up(TABLE)
    state = brought_to_the_end(random, state)
    if state.history is None:
        check(state)


def check(state: State) -> None:
    _, repeated = said(state, IntentName.NO)
    assert [m.id for m in messages(repeated)] == ["ask-which-change"]
    assert isinstance(state.mode, SettingUp)
    # a correction, after which all is read back again
    starter = state.mode.starter or state.mode.players[0]
    corrected, effects = step(state, Heard(Understood(Intent(IntentName.STARTER, player=starter))))
    told = read_back(effects)
    made, begun = said(corrected, IntentName.YES)
    game, own = made.game, dict(made.settings.player_languages)
    assert told["setup-players"] == [{"players": game.players}]
    (rules,) = told["setup-rules"]
    plain = load_variant(game.variant.name)
    played, changed = house_rules(game.variant, plain), changes(game.variant, plain)
    more = changed if changed > len(played) else 0  # what the house rules do not tell
    assert rules == {"preset": game.variant.name, "changed": more}
    assert told.get("house-rule", []) == [{"rule": name} for name in played]
    foreign = {p: code for p, code in own.items() if code != made.settings.language}
    speakers = {told["player"]: told["language"] for told in told.get("player-speaks", [])}
    assert speakers == foreign
    assert told["setup-starter"] == [{"player": game.turn}]
    assert not any(isinstance(effect, DrawStarter) for effect in begun)
    assert set(own) == set(game.players)


def test_the_opening_is_found_as_it_was_read_back() -> None:
    ways = {"random": "draw", "roll_off": "ask-starter-roll-off", "named": "ask-starter"}
    for choice, expected in ways.items():
        state, _ = set_up(TABLE)
        state, _ = step(state, Heard(Understood(Intent(IntentName.SAME_TABLE))))
        choose = Intent(IntentName.STARTER, choice=choice)
        state, effects = step(state, Heard(Understood(choose)))
        assert read_back(effects)["setup-opening"] == [{"way": choice}]
        made, begun = said(state, IntentName.YES)
        asked = [m.id for m in messages(begun)]
        drawn = any(isinstance(effect, DrawStarter) for effect in begun)
        assert (["draw"] if drawn else asked) == [expected]
        assert made.game.variant.first_starter == choice
