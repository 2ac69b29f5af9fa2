"""Who sits where while a table is set up: added, replaced, moved, taken out."""

from __future__ import annotations

from dataclasses import replace

from voice_perudo.language import grammar
from voice_perudo.language.interpretation import Intent
from voice_perudo.referee.effects import Message
from voice_perudo.referee.modes import SettingUp, SetupStep
from voice_perudo.rules.values import PLAYER_COUNTS, Player

Seated = SettingUp | Message
"""The table after a change, or why it cannot be made."""


def joined(mode: SettingUp, names: tuple[Player, ...]) -> Seated:
    """These players sit down to the left of those who sit already."""
    for name in names:
        if is_seated(mode, name):
            return Message.of("name-taken", player=name)
    if len(mode.players) + len(names) > mode.count:
        return Message.of("too-many-names", count=mode.count)
    return replace(mode, players=(*mode.players, *names), newest=len(names))


def reseated(mode: SettingUp, intent: Intent) -> Seated:
    """A correction of the seats: what is said about whom.

    ``grammar.RATHER`` with one name alone puts it in the place of the last one named.
    """
    player, other = intent.player or "", next(iter(intent.others), None)
    match intent.choice:
        case grammar.INSTEAD if other is not None:
            return _replaced(mode, player, other)
        case grammar.RATHER if other is not None:
            return _replaced(mode, other, player)
        case grammar.RATHER:
            return _rather(mode, player)
        case grammar.SWAP if other is not None:
            return _swapped(mode, player, other)
        case grammar.AFTER | grammar.BEFORE if other is not None:
            return _moved(mode, player, other, before=intent.choice == grammar.BEFORE)
        case grammar.WITHOUT:
            return _without(mode, player)
        case grammar.ADD:
            return _added(mode, player)
        case _:
            return Message.of("ask-which-change")


def turned(mode: SettingUp) -> SettingUp:
    """The table with everybody named the other way round; who was named first still is."""
    first, *others = mode.players
    return replace(mode, players=(first, *reversed(others)), newest=1)


def with_players(mode: SettingUp, players: tuple[Player, ...]) -> SettingUp:
    """The table of these players: what has been told of those who stay is still so."""
    staying = {name.casefold(): name for name in players}
    own = ((staying.get(who.casefold()), code) for who, code in mode.languages)
    languages = tuple((who, code) for who, code in own if who is not None)
    starter = None if mode.starter is None else staying.get(mode.starter.casefold())
    return replace(mode, players=players, languages=languages, starter=starter)


def is_seated(mode: SettingUp, player: Player) -> bool:
    """Whether somebody of that name sits at the table."""
    return _place(mode, player) is not None


def _place(mode: SettingUp, player: Player) -> int | None:
    names = [name.casefold() for name in mode.players]
    return names.index(player.casefold()) if player.casefold() in names else None


def stranger(mode: SettingUp, player: Player) -> Message:
    """Nobody of that name sits here."""
    if not mode.players:
        return Message.of("nobody-yet", player=player)
    return Message.of("unknown-player", player=player, players=mode.players)


def _replaced(mode: SettingUp, old: Player, new: Player) -> Seated:
    place = _place(mode, old)
    if place is None:
        return stranger(mode, old)
    if is_seated(mode, new):
        return Message.of("name-taken", player=new)
    name = mode.players[place]
    return replace(
        mode,
        players=(*mode.players[:place], new, *mode.players[place + 1 :]),
        languages=tuple((new if who == name else who, code) for who, code in mode.languages),
        starter=new if mode.starter == name else mode.starter,
        newest=1,
    )


def _rather(mode: SettingUp, player: Player) -> Seated:
    """“No, green”: not the last one named, as long as it is clear who that was."""
    if mode.step is SetupStep.READ_BACK or not mode.players:
        return Message.of("ask-which-change")
    return _replaced(mode, mode.players[-1], player)


def _swapped(mode: SettingUp, one: Player, other: Player) -> Seated:
    first, second = _place(mode, one), _place(mode, other)
    if first is None:
        return stranger(mode, one)
    if second is None:
        return stranger(mode, other)
    players = list(mode.players)
    players[first], players[second] = players[second], players[first]
    return replace(mode, players=tuple(players))


def _moved(mode: SettingUp, player: Player, neighbour: Player, *, before: bool) -> Seated:
    """To the left of the neighbour, or ``before`` him."""
    for name in (player, neighbour):
        if not is_seated(mode, name):
            return stranger(mode, name)
    moving = mode.players[_place(mode, player) or 0]
    others = [name for name in mode.players if name != moving]
    at = next((n for n, who in enumerate(others) if who.casefold() == neighbour.casefold()), None)
    if at is None:
        return Message.of("ask-which-change")
    at += not before
    return replace(mode, players=(*others[:at], moving, *others[at:]))


def _without(mode: SettingUp, player: Player) -> Seated:
    place = _place(mode, player)
    if place is None:
        return stranger(mode, player)
    if mode.count - 1 not in PLAYER_COUNTS:
        return too_few_or_many()
    staying = (*mode.players[:place], *mode.players[place + 1 :])
    return replace(with_players(mode, staying), count=mode.count - 1)


def _added(mode: SettingUp, player: Player) -> Seated:
    if mode.count + 1 not in PLAYER_COUNTS:
        return too_few_or_many()
    return joined(replace(mode, count=mode.count + 1), (player,))


def too_few_or_many() -> Message:
    """How many can play."""
    return Message.of("player-count-refused", least=PLAYER_COUNTS[0], most=PLAYER_COUNTS[-1])


def counted(mode: SettingUp, count: int, staying: int | None = None) -> SettingUp:
    """A table for ``count``; who sits too many, or after the first ``staying``, gets up."""
    players = mode.players[: count if staying is None else max(0, staying)]
    return replace(with_players(mode, players), count=count, newest=1)


def speaking(mode: SettingUp, player: Player, language: str) -> Seated:
    """This player speaks a language of his own; who does not sit yet sits down first."""
    if not is_seated(mode, player):
        if mode.step is not SetupStep.PLAYERS:
            return stranger(mode, player)
        table = joined(mode, (player,))
        if isinstance(table, Message):
            return table
        mode = table
    name = mode.players[_place(mode, player) or 0]
    others = tuple(own for own in mode.languages if own[0] != name)
    return replace(mode, languages=(*others, (name, language)))
