"""Whether a position that came from outside can occur at a table."""

from __future__ import annotations

from voice_perudo.rules.game import check_players
from voice_perudo.rules.values import PACO, PLAYER_COUNTS, Game, PlacedBid, Player


def inconsistency(game: Game) -> str | None:
    """What is wrong with the position, as the end of a sentence, or ``None``.

    Checks what the rules rely on, not whether play could have led here.
    """
    return _bad_seats(game) or _bad_names(game) or _bad_state(game)


def _bad_seats(game: Game) -> str | None:
    if check_players(game.players) is not None:
        least, most = PLAYER_COUNTS[0], PLAYER_COUNTS[-1]
        return f"there must be {least} to {most} players with different names"
    if len(game.dice) != len(game.players):
        return "each player needs a number of dice"
    most = game.variant.start_dice
    for player, dice in zip(game.players, game.dice, strict=True):
        if not 0 <= dice <= most:
            return f"“{player}” cannot have {dice} dice, only 0 to {most}"
    if not game.dice_in_play:
        return "somebody must have dice"
    return None


def _bad_names(game: Game) -> str | None:
    named: list[Player | None] = [*game.palifico_used, *game.ever_lost, game.winner]
    if (last := game.settlement) is not None:
        named += [last.caller, last.bidder, last.loser, last.gainer]
    for player in named:
        if player is not None and player not in game.players:
            return f"“{player}” is not a player of this table"
    in_the_round: list[Player | None] = [
        game.turn,
        game.placed.bidder if game.placed else None,
        game.challenge.caller if game.challenge else None,
        game.choosing_direction,
    ]
    for player in in_the_round:
        if player is not None and not game.is_active(player):
            return f"“{player}” has no dice here and cannot take part in the round"
    return None


def _bad_state(game: Game) -> str | None:
    if (reason := _bad_bid(game, game.placed)) is not None:
        return reason
    if game.winner is not None:
        return None if game.active_players == (game.winner,) else "the winner alone can have dice"
    if len(game.active_players) == 1 and game.turn is not None:
        return "one player alone cannot be on turn: the game is over"
    if game.challenge is not None and game.placed is None:
        return "there is a challenge but no bid"
    return None


def _bad_bid(game: Game, placed: PlacedBid | None) -> str | None:
    if placed is None:
        return None
    if placed.bid.quantity < 1 or not PACO <= placed.bid.face <= 6:
        return f"{placed.bid} is not a bid"
    if placed.bidder == game.turn:
        return f"“{placed.bidder}” made the bid and cannot be on turn too"
    if game.turn is None:
        return "there is a bid but nobody is on turn"
    return None
