"""Questions to the referee: they change nothing and can be asked at any time."""

from __future__ import annotations

from dataclasses import replace

from voice_perudo.language.grammar import NO_SUCH_FACE, NO_SUCH_NUMBER, SO_FAR, TOLD
from voice_perudo.language.interpretation import IntentName
from voice_perudo.referee.asking_leave import leave_given
from voice_perudo.referee.effects import Message
from voice_perudo.referee.explaining import (
    PACOS,
    explained,
    ordinary_pacos,
    pacos_needed,
    told_of_table,
)
from voice_perudo.referee.helping import challenges, helping
from voice_perudo.referee.modes import Counting
from voice_perudo.referee.narration import Messages, settlement_id
from voice_perudo.referee.prompts import position, prompt
from voice_perudo.referee.refusals import explanation
from voice_perudo.referee.reply import Reply, without_question
from voice_perudo.referee.state import Said, State
from voice_perudo.rules.bidding import least_legal, legal
from voice_perudo.rules.values import PACO, Bid, Game, Phase, Player, Settlement

INQUIRIES = frozenset(
    {
        IntentName.REPEAT,
        IntentName.CURRENT_BID,
        IntentName.WHOSE_TURN,
        IntentName.HOW_MANY_DICE,
        IntentName.LEGAL_BIDS,
        IntentName.WHY,
        IntentName.EXPLAIN,
        IntentName.HELP,
    }
)

_NOT_UNDERSTOOD = ("say-again", "rephrase-", "by-hand")


def inquiry(state: State, said: Said) -> Reply | None:
    """The answer to a question about the game; ``None`` if it was not one."""
    name = said.intent.name
    if name not in INQUIRIES:
        return None
    if name is IntentName.REPEAT and said.intent.choice == "bid":
        name = IntentName.CURRENT_BID
    if name is IntentName.EXPLAIN:
        return Reply(state, _explained(state, said.intent.choice))
    if _before_the_start(state) and (told := told_of_table(state, name)):
        return Reply(state, told)
    if name is IntentName.LEGAL_BIDS and (told := leave_given(state, said.intent)):
        return Reply(state, told)
    if said.intent.choice == TOLD and said.intent.player == _on_turn(state):
        return Reply(state)
    if name is IntentName.HELP:
        return Reply(state, helping(state, more=said.intent.choice == "more"))
    return Reply(state, _answer(state, name))


def _on_turn(state: State) -> Player | None:
    return None if state.history is None else state.game.turn


def _explained(state: State, about: str | None) -> Messages:
    if about == SO_FAR:
        return (*_told_so_far(state), *prompt(state))
    if about in (NO_SUCH_NUMBER, NO_SUCH_FACE):
        return (Message.of(about.replace("_", "-")), *_answer(state, IntentName.LEGAL_BIDS))
    if about != PACOS:
        return explained(state, about)
    if _before_the_start(state):
        return explained(state, "paco")
    return pacos_needed(state) or (
        *ordinary_pacos(state),
        *_answer(state, IntentName.LEGAL_BIDS),
    )


def _before_the_start(state: State) -> bool:
    return state.history is None or state.game.phase is Phase.STARTER


def _told_so_far(state: State) -> Messages:
    """The counts that players have told of the dice that are counted."""
    counts = state.mode.counts if isinstance(state.mode, Counting) else ()
    return tuple(Message.of("count-told", player=player, count=n) for player, n in counts)


def _answer(state: State, name: IntentName) -> Messages:
    if name is IntentName.REPEAT or state.history is None:
        return prompt(state) if _was_not_understood(state) else state.said or prompt(state)
    game = state.game
    match name:
        case IntentName.HOW_MANY_DICE:
            return _dice(game)
        case IntentName.WHY:
            return explanation(game, state.refusal) if state.refusal else _why(game.settlement)
        case IntentName.CURRENT_BID if game.phase is Phase.COUNTING and game.placed is not None:
            placed = game.placed
            standing = Message.of("standing-bid", bid=placed.bid, bidder=placed.bidder)
            return (standing, *position(game))
        case IntentName.WHOSE_TURN if game.phase is Phase.BIDDING and game.turn is not None:
            return (Message.of("turn", player=game.turn),)
        case IntentName.WHOSE_TURN if game.phase is Phase.COUNTING:
            return prompt(replace(state, mode=without_question(state.mode)))
        case IntentName.LEGAL_BIDS if game.phase is Phase.BIDDING:
            return _legal(game)
        case _ if game.phase is Phase.STARTER:
            return prompt(replace(state, mode=without_question(state.mode)))
        case _:
            return position(game)


def _was_not_understood(state: State) -> bool:
    """Whether the last thing said only asks to say it again, or tells how to.

    What was asked is wanted then.
    """
    return any(message.id.startswith(_NOT_UNDERSTOOD) for message in state.said)


def _dice(game: Game) -> Messages:
    """Everybody's dice, or only who is still in where lost dice are hidden."""
    if not game.variant.lost_dice_visible:
        still_in = Message.of("still-in", players=game.active_players)
        return (Message.of("dice-hidden"), still_in)
    each = (
        Message.of("dice-of", player=player, dice=game.dice_of(player))
        for player in game.active_players
    )
    return (*each, Message.of("dice-in-all", dice=game.dice_in_play))


def _legal(game: Game) -> Messages:
    """What the player on turn may say."""
    if game.placed is None:
        on_pacos = legal(game, Bid(1, PACO)) is None
        return (Message.of("legal-opening-any" if on_pacos else "legal-opening"),)
    bids = least_legal(game)
    if not bids:
        return (Message.of("no-higher-bid"),)
    return (Message.of("legal-bids", bids=bids), *challenges(game))


def _why(settlement: Settlement | None) -> Messages:
    if settlement is None:
        return (Message.of("why-nothing"),)
    told = settlement_id(settlement)
    caller, bid, count = settlement.caller, settlement.bid, settlement.count
    if told.startswith("dudo"):
        bidder = settlement.bidder
        return (Message.of(f"why-{told}", caller=caller, bid=bid, bidder=bidder, count=count),)
    return (Message.of(f"why-{told}", caller=caller, bid=bid, count=count),)
