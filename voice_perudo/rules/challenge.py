"""Who may challenge, and what the count decides."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from voice_perudo.rules.actions import Illegal, IllegalReason
from voice_perudo.rules.events import (
    ChallengeSettled,
    DieGained,
    DieLost,
    DirectionAsked,
    Event,
    GameWon,
    PlayerEliminated,
    RoundStarted,
)
from voice_perudo.rules.values import (
    PACO,
    Challenge,
    ChallengeKind,
    Game,
    PlacedBid,
    Player,
    Settlement,
)


def faces_to_count(game: Game) -> tuple[int, ...]:
    """The faces that count towards the standing bid, its own first; none without a bid."""
    bid = game.bid
    if bid is None:
        return ()
    return (bid.face, PACO) if game.ones_wild and bid.face != PACO else (bid.face,)


def worth(hand: Iterable[int], faces: tuple[int, ...]) -> int:
    """How many dice of a hand show one of ``faces``."""
    return sum(die in faces for die in hand)


def dudo_objection(game: Game, caller: Player) -> IllegalReason | None:
    """Why an active player may not doubt the bid on the table."""
    if game.placed is None:
        return IllegalReason.NO_BID
    if caller == game.placed.bidder:
        return IllegalReason.OWN_BID
    if game.variant.dudo_by == "turn_player" and caller != game.turn:
        return IllegalReason.NOT_YOUR_TURN
    return None


def calza_objection(game: Game, caller: Player) -> IllegalReason | None:
    """Why an active player may not call the bid on the table exact."""
    variant = game.variant
    if not variant.calza:
        return IllegalReason.CALZA_NOT_PLAYED
    if game.placed is None:
        return IllegalReason.NO_BID
    if caller == game.placed.bidder:
        return IllegalReason.OWN_BID
    if variant.calza_by == "turn_player" and caller != game.turn:
        return IllegalReason.NOT_YOUR_TURN
    if len(game.active_players) < variant.calza_min_players:
        return IllegalReason.CALZA_NOT_WITH_TWO_PLAYERS
    if game.palifico and not variant.calza_in_palifico:
        return IllegalReason.CALZA_NOT_IN_PALIFICO
    if variant.calza_requires_lost_die == "ever" and caller not in game.ever_lost:
        return IllegalReason.CALZA_NEEDS_LOST_DIE
    return None


def total_objection(game: Game, count: int) -> Illegal | None:
    """Why a counted total cannot be; the table must count again."""
    if count < 0:
        return Illegal(IllegalReason.BAD_COUNT)
    if count > game.dice_in_play:
        return Illegal(IllegalReason.COUNT_EXCEEDS_DICE)
    return None


def counts_objection(game: Game, counts: Mapping[Player, int]) -> Illegal | None:
    """Why counts told player by player cannot be; ``players`` says who must count (again)."""
    active = game.active_players
    checks = (
        (IllegalReason.UNKNOWN_PLAYER, [p for p in counts if p not in game.players]),
        (IllegalReason.ELIMINATED, [p for p in counts if p in game.players and p not in active]),
        (IllegalReason.BAD_COUNT, [p for p, n in counts.items() if n < 0]),
        (
            IllegalReason.COUNT_EXCEEDS_PLAYER_DICE,
            [p for p in active if counts.get(p, 0) > game.dice_of(p)],
        ),
        (IllegalReason.COUNT_INCOMPLETE, [p for p in active if p not in counts]),
    )
    for reason, players in checks:
        if players:
            return Illegal(reason, players=tuple(players))
    return None


def settle(game: Game, challenge: Challenge, placed: PlacedBid, count: int) -> tuple[Event, ...]:
    """Everything that follows from the count, up to the next round or the end."""
    loser, gainer = _who_pays(game, challenge, placed, count)
    settlement = Settlement(
        kind=challenge.kind,
        caller=challenge.caller,
        bidder=placed.bidder,
        bid=placed.bid,
        count=count,
        faces=faces_to_count(game),
        loser=loser,
        gainer=gainer,
    )
    settled = ChallengeSettled(settlement)
    if loser is not None:
        return (settled, *_after_loss(game, loser))
    start = RoundStarted(game.round + 1, challenge.caller, palifico=False)
    if gainer is not None:
        return (settled, DieGained(gainer, game.dice_of(gainer) + 1), start)
    return (settled, start)


def _who_pays(
    game: Game, challenge: Challenge, placed: PlacedBid, count: int
) -> tuple[Player | None, Player | None]:
    """The player who loses a die and the one who wins one back."""
    caller, quantity = challenge.caller, placed.bid.quantity
    if challenge.kind is ChallengeKind.DUDO:
        return (caller if count >= quantity else placed.bidder), None
    if count != quantity:
        return caller, None
    return None, (caller if game.dice_of(caller) < game.variant.start_dice else None)


def _after_loss(game: Game, loser: Player) -> tuple[Event, ...]:
    left = game.dice_of(loser) - 1
    lost = DieLost(loser, left)
    number = game.round + 1
    if left:
        start = RoundStarted(number, loser, _brings_palifico(game, loser, left))
        if _may_choose_direction(game):
            return (lost, start, DirectionAsked(loser))
        return (lost, start)
    out = PlayerEliminated(loser)
    remaining = [player for player in game.active_players if player != loser]
    if len(remaining) == 1:
        return (lost, out, GameWon(remaining[0]))
    return (lost, out, RoundStarted(number, game.next_after(loser), palifico=False))


def _brings_palifico(game: Game, loser: Player, left: int) -> bool:
    variant = game.variant
    return (
        variant.palifico
        and left == 1
        and len(game.active_players) >= variant.palifico_min_players
        and (variant.palifico_repeat == "every_time" or loser not in game.palifico_used)
    )


def _may_choose_direction(game: Game) -> bool:
    # between two players both directions are the same
    return game.variant.direction == "loser_chooses" and len(game.active_players) > 2
