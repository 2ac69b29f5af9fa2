"""Where lost dice are hidden nothing that is said depends on how many are left."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import hypothesis.strategies as st
import pytest
from hypothesis import given, settings

from tests.referee.random_table import PLAYERS, random_input
from voice_perudo.language.interpretation import Intent, IntentName, Understood
from voice_perudo.referee.dialogue import resume, step
from voice_perudo.referee.effects import Effect, Record
from voice_perudo.referee.settings import Settings
from voice_perudo.referee.state import Heard, Input, State
from voice_perudo.rules.history import History
from voice_perudo.rules.values import Game, Phase
from voice_perudo.rules.variant import Variant, load_variant, preset_names

HIDDEN = [name for name in preset_names() if not load_variant(name).lost_dice_visible]
LEAST = 3
"""With three dice or more nobody comes to his last one, which is told by the rules."""


def table(variant: Variant, dice: tuple[int, ...]) -> State:
    lost = frozenset(PLAYERS)
    game = Game(variant, PLAYERS, dice, turn=PLAYERS[0], ever_lost=lost, round=2)
    return resume(Settings("en", (variant,)), History.restore(game))[0]


def heard(effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    return tuple(effect for effect in effects if not isinstance(effect, Record))


def something_said(random: Random, state: State) -> Input:
    """As random as can be, but no count of more dice than everybody has."""
    if state.history is not None and state.game.phase is Phase.COUNTING:
        player = random.choice((None, *PLAYERS))
        count = Intent(IntentName.COUNT, count=random.randint(0, LEAST), player=player)
        return Heard(Understood(count))
    return random_input(random, state)


@pytest.mark.parametrize("preset", HIDDEN)
@settings(max_examples=60)
@given(
    st.integers(0, 2**64 - 1),
    st.tuples(*[st.integers(LEAST, 5)] * len(PLAYERS)),
    st.tuples(*[st.integers(LEAST, 5)] * len(PLAYERS)),
)
def test_the_same_is_said_whatever_the_dice(
    preset: str, seed: int, dice: tuple[int, ...], others: tuple[int, ...]
) -> None:
    random = Random(seed)
    variant = load_variant(preset)
    one, other = table(variant, dice), table(variant, others)
    for _ in range(40):
        said = something_said(random, one)
        one, effects = step(one, said)
        other, same = step(other, said)
        assert heard(effects) == heard(same)
        if one.history is None or (one.game.phase is Phase.BIDDING and one.game.round > 2):
            break


def test_a_confirmation_tells_nothing() -> None:
    variant = load_variant(HIDDEN[0])
    bid = Heard(Understood(Intent(IntentName.BID, quantity=15, face=6)))
    few, effects = step(table(variant, (1, 1, 1)), bid)
    assert few.game.bid is not None
    assert heard(effects) == heard(step(table(variant, (5, 5, 5)), bid)[1])


def test_taking_back_a_calza_does_not_tell_whether_a_die_was_won() -> None:
    variant = replace(load_variant(HIDDEN[0]), calza_by="any_but_bidder")
    said = [
        Intent(IntentName.BID, quantity=2, face=6),
        Intent(IntentName.CALZA, player="red"),
        Intent(IntentName.COUNT, count=2),
        Intent(IntentName.UNDO),
    ]
    one, other = table(variant, (5, 5, 4)), table(variant, (5, 5, 5))
    for intent in said:
        one, effects = step(one, Heard(Understood(intent)))
        other, same = step(other, Heard(Understood(intent)))
        assert heard(effects) == heard(same)
