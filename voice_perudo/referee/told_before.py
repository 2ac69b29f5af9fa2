"""What was told one by one before an action, so that undo brings it back with that action."""

from __future__ import annotations

from dataclasses import replace

from voice_perudo.referee.reply import underneath
from voice_perudo.referee.state import Bidding, State, ToldBefore
from voice_perudo.rules.history import Step


def remembered(state: State) -> State:
    """The state with what has been told before its last action."""
    if state.history is None:
        return state
    *earlier, last = state.history.steps
    mode = underneath(state.mode)
    now = ToldBefore(last, state.counted, mode.rolled if isinstance(mode, Bidding) else None)
    kept = tuple(told for told in state.told if any(told.step is step for step in earlier))
    if now.counted or now.rolled is not None:
        kept = (*kept, now)
    return replace(state, told=kept)


def brought_back(state: State, step: Step) -> State:
    """The state with what was told before this action, which is the last one again."""
    found = next((told for told in state.told if told.step is step), None)
    if found is None:
        return state
    mode = Bidding(found.rolled) if state.mode == Bidding() else state.mode
    return replace(state, counted=found.counted, mode=mode)
