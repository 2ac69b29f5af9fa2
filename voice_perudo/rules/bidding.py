"""Which bid beats which."""

from __future__ import annotations

from voice_perudo.rules.actions import IllegalReason
from voice_perudo.rules.values import PACO, Bid, Game

LOWEST_PLAIN_FACE = 2
HIGHEST_FACE = 6


def to_pacos(quantity: int) -> int:
    """The least number of pacos over ``quantity`` of a plain face: half, rounded up."""
    return (quantity + 1) // 2


def out_of_pacos(quantity: int) -> int:
    """The least number of a plain face over ``quantity`` pacos: twice as many plus one."""
    return 2 * quantity + 1


def legal(game: Game, bid: Bid) -> IllegalReason | None:
    """Why the player on turn may not make this bid now, or ``None`` if he may.

    Judges the bid only, in a round that is being bid; who may act when is
    judged by ``game.decide``.
    """
    if not PACO <= bid.face <= HIGHEST_FACE:
        return IllegalReason.BAD_FACE
    if bid.quantity < 1:
        return IllegalReason.BAD_QUANTITY
    standing = game.bid
    reason = _opening(game, bid) if standing is None else _raise(game, standing, bid)
    if reason is None and _is_capped(game, bid):
        return IllegalReason.ABOVE_DICE_IN_PLAY
    return reason


def least_legal(game: Game) -> tuple[Bid, ...]:
    """The least legal bid of each way up, for the player on turn.

    The standing face first, then a change of face, then into or out of pacos.
    Tells nothing about the number of dice unless the variant caps bids at it.
    """
    if game.turn is None or game.challenge is not None:
        return ()
    standing = game.bid
    ways = _openings(game) if standing is None else _ways_up(game, standing)
    return tuple(bid for bid in ways if not _is_capped(game, bid))


def converts_pacos(game: Game) -> bool:
    """Whether pacos are bid by halving and doubling in this round.

    In a Palifico round only when they stay wild: ones that are not wild are an
    ordinary lowest face.
    """
    variant = game.variant
    return variant.paco_conversion and (not game.palifico or variant.palifico_ones_wild)


def is_face_locked(game: Game) -> bool:
    """Whether the player on turn must keep the face of the standing bid."""
    if not game.palifico:
        return False
    player, who_may = game.turn, game.variant.palifico_face_change
    if player is None or who_may == "nobody":
        return True
    if who_may == "one_die_players":
        return game.dice_of(player) != 1
    return player not in game.palifico_used


def _is_capped(game: Game, bid: Bid) -> bool:
    return game.variant.max_bid == "dice_in_play" and bid.quantity > game.dice_in_play


def _may_open_on_pacos(game: Game) -> bool:
    return game.palifico or game.variant.open_on_pacos == "always"


def _opening(game: Game, bid: Bid) -> IllegalReason | None:
    if bid.face == PACO and not _may_open_on_pacos(game):
        return IllegalReason.NO_OPENING_ON_PACOS
    return None


def _raise(game: Game, standing: Bid, bid: Bid) -> IllegalReason | None:
    if bid.face != standing.face:
        if is_face_locked(game):
            return IllegalReason.FACE_LOCKED
        if converts_pacos(game):
            if bid.face == PACO:
                enough = bid.quantity >= to_pacos(standing.quantity)
                return None if enough else IllegalReason.TOO_FEW_PACOS
            if standing.face == PACO:
                enough = bid.quantity >= out_of_pacos(standing.quantity)
                return None if enough else IllegalReason.TOO_FEW_AFTER_PACOS
    return _plain_raise(game, standing, bid)


def _plain_raise(game: Game, standing: Bid, bid: Bid) -> IllegalReason | None:
    """More dice, or as many of a higher face; ones are the lowest face here."""
    if bid.quantity == standing.quantity and bid.face > standing.face:
        return None
    if bid.quantity <= standing.quantity:
        return IllegalReason.NOT_HIGHER
    if bid.face != standing.face and game.variant.raise_rule == "same_face":
        return IllegalReason.CHANGE_ONE_THING_ONLY
    return None


def _openings(game: Game) -> tuple[Bid, ...]:
    plain = Bid(1, LOWEST_PLAIN_FACE)
    return (plain, Bid(1, PACO)) if _may_open_on_pacos(game) else (plain,)


def _ways_up(game: Game, standing: Bid) -> tuple[Bid, ...]:
    quantity, face = standing.quantity, standing.face
    one_more = Bid(quantity + 1, face)
    if is_face_locked(game):
        return (one_more,)
    converts = converts_pacos(game)
    if converts and face == PACO:
        return (one_more, Bid(out_of_pacos(quantity), LOWEST_PLAIN_FACE))
    if face < HIGHEST_FACE:
        other_face: tuple[Bid, ...] = (Bid(quantity, face + 1),)
    elif game.variant.raise_rule == "any_face":
        other_face = (Bid(quantity + 1, LOWEST_PLAIN_FACE if converts else PACO),)
    else:
        other_face = ()
    pacos = (Bid(to_pacos(quantity), PACO),) if converts else ()
    return (one_more, *other_face, *pacos)
