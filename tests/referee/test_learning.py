"""What the players put right makes the same mistake less likely, at their table, for a while."""

from __future__ import annotations

import pytest

from tests.referee.dialogue_script import parse_input, position
from voice_perudo.language.confusion import Confusion
from voice_perudo.referee.context import context
from voice_perudo.referee.dialogue import resume, step
from voice_perudo.referee.learning import MOST_REMEMBERED
from voice_perudo.referee.settings import Settings
from voice_perudo.referee.state import Heard, State
from voice_perudo.rules.history import History
from voice_perudo.rules.variant import load_variant

RULES = load_variant("bga-free")
SETTINGS = Settings("en", (RULES,), learning=0.5)


def table(*heard: str, state: State | None = None) -> State:
    """Blue has bid three fives, as it was resumed; then ``heard`` was said (``=``: was typed)."""
    if state is None:
        game = position(RULES, ("blue", "green", "red"), "5 5 5 3x5")
        state, _ = resume(SETTINGS, History.restore(game))
    for line in heard:
        said = parse_input(line.lstrip("="), state)
        if line.startswith("=") and isinstance(said, Heard):
            said = Heard(said.interpretation, said.language, written=True)
        state, _ = step(state, said)
    return state


def taught(*heard: str) -> list[tuple[str, str, str, float]]:
    return [(c.heard, c.meant, c.language, c.weight) for c in table(*heard).learnt]


@pytest.mark.parametrize(
    ("heard", "learnt"),
    [
        (("bid 12x6", "correction 10x_"), [("12x", "10x", "en", 0.5)]),
        (("bid 12x6", "correction 10x6"), [("12x", "10x", "en", 0.5)]),
        (("bid 12x6", "correction _x5"), [("x6", "x5", "en", 0.5)]),
        (("bid 4x5 %fr", "correction 6x_ %pl"), [("4x", "6x", "fr", 0.5)]),
        (("bid 4x5 | bid 6x5", "choice second"), [("4x", "6x", "en", 0.5)]),
        (("bid 4x5 | bid 4x6", "bid _x6"), [("x5", "x6", "en", 0.5)]),
        (("??bid 4x5", "correction 6x_"), [("4x", "6x", "en", 0.5)]),
        (("bid 12x6", "??correction 10x_", "yes"), [("12x", "10x", "en", 0.5)]),
        (
            ("bid 12x4", "correction 5x_ | correction _x5", "choice first"),
            [("12x", "5x", "en", 0.5)],
        ),
        # a change of mind, or nothing put right
        (("bid 12x6", "correction 10x4"), []),
        (("bid 12x6", "correction"), []),
        (("bid 12x6", "bid 13x6"), []),
        (("bid 4x5 | bid 6x5", "choice first"), []),
        (("??bid 4x5", "yes"), []),
        # refused, and so not done
        (("bid 4x5", "correction 2x_"), []),
        # typed, or heard before the game was resumed
        (("=bid 12x6", "correction 10x_"), []),
        (("correction 4x_",), []),
        (("bid 12x6", "undo", "correction 4x_"), []),
    ],
)
def test_only_what_is_put_right_is_learnt(
    heard: tuple[str, ...], learnt: list[tuple[str, str, str, float]]
) -> None:
    assert taught(*heard) == learnt


def test_each_time_counts_less_and_never_more_than_certainty() -> None:
    again = ("bid 12x6", "correction 10x6", "undo")
    weights = [taught(*again * times)[0][3] for times in range(1, 6)]
    assert weights == [0.5, 0.75, 0.875, 0.9375, 0.96875]


def test_a_choice_for_what_was_heard_halves_the_doubt_until_it_is_forgotten() -> None:
    state = table("bid 4x5 | bid 6x5", "choice second", "undo")
    weights = []
    while state.learnt:
        weights.append(state.learnt[0].weight)
        state = table("bid 4x5 | bid 6x5", "choice first", "undo", state=state)
    assert weights == [0.5, 0.25, 0.125]


def test_the_matcher_is_told() -> None:
    state = table("bid 12x6", "correction 10x_")
    assert context(state).learnt == state.learnt != ()


def test_only_so_much_is_remembered_and_the_faintest_goes_first() -> None:
    pairs = [(a, b) for a in range(4, 12) for b in range(4, 12) if a != b]
    state = table("bid 4x5", "correction 5x_", "undo", "bid 4x5", "correction 5x_", "undo")
    for heard, meant in pairs[1:]:
        state = table(f"bid {heard}x5", f"correction {meant}x_", "undo", state=state)
    assert len(state.learnt) == MOST_REMEMBERED
    assert Confusion("4x", "5x", "en", 0.75) in state.learnt
    last, (heard, meant) = state.learnt[-1], pairs[-1]
    assert (last.heard, last.meant) == (f"{heard}x", f"{meant}x")


def test_a_new_game_at_the_table_knows_it_still() -> None:
    state = table("bid 12x6", "correction 10x_", "new_game", "new_game", "draw red")
    assert state.game.bid is None
    assert state.learnt == (Confusion("12x", "10x", "en", 0.5),)
