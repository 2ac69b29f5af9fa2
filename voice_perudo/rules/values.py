"""What a game of Perudo is made of: bids, seats and the whole position."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum

from voice_perudo.errors import UsageError
from voice_perudo.rules.variant import Variant

Player = str

PACO = 1
"""The face called paco (or simply one where ones are not wild)."""

FACES = (1, 2, 3, 4, 5, 6)
PLAYER_COUNTS = range(2, 7)

_BID = re.compile(r"([1-9][0-9]{0,3})x([1-6P])")


@dataclass(frozen=True, slots=True, order=True)
class Bid:
    """“At least ``quantity`` dice show ``face``”.

    The ordering sorts by quantity, then face, for lists; which bid beats which
    is a question for ``bidding``. Any integers may be held, since a player can
    say anything: ``bidding.legal`` judges them.
    """

    quantity: int
    face: int

    def __str__(self) -> str:
        return f"{self.quantity}x{'P' if self.face == PACO else self.face}"

    @classmethod
    def parse(cls, text: str) -> Bid:
        """``"8x5"``, or ``"3xP"`` (also ``"3x1"``) for pacos.

        Raises:
            UsageError: not of that form.
        """
        match = _BID.fullmatch(text)
        if match is None:
            raise UsageError(
                f"“{text}” is not a bid; write a number, x and a face, like 8x5 or 3xP."
            )
        quantity, face = match.groups()
        return cls(int(quantity), PACO if face == "P" else int(face))


class Direction(StrEnum):
    """The way the turn goes round; clockwise is to the left."""

    CLOCKWISE = "clockwise"
    COUNTERCLOCKWISE = "counterclockwise"

    @property
    def step(self) -> int:
        """+1 or -1 along the seating order."""
        return 1 if self is Direction.CLOCKWISE else -1


class ChallengeKind(StrEnum):
    """The two ways to end a round."""

    DUDO = "dudo"
    CALZA = "calza"


class Phase(StrEnum):
    """What the game waits for."""

    STARTER = "starter"
    BIDDING = "bidding"
    COUNTING = "counting"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class PlacedBid:
    """The bid on the table and who made it."""

    bid: Bid
    bidder: Player


@dataclass(frozen=True, slots=True)
class Challenge:
    """A Dudo or Calza that has been called and not yet counted out."""

    kind: ChallengeKind
    caller: Player


@dataclass(frozen=True, slots=True)
class Settlement:
    """How a challenge ended: enough to explain why somebody lost a die.

    ``faces`` are the faces that were counted, the bid's own first. ``loser``
    lost a die, ``gainer`` won one back; both are ``None`` after a right Calza
    by a player who already holds all his dice.
    """

    kind: ChallengeKind
    caller: Player
    bidder: Player
    bid: Bid
    count: int
    faces: tuple[int, ...]
    loser: Player | None
    gainer: Player | None


@dataclass(frozen=True, slots=True)
class Game:
    """A complete position: everything later events depend on, and nothing else.

    ``players`` is the clockwise seating and never changes; ``dice`` is aligned
    with it (0 = out). ``turn`` is the player to bid; while a challenge is open
    it is still the player who was to bid; ``None`` before a first starter is
    named and after the end. ``choosing_direction`` is the starter who may say
    left or right before his opening bid. ``settlement`` is the last challenge.
    """

    variant: Variant
    players: tuple[Player, ...]
    dice: tuple[int, ...]
    direction: Direction = Direction.CLOCKWISE
    turn: Player | None = None
    placed: PlacedBid | None = None
    palifico: bool = False
    palifico_used: frozenset[Player] = frozenset()
    ever_lost: frozenset[Player] = frozenset()
    challenge: Challenge | None = None
    choosing_direction: Player | None = None
    winner: Player | None = None
    round: int = 0
    settlement: Settlement | None = None

    @property
    def phase(self) -> Phase:
        """What the game waits for."""
        if self.winner is not None:
            return Phase.OVER
        if self.challenge is not None:
            return Phase.COUNTING
        return Phase.BIDDING if self.turn is not None else Phase.STARTER

    @property
    def bid(self) -> Bid | None:
        """The bid to beat."""
        return self.placed.bid if self.placed is not None else None

    @property
    def dice_in_play(self) -> int:
        """All dice still under cups."""
        return sum(self.dice)

    @property
    def known_most_dice(self) -> int:
        """The most dice that can be in play as far as everybody may know.

        Where lost dice are hidden, what is said or asked must not depend on the true number.
        """
        if self.variant.lost_dice_visible:
            return self.dice_in_play
        return self.variant.start_dice * len(self.active_players)

    @property
    def active_players(self) -> tuple[Player, ...]:
        """Those with dice left, in seating order."""
        return tuple(p for p, n in zip(self.players, self.dice, strict=True) if n)

    @property
    def ones_wild(self) -> bool:
        """Whether ones count as every face in this round."""
        variant = self.variant
        return variant.ones_wild and (not self.palifico or variant.palifico_ones_wild)

    def dice_of(self, player: Player) -> int:
        """How many dice a player has left; ``ValueError`` for a stranger."""
        return self.dice[self.players.index(player)]

    def is_active(self, player: Player) -> bool:
        """Whether the player is of this table and has dice left."""
        return player in self.players and self.dice_of(player) > 0

    def next_after(self, player: Player) -> Player:
        """The next player with dice in the direction of play, whether or not ``player`` has any."""
        players, dice, step = self.players, self.dice, self.direction.step
        seats = len(players)
        seat = (players.index(player) + step) % seats
        while not dice[seat]:
            seat = (seat + step) % seats
        return players[seat]
