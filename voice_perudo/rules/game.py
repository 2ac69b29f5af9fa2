"""The referee's judgement: which events an action brings about, or why it is refused."""

from __future__ import annotations

from voice_perudo.errors import UsageError
from voice_perudo.rules.actions import (
    Action,
    CallCalza,
    CallDudo,
    ChooseDirection,
    ChooseStarter,
    Confirmation,
    Illegal,
    IllegalReason,
    MakeBid,
    ReportCounts,
    ReportTotal,
)
from voice_perudo.rules.bidding import least_legal, legal
from voice_perudo.rules.challenge import (
    calza_objection,
    counts_objection,
    dudo_objection,
    settle,
    total_objection,
)
from voice_perudo.rules.events import (
    BidMade,
    ChallengeCalled,
    DirectionChosen,
    Event,
    GameStarted,
    RoundStarted,
    StarterChosen,
)
from voice_perudo.rules.evolution import replay
from voice_perudo.rules.values import PLAYER_COUNTS, ChallengeKind, Game, Phase, Player
from voice_perudo.rules.variant import Variant

Decision = tuple[Event, ...] | Illegal


def check_players(players: tuple[Player, ...]) -> IllegalReason | None:
    """Why these players, seated clockwise, cannot play, or ``None``."""
    if len(players) not in PLAYER_COUNTS:
        return IllegalReason.PLAYERS_OUT_OF_RANGE
    if any(not player.strip() for player in players):
        return IllegalReason.BLANK_PLAYER
    if len(set(players)) < len(players):
        return IllegalReason.DUPLICATE_PLAYER
    return None


def opening_events(
    variant: Variant, players: tuple[Player, ...], starter: Player | None = None
) -> tuple[Event, ...]:
    """The events that begin a game; without a starter it waits for ``ChooseStarter``.

    Raises:
        UsageError: the players cannot play together, or the starter is not one of them.
    """
    least, most = PLAYER_COUNTS[0], PLAYER_COUNTS[-1]
    match check_players(players):
        case IllegalReason.PLAYERS_OUT_OF_RANGE:
            raise UsageError(f"Perudo is for {least} to {most} players, not {len(players)}.")
        case IllegalReason.DUPLICATE_PLAYER:
            twice = next(p for p in players if players.count(p) > 1)
            raise UsageError(f"Two players are called “{twice}”; give each his own name.")
        case IllegalReason.BLANK_PLAYER:
            raise UsageError("A player has no name; give each player a name.")
    started = GameStarted(variant, players)
    if starter is None:
        return (started,)
    if starter not in players:
        raise UsageError(f"“{starter}” cannot start: the players are {', '.join(players)}.")
    return (started, *_first_round(starter))


def new_game(variant: Variant, players: tuple[Player, ...], starter: Player | None = None) -> Game:
    """A game about to begin; see ``opening_events``.

    Raises:
        UsageError: the players cannot play together, or the starter is not one of them.
    """
    return replay(opening_events(variant, players, starter))


def decide(game: Game, action: Action) -> Decision:
    """The events the action brings about, or the refusal; the game itself is unchanged."""
    match action:
        case MakeBid():
            return _bid(game, action)
        case CallDudo(player):
            return _call(game, ChallengeKind.DUDO, player)
        case CallCalza(player):
            return _call(game, ChallengeKind.CALZA, player)
        case ReportTotal(count):
            return _report(game, total_objection(game, count), count)
        case ReportCounts(pairs):
            counts = dict(pairs)
            return _report(game, counts_objection(game, counts), sum(counts.values()))
        case ChooseStarter(player):
            return _choose_starter(game, player)
        case ChooseDirection():
            return _choose_direction(game, action)


def needs_confirmation(game: Game, action: Action) -> Confirmation | None:
    """Why a legal action is more likely a mishearing than meant, or ``None``.

    More dice than there are may be bid (a bluff is a bluff), but hardly ever is.
    """
    if isinstance(action, MakeBid) and action.bid.quantity > game.dice_in_play:
        return Confirmation.ABOVE_DICE_IN_PLAY
    return None


def _first_round(starter: Player) -> tuple[Event, ...]:
    return (StarterChosen(starter), RoundStarted(1, starter, palifico=False))


def _actor_objection(game: Game, player: Player) -> IllegalReason | None:
    """Why this player cannot bid or challenge now, whatever he says."""
    match game.phase:
        case Phase.OVER:
            return IllegalReason.GAME_OVER
        case Phase.COUNTING:
            return IllegalReason.CHALLENGE_OPEN
        case Phase.STARTER:
            return IllegalReason.NO_STARTER
    if player not in game.players:
        return IllegalReason.UNKNOWN_PLAYER
    if not game.dice_of(player):
        return IllegalReason.ELIMINATED
    return None


def _bid(game: Game, action: MakeBid) -> Decision:
    reason = _actor_objection(game, action.player)
    if reason is None and action.player != game.turn:
        reason = IllegalReason.NOT_YOUR_TURN
    if reason is None:
        reason = legal(game, action.bid)
    if reason is not None:
        return Illegal(reason, least_legal(game))
    return (BidMade(action.player, action.bid),)


def _call(game: Game, kind: ChallengeKind, caller: Player) -> Decision:
    reason = _actor_objection(game, caller)
    if reason is None:
        objection = dudo_objection if kind is ChallengeKind.DUDO else calza_objection
        reason = objection(game, caller)
    if reason is not None:
        return Illegal(reason, least_legal(game))
    return (ChallengeCalled(kind, caller),)


def _report(game: Game, objection: Illegal | None, count: int) -> Decision:
    if game.challenge is None or game.placed is None:
        over = game.phase is Phase.OVER
        reason = IllegalReason.GAME_OVER if over else IllegalReason.NO_CHALLENGE
        return Illegal(reason, least_legal(game))
    if objection is not None:
        return objection
    return settle(game, game.challenge, game.placed, count)


def _choose_starter(game: Game, player: Player) -> Decision:
    if game.phase is not Phase.STARTER:
        return Illegal(IllegalReason.STARTER_ALREADY_CHOSEN, least_legal(game))
    if player not in game.players:
        return Illegal(IllegalReason.UNKNOWN_PLAYER)
    return _first_round(player)


def _choose_direction(game: Game, action: ChooseDirection) -> Decision:
    if game.choosing_direction is None:
        return Illegal(IllegalReason.NO_DIRECTION_CHOICE, least_legal(game))
    if action.player != game.choosing_direction:
        return Illegal(IllegalReason.NOT_YOUR_TURN, least_legal(game))
    return (DirectionChosen(action.player, action.direction),)
