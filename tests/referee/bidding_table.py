"""A table in every language at which the first player has bid four threes."""

from __future__ import annotations

from tests.referee.counted_table import PLAYERS
from tests.referee.dialogue_script import parse_input
from voice_perudo.referee.dialogue import start, step
from voice_perudo.referee.effects import Message, Say
from voice_perudo.referee.state import Settings, State
from voice_perudo.rules.variant import load_variant

FOUR_THREES = {
    "fr": "quatre trois",
    "pl": "cztery trójki",
    "ru": "четыре тройки",
    "en": "four threes",
    "es": "cuatro treses",
}


class Bidders:
    """Players who bid; ``told`` are the last messages."""

    def __init__(self, language: str, players: tuple[str, ...] = (), rules: str = "bga-free"):
        seated = players or PLAYERS[language]
        settings = Settings(language, (load_variant(rules),))
        self.state: State = start(settings, seated, seated[0])[0]
        self.told: tuple[Message, ...] = ()
        self.say(FOUR_THREES[language])

    def say(self, *lines: str) -> None:
        for line in lines:
            self.state, effects = step(self.state, parse_input(f'"{line}"', self.state))
            self.told = next((e.messages for e in effects if isinstance(e, Say)), ())

    @property
    def ids(self) -> list[str]:
        return [message.id for message in self.told]
