"""A table in every language at which a bid has been doubted, and what is typed there."""

from __future__ import annotations

from collections.abc import Mapping

from tests.phrased import PHRASED
from tests.referee.dialogue_script import parse_input
from voice_perudo.referee.dialogue import start, step
from voice_perudo.referee.effects import Message, Say
from voice_perudo.referee.modes import Counting
from voice_perudo.referee.settings import Settings
from voice_perudo.referee.state import State
from voice_perudo.rules.variant import load_variant

PLAYERS = {
    "fr": ("bleu", "vert", "rouge"),
    "pl": ("niebieski", "zielony", "czerwony"),
    "ru": ("синий", "зелёный", "красный"),
    "en": ("blue", "green", "red"),
    "es": ("azul", "verde", "rojo"),
}
CALLED = {
    "fr": ("deux cinq", "dudo"),
    "pl": ("dwie piątki", "dudo"),
    "ru": ("две пятёрки", "дудо"),
    "en": ("two fives", "dudo"),
    "es": ("dos cincos", "dudo"),
}
YES = {"fr": "oui", "pl": "tak", "ru": "да", "en": "yes", "es": "sí"}
NO = {"fr": "non", "pl": "nie", "ru": "нет", "en": "no", "es": "no"}
TWO = {"fr": "deux", "pl": "dwie", "ru": "две", "en": "two", "es": "dos"}
CALZA = {"fr": "calza", "pl": "calza", "ru": "кальса", "en": "calza", "es": "calza"}


def each(said: Mapping[str, tuple[str, ...]]) -> list[tuple[str, str]]:
    """Every line of every language, with its language."""
    return [(language, line) for language in PHRASED for line in said[language]]


class Table:
    """What is typed at a table; ``told`` are the last messages."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.told: tuple[Message, ...] = ()

    def say(self, *lines: str) -> None:
        self.hear(*(f'"{line}"' for line in lines))

    def hear(self, *utterances: str) -> None:
        """What is heard, in the notation of scripts: doubtful or close readings, too."""
        for heard in utterances:
            self.state, effects = step(self.state, parse_input(heard, self.state))
            self.told = next((e.messages for e in effects if isinstance(e, Say)), ())

    @property
    def ids(self) -> list[str]:
        return [message.id for message in self.told]

    def assert_only_told(self, line: str, *ids: str) -> None:
        """The line is answered by these messages, and nothing in the game changes."""
        before = self.state.past
        self.say(line)
        assert self.ids == list(ids)
        assert self.state.past == before


class Counted(Table):
    """A table at which green has doubted blue's two fives; ``told`` are the last messages.

    With one die each there are only these two. ``called``: other lines than that bid and Dudo.
    """

    def __init__(
        self, language: str, start_dice: int = 5, called: tuple[str, ...] | None = None
    ) -> None:
        variant = load_variant("bga-free", {"start_dice": str(start_dice)})
        players = PLAYERS[language] if start_dice > 1 else PLAYERS[language][:2]
        super().__init__(start(Settings(language, (variant,)), players, players[0])[0])
        self.say(*(called or CALLED[language]))

    @property
    def counts(self) -> dict[str, int]:
        assert isinstance(self.state.mode, Counting)
        return dict(self.state.mode.counts)

    @property
    def total(self) -> int | None:
        """The count of the challenge settled last."""
        settlement = self.state.game.settlement
        return None if settlement is None else settlement.count
