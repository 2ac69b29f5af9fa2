"""What players may try, and the answer when they may not."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from voice_perudo.rules.values import Bid, ChallengeKind, Direction, Player


@dataclass(frozen=True, slots=True)
class MakeBid:
    """``player`` bids."""

    player: Player
    bid: Bid


@dataclass(frozen=True, slots=True)
class CallDudo:
    """``player`` doubts the bid on the table."""

    player: Player


@dataclass(frozen=True, slots=True)
class CallCalza:
    """``player`` holds the bid on the table to be exact."""

    player: Player


def call_by(kind: ChallengeKind, caller: Player) -> CallDudo | CallCalza:
    """This player's challenge of that kind."""
    return CallDudo(caller) if kind is ChallengeKind.DUDO else CallCalza(caller)


@dataclass(frozen=True, slots=True)
class ReportTotal:
    """The table counted ``count`` matching dice in all."""

    count: int


@dataclass(frozen=True, slots=True)
class ReportCounts:
    """Each player with dice told his own number of matching dice (zeros included)."""

    counts: tuple[tuple[Player, int], ...]


@dataclass(frozen=True, slots=True)
class ChooseStarter:
    """``player`` opens the first round (he rolled highest, was drawn, or was named)."""

    player: Player


@dataclass(frozen=True, slots=True)
class ChooseDirection:
    """``player``, who lost a die, says which way the new round goes; left is clockwise."""

    player: Player
    direction: Direction


Action = (
    MakeBid | CallDudo | CallCalza | ReportTotal | ReportCounts | ChooseStarter | ChooseDirection
)


class IllegalReason(StrEnum):
    """Why an action is refused."""

    # the bid itself
    BAD_FACE = "bad_face"
    BAD_QUANTITY = "bad_quantity"
    NOT_HIGHER = "not_higher"
    CHANGE_ONE_THING_ONLY = "change_one_thing_only"
    TOO_FEW_PACOS = "too_few_pacos"
    TOO_FEW_AFTER_PACOS = "too_few_after_pacos"
    NO_OPENING_ON_PACOS = "no_opening_on_pacos"
    FACE_LOCKED = "face_locked"
    ABOVE_DICE_IN_PLAY = "above_dice_in_play"
    # who and when
    NOT_YOUR_TURN = "not_your_turn"
    ELIMINATED = "eliminated"
    UNKNOWN_PLAYER = "unknown_player"
    NO_BID = "no_bid"
    OWN_BID = "own_bid"
    CHALLENGE_OPEN = "challenge_open"
    NO_CHALLENGE = "no_challenge"
    NO_STARTER = "no_starter"
    STARTER_ALREADY_CHOSEN = "starter_already_chosen"
    NO_DIRECTION_CHOICE = "no_direction_choice"
    GAME_OVER = "game_over"
    # Calza
    CALZA_NOT_PLAYED = "calza_not_played"
    CALZA_NOT_IN_PALIFICO = "calza_not_in_palifico"
    CALZA_NOT_WITH_TWO_PLAYERS = "calza_not_with_two_players"
    CALZA_NEEDS_LOST_DIE = "calza_needs_lost_die"
    # the count after a challenge: asked again, the challenge stays open
    BAD_COUNT = "bad_count"
    COUNT_EXCEEDS_DICE = "count_exceeds_dice"
    COUNT_EXCEEDS_PLAYER_DICE = "count_exceeds_player_dice"
    COUNT_INCOMPLETE = "count_incomplete"
    # the table
    PLAYERS_OUT_OF_RANGE = "players_out_of_range"
    DUPLICATE_PLAYER = "duplicate_player"
    BLANK_PLAYER = "blank_player"


@dataclass(frozen=True, slots=True)
class Illegal:
    """A refusal: why, and what would do instead.

    ``least_legal`` holds the least bid of each way up for the player on turn
    (empty when no bid can be made now). ``players`` names whom the reason is
    about where that is not plainly the actor: those who must count (again).
    """

    reason: IllegalReason
    least_legal: tuple[Bid, ...] = ()
    players: tuple[Player, ...] = ()


class Confirmation(StrEnum):
    """Why a legal action should be read back and confirmed before it is taken."""

    ABOVE_DICE_IN_PLAY = "above_dice_in_play"
