"""“The others none”, “one each”, “me two, blue three”: a count of those who are not named.

The others are all who have not told theirs; whoever speaks of himself among others is the next
of them, for nobody can hear who he is.
"""

from __future__ import annotations

from dataclasses import replace

from voice_perudo.language.grammar import EACH, REST, SELF
from voice_perudo.language.interpretation import (
    Intent,
    IntentName,
    Interpretation,
    NotUnderstood,
    Reason,
    Unclear,
    Understood,
)
from voice_perudo.referee.modes import Counting, Starting
from voice_perudo.referee.prompts import still_to_count
from voice_perudo.referee.rolling import yet_to_roll
from voice_perudo.referee.state import State
from voice_perudo.rules.values import Player


def of_the_rest(state: State, interpretation: Interpretation) -> Interpretation:
    """The interpretation with the names of the others; nothing where nobody was counted before,
    nobody is left to count, or no dice are counted.
    """
    match interpretation:
        case Understood(intent) if _names_rest(intent):
            named = _named(state, intent)
            if named is None:
                return NotUnderstood(Reason.NOT_IN_SCOPE)
            return replace(interpretation, intent=named)
        case Unclear(candidates):
            named_by = ((c, _named(state, c.intent)) for c in candidates)
            meant = tuple(replace(c, intent=named) for c, named in named_by if named is not None)
            return Unclear(meant) if meant else NotUnderstood(Reason.NOT_IN_SCOPE)
        case _:
            return interpretation


def _names_rest(intent: Intent) -> bool:
    players = (intent.player, *dict(intent.also))
    return REST in players or (SELF in players and bool(intent.also))


def _named(state: State, intent: Intent) -> Intent | None:
    """The intent with everybody's name; ``None`` where nobody is meant."""
    if not _names_rest(intent):
        return intent
    number = intent.count if intent.name is IntentName.COUNT else intent.face
    told = ((intent.player or "", number or 0), *intent.also)
    named = {player for player, _ in told} - {REST, SELF}
    before, missing = _told_and_missing(state, intent)
    others = tuple(player for player in missing if player not in named)
    own = any(player == SELF for player, _ in told)
    guessed = own and intent.name is IntentName.ROLL and not before and len(others) > 1
    everybody = intent.choice == EACH
    if not others or guessed or not (before or named or own or everybody):
        return None
    if everybody:
        intent = replace(intent, choice=None)
    (first, number), *also = _spread(told, others)
    faces = tuple((others[0] if p == SELF else p, face) for p, face in intent.also_faces)
    spread = replace(intent, player=first, also=tuple(also), also_faces=faces)
    if intent.name is IntentName.COUNT:
        return replace(spread, count=number)
    return replace(spread, face=number)


def _told_and_missing(state: State, intent: Intent) -> tuple[bool, tuple[Player, ...]]:
    """Whether somebody has told his number before, and who has not."""
    match state.mode:
        case Counting(counts) if intent.name is IntentName.COUNT:
            return bool(counts), still_to_count(state.game, counts)
        case Starting(rolls) as mode if intent.name is IntentName.ROLL:
            return bool(rolls), yet_to_roll(mode, state.game.players)
        case _:
            return False, ()


def _spread(
    told: tuple[tuple[Player, int], ...], others: tuple[Player, ...]
) -> tuple[tuple[Player, int], ...]:
    own = others[:1] if any(who == SELF for who, _ in told) else ()
    rest = tuple(player for player in others if player not in own)
    meant = {SELF: own, REST: rest}
    return tuple((player, n) for who, n in told for player in meant.get(who, (who,)))
