"""The snapshot a display is given."""

from __future__ import annotations

import pytest

from tests.referee.dialogue_script import parse_input, position
from voice_perudo.language.interpretation import Scope
from voice_perudo.referee.dialogue import resume, set_up, step
from voice_perudo.referee.settings import Settings
from voice_perudo.referee.state import State
from voice_perudo.referee.view import SeatView, view
from voice_perudo.rules.history import History
from voice_perudo.rules.values import Bid, Challenge, ChallengeKind, PlacedBid
from voice_perudo.rules.variant import load_variant

PLAYERS = ("blue", "green", "red")


def table(rules: str, *heard: str) -> State:
    variant = load_variant(rules)
    state, _ = resume(
        Settings("en", (variant,)), History.restore(position(variant, PLAYERS, "4 0 5"))
    )
    for line in heard:
        state, _ = step(state, parse_input(line, state))
    return state


def test_a_round_shows_who_is_to_bid_and_how_many_dice_are_left() -> None:
    seen = view(table("polish-classic", "bid 3x5"))
    assert seen.scope is Scope.BIDDING
    assert seen.placed == PlacedBid(Bid(3, 5), "blue")
    assert seen.turn == "red"
    assert seen.seats == (
        SeatView("blue", 4),
        SeatView("green", 0, still_in=False),
        SeatView("red", 5, on_turn=True),
    )


def test_hidden_dice_are_not_in_it() -> None:
    seats = view(table("bga-free")).seats
    assert [seat.dice for seat in seats] == [None, None, None]
    assert [seat.still_in for seat in seats] == [True, False, True]


def test_a_bid_that_waits_for_yes_is_not_on_the_table() -> None:
    seen = view(table("polish-classic", "bid 30x5"))
    assert seen.placed is None


def test_a_count_shows_the_faces_and_what_has_been_told() -> None:
    seen = view(table("polish-classic", "bid 3x5", "dudo", "count 2 red"))
    assert seen.challenge == Challenge(ChallengeKind.DUDO, "red")
    assert seen.faces == (5, 1)
    assert [seat.count for seat in seen.seats] == [None, None, 2]
    assert seen.turn is None


@pytest.mark.parametrize("over", ["pause", "quit"])
def test_what_has_been_told_stays_under_a_pause_or_a_question(over: str) -> None:
    seen = view(table("polish-classic", "bid 3x5", "dudo", "count 2 red", over))
    assert [seat.count for seat in seen.seats] == [None, None, 2]


def test_the_end_shows_the_winner() -> None:
    variant = load_variant("polish-classic")
    state, _ = resume(
        Settings("en", (variant,)), History.restore(position(variant, PLAYERS, "1 0 5"))
    )
    for line in ("bid 3x5", "dudo", "count 0"):
        state, _ = step(state, parse_input(line, state))
    assert (view(state).winner, view(state).turn, view(state).scope) == ("red", None, Scope.OVER)


def test_a_set_up_shows_the_seats_taken_so_far() -> None:
    state, _ = set_up(Settings("en", (load_variant("polish-classic"),)))
    for line in ("player_count 3", "player red", "player blue"):
        state, _ = step(state, parse_input(line, state))
    assert [seat.player for seat in view(state).seats] == ["red", "blue"]
