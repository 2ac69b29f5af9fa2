"""What the matcher may know about the game, as a prior for what was heard."""

from __future__ import annotations

from collections.abc import Callable

from voice_perudo.language.interpretation import Intent, IntentName, is_half_bid
from voice_perudo.language.matching import MatchContext
from voice_perudo.referee.modes import (
    AskingCaller,
    AskingHalf,
    Bidding,
    Choosing,
    Confirming,
    Counting,
    Mode,
    PlaceBid,
    SettingUp,
)
from voice_perudo.referee.readings import bid_meant, chosen
from voice_perudo.referee.recounting import counted_game, tells_whose
from voice_perudo.referee.reply import without_question
from voice_perudo.referee.scopes import listening
from voice_perudo.referee.state import State
from voice_perudo.rules.actions import Illegal, call_by
from voice_perudo.rules.bidding import legal
from voice_perudo.rules.challenge import faces_to_count
from voice_perudo.rules.game import decide
from voice_perudo.rules.values import FACES, ChallengeKind, Game, Phase, Player


def context(state: State) -> MatchContext:
    """What is listened for now, by which names, and which meanings the rules allow."""
    scope = listening(state)
    if state.history is None:
        # who has typed his name is known by it, though nobody else may be called so
        under = without_question(state.mode)
        seated = under.players if isinstance(under, SettingUp) else ()
        return MatchContext(scope.scope, seated)
    game, mode = state.history.current, state.mode
    counted = {named: counted_game(state, named=named) for named in (False, True)}
    # with a question open a lone number is an answer to it, never “one more”
    asked = isinstance(mode, AskingCaller | AskingHalf | Choosing | Confirming)
    return MatchContext(
        scope.scope,
        scope.players,
        legal=lambda intent: is_legal(game, mode, intent, counted[tells_whose(intent)]),
        current=None if asked else game.bid,
        learnt=state.learnt,
        answers=_answers(state),
        told=_told(mode),
        recounting=counted[False] is not None or (isinstance(mode, Counting) and bool(mode.counts)),
    )


def _told(mode: Mode) -> frozenset[int]:
    """The counts told of the dice that are being counted, and how far all have been counted."""
    if not isinstance(mode, Counting):
        return frozenset()
    return frozenset(count for _, count in mode.counts) | {mode.aloud}


def _answers(state: State) -> Callable[[Intent], bool] | None:
    """Whether a bid is what the open question is about; ``None`` while there is no such question.

    “Who calls?” is answered by a name: a bid instead has to be heard well.

    Half a bid may complete what was asked about.
    """
    game = state.game
    match state.mode:
        case Choosing(options):
            return lambda intent: is_half_bid(intent) or chosen(options, intent, game) is not None
        case AskingCaller():
            return lambda intent: False
        case Confirming(PlaceBid(bid=bid)):
            return lambda intent: is_half_bid(intent) or bid_meant(intent, game) == bid
        case _:
            return None


def is_legal(game: Game, mode: Mode, intent: Intent, counted: Game | None = None) -> bool:
    """Whether the rules allow what the intent asks for; questions are always allowed.

    ``counted`` is the game whose dice were counted while that count may be put right.
    """
    match intent.name:
        case IntentName.BID | IntentName.PLUS_ONE:
            bid = bid_meant(intent, game)
            return game.phase is Phase.BIDDING and bid is not None and legal(game, bid) is None
        case IntentName.CORRECTION:
            return _may_correct(game, mode, intent, counted)
        case IntentName.DUDO | IntentName.CALZA:
            return _may_call(game, ChallengeKind(intent.name), _caller(game, intent))
        case IntentName.PLAYER if isinstance(mode, AskingCaller):
            return _may_call(game, mode.kind, intent.player)
        case IntentName.COUNT:
            told = ((intent.player, intent.count or 0), *intent.also)
            named = {face for _, face in intent.also_faces} | {intent.face} - {None}
            if not named <= set(faces_to_count(game)):
                return False
            return all(_may_count(game, player, count) for player, count in told)
        case IntentName.ROLL:
            return (intent.quantity or intent.face) in FACES
        case IntentName.CHOICE:
            return isinstance(mode, Choosing) or game.phase is Phase.OVER
        case _:
            return True


def _may_correct(game: Game, mode: Mode, intent: Intent, counted: Game | None) -> bool:
    quantity = intent.quantity
    if isinstance(mode, Bidding) and mode.rolled is not None:
        return None in (quantity, intent.face) and (quantity or intent.face) in FACES
    # “no, two” to “twelve threes: is that right?” puts its number right, hardly its face
    of_asked = quantity is not None and intent.face is None
    to_correct = game.placed is not None or (
        of_asked and isinstance(mode, Confirming | Choosing | AskingHalf)
    )
    if counted is not None and quantity is not None and intent.face is None:
        return _may_count(counted, intent.player, quantity)
    return game.challenge is None and to_correct and quantity != 0


def _caller(game: Game, intent: Intent) -> Player | None:
    """Who calls, if he is named: of a Dudo the last bidder is whom it is about."""
    bidder = None if game.placed is None else game.placed.bidder
    accused = intent.name is IntentName.DUDO and intent.player == bidder
    return None if accused else intent.player


def _may_call(game: Game, kind: ChallengeKind, caller: Player | None) -> bool:
    """Whether this player, or anybody if nobody is named, may challenge now."""
    callers = game.active_players if caller is None else (caller,)
    return any(not isinstance(decide(game, call_by(kind, player)), Illegal) for player in callers)


def _may_count(game: Game, player: Player | None, count: int) -> bool:
    if player is None or player not in game.players:
        return count <= game.dice_in_play
    return count <= game.dice_of(player)
