"""What the matcher may know about the game, as a prior for what was heard."""

from __future__ import annotations

from voice_perudo.language.interpretation import Intent, IntentName
from voice_perudo.language.matching import MatchContext
from voice_perudo.referee.readings import bid_meant
from voice_perudo.referee.scopes import listening
from voice_perudo.referee.state import AskingCaller, AskingHalf, Choosing, Confirming, Mode, State
from voice_perudo.rules.actions import CallCalza, CallDudo, Illegal
from voice_perudo.rules.bidding import legal
from voice_perudo.rules.game import decide
from voice_perudo.rules.values import ChallengeKind, Game, Phase, Player


def context(state: State) -> MatchContext:
    """What is listened for now, by which names, and which meanings the rules allow."""
    scope = listening(state)
    if state.history is None:
        return MatchContext(scope.scope, scope.players)
    game, mode = state.history.current, state.mode
    # with a question open a lone number is an answer to it, never “one more”
    asked = isinstance(mode, AskingHalf | Choosing | Confirming)
    return MatchContext(
        scope.scope,
        scope.players,
        legal=lambda intent: is_legal(game, mode, intent),
        current=None if asked else game.bid,
        learnt=state.learnt,
    )


def is_legal(game: Game, mode: Mode, intent: Intent) -> bool:
    """Whether the rules allow what the intent asks for; questions are always allowed."""
    match intent.name:
        case IntentName.BID | IntentName.PLUS_ONE:
            bid = bid_meant(intent, game)
            return game.phase is Phase.BIDDING and bid is not None and legal(game, bid) is None
        case IntentName.CORRECTION:
            recounts = intent.quantity is not None and intent.face is None
            return game.challenge is None and (game.placed is not None or recounts)
        case IntentName.DUDO | IntentName.CALZA:
            return _may_call(game, ChallengeKind(intent.name), intent.player)
        case IntentName.PLAYER if isinstance(mode, AskingCaller):
            return _may_call(game, mode.kind, intent.player)
        case IntentName.COUNT:
            return _may_count(game, intent.player, intent.count or 0)
        case IntentName.CHOICE:
            return isinstance(mode, Choosing) or game.phase is Phase.OVER
        case _:
            return True


def _may_call(game: Game, kind: ChallengeKind, caller: Player | None) -> bool:
    """Whether this player, or anybody if nobody is named, may challenge now."""
    call = CallDudo if kind is ChallengeKind.DUDO else CallCalza
    callers = game.active_players if caller is None else (caller,)
    return any(not isinstance(decide(game, call(player)), Illegal) for player in callers)


def _may_count(game: Game, player: Player | None, count: int) -> bool:
    if player is None or player not in game.players:
        return count <= game.dice_in_play
    return count <= game.dice_of(player)
