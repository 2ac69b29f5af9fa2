"""A game that is over or was left, told again from its events."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import reduce

from voice_perudo.referee.effects import Message
from voice_perudo.referee.narration import Messages, narrate, narrate_undo, without_dice
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
        unmoved = put_right and _moves_no_die(game, events)
        for event in events:
            before, game = game, evolve(game, event)
            if unmoved and (isinstance(event, Undone) or not without_dice((event,))):
                continue
            told += _tell_anew(before, event, game) if put_right else _tell(before, event, game)
        if (corrected := _correction(events, game)) is not None:
            told = (corrected,)
        yield told


def _moves_no_die(game: Game | None, events: tuple[Event, ...]) -> bool:
    """Whether a verdict was put right by one that leaves everybody the same dice."""
    if game is None or game.settlement is None:
        return False
    return reduce(evolve, events, game).dice == game.dice


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
