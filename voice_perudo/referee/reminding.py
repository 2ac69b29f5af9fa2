"""A question that stands while nothing said is understood: asked again, shorter, with a hint.

One sound that means nothing is table talk and stays unanswered; the second in a row, while an
answer is awaited, was probably one. Twice the question is asked again, then it is told once how
to go on by hand, then the referee is silent until something is understood.
"""

from __future__ import annotations

from dataclasses import replace

from voice_perudo.referee.doubt import rephrase_id
from voice_perudo.referee.effects import Message
from voice_perudo.referee.modes import (
    AskingCaller,
    AskingHalf,
    Bidding,
    Counting,
    Mode,
    Over,
    Paused,
    SettingUp,
    SetupStep,
    Starting,
)
from voice_perudo.referee.narration import Messages
from voice_perudo.referee.prompts import prompt, way_to_start
from voice_perudo.referee.reply import Reply
from voice_perudo.referee.state import State

PATIENCE = 2
"""Things in a row that mean nothing, until the question that stands is asked again."""
PATIENCE_WITH_DICE = 4
"""The same where dice are being counted or rolled, which is not done in silence."""
MOST_REMINDERS = 2

_SETUP_HINTS = {
    SetupStep.PLAYER_COUNT: "help-setup-count",
    SetupStep.PLAYERS: "help-setup-players",
    SetupStep.READ_BACK: "help-setup-check",
}
"""What can be said; the other questions of the set-up tell it themselves."""


def nothing_understood(state: State) -> Reply:
    """The reply to what means nothing: mostly silence."""
    patience = _patience(state)
    if patience is None:
        return Reply(state)
    waited = replace(state, unheard=state.unheard + 1)
    times, rest = divmod(waited.unheard, patience)
    return Reply(waited, () if rest else _again(waited, times), understood=False)


def _patience(state: State) -> int | None:
    """What is let pass before the question is asked again; ``None`` if there is none.

    A game goes on without an answer to “a new game, or quit?”.
    """
    match state.mode:
        case Bidding() | Paused() | Over():
            return None
        case Counting():
            return PATIENCE_WITH_DICE
        case Starting() as mode if way_to_start(state.game, mode) == "roll_off":
            return PATIENCE_WITH_DICE
        case _:
            return PATIENCE


def _again(state: State, times: int) -> Messages:
    if times == 1:
        return reminder(state)
    if isinstance(state.mode, AskingHalf | AskingCaller):
        return ()  # what brought the question may itself have been table talk
    if times <= MOST_REMINDERS:
        return reminder(state)
    return (Message.of("by-hand"),) if times == MOST_REMINDERS + 1 else ()


def reminder(state: State) -> Messages:
    """The open question in short, and what can be said."""
    hint = _hint(state.mode)
    return _question(state) if hint is None else (*_question(state), Message.of(hint))


def _question(state: State) -> Messages:
    match state.mode:
        case SettingUp(SetupStep.READ_BACK):
            return (Message.of("ask-setup-right"),)
        case SettingUp(SetupStep.PLAYER_COUNT):
            return (Message.of("ask-player-count"),)
        case Starting(rolls=(), rolling=()):
            return (Message.of("ask-starter"),)
        case _:
            return prompt(state)


def _hint(mode: Mode) -> str | None:
    match mode:
        case SettingUp(step):
            return _SETUP_HINTS.get(step)
        case AskingHalf():
            return "help-half"
        case _:
            return rephrase_id(mode)
