"""Rolls for the start: noted, put right, taken back, and who has the highest."""

from __future__ import annotations

from dataclasses import replace

from voice_perudo.referee.modes import Starting
from voice_perudo.rules.values import Player

Players = tuple[Player, ...]


def noted(mode: Starting, player: Player, number: int) -> Starting:
    """The rolls with this one as the last; what the player told before is replaced."""
    others = tuple(roll for roll in mode.rolls if roll[0] != player)
    again = None if mode.again == player else mode.again
    return replace(mode, rolls=(*others, (player, number)), again=again, unnamed=None)


def put_right(mode: Starting, player: Player, number: int) -> Starting:
    """The rolls with this one in place of the player's last; what was rolled after a tie goes.

    Where he has told none, the same number told last was his.
    """
    told = among(mode, player)
    if told is not None:
        return noted(told, player, number)
    if mode.rolls and mode.rolls[-1][1] == number:
        mode = replace(mode, rolls=mode.rolls[:-1])
    return noted(mode, player, number)


def among(mode: Starting, player: Player) -> Starting | None:
    """The rolls among which the player's last one is; ``None`` if he is still to roll."""
    if player in dict(mode.rolls):
        return mode
    to_roll_again = mode.rolls and player in mode.rolling
    if mode.before is None or to_roll_again:
        return None
    return among(mode.before, player)


def last_told(mode: Starting) -> Player | None:
    """Whose roll was told last; ``None`` before the first."""
    if mode.rolls:
        return mode.rolls[-1][0]
    return None if mode.before is None else last_told(mode.before)


def taken_back(mode: Starting, players: Players) -> Starting | None:
    """The rolls without the one told last; ``None`` if there is none.

    A tie goes with the roll that made it; one that was only said goes alone.
    """
    if mode.rolls:
        return replace(mode, rolls=mode.rolls[:-1], again=mode.rolls[-1][0])
    if mode.before is None:
        return None
    made_by_rolls = not yet_to_roll(mode.before, players)
    return taken_back(mode.before, players) if made_by_rolls else mode.before


def rolling_again(mode: Starting, equal: Players = ()) -> Starting:
    """These players, or everybody, roll again."""
    return Starting(rolling=equal, before=mode if mode.rolls else mode.before, way=mode.way)


def yet_to_roll(mode: Starting, players: Players) -> Players:
    """Whose roll has not been told, of all ``players`` or those who roll again.

    Whose was taken back comes first, the others as they sit.
    """
    told = dict(mode.rolls)
    missing = (player for player in mode.rolling or players if player not in told)
    return tuple(sorted(missing, key=lambda player: player != mode.again))


def highest(mode: Starting) -> Players:
    """Who rolled the highest number told so far."""
    most = max(number for _, number in mode.rolls)
    return tuple(player for player, number in mode.rolls if number == most)
