"""A set-up written by a real journal."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from tests.referee.dialogue_script import parse_input
from tests.storage.random_game import Clock, unseated
from voice_perudo.language.messages import Utterance
from voice_perudo.referee.dialogue import Outcome, resume_set_up, set_up, step
from voice_perudo.referee.effects import Record, Say
from voice_perudo.referee.modes import Mode
from voice_perudo.referee.settings import Announce, Settings
from voice_perudo.referee.view import view
from voice_perudo.rules.variant import load_variant
from voice_perudo.storage.journal import Journal
from voice_perudo.storage.saved_game import SavedSetup

SETTINGS = Settings(
    "en", (load_variant("polish-classic"), load_variant("bga-free")), languages=("en", "fr")
)
TOLD = ("player_count 3", "player blue", "player_language blue fr", "player green", "player Żółta")
BEGUN = (*TOLD, "preset bga-free", "starter green", "yes")


class SetUp:
    """A set-up that is written down."""

    def __init__(self, path: Path, saved: SavedSetup | None = None) -> None:
        self.journal = Journal(
            lambda began: path,
            Announce.TABLE,
            _fail,
            saved,
            now=Clock(),
            unseated=partial(unseated, SETTINGS),
        )
        opened = set_up(SETTINGS) if saved is None else resume_set_up(SETTINGS, saved.open)
        self.modes: list[Mode] = []
        self._take(opened)

    def say(self, *lines: str) -> SetUp:
        for line in lines:
            self._take(step(self.state, parse_input(line, self.state)))
        return self

    def _take(self, outcome: Outcome) -> None:
        self.state, effects = outcome
        self.modes.append(self.state.mode)
        for effect in effects:
            if isinstance(effect, Record):
                self.journal.happened(effect.events, view(self.state))
            elif isinstance(effect, Say):
                self.journal.announce(Utterance("", "", effect.language), view(self.state))


def _fail(error: Exception) -> None:
    raise AssertionError(error)
