"""Games played by players who say anything, followed by a real journal."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from random import Random

from tests.referee.random_table import random_input, random_opening
from voice_perudo.errors import VoicePerudoError
from voice_perudo.language.messages import Utterance
from voice_perudo.referee.dialogue import Outcome, step
from voice_perudo.referee.effects import Effect, Message, Record, Say
from voice_perudo.referee.settings import Settings
from voice_perudo.referee.state import State
from voice_perudo.referee.view import view
from voice_perudo.rules.events import Event, GameStarted
from voice_perudo.rules.notation import format_variant
from voice_perudo.storage.games_folder import journal_name
from voice_perudo.storage.journal import Journal
from voice_perudo.storage.lines import Heading, Proposal


class Clock:
    """Every look at it is a minute later."""

    def __init__(self) -> None:
        self.now = datetime(2025, 3, 1, 20, 0, tzinfo=UTC)

    def __call__(self) -> datetime:
        self.now += timedelta(minutes=1)
        return self.now


@dataclass
class PlayedGame:
    """A random dialogue, its journals and what was said after each action of the last game."""

    folder: Path
    random: Random
    warnings: list[VoicePerudoError] = field(default_factory=list)
    actions: list[tuple[Event, ...]] = field(default_factory=list)
    said: list[tuple[Message, ...]] = field(default_factory=list)

    def __post_init__(self) -> None:
        outcome = random_opening(self.random)
        place = lambda began: self.folder / journal_name(began)  # noqa: E731
        self.journal = Journal(
            place,
            outcome[0].settings.announce,
            self.warnings.append,
            now=Clock(),
            unseated=partial(unseated, outcome[0].settings),
        )
        self.first = outcome[0]
        self.state = self.take(outcome)

    def play(self, utterances: int) -> None:
        for _ in range(utterances):
            self.state = self.take(step(self.state, random_input(self.random, self.state)))

    def take(self, outcome: Outcome) -> State:
        """As a session does it: the journal is told what happened, then what is said."""
        state, effects = outcome
        for effect in effects:
            self._tell(state, effect)
        return state

    def _tell(self, state: State, effect: Effect) -> None:
        if isinstance(effect, Record):
            self.journal.happened(effect.events, view(state))
            if isinstance(effect.events[0], GameStarted):
                self.actions, self.said = [], []
            self.actions.append(effect.events)
            self.said.append(())
        elif isinstance(effect, Say):
            self.journal.announce(Utterance("", "", effect.language), view(state))
            if self.said:
                self.said[-1] += effect.messages

    @property
    def journals(self) -> list[Path]:
        return sorted(self.folder.iterdir())


def unseated(settings: Settings, at: datetime) -> Heading:
    """How the journal of a set-up begins."""
    return Heading(
        date=at,
        language=settings.language,
        announce=settings.announce,
        rules=format_variant(settings.variants[0]),
        players=(),
        setup=Proposal(ask_language=settings.ask_language, rules_chosen=True, table=None),
    )
