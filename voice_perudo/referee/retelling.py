"""A game that is over or was left, told again from its events."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from voice_perudo.referee.effects import Message
from voice_perudo.referee.narration import Messages, narrate, narrate_undo
from voice_perudo.referee.prompts import position
from voice_perudo.rules.events import (
    BidMade,
    ChallengeCalled,
    Event,
    PositionRestored,
    Undone,
)
from voice_perudo.rules.evolution import evolve
from voice_perudo.rules.values import Game


def retell(actions: Iterable[tuple[Event, ...]]) -> Iterator[Messages]:
    """What was said after each action; nothing where it went without saying.

    Raises:
        ValueError: the events do not start with the start of a game.
    """
    game: Game | None = None
    for events in actions:
        told: Messages = ()
        put_right = len(events) > 1 and isinstance(events[0], Undone)
        for event in events:
            before, game = game, evolve(game, event)
            told += _tell_anew(before, event, game) if put_right else _tell(before, event, game)
        if (corrected := _correction(events, game)) is not None:
            told = (corrected,)
        yield told


def _correction(events: tuple[Event, ...], game: Game | None) -> Message | None:
    match events:
        case (Undone(), BidMade(bid=bid)) if game is not None:
            return Message.of("bid-corrected", bid=bid, player=game.turn or "")
        case _:
            return None


def _tell_anew(before: Game | None, event: Event, after: Game) -> Messages:
    """Of what was put right only how it is now, and what the count before did to the dice."""
    match event:
        case Undone() if before is not None and before.settlement is not None:
            return narrate_undo(before, after)
        case Undone() | ChallengeCalled():
            return ()
        case _:
            return narrate((event,), after)


def _tell(before: Game | None, event: Event, after: Game) -> Messages:
    match event:
        case PositionRestored():
            return position(after)
        case Undone() if before is not None:
            return (*narrate_undo(before, after), *position(after))
        case _:
            return narrate((event,), after)
