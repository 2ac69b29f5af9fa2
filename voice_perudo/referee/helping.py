"""Help: what can be said now, the answer to the open question first, the rest on request."""

from __future__ import annotations

from dataclasses import replace

from voice_perudo.language.interpretation import Scope
from voice_perudo.referee.effects import Message
from voice_perudo.referee.modes import (
    AskingCaller,
    AskingHalf,
    Choosing,
    Confirming,
    Counting,
    Over,
    Paused,
    SettingUp,
    SetupStep,
    Starting,
)
from voice_perudo.referee.narration import Messages
from voice_perudo.referee.prompts import way_to_start
from voice_perudo.referee.scopes import scope_of
from voice_perudo.referee.state import State
from voice_perudo.rules.actions import CallCalza, Illegal
from voice_perudo.rules.game import decide
from voice_perudo.rules.values import Game

_SETUP = {
    SetupStep.LANGUAGE: ("ask-language", None),
    SetupStep.PLAYER_COUNT: ("help-setup-count", "help-setup-more"),
    SetupStep.PLAYERS: ("help-setup-players", "help-setup-more"),
    SetupStep.PRESET: ("help-setup-rules", "help-setup-more"),
    SetupStep.OTHER_PRESET: ("ask-other-preset", "help-setup-more"),
    SetupStep.READ_BACK: ("help-setup-check", "help-setup-more"),
}


def helping(state: State, *, more: bool = False) -> Messages:
    """What can be said now; with ``more`` what was left out of that, if anything was."""
    short, rest = _help(state)
    told: Messages = (Message.of(short),)
    if short == "help-bidding":
        told += challenges(state.game)
    if rest is None:
        return told
    return (Message.of(rest),) if more else (*told, Message.of("help-or-more"))


def challenges(game: Game) -> Messages:
    """What the player on turn may call; nothing before there is a bid."""
    if game.placed is None:
        return ()
    calza = decide(game, CallCalza(game.turn or ""))
    return (Message.of("or-dudo" if isinstance(calza, Illegal) else "or-dudo-calza"),)


def _help(state: State) -> tuple[str, str | None]:
    """The ids of the short help and of the rest."""
    match state.mode:
        case SettingUp(step):
            return _SETUP[step]
        case Starting() as mode:
            rolled = way_to_start(state.game, mode) == "roll_off"
            return ("help-roll-off" if rolled else "help-starter", "help-starter-more")
        case AskingHalf():
            return "help-half", "help-bidding-more"
        case Confirming():
            return "help-confirming", "help-question-more"
        case Choosing() as choosing:
            return _help_choosing(state, choosing)
        case AskingCaller():
            return "help-caller", "help-question-more"
        case Counting():
            return "help-counting", "help-counting-more"
        case Paused():
            return "help-paused", None
        case Over():
            return "help-over", "help-over-more"
        case _ if state.game.choosing_direction is not None:
            return "help-direction", "help-bidding-more"
        case _:
            return "help-bidding", "help-bidding-more"


def _help_choosing(state: State, mode: Choosing) -> tuple[str, str | None]:
    """Numbers and names are chosen by saying them again, as before the question."""
    match scope_of(mode):
        case Scope.CHOOSING:
            return "help-choosing", "help-question-more"
        case Scope.COUNTING:
            return "help-counting", "help-counting-more"
        case _:
            return _help(replace(state, mode=mode.back))
