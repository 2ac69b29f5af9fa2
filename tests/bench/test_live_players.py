"""The players of a simulated evening, without its sound."""

from __future__ import annotations

from random import Random

import pytest

from voice_perudo.app.session import Session
from voice_perudo.app.table import Seat, Table
from voice_perudo.bench.live_players import Players
from voice_perudo.bench.live_table import PRESET
from voice_perudo.hearing import Hearing
from voice_perudo.language.available import available_languages
from voice_perudo.language.pack import load_language
from voice_perudo.rules.variant import load_variant

NAMES = {"fr": "bleu,vert", "pl": "niebieski,zielony", "en": "blue,green"}
LONGEST = 200
"""Lines of a game for two: ten dice, and hardly more than a dozen lines for each."""


@pytest.mark.parametrize("language", available_languages())
@pytest.mark.parametrize("seed", range(3))
def test_every_game_ends(language: str, seed: int) -> None:
    """Two dice that are left cannot be counted as three, however high the bid was."""
    names = NAMES.get(language, NAMES["en"]).split(",")
    seats = tuple(Seat(name, language) for name in names)
    session = Session(Table(language, load_variant(PRESET), seats), [])
    session.begin(names[0])
    players = Players(load_language(language), Random(seed))
    for game in range(1, 4):
        for _ in range(LONGEST):
            _, written = players.due(session.state)
            session.hear({language: Hearing.typed(written)})
            if players.games == game:
                break
        assert players.games == game, session.state
