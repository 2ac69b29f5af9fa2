"""What was told one by one before an action, so that undo brings it back with that action."""

from __future__ import annotations

from dataclasses import replace

from voice_perudo.referee.modes import Bidding, Counts, Mode
from voice_perudo.referee.reply import underneath
from voice_perudo.referee.state import State, ToldBefore
from voice_perudo.rules.history import Step


def remembered(state: State) -> State:
    """The state with what has been told before its last action."""
    if state.history is None:
        return state
    *earlier, last = state.history.steps
    kept = tuple(told for told in state.told if any(told.step is step for step in earlier))
    now = told_before(last, state.counted, state.mode)
    return replace(state, told=kept if now is None else (*kept, now))


def told_before(step: Step, counted: Counts, mode: Mode) -> ToldBefore | None:
    """What was told before this step, by what is known right after it; ``None`` for nothing."""
    under = underneath(mode)
    rolled = under.rolled if isinstance(under, Bidding) else None
    return ToldBefore(step, counted, rolled) if counted or rolled is not None else None


def brought_back(state: State, step: Step) -> State:
    """The state with what was told before this action, which is the last one again."""
    found = next((told for told in state.told if told.step is step), None)
    if found is None:
        return state
    mode = Bidding(found.rolled) if state.mode == Bidding() else state.mode
    return replace(state, counted=found.counted, mode=mode)
