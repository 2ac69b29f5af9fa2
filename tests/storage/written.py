"""A short game written by a real journal, to be damaged."""

from __future__ import annotations

from pathlib import Path

from tests.referee.dialogue_script import parse_input
from tests.storage.random_game import Clock
from voice_perudo.errors import VoicePerudoError
from voice_perudo.language.messages import Utterance
from voice_perudo.referee.dialogue import resume, start, step
from voice_perudo.referee.effects import Effect, Record, Say
from voice_perudo.referee.settings import Announce, Settings
from voice_perudo.referee.state import State
from voice_perudo.referee.view import view
from voice_perudo.rules.history import History
from voice_perudo.rules.variant import load_variant
from voice_perudo.storage.journal import Journal
from voice_perudo.storage.saved_game import SavedGame

PLAYERS = ("blue", "green", "Żółta ‰")
SETTINGS = Settings(
    "en", (load_variant("polish-classic", {"start_dice": 3}),), player_languages=(("green", "fr"),)
)
GAME = ("bid 3x5", "undo", "bid 2x5", "bid 4x5", "correction 3x5", "dudo", "count 1 blue")
SETTLED = (*GAME, "undo", "count 5 total")
"""The last action is of three events: settled, lost, round."""


class Table:
    """A dialogue that is written down."""

    def __init__(self, journal: Journal, saved: SavedGame | None = None) -> None:
        self.journal = journal
        opened = (
            start(SETTINGS, PLAYERS, "blue")
            if saved is None
            else resume(SETTINGS, saved.history, saved.open, saved.recalled)
        )
        self.state: State = opened[0]
        self._tell(opened[1])

    def say(self, *lines: str) -> None:
        for line in lines:
            self.state, effects = step(self.state, parse_input(line, self.state))
            self._tell(effects)

    @property
    def history(self) -> History:
        return self.state.past

    def _tell(self, effects: tuple[Effect, ...]) -> None:
        for effect in effects:
            if isinstance(effect, Record):
                self.journal.happened(effect.events, view(self.state))
            elif isinstance(effect, Say):
                self.journal.announce(Utterance("", "", effect.language), view(self.state))


def begun(path: Path, warnings: list[VoicePerudoError] | None = None) -> Table:
    """A table whose game is written to ``path``."""
    tell = [] if warnings is None else warnings
    return Table(Journal(lambda began: path, Announce.PLAYER, tell.append, now=Clock()))


def gone_on(saved: SavedGame, warnings: list[VoicePerudoError] | None = None) -> Table:
    """A table that goes on with a saved game, in its file."""
    tell = [] if warnings is None else warnings
    place = saved.path.with_name("next.jsonl")
    journal = Journal(lambda began: place, Announce.PLAYER, tell.append, saved, now=Clock())
    return Table(journal, saved)


def written(path: Path, lines: tuple[str, ...] = GAME) -> Path:
    """The file of a game in which these lines were said."""
    begun(path).say(*lines)
    return path
