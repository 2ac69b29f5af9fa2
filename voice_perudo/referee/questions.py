"""Questions about what was heard: is that right, who called; and “undo” said to any of them."""

from __future__ import annotations

from dataclasses import replace

from voice_perudo.language.grammar import AGAIN, CHALLENGE, SELF
from voice_perudo.language.interpretation import CHALLENGES, Intent, IntentName, is_half_bid
from voice_perudo.referee.effects import Message
from voice_perudo.referee.modes import (
    AskingCaller,
    Bidding,
    CallChallenge,
    Choosing,
    Confirming,
    Deed,
    Leave,
    Mode,
    PlaceBid,
    StartAgain,
    TakeBack,
)
from voice_perudo.referee.moves import attempt, perform
from voice_perudo.referee.prompts import prompt
from voice_perudo.referee.readings import bid_meant
from voice_perudo.referee.reply import Reply, without_question
from voice_perudo.referee.starting import stranger
from voice_perudo.referee.state import Said, State
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
    if intent.name is IntentName.NO:
        return _forgotten(state)
    if intent.choice == AGAIN:
        return Reply(state, prompt(state))
    if _tells_half_anew(intent) and isinstance(deed, PlaceBid):
        quantity = deed.bid.quantity if intent.quantity is None else intent.quantity
        face = deed.bid.face if intent.face is None else intent.face
        corrected = replace(deed.bid, quantity=quantity, face=face)
        return attempt(asked, replace(deed, bid=corrected), clear=True)
    return None


def _tells_half_anew(intent: Intent) -> bool:
    """Whether a bid asked about is put right, in words or by a number or a face alone."""
    if intent.name is IntentName.CORRECTION:
        return True
    return is_half_bid(intent) and (intent.quantity or intent.face) is not None


def _says_again(intent: Intent, deed: Deed, state: State) -> bool:
    """The same thing said twice needs no “yes”."""
    match deed:
        case PlaceBid(bid=bid):
            if is_half_bid(intent):
                return intent.quantity == bid.quantity
            return intent.name is IntentName.BID and bid_meant(intent, state.game) == bid
        case CallChallenge(kind, caller):
            return intent.name.value == kind.value and intent.player in (None, caller)
        case TakeBack(challenge):
            same = challenge or intent.choice != CHALLENGE
            return intent.name is IntentName.UNDO and same
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
    if intent.name is IntentName.NO:
        return _forgotten(state)
    caller = said.speaker if intent.player in (None, SELF) else intent.player
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
    if player == SELF:  # nobody can hear who that is
        return Reply(state, (Message.of("ask-starter-name"),))
    return stranger(state, player)


def forgetting(state: State, said: Said) -> Reply | None:
    """“Undo” to a question: what it is about is forgotten; ``None`` if it was something else.

    Whoever hears a question means what he has just said, not what stands already.
    """
    return _forgotten(state) if is_forgotten(state.mode, said.intent) else None


def is_forgotten(mode: Mode, intent: Intent) -> bool:
    """Whether the intent takes back what a question that lies over the game is about."""
    if intent.name is not IntentName.UNDO or without_question(mode) == mode:
        return False
    if isinstance(mode, Confirming) and isinstance(mode.deed, TakeBack):
        return False
    return intent.choice != CHALLENGE or _asks_of_challenge(mode)


def _asks_of_challenge(mode: Mode) -> bool:
    match mode:
        case Confirming(CallChallenge()) | AskingCaller():
            return True
        case Choosing(options):
            return any(option.name in CHALLENGES for option in options)
        case _:
            return False


def _forgotten(state: State) -> Reply:
    asked = replace(state, mode=without_question(state.mode))
    return Reply(asked, (Message.of("never-mind"), *prompt(asked)))
