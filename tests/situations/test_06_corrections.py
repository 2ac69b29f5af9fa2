""" "Non, j'ai dit deux, pas douze": the bid is replaced, the turn is right, and it is told."""

from __future__ import annotations

import pytest

from tests.situations.conftest import Seated
from voice_perudo.referee.state import Counting
from voice_perudo.rules.values import Phase

OPENINGS = {
    "fr": "bleu,vert,rouge",
    "pl": "niebieski,zielony,biały",
    "ru": "синий,красный,белый",
    "en": "red,blue,green",
}
CORRECTIONS = [
    ("fr", "douze trois", "non, j'ai dit deux, pas douze", "2x3"),
    ("fr", "huit cinq", "non, sept cinq", "7x5"),
    ("pl", "dwanaście trójek", "nie, dwie", "2x3"),
    ("ru", "восемь пятёрок", "нет, семь пятёрок", "7x5"),
    ("en", "twelve threes", "no, I said two, not twelve", "2x3"),
]


@pytest.mark.real_audio
@pytest.mark.parametrize(("language", "bid", "correction", "meant"), CORRECTIONS)
def test_the_bid_is_replaced_and_the_turn_stays(
    seated: Seated, language: str, bid: str, correction: str, meant: str
) -> None:
    table = seated(OPENINGS[language], language)
    table.type(bid)
    turn = table.turn
    assert table.say(correction, language) == ["bid-corrected"]
    assert (table.bid, table.turn) == (meant, turn)


def test_a_number_that_may_be_either_is_asked_about(seated: Seated) -> None:
    table = seated(OPENINGS["fr"], "fr")
    table.type("douze trois")
    assert table.type("non, deux") == ["choose-bid"]
    assert table.type("deux trois") == ["bid-corrected"]
    assert table.bid == "2x3"


def test_a_number_corrected_after_the_verdict_is_the_count(seated: Seated) -> None:
    table = seated("bleu,vert,rouge", "fr", options=("lost_dice_visible=true",))
    for line in ("deux cinq", "trois cinq", "dudo", "deux"):
        table.type(line)
    assert table.session.state.game.dice_of("vert") == 4
    told = table.type("non, trois")
    assert told[0] == "undone"
    assert "dudo-held" in told
    dice = table.session.state.game.dice_of
    assert (dice("vert"), dice("rouge")) == (5, 4)
    assert table.type("quatre six") == ["bid"]


def test_a_dudo_that_nobody_said_is_withdrawn(seated: Seated) -> None:
    table = seated("bleu,vert,rouge", "fr")
    table.type("deux cinq")
    table.type("dudo")
    assert table.session.state.game.phase is Phase.COUNTING
    assert table.type("non, j'ai pas dit dudo")[0] == "challenge-withdrawn"
    assert (table.bid, table.turn) == ("2x5", "vert")
    assert table.type("trois cinq") == ["bid"]


@pytest.mark.real_audio
def test_what_was_corrected_aloud_is_doubted_the_next_time(seated: Seated) -> None:
    table = seated("bleu,vert,rouge", "fr")
    for _ in range(2):
        table.say("douze trois", "fr")
        assert table.bid == "12x3"
        assert table.say("non, deux trois", "fr") == ["bid-corrected"]
        table.type("annule")
    assert table.say("douze trois", "fr") == ["choose-quantity"]
    assert table.say("deux", "fr") == ["bid"]
    assert table.bid == "2x3"


@pytest.mark.parametrize(
    ("language", "counts", "corrected"),
    [
        ("fr", ("rouge deux", "vert trois"), "non, deux"),
        ("en", ("red two", "green three"), "no, two"),
        ("pl", ("czerwony dwie", "zielony trzy"), "nie, dwie"),
        ("ru", ("красный две", "зелёный три"), "нет, две"),
        ("es", ("rojo dos", "verde tres"), "no, dos"),
    ],
)
def test_a_count_is_put_right_while_others_are_still_to_count(
    seated: Seated, language: str, counts: tuple[str, ...], corrected: str
) -> None:
    table = seated("bleu,rouge,vert", language)
    for line in (*OPENING[language], *counts, corrected):
        table.type(line)
    mode = table.session.state.mode
    assert isinstance(mode, Counting)
    assert [count for _, count in mode.counts] == [2, 2]


OPENING = {
    "fr": ("huit cinq", "dudo"),
    "en": ("eight fives", "dudo"),
    "pl": ("osiem piątek", "dudo"),
    "ru": ("восемь пятёрок", "дудо"),
    "es": ("ocho cincos", "dudo"),
}
"""A bid, and the doubt that has the dice counted."""
