"""What a step of the dialogue comes to, before it becomes effects."""

from __future__ import annotations

from dataclasses import dataclass, replace

from voice_perudo.referee.effects import DrawStarter, Finish, Hush, Message
from voice_perudo.referee.modes import (
    AskingCaller,
    AskingHalf,
    Bidding,
    Choosing,
    Confirming,
    Counting,
    Counts,
    Mode,
    Over,
    Paused,
    Starting,
)
from voice_perudo.referee.state import State
from voice_perudo.rules.events import ChallengeSettled, Event
from voice_perudo.rules.history import History
from voice_perudo.rules.values import Game, Phase


@dataclass(frozen=True, slots=True)
class Reply:
    """The next state, what is said and what happened on the way.

    ``understood`` is false when the players have to say it again: only then
    does the count of failures go on.
    """

    state: State
    messages: tuple[Message, ...] = ()
    events: tuple[Event, ...] = ()
    others: tuple[DrawStarter | Hush | Finish, ...] = ()
    understood: bool = True


def resting_mode(game: Game) -> Mode:
    """The mode in which nothing is asked beyond what the game itself waits for."""
    match game.phase:
        case Phase.STARTER:
            return Starting()
        case Phase.BIDDING:
            return Bidding()
        case Phase.COUNTING:
            return Counting()
        case Phase.OVER:
            return Over()


def without_question(mode: Mode) -> Mode:
    """The mode under a question that stands only because of what was heard."""
    match mode:
        case Confirming(back=back) | Choosing(back=back):
            return without_question(back)
        case AskingHalf(back=bidding):
            return bidding
        case AskingCaller():
            return Bidding()
        case _:
            return mode


def underneath(mode: Mode) -> Mode:
    """The mode under a pause and every question."""
    under = without_question(mode)
    return without_question(under.back) if isinstance(under, Paused) else under


def committed(
    state: State,
    history: History,
    events: tuple[Event, ...],
    messages: tuple[Message, ...],
    counted: Counts = (),
) -> Reply:
    """The game went on to ``history``: every question about the past is settled.

    ``counted``: the counts told one by one before a challenge was settled, by them or by a total.
    """
    went_on = replace(
        state,
        history=history,
        mode=resting_mode(history.current),
        half_asked=False,
        language_told=False,
        refusal=None,
        refused_bid=None,
        counted=counted,
        half=None,
        verdict=any(isinstance(event, ChallengeSettled) for event in events),
    )
    return Reply(went_on, messages, events)
