"""The count after a challenge: a total, or each player in turn.

A number said without a name is the total, unless players have begun to be
asked one by one: then it is the count of the player just asked. Players are
asked from the caller on, in the direction of play. Several may be told in one breath.
"""

from __future__ import annotations

from dataclasses import replace

from voice_perudo.language.grammar import CORRECTED, SELF
from voice_perudo.language.interpretation import IntentName
from voice_perudo.referee.effects import Message
from voice_perudo.referee.narration import Messages, narrate
from voice_perudo.referee.prompts import prompt, still_to_count
from voice_perudo.referee.refusals import count_refused
from voice_perudo.referee.reply import Reply, committed
from voice_perudo.referee.starting import stranger
from voice_perudo.referee.state import Counting, Said, State
from voice_perudo.rules.actions import Illegal, IllegalReason, ReportCounts, ReportTotal
from voice_perudo.rules.values import Player

TOTAL = "total"

Counts = tuple[tuple[Player, int], ...]


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
    if player is None:
        return _total(state, count)
    return _told(state, ((player, count), *said.intent.also))


def _counts(state: State) -> Counts:
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


def _total(state: State, count: int) -> Reply:
    settled = state.past.apply(ReportTotal(count))
    if isinstance(settled, Illegal):
        return Reply(state, (count_refused(state.game, settled),))
    events = settled.last_events
    return committed(state, settled, events, narrate(events, settled.current))


def _told(state: State, told: Counts) -> Reply:
    """These players' counts, all or none of them; a count told before is replaced."""
    game = state.game
    for player, _ in told:
        if player not in game.players:
            return stranger(state, player)
    again = dict(told)
    earlier = tuple(pair for pair in _counts(state) if pair[0] not in again)
    counts = (*earlier, *again.items())
    settled = state.past.apply(ReportCounts(counts))
    if isinstance(settled, Illegal):
        if settled.reason is not IllegalReason.COUNT_INCOMPLETE:
            return Reply(state, (count_refused(game, settled),))
        noted = replace(state, mode=Counting(counts))
        return Reply(noted, _noted(noted, tuple(again.items())))
    events = settled.last_events
    messages = (*_repeated(told), *narrate(events, settled.current))
    return committed(state, settled, events, messages, counts)


def _repeated(told: Counts) -> Messages:
    """Several counts told in one breath are read back, one is not."""
    if len(told) == 1:
        return ()
    return tuple(Message.of("count-told", player=player, count=count) for player, count in told)


def _noted(state: State, told: Counts) -> Messages:
    *before, (player, count) = told
    missing = still_to_count(state.game, _counts(state))
    last = Message.of("count-noted", player=player, count=count, next=missing[0])
    return (*(Message.of("count-told", player=p, count=c) for p, c in before), last)
