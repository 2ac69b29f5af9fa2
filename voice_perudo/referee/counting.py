"""The count after a challenge: a total, or each player in turn.

A number said without a name is the total, unless players have begun to be
asked one by one: then it is the count of the player just asked. Players are
asked from the caller on, in the direction of play. Several may be told in one breath.
"""

from __future__ import annotations

from dataclasses import replace

from voice_perudo.language.grammar import (
    CALLER,
    CORRECTED,
    DENIES,
    EACH,
    LIKELY_TOTAL,
    NAMED,
    NO,
    OWN,
    PERHAPS_ALOUD,
    PUTS_COUNT_RIGHT,
    RATHER,
    RECOUNT,
    SAME,
    SELF,
    TOTAL,
)
from voice_perudo.language.interpretation import Intent, IntentName
from voice_perudo.referee.all_counted import answers_whether_all, ask_whether_all
from voice_perudo.referee.called_otherwise import called_otherwise
from voice_perudo.referee.counted_aloud import counted_aloud
from voice_perudo.referee.counting_faces import (
    half_meant,
    in_one_breath,
    may_be_ones_own,
    of_all_faces,
    whole_count,
)
from voice_perudo.referee.effects import Message
from voice_perudo.referee.keeping_counts import counts_told, total_told
from voice_perudo.referee.last_half import half_put_right
from voice_perudo.referee.modes import Counting
from voice_perudo.referee.prompts import prompt, still_to_count
from voice_perudo.referee.refusals import unknown_player
from voice_perudo.referee.reply import Reply
from voice_perudo.referee.state import Said, State
from voice_perudo.rules.values import Player


def counting(state: State, said: Said) -> Reply | None:
    """Answers one intent of a player while dice are counted."""
    mode = state.mode
    if not isinstance(mode, Counting):
        return None
    if (reply := answers_whether_all(state, mode, said)) is not None:
        return reply
    match said.intent.name:
        case IntentName.COUNT if said.intent.choice == RECOUNT:
            anew = replace(state, mode=Counting(), half=None)
            return Reply(anew, prompt(anew))
        case IntentName.COUNT if said.intent.choice == EACH:
            return _count(state, mode, _each(said))
        case IntentName.COUNT if said.intent.choice == NAMED:
            return _asked_of(state, mode, said.intent.player or "")
        case IntentName.COUNT if said.intent.choice == OWN:
            return Reply(state)
        case IntentName.COUNT:
            if (number := counted_aloud(state.game, mode, said.intent)) is not None:
                return ask_whether_all(state, number)
            if may_be_ones_own(state.game, mode, said.intent):
                return ask_whether_all(state, said.intent.count or 0)
            told = _told_or_denied(mode, _without_doubt(said))
            if told is None:
                return None
            return _count(state, *whole_count(replace(mode, aloud=0), told))
        case IntentName.CALZA if said.intent.choice == CALLER and mode.counts:
            return _of_another(state, mode, said.intent.player or "")
        case IntentName.DUDO | IntentName.CALZA if said.intent.choice in (CALLER, RATHER):
            return called_otherwise(state, said)
        case IntentName.BID | IntentName.PLUS_ONE | IntentName.DUDO | IntentName.CALZA:
            return Reply(state, (Message.of("refused-challenge-open"), *prompt(state)))
        case IntentName.READY | IntentName.RESUME:
            return Reply(state, prompt(state))
        case _:
            return None


def _asked_of(state: State, mode: Counting, player: Player) -> Reply:
    """“Ben…”: he is asked for his dice, and a number alone is his."""
    if player not in state.game.players:
        return Reply(state, (unknown_player(state.game, player),))
    if not state.game.is_active(player):
        return Reply(state, (Message.of("count-player-out", player=player),))
    if player in dict(mode.counts):
        return Reply(state, prompt(state))
    asked = replace(mode, aloud=0, again=player)
    return Reply(replace(state, mode=asked), (Message.of("roll-next", player=player),))


