"""How each event changes the game: nothing is decided here."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from voice_perudo.rules.events import (
    BidMade,
    ChallengeCalled,
    ChallengeSettled,
    DieGained,
    DieLost,
    DirectionAsked,
    DirectionChosen,
    Event,
    GameStarted,
    GameWon,
    PositionRestored,
    RoundStarted,
    Undone,
)
from voice_perudo.rules.values import Challenge, Game, PlacedBid, Player


def replay(events: Iterable[Event]) -> Game:
    """The game these events led to.

    Raises:
        ValueError: no events, or the first one does not start a game.
    """
    game: Game | None = None
    for event in events:
        game = evolve(game, event)
    if game is None:
        raise ValueError("no events: nothing to replay")
    return game


def evolve(game: Game | None, event: Event) -> Game:
    """The game after the event; ``None`` before the first.

    Raises:
        ValueError: the event needs a game and there is none.
    """
    match event:
        case GameStarted(variant, players):
            return Game(variant, players, (variant.start_dice,) * len(players))
        case PositionRestored(position) | Undone(position):
            return position
    if game is None:
        raise ValueError(f"a game must start before {type(event).__name__}")
    return _change(game, event)


def _change(game: Game, event: Event) -> Game:
    match event:
        case BidMade(bidder, bid):
            return replace(
                game,
                placed=PlacedBid(bid, bidder),
                turn=game.next_after(bidder),
                choosing_direction=None,
            )
        case ChallengeCalled(kind, caller):
            return replace(game, challenge=Challenge(kind, caller))
        case ChallengeSettled(settlement):
            return replace(game, settlement=settlement, challenge=None, placed=None, turn=None)
        case DieLost(player, dice):
            return replace(
                game, dice=_with_dice(game, player, dice), ever_lost=game.ever_lost | {player}
            )
        case DieGained(player, dice):
            return replace(game, dice=_with_dice(game, player, dice))
        case RoundStarted():
            return _start_round(game, event)
        case DirectionAsked(player):
            return replace(game, choosing_direction=player)
        case DirectionChosen(_, direction):
            return replace(game, direction=direction, choosing_direction=None)
        case GameWon(player):
            return replace(game, winner=player, palifico=False)
        case _:
            # StarterChosen and PlayerEliminated are told for the listener: RoundStarted
            # and DieLost hold what they change
            return game


def _start_round(game: Game, event: RoundStarted) -> Game:
    used = game.palifico_used
    return replace(
        game,
        round=event.number,
        turn=event.starter,
        palifico=event.palifico,
        palifico_used=used | {event.starter} if event.palifico else used,
    )


def _with_dice(game: Game, player: Player, dice: int) -> tuple[int, ...]:
    seat = game.players.index(player)
    return (*game.dice[:seat], dice, *game.dice[seat + 1 :])
