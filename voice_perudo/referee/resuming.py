"""Going on after the program was stopped: what was open is asked again."""

from __future__ import annotations

from dataclasses import replace

from voice_perudo.referee.effects import Message
from voice_perudo.referee.modes import (
    RULES_ASKED,
    Choosing,
    Confirming,
    Counting,
    Leave,
    Mode,
    Paused,
    SettingUp,
    Starting,
)
from voice_perudo.referee.narration import Messages
from voice_perudo.referee.prompts import position, prompt
from voice_perudo.referee.reading_back import setup_question
from voice_perudo.referee.reply import Reply, without_question
from voice_perudo.referee.rolling import yet_to_roll
from voice_perudo.referee.starting import find_starter
from voice_perudo.referee.state import Recalled, State
from voice_perudo.rules.values import Game


def left_open(mode: Mode) -> Mode:
    """What is to be asked again after a stop.

    Whoever goes on does not pause, and does not want to leave.
    """
    match mode:
        case Paused(back) | Confirming(Leave(), back):
            return left_open(back)
        case Confirming(back=back) | Choosing(back=back):
            return replace(mode, back=left_open(back))
        case Counting():
            return replace(mode, again=None, aloud=0)
        case Starting():
            return replace(mode, again=None)
        case _:
            return mode


def recalled(state: State) -> Recalled:
    """What is still known after a stop, besides the game and what is left open."""
    return Recalled(
        state.half_asked,
        state.refusal,
        state.counted,
        state.verdict,
        state.refused_bid,
        state.told,
    )


def resumed(state: State) -> Reply:
    """Tells where the table is, and asks what had not been answered."""
    going_on = Message.of("game-resumed")
    if state.mode == Starting():
        return find_starter(Reply(state, (going_on,)))
    under = without_question(state.mode)
    question = () if under == state.mode else prompt(state)
    return Reply(state, (going_on, *_where_we_are(replace(state, mode=under)), *question))


def _where_we_are(state: State) -> Messages:
    """The table as far as it is known, and what it waits for."""
    match state.mode:
        case SettingUp() as mode:
            return _set_up_so_far(state, mode)
        case Starting(rolls=(*_, (player, number)), unnamed=None) as mode:
            following = yet_to_roll(mode, state.game.players)[0]
            return (Message.of("roll-noted", player=player, number=number, next=following),)
        case Starting():
            return prompt(state)
        case Counting(counts, halves=halves):
            missing = prompt(state) if counts or halves else ()
            return (*_standing_bid(state.game), *position(state.game), *missing)
        case _:
            return position(state.game)


def _standing_bid(game: Game) -> Messages:
    placed = game.placed
    if placed is None:
        return ()
    return (Message.of("standing-bid", bid=placed.bid, bidder=placed.bidder),)


def _set_up_so_far(state: State, mode: SettingUp) -> Messages:
    """Who sits already, whether or not the question tells it, and the question."""
    question = setup_question(replace(mode, newest=len(mode.players)), state.settings)
    if mode.step in RULES_ASKED:
        return (Message.of("setup-players", players=mode.players), *question)
    return question
