"""A game with its past, so that anything can be taken back."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from voice_perudo.rules.actions import Action, Illegal
from voice_perudo.rules.events import (
    ChallengeSettled,
    DieGained,
    DieLost,
    DirectionAsked,
    Event,
    GameWon,
    PlayerEliminated,
    PositionRestored,
    RoundStarted,
    Undone,
)
from voice_perudo.rules.evolution import evolve
from voice_perudo.rules.game import decide, opening_events
from voice_perudo.rules.values import Game, Player
from voice_perudo.rules.variant import Variant

_CONSEQUENCES = (DieLost, DieGained, PlayerEliminated, RoundStarted, DirectionAsked, GameWon)


@dataclass(frozen=True, slots=True)
class Step:
    """What one action brought about, and the game after it."""

    events: tuple[Event, ...]
    game: Game


@dataclass(frozen=True, slots=True)
class History:
    """Every step since the start that has not been taken back; never empty."""

    steps: tuple[Step, ...]

    @classmethod
    def start(
        cls, variant: Variant, players: tuple[Player, ...], starter: Player | None = None
    ) -> History:
        """A new game; the seating cannot be undone, the choice of the starter can.

        Raises:
            UsageError: the players cannot play together, or the starter is not one of them.
        """
        return cls.replay(opening_events(variant, players, starter))

    @classmethod
    def restore(cls, position: Game) -> History:
        """A game taken up from a position, with no past before it."""
        return cls(()).extended((PositionRestored(position),))

    @classmethod
    def replay(cls, events: Iterable[Event]) -> History:
        """The history that a journal of events tells, with undo as before.

        Raises:
            ValueError: the events do not start with the start of a game, or undo too much.
        """
        history = cls(())
        pending: list[Event] = []
        for event in events:
            if pending and not isinstance(event, _CONSEQUENCES):
                history = history._absorb(tuple(pending))
                pending = []
            pending.append(event)
        if pending:
            history = history._absorb(tuple(pending))
        if not history.steps:
            raise ValueError("no events: nothing to replay")
        return history

    @property
    def current(self) -> Game:
        """The game as it stands."""
        return self.steps[-1].game

    @property
    def last_events(self) -> tuple[Event, ...]:
        """What the last action that stands brought about."""
        return self.steps[-1].events

    @property
    def ends_with_verdict(self) -> bool:
        """Whether the last action that stands settled a challenge."""
        return isinstance(self.last_events[0], ChallengeSettled)

    @property
    def follows_verdict(self) -> bool:
        """Whether the last action that stands was the first one after a challenge was settled."""
        return not self.ends_with_verdict and self.undo().ends_with_verdict

    @property
    def can_undo(self) -> bool:
        """Whether there is an action to take back."""
        return len(self._undone_steps()) > 0

    def apply(self, action: Action) -> History | Illegal:
        """The history with one more action, or the refusal."""
        decision = decide(self.current, action)
        return decision if isinstance(decision, Illegal) else self.extended(decision)

    def extended(self, events: tuple[Event, ...]) -> History:
        """The history with one more step made of these events."""
        game = self.steps[-1].game if self.steps else None
        for event in events:
            game = evolve(game, event)
        if game is None:
            raise ValueError("a step needs events")
        return History((*self.steps, Step(events, game)))

    def undo(self) -> History:
        """The history without the last action, or unchanged if there is none.

        A challenge is taken back whole, call and count together: once the cups
        are down again there is nothing left to count.
        """
        return History(self._undone_steps()) if self.can_undo else self

    def undone(self) -> Undone:
        """The event to put in the journal for ``undo``."""
        return Undone(self.undo().current)

    def _undone_steps(self) -> tuple[Step, ...]:
        steps = self.steps[:-1]
        while len(steps) > 1 and steps[-1].game.challenge is not None:
            steps = steps[:-1]
        return steps

    def _absorb(self, events: tuple[Event, ...]) -> History:
        first = events[0]
        if not isinstance(first, Undone):
            return self.extended(events)
        undone = self.undo()
        if undone.current != first.position:
            raise ValueError("the journal takes back something that did not happen")
        return undone
