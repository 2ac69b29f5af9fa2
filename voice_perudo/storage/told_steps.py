"""What was told one by one before each action of a saved game, for whoever undoes what followed.

It is in the entry that was written with the action, or the last one before the next action.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from voice_perudo.errors import DataError
from voice_perudo.referee.state import ToldBefore
from voice_perudo.referee.told_before import told_before
from voice_perudo.rules.events import Event
from voice_perudo.rules.history import History
from voice_perudo.storage.checking import Numbered
from voice_perudo.storage.lines import opened
from voice_perudo.storage.recalled_lines import recalled_in_game
from voice_perudo.storage.reopening import open_in_game


def told_steps(
    path: Path,
    actions: Sequence[Sequence[Numbered]],
    by_line: Mapping[int, Event],
    history: History,
) -> tuple[ToldBefore, ...]:
    """What was told before the steps of ``history``; ``by_line`` are its events by their lines.

    What cannot have been told is left out: the game goes on without it.
    """
    steps = {id(step.events[-1]): number for number, step in enumerate(history.steps, 1)}
    found: dict[int, ToldBefore] = {}
    for last, entry in _followed(actions):
        number = steps.get(id(by_line[last]))
        if number is None:
            continue  # undone since
        told = _told(path, entry, History(history.steps[:number]))
        if told is not None:
            found[number] = told
    return tuple(found[number] for number in sorted(found))


def _followed(actions: Sequence[Sequence[Numbered]]) -> Iterator[tuple[int, Numbered]]:
    """The line of the last event of an action, and an entry between it and the next one."""
    last: int | None = None
    for action in actions:
        if action[0].entry.event is not None:
            last = action[-1].line
        elif last is not None:
            yield last, action[0]


def _told(path: Path, item: Numbered, history: History) -> ToldBefore | None:
    entry = opened(item.entry)
    try:
        mode = open_in_game(path, item.line, entry, history)
        recalled = recalled_in_game(path, item.line, entry.recalled, history, settled=False)
    except DataError:
        return None
    return told_before(history.steps[-1], recalled.counted, mode)
