"""Questions about one reading: is that right, and who called."""

from __future__ import annotations

from dataclasses import replace

from voice_perudo.language.interpretation import Intent, IntentName
from voice_perudo.referee.effects import Message
from voice_perudo.referee.moves import attempt, perform
from voice_perudo.referee.prompts import prompt
from voice_perudo.referee.readings import bid_meant
from voice_perudo.referee.reply import Reply
from voice_perudo.referee.starting import stranger
from voice_perudo.referee.state import (
    AskingCaller,
    Bidding,
    CallChallenge,
    Confirming,
    Deed,
    Leave,
    PlaceBid,
    Said,
    StartAgain,
    State,
    TakeBack,
)
from voice_perudo.rules.values import ChallengeKind


def confirming(state: State, said: Said) -> Reply | None:
    """Answers “is that right?”; ``None`` if it was something else, which then replaces it."""
    mode, intent = state.mode, said.intent
    if not isinstance(mode, Confirming):
        return None
    deed = mode.deed
    asked = replace(state, mode=mode.back)
    if intent.name is IntentName.YES or _says_again(intent, deed, state):
        return perform(asked, deed)
    if intent.name in (IntentName.NO, IntentName.UNDO):
        return Reply(asked, (Message.of("never-mind"), *prompt(asked)))
    if intent.name is IntentName.CORRECTION and isinstance(deed, PlaceBid):
        quantity = deed.bid.quantity if intent.quantity is None else intent.quantity
        face = deed.bid.face if intent.face is None else intent.face
        corrected = replace(deed.bid, quantity=quantity, face=face)
        return attempt(asked, replace(deed, bid=corrected), clear=True)
    return None


def _says_again(intent: Intent, deed: Deed, state: State) -> bool:
    """The same thing said twice needs no “yes”."""
    match deed:
        case PlaceBid(bid=bid):
            return intent.name is IntentName.BID and bid_meant(intent, state.game) == bid
        case CallChallenge(kind, caller):
            same_caller = intent.player in (None, caller)
            return intent.name.value == kind.value and same_caller
        case TakeBack():
            return intent.name is IntentName.UNDO
        case StartAgain():
            return intent.name is IntentName.NEW_GAME
        case Leave():
            return intent.name is IntentName.QUIT


def asking_caller(state: State, said: Said) -> Reply | None:
    """Answers “who calls?”; ``None`` if it was something else, which then replaces it."""
    mode, intent = state.mode, said.intent
    if not isinstance(mode, AskingCaller):
        return None
    withdrawn = replace(state, mode=Bidding())
    if intent.name in (IntentName.NO, IntentName.UNDO):
        return Reply(withdrawn, (Message.of("never-mind"), *prompt(withdrawn)))
    caller = intent.player or said.speaker
    if caller is None or caller not in state.game.players:
        return _unknown_caller(state, said)
    if intent.name is IntentName.PLAYER:
        return attempt(withdrawn, CallChallenge(mode.kind, caller), clear=True)
    if intent.name in (IntentName.DUDO, IntentName.CALZA):
        return attempt(withdrawn, CallChallenge(ChallengeKind(intent.name), caller), clear=True)
    return None


def _unknown_caller(state: State, said: Said) -> Reply | None:
    player = said.intent.player
    if said.intent.name is not IntentName.PLAYER or player is None:
        return None
    return stranger(state, player)
