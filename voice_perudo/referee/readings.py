"""Which bid an intent means, and which of the offered readings an answer picks."""

from __future__ import annotations

from dataclasses import replace

from voice_perudo.language.grammar import HALF
from voice_perudo.language.interpretation import CHALLENGES, Intent, IntentName
from voice_perudo.rules.bidding import to_pacos
from voice_perudo.rules.values import FACES, PACO, Bid, Game

_UNIQUE = frozenset(IntentName) - {
    IntentName.BID,
    IntentName.CORRECTION,
    IntentName.PLUS_ONE,
    IntentName.COUNT,
    IntentName.PLAYER,
    IntentName.PLAYER_COUNT,
    IntentName.YES,
    IntentName.NO,
    IntentName.CHOICE,
}
"""Intents that mean the same whatever their slots."""


def bid_meant(intent: Intent, game: Game | None) -> Bid | None:
    """The whole bid an intent stands for; ``None`` if it is not one or half of it is missing.

    “One more”, “raise by two”, “half in pacos” and what a correction leaves unsaid come from the
    bid on the table.
    """
    standing = game.bid if game is not None else None
    quantity, face = intent.quantity, intent.face
    match intent.name:
        case IntentName.BID:
            pass
        case IntentName.PLUS_ONE if standing is not None and intent.choice == HALF:
            return Bid(to_pacos(standing.quantity), PACO)
        case IntentName.PLUS_ONE if standing is not None:
            more = 1 if quantity is None else quantity
            return Bid(standing.quantity + more, face or standing.face)
        case IntentName.CORRECTION if standing is not None and (quantity or face):
            quantity = standing.quantity if quantity is None else quantity
            face = standing.face if face is None else face
        case _:
            return None
    return None if quantity is None or face is None else Bid(quantity, face)


def completed(half: Intent, quantity: int | None, face: int | None) -> Bid | None:
    """The bid made of the half held (``quantity`` or ``face``) and the half just said.

    A number said for a face that is waited for is that face: “eight what?” “five”.
    """
    if quantity is not None:
        missing = half.face if half.face is not None else half.quantity
        return Bid(quantity, missing) if missing in FACES else None
    if face is not None and half.quantity is not None:
        return Bid(half.quantity, face)
    return None


def chosen(options: tuple[Intent, Intent], answer: Intent, game: Game | None) -> Intent | None:
    """The one of two offered readings that the answer picks; ``None`` if it picks neither."""
    first, second = options
    if answer.name is IntentName.YES and first.name in CHALLENGES:
        # “Dudo or Calza?” “Yes.”
        return None
    if answer.name is IntentName.YES or answer.choice == "first":
        return first
    if answer.choice == "second" and answer.name is IntentName.CHOICE:
        return second
    for reading in (answer, _as_face(answer)):
        fitting = [option for option in options if _fits(option, reading, game)]
        if len(fitting) == 1:
            return fitting[0]
        if fitting:
            return None
    return _completed_option(options, answer)


def _as_face(answer: Intent) -> Intent:
    """A lone number read as a face: “eight fives or eight sixes?” “six”."""
    if answer.name is IntentName.BID and answer.face is None and answer.quantity in FACES:
        return replace(answer, quantity=None, face=answer.quantity)
    return answer


def _fits(option: Intent, answer: Intent, game: Game | None) -> bool:
    if answer.name in _UNIQUE:
        return option.name is answer.name
    if option.name is IntentName.COUNT and answer.name in (IntentName.BID, IntentName.CORRECTION):
        # “two or twelve?” after a verdict, when a number may also begin a bid
        return answer.face is None and option.count == answer.quantity
    if answer.name in (IntentName.BID, IntentName.CORRECTION, IntentName.PLUS_ONE):
        bid = bid_meant(option, game)
        if bid is None:
            return option == answer
        fits_quantity = answer.quantity in (None, bid.quantity)
        fits_face = answer.face in (None, bid.face)
        said_something = answer.quantity is not None or answer.face is not None
        return said_something and fits_quantity and fits_face
    if answer.player is not None and answer.count is None:
        return option.player == answer.player
    if answer.count is not None:
        return option.count == answer.count and answer.player in (None, option.player)
    return False


def _completed_option(options: tuple[Intent, Intent], answer: Intent) -> Intent | None:
    """“Twenty-five what, or twenty fives?” answered by the missing face."""
    if answer.name is not IntentName.BID or answer.quantity is not None:
        return None
    for option in options:
        if option.name is IntentName.BID and option.face is None and answer.face is not None:
            return replace(option, face=answer.face)
    return None
