"""A table in every language at which nobody has bid yet, or the first player four threes."""

from __future__ import annotations

from tests.referee.counted_table import PLAYERS, Table
from voice_perudo.referee.dialogue import start
from voice_perudo.referee.settings import Settings
from voice_perudo.rules.variant import load_variant

FOUR_THREES = {
    "fr": "quatre trois",
    "pl": "cztery trójki",
    "ru": "четыре тройки",
    "en": "four threes",
    "es": "cuatro treses",
}


class Begun(Table):
    """Players of whom the first is to bid; ``told`` are the last messages."""

    def __init__(self, language: str, players: tuple[str, ...] = (), rules: str = "bga-free"):
        seated = players or PLAYERS[language]
        settings = Settings(language, (load_variant(rules),))
        super().__init__(start(settings, seated, seated[0])[0])


class Bidders(Begun):
    """The same after the first bid."""

    def __init__(self, language: str, players: tuple[str, ...] = (), rules: str = "bga-free"):
        super().__init__(language, players, rules)
        self.say(FOUR_THREES[language])
