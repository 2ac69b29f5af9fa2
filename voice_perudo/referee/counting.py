"""The count after a challenge: a total, or each player in turn.

A number said without a name is the total, unless players have begun to be
asked one by one: then it is the count of the player just asked. Players are
asked from the caller on, in the direction of play.
"""

from __future__ import annotations

from dataclasses import replace

from voice_perudo.language.interpretation import IntentName
from voice_perudo.referee.effects import Message
from voice_perudo.referee.narration import Messages, narrate, narrate_undo
from voice_perudo.referee.prompts import prompt, still_to_count
from voice_perudo.referee.reply import Reply, committed
from voice_perudo.referee.starting import stranger
from voice_perudo.referee.state import Counting, Said, State
from voice_perudo.rules.actions import CallCalza, CallDudo, Illegal, ReportCounts, ReportTotal
from voice_perudo.rules.events import ChallengeSettled, Undone
from voice_perudo.rules.history import History
from voice_perudo.rules.values import ChallengeKind, Game, Player

SELF = "@self"
TOTAL = "total"
CORRECTED = "corrected"
"""The choice of a count that puts right the one before it ("no, two")."""


def counting(state: State, said: Said) -> Reply | None:
    """Answers one intent of a player while dice are counted."""
    match said.intent.name:
        case IntentName.COUNT:
            return _count(state, said)
        case IntentName.BID | IntentName.PLUS_ONE:
            return Reply(state, (Message.of("refused-challenge-open"), *prompt(state)))
        case IntentName.DUDO | IntentName.CALZA | IntentName.READY | IntentName.RESUME:
            return Reply(state, prompt(state))
        case _:
            return None


def _count(state: State, said: Said) -> Reply:
    count = said.intent.count
    if count is None:
        return Reply(state, prompt(state))
    player = _counter(state, said)
    return _total(state, count) if player is None else _one(state, player, count)


def _counts(state: State) -> tuple[tuple[Player, int], ...]:
    return state.mode.counts if isinstance(state.mode, Counting) else ()


def _counter(state: State, said: Said) -> Player | None:
    """Whose dice were counted; ``None`` for everybody's."""
    intent = said.intent
    if intent.choice == TOTAL:
        return None
    if intent.player is not None and intent.player != SELF:
        return intent.player
    counts = _counts(state)
    if intent.player is None and not counts:
        return None
    if intent.player is None and intent.choice == CORRECTED:
        return counts[-1][0]
    if intent.player == SELF and said.speaker is not None:
        return said.speaker
    return still_to_count(state.game, counts)[0]


def just_settled(history: History) -> bool:
    """Whether nothing has been said since the count that settled a challenge."""
    return isinstance(history.last_events[0], ChallengeSettled)


def recount(state: State, count: int) -> Reply:
    """The challenge settled last, settled anew: its count was misheard."""
    settlement = state.game.settlement
    if settlement is None:
        return Reply(state)
    undone = state.past.undo()
    dudo = settlement.kind is ChallengeKind.DUDO
    call = CallDudo(settlement.caller) if dudo else CallCalza(settlement.caller)
    called = undone.apply(call)
    if isinstance(called, Illegal):
        return Reply(state)
    settled = called.apply(ReportTotal(count))
    if isinstance(settled, Illegal):
        return _too_many(state, undone.current)
    events = settled.last_events
    recorded = (Undone(undone.current), *called.last_events, *events)
    taken_back = narrate_undo(state.game, undone.current)
    messages = (*taken_back, *narrate(events, settled.current))
    return committed(state, settled, recorded, messages)


def _too_many(state: State, game: Game) -> Reply:
    if not game.variant.lost_dice_visible:
        return Reply(state, (Message.of("count-too-high"),))
    return Reply(state, (Message.of("count-above-dice", dice=game.dice_in_play),))


def _total(state: State, count: int) -> Reply:
    game = state.game
    settled = state.past.apply(ReportTotal(count))
    if isinstance(settled, Illegal):
        return _too_many(state, game)
    events = settled.last_events
    return committed(state, settled, events, narrate(events, settled.current))


def _one(state: State, player: Player, count: int) -> Reply:
    game = state.game
    if player not in game.players:
        return stranger(state, player)
    dice = game.dice_of(player)
    if not dice:
        return Reply(state, (Message.of("count-player-out", player=player),))
    if count > dice:
        return Reply(state, (_too_high(state, player, dice),))
    earlier = tuple(pair for pair in _counts(state) if pair[0] != player)
    counts = (*earlier, (player, count))
    settled = state.past.apply(ReportCounts(counts))
    if isinstance(settled, Illegal):
        noted = replace(state, mode=Counting(counts))
        return Reply(noted, _noted(noted, player, count))
    events = settled.last_events
    return committed(state, settled, events, narrate(events, settled.current))


def _noted(state: State, player: Player, count: int) -> Messages:
    missing = still_to_count(state.game, _counts(state))
    return (Message.of("count-noted", player=player, count=count, next=missing[0]),)


def _too_high(state: State, player: Player, dice: int) -> Message:
    if not state.game.variant.lost_dice_visible:
        return Message.of("count-too-high-player", player=player)
    return Message.of("count-above-player-dice", player=player, dice=dice)
