"""Who sits at the table, by name: as the names are asked for, “me”, and one name told twice."""

from __future__ import annotations

from dataclasses import replace

from voice_perudo.language.grammar import SELF
from voice_perudo.referee.effects import Message
from voice_perudo.referee.modes import SettingUp, SetupStep
from voice_perudo.referee.narration import Messages
from voice_perudo.referee.seating import (
    Seated,
    is_seated,
    joined,
    too_few_or_many,
    with_players,
)
from voice_perudo.rules.values import PLAYER_COUNTS, Player

Names = tuple[Player, ...]


def named(mode: SettingUp, names: Names) -> tuple[Seated, Messages] | None:
    """The table with these names, and what is to be said of them first; ``None`` where they
    answer nothing.

    All in one breath, they tell the number of players as well. Whoever says “me” is asked for his
    name, and is named last: round a table everybody still sits where he was told to.
    """
    all_of_them = mode.step is SetupStep.PLAYER_COUNT
    if all_of_them:
        if len(names) not in PLAYER_COUNTS:
            return None if names[0] != SELF and len(names) < 2 else (too_few_or_many(), ())
        mode = replace(mode, count=len(names), players=())
    elif mode.step is not SetupStep.PLAYERS:
        return None
    names = _not_seated(mode, names)
    whole = not mode.players and len(names) == mode.count
    if SELF not in names:
        return _as_far_as_new(mode, names)
    own = Message.of("ask-own-name")
    at = names.index(SELF)
    before, after = names[:at], names[at + 1 :]
    if names.count(SELF) > 1 or (after and not whole):
        return own, ()
    table, told = _as_far_as_new(mode, (*after, *before))
    return table, (*told, *(() if told or isinstance(table, Message) else (own,)))


def told_anew(mode: SettingUp, names: Names) -> SettingUp | None:
    """The table of as many with everybody named once more, some of them others; ``None`` where
    that is not what the names are.
    """
    told = {name.casefold() for name in names}
    staying = any(is_seated(mode, name) for name in names)
    if SELF in names or not staying or len(told) != len(names) or len(names) != mode.count:
        return None
    return with_players(mode, names)


def _not_seated(mode: SettingUp, names: Names) -> Names:
    """The names without those who sit already, where everybody is told again from the first."""
    seated = len(mode.players)
    again = [name.casefold() for name in names[:seated]]
    all_again = len(names) > seated and again == [name.casefold() for name in mode.players]
    return names[seated:] if all_again else names


def _as_far_as_new(mode: SettingUp, names: Names) -> tuple[Seated, Messages]:
    """The table with the names up to one that has been said before."""
    known = [name.casefold() for name in names]
    again = next((n for n, name in enumerate(known) if name in known[:n]), None)
    if again is None:
        return (joined(mode, names) if names else mode), ()
    told = Message.of("name-taken", player=names[again])
    return joined(mode, names[:again]), (told,)
