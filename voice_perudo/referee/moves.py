"""Doing what was meant: judged by the rules, confirmed by the stakes, then told."""

from __future__ import annotations

from dataclasses import replace

from voice_perudo.referee.asking import ask_first
from voice_perudo.referee.effects import Finish, Message
from voice_perudo.referee.modes import (
    AskingCaller,
    CallChallenge,
    Confirming,
    Deed,
    Leave,
    Over,
    PlaceBid,
    StartAgain,
    TakeBack,
)
from voice_perudo.referee.narration import narrate
from voice_perudo.referee.refusals import refused
from voice_perudo.referee.reply import Reply, committed, without_question
from voice_perudo.referee.starting import begin, stranger
from voice_perudo.referee.state import Said, State
from voice_perudo.referee.taking_back import attempt_undo, take_back
from voice_perudo.rules.actions import Illegal, IllegalReason, MakeBid, call_by
from voice_perudo.rules.events import BidMade, Undone
from voice_perudo.rules.game import decide, needs_confirmation
from voice_perudo.rules.history import History
from voice_perudo.rules.values import ChallengeKind, Game, Phase, Player


def attempt(state: State, deed: Deed, clear: bool) -> Reply:
    """Does the deed, asks first, refuses it, or ignores what was both doubtful and impossible."""
    match deed:
        case PlaceBid():
            return _attempt_bid(state, deed, clear)
        case CallChallenge():
            return _attempt_challenge(state, deed, clear)
        case TakeBack():
            return attempt_undo(state, deed, clear)
        case StartAgain() | Leave():
            nothing_to_lose = isinstance(without_question(state.mode), Over)
            return perform(state, deed) if clear and nothing_to_lose else ask_first(state, deed)


def call(state: State, said: Said) -> Reply:
    """Calls what was said, by whoever is named; “I don't believe Ann” may name who has bid.

    So might “Ann doubts it” by mistake: it is asked who doubts her bid.
    """
    intent, placed = said.intent, state.game.placed
    kind = ChallengeKind(intent.name)
    of_bidder = placed is not None and intent.player == placed.bidder
    if kind is ChallengeKind.DUDO and of_bidder:
        return _asked_of_bidder(attempt(state, CallChallenge(kind, said.speaker), clear=False))
    return attempt(state, CallChallenge(kind, intent.player or said.speaker), said.clear)


def _asked_of_bidder(reply: Reply) -> Reply:
    """The question whether somebody else doubts the bid of whoever was named."""
    placed, mode = reply.state.game.placed, reply.state.mode
    if placed is None or not isinstance(mode, Confirming):
        return reply
    match mode.deed:
        case CallChallenge(caller=Player() as caller):
            asked = Message.of("confirm-dudo-of", bidder=placed.bidder, player=caller)
            return replace(reply, messages=(asked,))
        case _:
            return reply


def perform(state: State, deed: Deed) -> Reply:
    """Does what has been judged or confirmed; what has become illegal meanwhile is refused."""
    match deed:
        case PlaceBid():
            return _place(state, deed)
        case CallChallenge(kind, caller):
            return _call(state, kind, caller or "")
        case TakeBack():
            return take_back(state, deed)
        case StartAgain():
            game = state.game
            return begin(state, game.variant, game.players, before=(Message.of("new-game"),))
        case Leave():
            return _leave(state)


def _leave(state: State) -> Reply:
    """A game that is won is over for good; any other can be gone on with."""
    won = state.history is not None and state.game.phase is Phase.OVER
    left = replace(state, mode=Over(left=True)) if won else state
    return Reply(left, (Message.of("goodbye"),), others=(Finish(),))


def _attempt_bid(state: State, bid: PlaceBid, clear: bool) -> Reply:
    history = _before(state, bid)
    if history is not None:
        move = MakeBid(bid.bidder, bid.bid)
        illegal = isinstance(decide(history.current, move), Illegal)
        if not clear or (not illegal and _is_implausible(history.current, move)):
            return ask_first(state, bid)
    return _place(state, bid)


def _is_implausible(game: Game, move: MakeBid) -> bool:
    """Whether a bid is rather a mishearing; asking must not tell how many hidden dice are left."""
    above = needs_confirmation(game, move) is not None
    return above and move.bid.quantity > game.known_most_dice


def _before(state: State, bid: PlaceBid) -> History | None:
    """The history the bid is judged against: for a correction, the one without the last bid."""
    history = state.past
    if not bid.corrects:
        return history
    corrected = history.last_events[0]
    if not isinstance(corrected, BidMade) or corrected.bidder != bid.bidder:
        return None
    return history.undo()


def _place(state: State, bid: PlaceBid) -> Reply:
    before = _before(state, bid)
    if before is None:
        return Reply(state, (Message.of("nothing-to-correct"),))
    history = before.apply(MakeBid(bid.bidder, bid.bid))
    if isinstance(history, Illegal):
        return _refuse_bid(state, bid, history)
    game, events = history.current, history.last_events
    if not bid.corrects:
        return committed(state, history, events, narrate(events, game))
    told = Message.of("bid-corrected", bid=bid.bid, player=game.turn or "")
    return committed(state, history, (Undone(before.current), *events), (told,))


def _refuse_bid(state: State, bid: PlaceBid, illegal: Illegal) -> Reply:
    if illegal.reason is IllegalReason.UNKNOWN_PLAYER:
        return stranger(state, bid.bidder)
    reply = refused(state, illegal, bid.bid, corrects=bid.corrects)
    placed = state.game.placed
    if not bid.corrects or placed is None:
        return reply
    stays = Message.of("correction-refused", bid=placed.bid, bidder=placed.bidder)
    return replace(reply, messages=(*reply.messages, stays))


def _attempt_challenge(state: State, challenge: CallChallenge, clear: bool) -> Reply:
    kind = challenge.kind
    caller = challenge.caller or _only_possible_caller(state, kind)
    if caller is None:
        asked = replace(state, mode=AskingCaller(kind))
        return Reply(asked, (Message.of(f"ask-caller-{kind}"),))
    legal = not isinstance(decide(state.game, call_by(kind, caller)), Illegal)
    if clear:
        return _call(state, kind, caller)
    # doubtful and impossible: it was probably never said
    return ask_first(state, CallChallenge(kind, caller)) if legal else Reply(state)


def _only_possible_caller(state: State, kind: ChallengeKind) -> Player | None:
    """The caller nobody needs to ask for: the only one who may; if nobody may, whose turn it is."""
    game = state.game
    able = [
        player
        for player in game.active_players
        if not isinstance(decide(game, call_by(kind, player)), Illegal)
    ]
    if not able:
        return game.turn or game.players[0]
    return able[0] if len(able) == 1 else None


def _call(state: State, kind: ChallengeKind, caller: Player) -> Reply:
    history = state.past.apply(call_by(kind, caller))
    if isinstance(history, Illegal):
        if history.reason is IllegalReason.UNKNOWN_PLAYER:
            return stranger(state, caller)
        return refused(state, history)
    events = history.last_events
    return committed(state, history, events, narrate(events, history.current))
