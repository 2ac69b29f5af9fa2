"""What the matcher is told: scope, names, the bid on the table, and what the rules allow."""

from __future__ import annotations

import pytest

from tests.referee.dialogue_script import parse_input, parse_intent, position
from voice_perudo.language.interpretation import Scope
from voice_perudo.referee.context import context
from voice_perudo.referee.dialogue import resume, set_up, step
from voice_perudo.referee.settings import Settings
from voice_perudo.referee.state import State
from voice_perudo.rules.history import History
from voice_perudo.rules.values import Bid
from voice_perudo.rules.variant import load_variant

PLAYERS = ("blue", "green", "red")
RULES = load_variant("bga-free")
SETTINGS = Settings("en", (RULES,))


def table(*heard: str) -> State:
    """A table of 4, 2 and 5 dice where blue has bid three fives and then ``heard`` was said."""
    state, _ = resume(SETTINGS, History.restore(position(RULES, PLAYERS, "4 2 5 3x5")))
    for line in heard:
        state, _ = step(state, parse_input(line, state))
    return state


@pytest.mark.parametrize(
    ("heard", "said", "allowed"),
    [
        ((), "bid 4x5", True),
        ((), "bid 3x5", False),
        ((), "bid 2xP", True),
        ((), "plus_one", True),
        ((), "correction 2x5", True),
        ((), "dudo", True),
        ((), "dudo red", False),
        ((), "calza red", True),
        ((), "calza blue", False),
        ((), "calza", True),
        ((), "whose_turn", True),
        ((), "choice first", False),
        (("bid 4x5 | bid 4x6",), "choice first", True),
        (("calza",), "player red", True),
        (("calza",), "player blue", False),
        (("dudo",), "bid 4x5", False),
        (("dudo",), "correction 2x5", False),
        (("dudo",), "dudo", False),
        (("dudo",), "count 11", True),
        (("dudo",), "count 12", False),
        (("dudo",), "count 2 green", True),
        (("dudo",), "count 3 green", False),
        (("dudo",), "count 5 @self", True),
    ],
)
def test_the_rules_are_a_prior(heard: tuple[str, ...], said: str, allowed: bool) -> None:
    legal = context(table(*heard)).legal
    assert legal is not None
    assert legal(parse_intent(said)) is allowed


def test_the_bid_on_the_table_is_known_unless_a_number_answers_a_question() -> None:
    assert context(table()).current == Bid(3, 5)
    assert context(table("~half 8x_")).current is None
    assert context(table("bid 4x5 | bid 4x6")).current is None
    assert context(table("bid 30x5")).current is None


def test_a_table_being_set_up_has_no_names_and_no_rules_yet() -> None:
    state, _ = set_up(SETTINGS)
    place = context(state)
    assert (place.scope, place.players, place.legal) == (Scope.SETUP, (), None)


def test_the_names_are_those_of_the_table() -> None:
    assert context(table()).players == PLAYERS
