"""After the end: a new game, good-bye, or the last count put right."""

from __future__ import annotations

from voice_perudo.language.grammar import RECOUNT
from voice_perudo.language.interpretation import IntentName
from voice_perudo.referee.modes import Leave, StartAgain
from voice_perudo.referee.moves import attempt
from voice_perudo.referee.prompts import position
from voice_perudo.referee.recounting import RECOUNTED, recount, told_how
from voice_perudo.referee.reply import Reply
from voice_perudo.referee.state import Said, State


def over(state: State, said: Said) -> Reply | None:
    """Answers “a new game, or quit?”; “yes” and “no” say neither, so it is asked again."""
    match said.intent.name:
        case IntentName.CHOICE if said.intent.choice == "first":
            return attempt(state, StartAgain(), clear=True)
        case IntentName.CHOICE if said.intent.choice == "second":
            return attempt(state, Leave(), clear=True)
        case IntentName.COUNT if said.intent.choice in RECOUNTED:
            return recount(state, said)
        case IntentName.CORRECTION if said.intent.choice == RECOUNT:
            return told_how(state)
        case IntentName.YES | IntentName.NO | IntentName.READY | IntentName.RESUME:
            return Reply(state, position(state.game))
        case _:
            return None
