"""Which bids are legal, against a definition written another way."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from voice_perudo.errors import UsageError
from voice_perudo.rules import Bid, Game, PlacedBid, least_legal, legal, load_variant, preset_names
from voice_perudo.rules.bidding import out_of_pacos, to_pacos

EVERY_BID = [Bid(q, f) for q, f in product(range(-1, 42), range(-1, 9))]
PLAYERS = ("Ana", "Ben", "Cleo")


def table(
    preset: str = "bga-free",
    standing: Bid | None = None,
    *,
    dice: tuple[int, ...] = (5, 5, 5),
    palifico: bool = False,
    used: frozenset[str] = frozenset(),
    **options: Any,
) -> Game:
    return Game(
        variant=load_variant(preset, options),
        players=PLAYERS,
        dice=dice,
        turn="Ben",
        placed=PlacedBid(standing, "Ana") if standing else None,
        palifico=palifico,
        palifico_used=used,
    )


def brute_force(game: Game) -> set[Bid]:
    """All bids the written rules allow, collected rule by rule."""
    rules, old, dice = game.variant, game.bid, game.dice_of("Ben")
    numbers, faces = range(1, 42), range(1, 7)
    if old is None:
        found = {Bid(q, f) for q in numbers for f in faces if f > 1}
        if game.palifico or rules.open_on_pacos == "always":
            found |= {Bid(q, 1) for q in numbers}
    else:
        # more dice of the same face
        found = {Bid(q, old.face) for q in numbers if q > old.quantity}
        free = (
            not game.palifico
            or {
                "nobody": False,
                "one_die_players": dice == 1,
                "former_palifico": "Ben" in game.palifico_used,
            }[rules.palifico_face_change]
        )
        halving = rules.paco_conversion and (rules.palifico_ones_wild or not game.palifico)
        others = [f for f in faces if f != old.face] if free else []
        for f, q in product(others, numbers):
            if halving and f == 1:
                allowed = q * 2 >= old.quantity
            elif halving and old.face == 1:
                allowed = q > old.quantity * 2
            elif q == old.quantity:
                allowed = f > old.face
            else:
                allowed = q > old.quantity and rules.raise_rule == "any_face"
            if allowed:
                found.add(Bid(q, f))
    if rules.max_bid == "dice_in_play":
        found = {bid for bid in found if bid.quantity <= sum(game.dice)}
    return found


games = st.builds(
    table,
    st.sampled_from(preset_names()),
    st.none() | st.builds(Bid, st.integers(1, 18), st.integers(1, 6)),
    dice=st.tuples(st.integers(1, 5), st.integers(1, 5), st.integers(0, 5)),
    palifico=st.booleans(),
    used=st.frozensets(st.sampled_from(PLAYERS)),
    raise_rule=st.sampled_from(["same_face", "any_face"]),
    max_bid=st.sampled_from(["none", "none", "dice_in_play"]),
    open_on_pacos=st.sampled_from(["palifico_only", "always"]),
    paco_conversion=st.booleans(),
    palifico_ones_wild=st.booleans(),
    palifico_face_change=st.sampled_from(["nobody", "one_die_players", "former_palifico"]),
)


@given(games)
def test_the_legal_bids_are_those_of_the_brute_force_definition(game: Game) -> None:
    assert {bid for bid in EVERY_BID if legal(game, bid) is None} == brute_force(game)


@given(games)
def test_the_least_legal_bids_are_legal_and_least(game: Game) -> None:
    allowed, least = brute_force(game), least_legal(game)
    assert set(least) <= allowed
    assert len(set(least)) == len(least)
    for bid in least:
        assert Bid(bid.quantity - 1, bid.face) not in allowed
    # nobody is told that there is no way up when there is one
    assert bool(least) == bool(allowed)
    for face in {bid.face for bid in allowed}:
        assert min(b.quantity for b in allowed if b.face == face) >= min(b.quantity for b in least)


@given(games, st.integers(1, 5))
def test_without_a_cap_the_least_bids_tell_nothing_about_the_dice(game: Game, dice: int) -> None:
    game = replace(game, variant=replace(game.variant, max_bid="none"))
    fewer = replace(game, dice=(dice, game.dice[1], 0))
    assert least_legal(game) == least_legal(fewer)


@pytest.mark.parametrize(
    ("game", "expected"),
    [
        (table(), "1x2"),
        (table(palifico=True), "1x2 1xP"),
        (table("liars-dice"), "1x2 1xP"),
        (table(standing=Bid(8, 5)), "9x5 8x6 4xP"),
        (table("asmodee-bga", Bid(8, 5)), "9x5 8x6 4xP"),
        (table("asmodee-bga", Bid(7, 6)), "8x6 4xP"),
        (table("bga-free", Bid(7, 6)), "8x6 8x2 4xP"),
        (table(standing=Bid(3, 1)), "4xP 7x2"),
        (table("liars-dice", Bid(7, 6)), "8x6 8xP"),
        (table("liars-dice", Bid(3, 1)), "4xP 3x2"),
        (table(standing=Bid(2, 5), palifico=True), "3x5"),
        (table(standing=Bid(2, 1), palifico=True), "3xP"),
        (
            table(
                standing=Bid(2, 5),
                palifico=True,
                dice=(4, 1, 4),
                palifico_face_change="one_die_players",
            ),
            "3x5 2x6",
        ),
        (table(standing=Bid(15, 6), max_bid="dice_in_play"), "8xP"),
        (table("liars-dice", Bid(15, 6), max_bid="dice_in_play"), ""),
    ],
)
def test_the_least_legal_bid_of_each_way_up(game: Game, expected: str) -> None:
    assert " ".join(map(str, least_legal(game))) == expected


def test_halving_and_doubling() -> None:
    half = {1: 1, 2: 1, 3: 2, 4: 2, 5: 3, 8: 4, 9: 5, 12: 6, 13: 7, 19: 10, 25: 13, 30: 15}
    back = {1: 3, 2: 5, 3: 7, 4: 9, 5: 11, 6: 13, 8: 17, 10: 21, 15: 31}
    assert {n: to_pacos(n) for n in half} == half
    assert {n: out_of_pacos(n) for n in back} == back


def test_a_bid_in_one_word() -> None:
    assert [str(Bid(8, 5)), str(Bid(12, 1))] == ["8x5", "12xP"]
    assert Bid.parse("8x5") == Bid(8, 5)
    assert Bid.parse("3xP") == Bid.parse("3x1") == Bid(3, 1)


@pytest.mark.parametrize("text", ["", "8", "8x", "x5", "0x5", "8x7", "8x0", "-1x4", "8 x 5"])
def test_what_is_not_a_bid(text: str) -> None:
    with pytest.raises(UsageError, match="is not a bid"):
        Bid.parse(text)