def _each(said: Said) -> Said:
    """“Ann and Ben none” as what each of them has."""
    intent = said.intent
    also = tuple((player, intent.count or 0) for player in intent.others)
    return replace(said, intent=replace(intent, choice=None, others=(), also=also))


def _of_another(state: State, mode: Counting, player: Player) -> Reply:
    """“No, that was Ben”: the count told last is his."""
    last, count = mode.counts[-1]
    if player == last or player in dict(mode.counts):
        return Reply(state, prompt(state))
    return counts_told(state, mode, ((player, count),), corrected=True)


def _without_doubt(said: Said) -> Said:
    """What may be numbers counted aloud as the dice of one face, where none are."""
    if said.intent.choice != PERHAPS_ALOUD:
        return said
    return replace(said, intent=replace(said.intent, choice=None))


def _told_or_denied(mode: Counting, said: Said) -> Said | None:
    """The count that a word of denial may be part of; ``None`` where it denies what nobody told,
    or is as much as nobody told.
    """
    if said.intent.choice == SAME:
        return None
    if said.intent.choice not in (DENIES, NO):
        return said
    if mode == Counting():
        return None
    choice = CORRECTED if said.intent.choice == DENIES else None
    return replace(said, intent=replace(said.intent, choice=choice))


def _count(state: State, mode: Counting, said: Said) -> Reply:
    if said.intent.count is None:
        return Reply(state, prompt(state))
    anew = _last_half(state, mode, said)
    if isinstance(anew, Reply):
        return anew
    state = replace(state, half=None)
    whole = of_all_faces(state, mode, anew, _counter(state, mode, anew))
    if isinstance(whole, Reply):
        return whole
    reply = _settle(state, mode, whole)
    added = whole.intent.count != anew.intent.count
    half = half_meant(mode, anew.intent) if added else None
    return replace(reply, state=replace(reply.state, half=half))


def _last_half(state: State, mode: Counting, said: Said) -> Said | Reply:
    """The count that “no, two” makes of the one told last, if that was told in two halves."""
    last = mode.counts[-1:]
    if state.half is None or mode.again or mode.asked or state.half.player not in dict(last):
        return said
    ((player, told),) = last
    dice = state.game.dice_of(player)
    return half_put_right(
        state, said, told, dice, lambda n: Intent(IntentName.COUNT, player=player, count=n)
    )


def _settle(state: State, mode: Counting, said: Said) -> Reply:
    player = _counter(state, mode, said)
    if player is None:
        return total_told(state, mode, said.intent.count or 0)
    counts, halves = in_one_breath(state, said.intent, player)
    corrected = said.intent.choice in PUTS_COUNT_RIGHT
    return counts_told(state, mode, counts, halves, corrected=corrected)


def _counter(state: State, mode: Counting, said: Said) -> Player | None:
    """Whose dice were counted; ``None`` for everybody's."""
    intent, counts = said.intent, mode.counts
    if intent.choice == TOTAL:
        return None
    if intent.player not in (None, SELF):
        return intent.player
    if intent.player == SELF and said.speaker is not None:
        return said.speaker
    if intent.player is None and not counts and not _is_asked_again(state, mode, intent.count):
        return None
    if intent.choice in PUTS_COUNT_RIGHT and counts and mode.again is None:
        last, told = counts[-1]
        if intent.choice == LIKELY_TOTAL and (intent.count or 0) > state.game.dice_of(last):
            return None
        # “no, none” puts nothing right where none were told: the next one answers so
        if intent.count or told:
            return last
    return still_to_count(state.game, counts, mode.again)[0]


def _is_asked_again(state: State, mode: Counting, count: int | None) -> bool:
    """Whether a lone number answers “again, please”, rather than being everybody's."""
    return mode.again is not None and (count or 0) <= state.game.dice_of(mode.again)
