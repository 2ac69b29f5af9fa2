"""What counts come to: everybody's are told and the challenge is settled, or some are missing."""

from __future__ import annotations

from dataclasses import replace

from voice_perudo.referee.counting_faces import without
from voice_perudo.referee.effects import Message
from voice_perudo.referee.modes import Counting, Counts, OneFace
from voice_perudo.referee.narration import narrate
from voice_perudo.referee.prompts import other_face_question, still_to_count
from voice_perudo.referee.refusals import count_refused
from voice_perudo.referee.reply import Reply, committed
from voice_perudo.referee.state import State
from voice_perudo.referee.telling import Told, sort_out
from voice_perudo.rules.actions import Illegal, ReportCounts, ReportTotal
from voice_perudo.rules.values import Player


def total_told(state: State, mode: Counting, count: int) -> Reply:
    """Everybody's dice are told as one number."""
    settled = state.past.apply(ReportTotal(count))
    if isinstance(settled, Illegal):
        return Reply(state, (count_refused(state.game, settled),))
    events = settled.last_events
    return committed(state, settled, events, narrate(events, settled.current), mode.counts)


def counts_told(
    state: State,
    mode: Counting,
    counts: Counts,
    halves: tuple[OneFace, ...] = (),
    *,
    corrected: bool,
) -> Reply:
    """These players' counts, or halves of them; any told before of one of them is replaced."""
    told = sort_out(state.game, counts, halves)
    moves = corrected and counts[:1] == told.kept[:1] != ()
    before = _without_moved(mode.counts, counts[0]) if moves else mode.counts
    spoken_of = {*dict(counts), *(half.player for half in halves)}
    earlier = tuple(pair for pair in before if pair[0] not in spoken_of)
    known = (*earlier, *told.kept)
    settled = state.past.apply(ReportCounts(known))
    if isinstance(settled, Illegal):
        goes_on = told.halves or mode.again in spoken_of
        again = told.again or (None if goes_on else mode.again)
        pending = (*without(mode.halves, spoken_of), *told.halves)
        return _noted(replace(state, mode=Counting(known, again, pending)), told)
    events = settled.last_events
    read_back = told.read_back if len(counts) > 1 else ()
    messages = (*read_back, *told.refused, *narrate(events, settled.current))
    return committed(state, settled, events, messages, known)


def _without_moved(before: Counts, said: tuple[Player, int]) -> Counts:
    """The counts told before “no, green two”: where blue's two were told last, they were green's.

    Whoever has told a count himself only puts that right.
    """
    player, count = said
    moved = before and player not in dict(before) and before[-1][1] == count
    return before[:-1] if moved else before


def _noted(state: State, told: Told) -> Reply:
    """Counts are missing: whoever has to count again is asked, or else the next player."""
    mode = state.mode
    if not isinstance(mode, Counting) or told.again is not None:
        return Reply(state, (*told.read_back, *told.refused))
    if mode.asked is not None:
        question = other_face_question(state.game, mode.asked)
        return Reply(state, (*told.refused, *told.read_back, *question))
    if not told.kept:
        return Reply(state, told.refused)
    following = still_to_count(state.game, mode.counts, mode.again)[0]
    player, count = told.kept[-1]
    noted = Message.of("count-noted", player=player, count=count, next=following)
    return Reply(state, (*told.refused, *told.read_back[:-1], noted))
