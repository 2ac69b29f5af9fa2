"""What is listened for in each mode: narrowed by the dialogue, never by legality."""

from __future__ import annotations

from voice_perudo.language.interpretation import Intent, IntentName, Scope
from voice_perudo.referee.effects import Listen
from voice_perudo.referee.modes import (
    AskingCaller,
    AskingHalf,
    Bidding,
    Choosing,
    Confirming,
    Counting,
    Mode,
    Over,
    Paused,
    SettingUp,
    SetupStep,
    Starting,
)
from voice_perudo.referee.state import State


def listening(state: State) -> Listen:
    """The scope to listen for, with the names that may be said."""
    players = state.history.current.players if state.history is not None else ()
    return Listen(scope_of(state.mode), players)


def scope_of(mode: Mode) -> Scope:
    """The scope of a mode."""
    match mode:
        case SettingUp(SetupStep.LANGUAGE):
            return Scope.LANGUAGE
        case SettingUp():
            return Scope.SETUP
        case Starting():
            return Scope.STARTING
        case AskingCaller():
            return Scope.CALLER
        case Bidding() | AskingHalf():
            return Scope.BIDDING
        case Confirming():
            return Scope.CONFIRMING
        case Choosing(options, back):
            return _choosing_scope(options, back)
        case Counting():
            return Scope.COUNTING
        case Paused():
            return Scope.PAUSED
        case Over():
            return Scope.OVER


def _choosing_scope(options: tuple[Intent, Intent], back: Mode) -> Scope:
    """Numbers and names are chosen by saying them again where they were said."""
    names = {option.name for option in options}
    if names == {IntentName.COUNT} and isinstance(back, Over):
        return Scope.COUNTING  # no number is listened for once the game is over
    repeated = {IntentName.COUNT, IntentName.PLAYER, IntentName.PLAYER_COUNT}
    return scope_of(back) if len(names) == 1 and names <= repeated else Scope.CHOOSING
