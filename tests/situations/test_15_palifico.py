"""Palifico: ones not wild and the face fixed, in a round and with two left; ones halved."""

from __future__ import annotations

import pytest

from tests.situations.conftest import Seated
from tests.situations.sounds import AtTable

LAST_DIE = ("start_dice=2", "lost_dice_visible=true")


def lose_a_die(table: AtTable) -> None:
    """Whoever opens bids, is doubted, and nothing is there."""
    table.type("deux six")
    table.type("dudo")
    table.type("zéro")


@pytest.mark.parametrize("players", ["bleu,vert,rouge", "bleu,vert"])
def test_the_one_die_player_fixes_the_face(seated: Seated, players: str) -> None:
    options = (*LAST_DIE, "palifico_face_change=nobody")
    table = seated(players, "fr", rules="bga-free", options=options)
    lose_a_die(table)
    game = table.session.state.game
    assert (game.turn, game.palifico, game.ones_wild) == ("bleu", True, False)
    assert table.type("un trois") == ["bid"]
    assert table.type("deux quatre")[0] == "refused-face-locked"
    assert table.type("pourquoi")[0] == "why-face-locked"
    assert table.type("deux trois") == ["bid"]


@pytest.mark.parametrize(
    ("standing", "said", "answer"),
    [
        ("cinq cinq", "trois pacos", "bid"),
        ("cinq cinq", "deux pacos", "refused-too-few-pacos"),
        ("trois pacos", "sept deux", "bid"),
        ("trois pacos", "huit quatre", "bid"),
        ("trois pacos", "six quatre", "refused-too-few-after-pacos"),
        ("quatre pacos", "deux pacos", "refused-not-higher"),
    ],
)
def test_pacos_halve_and_double(seated: Seated, standing: str, said: str, answer: str) -> None:
    table = seated("bleu,vert,rouge", "fr", rules="bga-free")
    if "pacos" in standing:
        table.type("deux cinq")
    assert table.type(standing) == ["bid"]
    assert table.type(said)[0] == answer
