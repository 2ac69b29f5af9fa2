"""Which way a round goes: chosen by whoever may, and changed until the first bid."""

from __future__ import annotations

from voice_perudo.language.interpretation import Intent
from voice_perudo.referee.effects import Message
from voice_perudo.referee.narration import narrate
from voice_perudo.referee.prompts import position
from voice_perudo.referee.refusals import refused
from voice_perudo.referee.reply import Reply, committed
from voice_perudo.referee.state import State
from voice_perudo.rules.actions import ChooseDirection, Illegal
from voice_perudo.rules.events import DirectionChosen, Undone
from voice_perudo.rules.values import Direction, Game

_RATHER = "no_"
"""What the choice of a direction begins with that is said in place of another."""


_ONLY = "only_"
"""What it begins with where the words tell a direction only in answer to the question."""


def directed(state: State, intent: Intent) -> Reply | None:
    """Left, right or the other way, said by whoever may choose or has just chosen; else talk."""
    past, choice = state.past, intent.choice or ""
    if past.current.choosing_direction is None and choice.startswith(_ONLY):
        return None
    choice = choice.removeprefix(_ONLY)
    chosen_before = isinstance(past.last_events[0], DirectionChosen)
    before = past.undo() if chosen_before else past
    chooser = before.current.choosing_direction
    if chooser is None:
        return _too_late(state) if choice.startswith(_RATHER) else None
    direction = _meant(choice.removeprefix(_RATHER), state.game)
    if intent.player not in (None, chooser) or direction is None:
        return None
    if chosen_before and direction is state.game.direction:
        return Reply(state, narrate(past.last_events, past.current))
    chosen = before.apply(ChooseDirection(chooser, direction))
    if isinstance(chosen, Illegal):
        return refused(state, chosen)
    undone = (Undone(before.current),) if chosen_before else ()
    events = (*undone, *chosen.last_events)
    return committed(state, chosen, events, narrate(chosen.last_events, chosen.current))


def _too_late(state: State) -> Reply | None:
    """“No, right” after the first bid of a round; where nobody chooses, it is talk."""
    game = state.game
    if game.variant.direction != "loser_chooses" or game.placed is None:
        return None
    stays = Message.of("direction-stays", direction=str(game.direction))
    return Reply(state, (stays, *position(game)))


def way_told(choice: str) -> str:
    """Left, right or the other way, however it is said."""
    return choice.removeprefix(_ONLY).removeprefix(_RATHER)


def _meant(choice: str, game: Game) -> Direction | None:
    clockwise = game.direction is Direction.CLOCKWISE
    return {
        "left": Direction.CLOCKWISE,
        "right": Direction.COUNTERCLOCKWISE,
        "other": Direction.COUNTERCLOCKWISE if clockwise else Direction.CLOCKWISE,
    }.get(choice)
