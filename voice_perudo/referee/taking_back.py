"""Undo: the last action, count or roll for the start; or the challenge, with all of its counts.

A challenge can be taken back until something else has been done after its verdict.
"""

from __future__ import annotations

from dataclasses import replace

from voice_perudo.referee.asking import ask_first
from voice_perudo.referee.counts_taken_back import last_count_taken_back
from voice_perudo.referee.effects import Message
from voice_perudo.referee.modes import Mode, Starting, TakeBack
from voice_perudo.referee.narration import Messages, narrate_undo
from voice_perudo.referee.prompts import position, prompt
from voice_perudo.referee.refusals import BID_REASONS, UNDO_FIRST
from voice_perudo.referee.reply import Reply, committed, underneath
from voice_perudo.referee.roll_off import last_roll_taken_back
from voice_perudo.referee.rolling import last_told
from voice_perudo.referee.starting import roll_taken_back
from voice_perudo.referee.state import State
from voice_perudo.referee.told_before import brought_back
from voice_perudo.rules.events import Event, Undone
from voice_perudo.rules.history import History
from voice_perudo.rules.values import Phase


def can_take_back(undo: TakeBack, mode: Mode, history: History) -> bool:
    """Whether there is what is to be undone: a challenge, or any action or roll for the start."""
    if undo.challenge:
        called = history.current.challenge is not None or history.ends_with_verdict
        return called and history.can_undo
    under = underneath(mode)
    if history.can_undo or not isinstance(under, Starting):
        return history.can_undo
    return last_told(under) is not None or under.unnamed is not None


def attempt_undo(state: State, undo: TakeBack, clear: bool) -> Reply:
    """Takes it back, or asks first whether that was meant."""
    if undo.challenge and _has_been_refused(state):
        return Reply(state, (Message.of("never-mind"), *prompt(state)))
    if clear:
        return take_back(state, undo)
    if can_take_back(undo, state.mode, state.past):
        return ask_first(state, undo)
    # doubtful and impossible: it was probably never said
    return (
        Reply(state, (UNDO_FIRST,))
        if undo.challenge and state.past.follows_verdict
        else Reply(state)
    )


def _has_been_refused(state: State) -> bool:
    """Whether a challenge was refused just now, so that there is nothing of it to take back."""
    refusal = state.refusal
    return refusal is not None and refusal.reason not in BID_REASONS


def take_back(state: State, undo: TakeBack) -> Reply:
    """What is undone, and where that leads back to; or that there is nothing of the kind."""
    if not can_take_back(undo, state.mode, state.past):
        return Reply(state, _nothing(state, undo))
    if (reply := roll_taken_back(state)) is not None:
        return reply
    if (reply := last_roll_taken_back(state)) is not None:
        return reply
    if not undo.challenge and (reply := last_count_taken_back(state)) is not None:
        return reply
    return _last_action(state)


def _last_action(state: State) -> Reply:
    undone = state.past.undo()
    before, after = state.game, undone.current
    events: tuple[Event, ...] = (Undone(after),)
    messages = (*narrate_undo(before, after), *position(after))
    reply = committed(state, undone, events, messages)
    reply = replace(reply, state=brought_back(reply.state, undone.steps[-1]))
    if after.phase is not Phase.STARTER or after.variant.first_starter != "random":
        return reply
    # the lot was not what they wanted: it is not drawn again unasked
    return replace(reply, state=replace(reply.state, mode=Starting(way="named")))


def _nothing(state: State, undo: TakeBack) -> Messages:
    if not undo.challenge:
        return (Message.of("nothing-to-undo"), *prompt(state))
    return (UNDO_FIRST if state.past.follows_verdict else Message.of("no-challenge"),)
