"""“The others none”: a count of all who have not told theirs, after those who have."""

from __future__ import annotations

from dataclasses import replace

from voice_perudo.language.grammar import REST
from voice_perudo.language.interpretation import (
    Intent,
    IntentName,
    Interpretation,
    NotUnderstood,
    Reason,
    Unclear,
    Understood,
)
from voice_perudo.referee.prompts import still_to_count
from voice_perudo.referee.state import Counting, State
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
    return REST in (intent.player, *dict(intent.also))


def _named(state: State, intent: Intent) -> Intent | None:
    """The intent with everybody's name in place of “the others”; ``None`` where nobody is meant."""
    if not _names_rest(intent):
        return intent
    mode = state.mode
    if not isinstance(mode, Counting) or intent.name is not IntentName.COUNT:
        return None
    told = ((intent.player or "", intent.count or 0), *intent.also)
    named = {player for player, _ in told if player != REST}
    others = tuple(p for p in still_to_count(state.game, mode.counts) if p not in named)
    if not others or not (mode.counts or named):
        return None
    (first, count), *also = _spread(told, others)
    return replace(intent, player=first, count=count, also=tuple(also))


def _spread(
    told: tuple[tuple[Player, int], ...], others: tuple[Player, ...]
) -> tuple[tuple[Player, int], ...]:
    return tuple(
        (player, count) for who, count in told for player in (others if who == REST else (who,))
    )
