"""“Can I say six aces?”, “is that allowed?”: whether the rules allow it; nothing is done."""

from __future__ import annotations

from voice_perudo.language.grammar import LAST_BID
from voice_perudo.language.interpretation import Intent
from voice_perudo.referee.effects import Message
from voice_perudo.referee.explaining import pacos_needed
from voice_perudo.referee.narration import Messages
from voice_perudo.referee.refusals import refusal_messages
from voice_perudo.referee.state import State
from voice_perudo.rules.actions import Illegal, MakeBid
from voice_perudo.rules.game import decide
from voice_perudo.rules.values import PACO, Bid, Game, Phase


def leave_given(state: State, intent: Intent) -> Messages:
    """The answer to whether a bid may be made, or might be; nothing where none is meant."""
    if state.history is None or state.game.phase is not Phase.BIDDING:
        return ()
    if intent.choice == LAST_BID:
        return _last_bid(state)
    if intent.face == PACO and intent.quantity is None:
        return pacos_needed(state)
    bid = _asked_about(state.game, intent)
    if bid is None:
        return ()
    game = state.game
    illegal = decide(game, MakeBid(game.turn or "", bid))
    if isinstance(illegal, Illegal):
        return refusal_messages(game, illegal, bid)
    return _allowed(game, bid)


def _last_bid(state: State) -> Messages:
    game, refusal = state.game, state.refusal
    if refusal is not None:
        return refusal_messages(game, refusal, state.refused_bid)
    return () if game.placed is None else _allowed(game, game.placed.bid)


def _allowed(game: Game, bid: Bid) -> Messages:
    return (Message.of("bid-allowed", bid=bid), Message.of("turn", player=game.turn or ""))


def _asked_about(game: Game, intent: Intent) -> Bid | None:
    """The bid asked about; what is left unsaid is that of the bid on the table."""
    standing = game.bid
    quantity, face = intent.quantity, intent.face
    if quantity is None and face is None:
        return None
    if standing is not None:
        quantity = standing.quantity if quantity is None else quantity
        face = standing.face if face is None else face
    return None if quantity is None or face is None else Bid(quantity, face)
