"""An illegal bid that is heard clearly is refused aloud, never turned into a legal one."""

from __future__ import annotations

import pytest

from tests.situations.conftest import Seated
from tests.situations.quick import quickly

BIDS = {
    "fr": ("bleu,vert,rouge", "cinq quatre", "quatre trois", "5x4"),
    "pl": ("niebieski,zielony", "pięć czwórek", "cztery trójki", "5x4"),
    "ru": ("синий,красный", "пять четвёрок", "четыре тройки", "5x4"),
    "en": ("red,blue,green", "five fours", "four threes", "5x4"),
    "es": ("rojo,azul,verde", "cinco cuatros", "cuatro treses", "5x4"),
}


@pytest.mark.real_audio
@pytest.mark.parametrize("language", quickly(BIDS, "fr", "es"))
def test_it_is_refused_with_the_least_that_would_do(seated: Seated, language: str) -> None:
    players, bid, lower, standing = BIDS[language]
    table = seated(players, language)
    assert table.say(bid, language) == ["bid"]
    refused = table.say(lower, language)
    assert refused[0].startswith("refused-")
    assert refused[1] == "least-legal"
    assert table.bid == standing
    assert table.turn == table.session.view.seats[1].player
