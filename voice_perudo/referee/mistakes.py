"""“That's wrong”, “no, four threes” to four threes: something is to be put right, but not what.

After a verdict it is most likely the count; else it is asked whether the last move is.
"""

from __future__ import annotations

from voice_perudo.language.grammar import CHALLENGE, MISTAKE, NEVER_MIND
from voice_perudo.language.interpretation import Intent, IntentName
from voice_perudo.referee.modes import TakeBack
from voice_perudo.referee.readings import bid_meant
from voice_perudo.referee.recounting import asked_for_again
from voice_perudo.referee.reply import Reply
from voice_perudo.referee.state import Said, State
from voice_perudo.referee.taking_back import attempt_undo


def undo(state: State, said: Said) -> Reply:
    """Answers what takes something back, or says only that something is wrong."""
    intent = said.intent
    if intent.choice == MISTAKE:
        return mistaken(state)
    if intent.choice == NEVER_MIND:  # nothing is being asked
        return Reply(state)
    return attempt_undo(state, TakeBack(intent.choice == CHALLENGE), said.clear)


def mistaken(state: State) -> Reply:
    """How to tell the right count after a verdict; else the question whether to undo."""
    if state.verdict:
        return asked_for_again(state)
    return attempt_undo(state, TakeBack(), clear=False)


def repeats_bid(state: State, intent: Intent) -> bool:
    """Whether a correction says what has been bid: it denies that, or insists on it."""
    placed = state.game.placed if state.history is not None else None
    if placed is None or intent.name is not IntentName.CORRECTION:
        return False
    return bid_meant(intent, state.game) == placed.bid
