"""Undo while dice are counted: the counts go one by one, the last one told first.

A verdict goes with the count that settled it. The challenge goes when no count is left, or where
only a total was told.
"""

from __future__ import annotations

from dataclasses import replace

from voice_perudo.referee.effects import Message
from voice_perudo.referee.modes import Counting, Counts
from voice_perudo.referee.narration import Messages, narrate_undo
from voice_perudo.referee.prompts import prompt
from voice_perudo.referee.recounting import all_told, called_anew, contradicted, settled_anew
from voice_perudo.referee.reply import Reply, committed, underneath
from voice_perudo.referee.state import State
from voice_perudo.rules.actions import Illegal, ReportCounts
from voice_perudo.rules.events import Undone


def last_count_taken_back(state: State) -> Reply | None:
    """Without the count told last, and whose it was is asked again; ``None`` if none was told.

    A total that settled the challenge goes alone: what was told one by one before it stands.
    """
    mode = underneath(state.mode)
    if isinstance(mode, Counting):
        if mode.aloud:  # what it was asked about: “three in all?”
            uncounted = replace(state, mode=Counting())
            return Reply(uncounted, (Message.of("undone"), *prompt(uncounted)))
        if mode.halves:
            untold = replace(state, mode=replace(mode, halves=mode.halves[:-1]))
            return Reply(untold, (Message.of("undone"), *prompt(untold)))
        if not mode.counts:
            return None
        return _open_again(state, mode.counts, (Message.of("undone"),))
    if not state.counted or not state.past.ends_with_verdict:
        return None
    called, before = called_anew(state), state.past.undo().current
    if called is None:
        return None
    if contradicted(state):  # what the counts told is true again
        settled = called.apply(ReportCounts(state.counted))
        if not isinstance(settled, Illegal):
            return settled_anew(state, called, settled, state.counted)
    reply = committed(state, called, (Undone(before), *called.last_events), ())
    lifted = narrate_undo(state.game, before)
    if all_told(state, state.counted):
        asked = _open_again(reply.state, state.counted, lifted)
    else:
        counting = replace(reply.state, mode=Counting(state.counted))
        asked = Reply(counting, (*lifted, *prompt(counting)))
    return replace(asked, events=reply.events)


def _open_again(state: State, counts: Counts, before: Messages) -> Reply:
    *others, (player, _) = counts
    asked = replace(state, mode=Counting(tuple(others), player))
    return Reply(asked, (*before, Message.of("count-open-again", player=player)))
