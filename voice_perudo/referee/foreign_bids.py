"""A bid in the language of somebody who is not on turn: it is told whose language it takes.

Everybody's words are heard in all languages of the table, so this costs no time. It must not
answer table talk: only a whole bid that would be legal now is, once in a turn.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from voice_perudo.language.interpretation import (
    Interpretation,
    NotUnderstood,
    Understood,
    is_whole_bid,
)
from voice_perudo.referee.context import is_legal
from voice_perudo.referee.effects import Message
from voice_perudo.referee.modes import AskingHalf, Bidding
from voice_perudo.referee.reply import Reply
from voice_perudo.referee.state import State

CLEARER = 10.0
"""Nats by which another language's words must be likelier to be believed before the expected
one's: at a table of three languages the words of the wrong one stay 15 and more behind."""


def gain(evidence: Mapping[str, float], expected: str, other: str) -> float:
    """By how many nats the sound bears out the other language better."""
    return evidence.get(other, evidence[expected]) - evidence[expected]


def foreign_bid(
    state: State,
    expected: str,
    readings: Mapping[str, Interpretation],
    evidence: Mapping[str, float],
) -> str | None:
    """The language in which a bid was clearly made, if that is not the ``expected`` one.

    Where the sound tells how likely words of the expected language are, the bid has to be
    clearly likelier; else nothing at all may have been understood in that language.
    """
    first = readings.get(expected)
    if not _may_bid(state):
        return None
    found = [
        language
        for language, reading in readings.items()
        if language != expected and _is_clear_bid(state, reading) and not _same(reading, first)
    ]
    if expected in evidence:
        found = [one for one in found if gain(evidence, expected, one) >= CLEARER]
    elif not isinstance(first, NotUnderstood) or first.partial is not None:
        return None
    return max(found, key=lambda one: evidence.get(one, 0.0), default=None)


def _may_bid(state: State) -> bool:
    return isinstance(state.mode, Bidding | AskingHalf)


def _is_clear_bid(state: State, reading: Interpretation) -> bool:
    if not isinstance(reading, Understood) or reading.score < state.settings.clear:
        return False
    intent, game = reading.intent, state.game
    return (
        is_whole_bid(intent)
        and intent.player in (None, game.turn)
        and is_legal(game, state.mode, intent)
    )


def _same(one: Interpretation, other: Interpretation | None) -> bool:
    """Whether both are the same bid, as words of two languages that are related may be."""
    if not isinstance(one, Understood) or not isinstance(other, Understood):
        return False
    return one.intent == other.intent


def told_language(state: State) -> Reply:
    """The answer to a bid in another language than that of the player on turn."""
    if state.language_told or not _may_bid(state):
        return Reply(state)
    turn = state.game.turn or ""
    told = Message.of("bid-language", player=turn, language=state.settings.language_of(turn))
    return Reply(replace(state, language_told=True), (told,), understood=False)
