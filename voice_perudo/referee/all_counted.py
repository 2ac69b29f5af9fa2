"""“Three in all?” while dice are counted aloud: yes, no, they are mine, me too, and going on."""

from __future__ import annotations

from dataclasses import replace

from voice_perudo.language.grammar import NO, OWN, SAME, SELF
from voice_perudo.language.interpretation import IntentName
from voice_perudo.referee.keeping_counts import counts_told, total_told
from voice_perudo.referee.modes import Counting, Counts
from voice_perudo.referee.prompts import prompt, still_to_count
from voice_perudo.referee.reply import Reply
from voice_perudo.referee.state import Said, State


def answers_whether_all(state: State, mode: Counting, said: Said) -> Reply | None:
    """Answers “three in all?”; ``None`` where it is not asked, or was answered by none of these."""
    if not mode.aloud:
        return None
    match said.intent.name:
        case IntentName.COUNT if said.intent.choice in (OWN, SAME):
            return _of_one_player(state, mode, said)
        case IntentName.COUNT if said.intent.choice == NO:
            return _not_all(state)
        case IntentName.YES:
            return total_told(state, mode, mode.aloud)
        case IntentName.NO:
            return _not_all(state)
        case _:
            return None


def ask_whether_all(state: State, number: int) -> Reply:
    """So far everybody's dice have been counted: is that all?"""
    if number > state.game.dice_in_play:
        return total_told(state, Counting(), number)
    asked = replace(state, mode=Counting(aloud=number))
    return Reply(asked, prompt(asked))


def _not_all(state: State) -> Reply:
    """“Three in all?” “No”: the dice are to be counted."""
    uncounted = replace(state, mode=Counting())
    return Reply(uncounted, prompt(uncounted))


def _of_one_player(state: State, mode: Counting, said: Said) -> Reply:
    """“Three in all?” “They are mine”, “me, too”: the three are those of whoever tells first."""
    first, *others = still_to_count(state.game, ())
    if said.intent.choice == OWN and said.intent.player not in (None, SELF):
        first = said.intent.player or ""
    if not state.game.is_active(first) or mode.aloud > state.game.dice_of(first):
        return Reply(state, prompt(state))
    counts: Counts = ((first, mode.aloud),)
    if said.intent.choice == SAME:
        other = others[0] if said.intent.player in (None, SELF) else said.intent.player or ""
        if other == first:
            return Reply(state, prompt(state))
        counts = (*counts, (other, mode.aloud))
    return counts_told(state, Counting(), counts, corrected=False)
