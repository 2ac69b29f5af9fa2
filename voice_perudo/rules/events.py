"""What happened, one frozen fact each; a game is the fold of its events."""

from __future__ import annotations

from dataclasses import dataclass

from voice_perudo.rules.values import (
    Bid,
    ChallengeKind,
    Direction,
    Game,
    Player,
    Settlement,
)
from voice_perudo.rules.variant import Variant


@dataclass(frozen=True, slots=True)
class GameStarted:
    """Players sat down, clockwise, with ``variant.start_dice`` dice each."""

    variant: Variant
    players: tuple[Player, ...]


@dataclass(frozen=True, slots=True)
class PositionRestored:
    """The table was set up from a known position."""

    position: Game


@dataclass(frozen=True, slots=True)
class StarterChosen:
    """``player`` opens the first round."""

    player: Player


@dataclass(frozen=True, slots=True)
class RoundStarted:
    """Everybody rolls; ``starter`` is to open. Rounds are numbered from 1."""

    number: int
    starter: Player
    palifico: bool


@dataclass(frozen=True, slots=True)
class DirectionAsked:
    """``player`` lost a die and may choose the direction before he opens."""

    player: Player


@dataclass(frozen=True, slots=True)
class DirectionChosen:
    """``player`` chose the direction of play."""

    player: Player
    direction: Direction


@dataclass(frozen=True, slots=True)
class BidMade:
    """``bidder`` bid; the turn went on."""

    bidder: Player
    bid: Bid


@dataclass(frozen=True, slots=True)
class ChallengeCalled:
    """``caller`` said Dudo or Calza: cups are lifted and dice counted."""

    kind: ChallengeKind
    caller: Player


@dataclass(frozen=True, slots=True)
class ChallengeSettled:
    """The count decided the challenge; the dice move in the events that follow."""

    settlement: Settlement


@dataclass(frozen=True, slots=True)
class DieLost:
    """``player`` lost one die and has ``dice`` left."""

    player: Player
    dice: int


@dataclass(frozen=True, slots=True)
class DieGained:
    """``player`` won one die back and has ``dice``."""

    player: Player
    dice: int


@dataclass(frozen=True, slots=True)
class PlayerEliminated:
    """``player`` has no die left."""

    player: Player


@dataclass(frozen=True, slots=True)
class GameWon:
    """``player`` is the only one with dice."""

    player: Player


@dataclass(frozen=True, slots=True)
class Undone:
    """The last action was taken back: the game is at ``position`` again.

    An undo is an event of its own because a journal only ever grows.
    """

    position: Game


Event = (
    GameStarted
    | PositionRestored
    | StarterChosen
    | RoundStarted
    | DirectionAsked
    | DirectionChosen
    | BidMade
    | ChallengeCalled
    | ChallengeSettled
    | DieLost
    | DieGained
    | PlayerEliminated
    | GameWon
    | Undone
)
