"""Whether a question that a journal tells can have been asked where it stands."""

from __future__ import annotations

from voice_perudo.referee.doubt import ANSWERS, HARMLESS, can_choose
from voice_perudo.referee.modes import (
    AskingCaller,
    CallChallenge,
    Choosing,
    Confirming,
    Deed,
    Mode,
    PlaceBid,
    TakeBack,
)
from voice_perudo.referee.prompts import choice_question
from voice_perudo.referee.reply import without_question
from voice_perudo.referee.taking_back import can_take_back
from voice_perudo.rules.actions import Illegal, call_by
from voice_perudo.rules.events import BidMade
from voice_perudo.rules.game import decide
from voice_perudo.rules.history import History
from voice_perudo.rules.values import ChallengeKind, Game, Player


def can_be_asked(mode: Mode, history: History | None) -> bool:
    """Whether the referee asks this; ``history`` is ``None`` while the table is set up."""
    match mode:
        case Choosing():
            return _can_be_chosen(mode, None if history is None else history.current)
        case Confirming(deed):
            return history is not None and _can_be_confirmed(deed, mode, history)
        case AskingCaller(kind):
            return history is not None and _several_may(kind, history.current)
        case _:
            return True


def _can_be_chosen(mode: Choosing, game: Game | None) -> bool:
    """Two readings that can be answered, differ in what is said, and one of which matters."""
    first, second = mode.options
    names = {first.name, second.name}
    if names & ANSWERS or first.name in HARMLESS:
        return False
    if not can_choose(without_question(mode.back), names):
        return False
    question = choice_question(mode.options, game)
    return len({value for _, value in question.arguments}) > 1


def _can_be_confirmed(deed: Deed, mode: Mode, history: History) -> bool:
    match deed:
        case TakeBack():
            return can_take_back(deed, mode, history)
        case CallChallenge(kind, caller):
            return caller is not None and _may(kind, caller, history.current)
        case PlaceBid(bidder, corrects=False):
            return bidder != ""
        case PlaceBid(bidder):
            last = history.last_events[0]
            return isinstance(last, BidMade) and last.bidder == bidder
        case _:
            return True


def _several_may(kind: ChallengeKind, game: Game) -> bool:
    """Nobody is asked for where only one can be meant."""
    return sum(_may(kind, player, game) for player in game.active_players) > 1


def _may(kind: ChallengeKind, caller: Player, game: Game) -> bool:
    return not isinstance(decide(game, call_by(kind, caller)), Illegal)
