"""A whole evening at a live table, hours of it in minutes: does memory keep within bounds?

One sitting, game after game: bids, Dudos and counts with thinking between them, talk, dice and
music. Everything runs that runs at a real table, the journal with what was said beside it too.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from rich.console import Console

from voice_perudo.app.session import Follower
from voice_perudo.bench.live_figures import Evening
from voice_perudo.bench.live_noise import dice, music
from voice_perudo.bench.live_players import Players
from voice_perudo.bench.live_table import LiveGame, LiveTable, Script, fail
from voice_perudo.bench.live_trials import NOISE, PATIENCE, SETTLED
from voice_perudo.bench.memory import memory_now
from voice_perudo.display.terminal import Terminal
from voice_perudo.referee.settings import Announce
from voice_perudo.storage.games_folder import SUFFIX
from voice_perudo.storage.journal import Journal
from voice_perudo.storage.sounds import KeptSounds

_WARM = 0.1
"""The share of an evening after which memory should not grow any more."""

_THOUGHT = (0.5, 10.0)
"""Seconds that a player thinks at least, and at most."""

_TALK = 12
"""Different sentences that are spoken beside the game."""

_MINUTE = 60.0


def evening(table: LiveTable, hours: float, tell: Callable[[str], None]) -> Evening:
    """Play for so many simulated hours.

    Raises:
        VoicePerudoError: a model or the synthesiser cannot be used.
    """
    played = _Played(table, hours)
    tell(f"{table.pack.code}: memory is watched for {hours:g} simulated hours")
    with _written_down() as writers:
        while not played.over:  # somebody may have been heard to end the sitting
            table.play(played.script, writers)
    return played.figures


@contextmanager
def _written_down() -> Iterator[Sequence[Follower]]:
    """A journal that keeps what is said, and a terminal that nobody sees."""
    numbers = count(1)
    with (
        TemporaryDirectory(prefix="voice-perudo-") as folder,
        open(os.devnull, "w", encoding="utf-8") as nowhere,
    ):
        journal = Journal(
            lambda began: Path(folder) / f"{next(numbers):04}{SUFFIX}",
            Announce.TABLE,
            fail,
            sounds=KeptSounds(fail),
        )
        yield journal, Terminal(Console(file=nowhere))


class _Played:
    """What everybody says, and what was counted."""

    def __init__(self, table: LiveTable, hours: float) -> None:
        self._table = table
        self._drawn = Random(7)
        self._began = table.room.heard
        self._seconds = 3600 * hours
        self._minute = 0
        self._memory: list[int] = []
        self._lines = self._typed = 0
        self._players = Players(table.pack, self._drawn)
        decoys = [" ".join(pattern) for pattern in table.pack.phrasebook.grammar.decoys]
        self._talk = [" ".join(self._drawn.sample(decoys, 6)) for _ in range(_TALK)]

    @property
    def over(self) -> bool:
        """Whether the hours have passed."""
        return self._passed >= self._seconds

    @property
    def figures(self) -> Evening:
        """What was counted."""
        warm = self._memory[: max(1, round(_WARM * len(self._memory)))]
        growth = max(self._memory) - max(warm) if self._memory else None
        return Evening(self._passed / 3600, self._lines, self._typed, self._players.games, growth)

    @property
    def _passed(self) -> float:
        return self._table.room.heard - self._began

    def script(self, game: LiveGame) -> Script:
        """Until the hours have passed."""
        while not self.over:
            yield from game.silence(self._drawn.uniform(*_THOUGHT))
            if self._drawn.random() < 0.4:
                yield from self._noise(game)
            yield from self._line(game)
            self._look()

    def _look(self) -> None:
        """Once a minute; a minute more or less does not matter."""
        if self._passed >= self._minute * _MINUTE:
            self._minute = 1 + int(self._passed / _MINUTE)
            if (held := memory_now()) is not None:
                self._memory.append(held)

    def _noise(self, game: LiveGame) -> Script:
        number = self._drawn.randrange(1, 5)
        for _ in range(number):
            match self._drawn.randrange(4):
                case 0:
                    sound = dice(number, NOISE)
                case 1:
                    sound = music(number, 3.0, NOISE)
                case _:
                    sound = self._table.sound(self._drawn.choice(self._talk), number)
            yield from game.until(game.say(sound, game.room.now() + 0.1))
        yield from game.silence(SETTLED)

    def _line(self, game: LiveGame) -> Script:
        """What is due, spoken; typed where the referee has not understood it."""
        spoken, written = self._players.due(game.session.state)
        before, said = game.session.state, game.witness.answers
        self._lines += 1
        sound = self._table.sound(spoken, self._lines)
        end = game.say(sound, game.room.now() + 0.1)
        yield from game.until(end)
        yield from game.answered(PATIENCE)
        if game.session.state == before and game.witness.answers == said:
            self._typed += 1
            game.type(written)
