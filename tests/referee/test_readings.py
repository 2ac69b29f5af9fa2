"""Which bid is meant, and which of two readings an answer picks."""

from __future__ import annotations

import pytest

from tests.referee.dialogue_script import parse_intent, position
from voice_perudo.referee.readings import bid_meant, chosen, completed
from voice_perudo.rules.values import Bid
from voice_perudo.rules.variant import load_variant

ROUND = position(load_variant("bga-free"), ("blue", "green"), "5 5 3x5")
OPENING = position(load_variant("bga-free"), ("blue", "green"), "5 5")


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("bid 8x5", Bid(8, 5)),
        ("bid 8x_", None),
        ("bid _x5", None),
        ("plus_one", Bid(4, 5)),
        ("correction 2x_", Bid(2, 5)),
        ("correction _x6", Bid(3, 6)),
        ("correction 2x6", Bid(2, 6)),
        ("correction", None),
        ("dudo", None),
    ],
)
def test_the_bid_meant_is_filled_from_the_bid_on_the_table(said: str, meant: Bid | None) -> None:
    assert bid_meant(parse_intent(said), ROUND) == meant


def test_nothing_is_one_more_than_no_bid() -> None:
    assert bid_meant(parse_intent("plus_one"), OPENING) is None
    assert bid_meant(parse_intent("correction 2x_"), None) is None


@pytest.mark.parametrize(
    ("held", "said", "made"),
    [
        ((8, None), "bid _x5", Bid(8, 5)),
        ((8, None), "bid 5x_", Bid(8, 5)),
        ((8, None), "bid 9x_", None),
        ((None, 5), "bid 9x_", Bid(9, 5)),
        ((None, 5), "bid _x6", None),
    ],
)
def test_two_halves_make_a_bid(
    held: tuple[int | None, int | None], said: str, made: Bid | None
) -> None:
    assert completed(parse_intent(said), *held) == made


@pytest.mark.parametrize(
    ("first", "second", "answer", "picked"),
    [
        ("bid 8x5", "bid 8x6", "yes", "first"),
        ("bid 8x5", "bid 8x6", "choice first", "first"),
        ("bid 8x5", "bid 8x6", "choice second", "second"),
        ("bid 8x5", "bid 8x6", "bid 8x6", "second"),
        ("bid 8x5", "bid 8x6", "bid _x6", "second"),
        ("bid 8x5", "bid 8x6", "bid 6x_", "second"),
        ("bid 8x5", "bid 8x6", "bid 8x_", None),
        ("bid 8x5", "bid 8x6", "bid 8x4", None),
        ("bid 8x5", "bid 8x6", "dudo", None),
        ("bid 6x5", "bid 10x5", "bid 10x_", "second"),
        ("bid 6x5", "bid 5x6", "bid 6x_", "first"),
        ("bid 4x5", "plus_one", "bid 4x5", None),
        ("bid 9x5", "dudo", "dudo", "second"),
        ("bid 9x5", "dudo", "bid 9x_", "first"),
        ("count 5", "count 6", "count 6", "second"),
        ("count 5", "count 6", "count 7", None),
        ("count 1 blue", "count 1 green", "player green", "second"),
        ("count 1 blue", "count 1 green", "count 1 blue", "first"),
        ("player blue", "player green", "player blue", "first"),
        ("bid 25x_", "bid 20x5", "bid 20x5", "second"),
    ],
)
def test_an_answer_picks_one_reading_or_neither(
    first: str, second: str, answer: str, picked: str | None
) -> None:
    options = (parse_intent(first), parse_intent(second))
    expected = {"first": options[0], "second": options[1], None: None}[picked]
    assert chosen(options, parse_intent(answer), ROUND) == expected


def test_the_missing_face_completes_the_half_that_was_offered() -> None:
    options = (parse_intent("bid 25x_"), parse_intent("bid 20x5"))
    assert chosen(options, parse_intent("bid _x4"), ROUND) == parse_intent("bid 25x4")
