"""What corrections teach: which value was taken for which other, at this table, in which language.

Only what the players say themselves teaches: “no, two”, or the choice between two readings.
Each time moves the weight of a pair towards 1 by a share of what is missing; a choice for
what was heard after all halves it. How much belief a weight stands for, and that it never
suffices to act alone, is the language's own setting.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from voice_perudo.language.confusion import Confusion
from voice_perudo.language.interpretation import (
    IntentName,
    Interpretation,
    NotUnderstood,
    Reason,
    Understood,
)
from voice_perudo.language.slots import Slot, confusion
from voice_perudo.referee.modes import Choosing, Confirming, PlaceBid
from voice_perudo.referee.readings import bid_meant
from voice_perudo.referee.reply import Reply
from voice_perudo.referee.state import Heard, State
from voice_perudo.rules.events import BidMade, Undone
from voice_perudo.rules.values import Bid

MOST_REMEMBERED = 24
"""Pairs kept; beyond them the least certain is forgotten."""
FAINTEST = 0.1
"""A weight below this is forgotten."""

Pair = tuple[Bid, Bid]
"""The bid that was heard, and the one that was meant."""


def learn(before: State, heard: Heard, reply: Reply) -> Reply:
    """The reply with what the players taught by it.

    What was typed teaches nothing, talk neither, and a correction of both values is a change of
    mind.
    """
    if heard.interpretation == NotUnderstood(Reason.TALK):
        return reply
    state = reply.state
    if _bids_or_asks(state, reply):
        spoken_in = heard.language or state.settings.language
        state = replace(state, heard_in=None if heard.written else spoken_in)
    elif any(isinstance(event, Undone) for event in reply.events):
        state = replace(state, heard_in=None)
    if before.heard_in is not None:
        learnt = _relearnt(before, heard, reply, before.heard_in)
        state = replace(state, learnt=learnt)
    return replace(reply, state=state)


def _relearnt(before: State, heard: Heard, reply: Reply, language: str) -> tuple[Confusion, ...]:
    learnt = before.learnt
    for taken_for, meant in _taught(before, heard, reply):
        learnt = _with(learnt, taken_for, meant, language, before.settings.learning)
    for right, other in _upheld(before, reply):
        learnt = _without(learnt, right, other, language)
    return learnt


def _bids_or_asks(state: State, reply: Reply) -> bool:
    """Whether what was just heard can be put right by the next utterance."""
    asked = isinstance(state.mode, Choosing) or _asked(state) is not None
    return asked or any(isinstance(event, BidMade) for event in reply.events)


def _asked(state: State) -> Bid | None:
    """The bid of an open “is that right?”."""
    if isinstance(state.mode, Confirming) and isinstance(state.mode.deed, PlaceBid):
        return state.mode.deed.bid
    return None


def _taught(before: State, heard: Heard, reply: Reply) -> Iterator[Pair]:
    made, asked = _made(reply), _asked(before)
    standing = before.history.current.bid if before.history is not None else None
    if made is None:
        return
    if any(isinstance(event, Undone) for event in reply.events):
        if standing is not None:
            yield standing, made
    elif asked is not None and _corrects(heard.interpretation):
        yield asked, made
    elif (options := _options(before)) is not None and made == options[1]:
        yield options


def _upheld(before: State, reply: Reply) -> Iterator[Pair]:
    """The likelier of two readings was chosen: it had been heard rightly."""
    options, made = _options(before), _made(reply)
    if options is not None and made == options[0]:
        yield options


def _corrects(interpretation: Interpretation) -> bool:
    if not isinstance(interpretation, Understood):
        return False
    return interpretation.intent.name is IntentName.CORRECTION


def _options(state: State) -> Pair | None:
    if not isinstance(state.mode, Choosing):
        return None
    game = state.history.current if state.history is not None else None
    first, second = (bid_meant(option, game) for option in state.mode.options)
    return None if first is None or second is None else (first, second)


def _made(reply: Reply) -> Bid | None:
    return next((e.bid for e in reversed(reply.events) if isinstance(e, BidMade)), None)


def _difference(heard: Bid, meant: Bid) -> tuple[Slot, int, int] | None:
    """The one value in which they differ."""
    if (heard.quantity == meant.quantity) is (heard.face == meant.face):
        return None
    if heard.face == meant.face:
        return Slot.QUANTITY, heard.quantity, meant.quantity
    return Slot.FACE, heard.face, meant.face


def _with(
    learnt: tuple[Confusion, ...], heard: Bid, meant: Bid, language: str, step: float
) -> tuple[Confusion, ...]:
    difference = _difference(heard, meant)
    if difference is None:
        return learnt
    new = confusion(*difference, language, step)
    old = next((known for known in learnt if _same(known, new)), None)
    if old is not None:
        new = replace(new, weight=old.weight + (1.0 - old.weight) * step)
    kept = sorted((k for k in learnt if not _same(k, new)), key=lambda known: -known.weight)
    return (*kept[: MOST_REMEMBERED - 1], new)


def _without(
    learnt: tuple[Confusion, ...], heard: Bid, other: Bid, language: str
) -> tuple[Confusion, ...]:
    difference = _difference(heard, other)
    if difference is None:
        return learnt
    wrong = confusion(*difference, language, 1.0)
    halved = (replace(k, weight=k.weight / 2) if _same(k, wrong) else k for k in learnt)
    return tuple(known for known in halved if known.weight >= FAINTEST)


def _same(one: Confusion, other: Confusion) -> bool:
    return replace(one, weight=1.0) == replace(other, weight=1.0)
