"""What was heard read again: as a question, or as a correction of what was said last."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from voice_perudo.language.grammar import ASKED
from voice_perudo.language.interpretation import (
    Intent,
    IntentName,
    Interpretation,
    Unclear,
    Understood,
)


def as_question(interpretation: Interpretation) -> Interpretation:
    """The interpretation as one that is asked about, if its words need not have meant that."""
    match interpretation:
        case Understood(Intent(choice=choice)) if choice == ASKED:
            return Unclear((_plainly(interpretation),))
        case Unclear(candidates):
            return _named_or_asked(candidates)
        case _:
            return interpretation


def _named_or_asked(candidates: tuple[Understood, ...]) -> Interpretation:
    """The readings without “he doubts” of anybody where a player of the table is named so."""
    named = {c.intent.name for c in candidates if c.intent.player and c.intent.choice != ASKED}
    kept = tuple(c for c in candidates if c.intent.choice != ASKED or c.intent.name not in named)
    if len(kept) == 1 < len(candidates):
        return replace(kept[0], score=min(1.0, sum(c.score for c in candidates)))
    return Unclear(tuple(map(_plainly, kept)))


def _plainly(reading: Understood) -> Understood:
    intent = reading.intent
    return (
        replace(reading, intent=replace(intent, choice=None)) if intent.choice == ASKED else reading
    )


def reread(interpretation: Interpretation, meant: Callable[[Intent], Intent]) -> Interpretation:
    """The interpretation with every reading as what ``meant`` makes of it.

    Where one of several readings becomes something else, the same number as a correction of the
    bid on the table is no doubt beside it.
    """
    match interpretation:
        case Understood(intent):
            return replace(interpretation, intent=meant(intent))
        case Unclear(candidates):
            return _of_several(candidates, meant)
        case _:
            return interpretation


def _of_several(
    candidates: tuple[Understood, ...], meant: Callable[[Intent], Intent]
) -> Interpretation:
    readings = tuple(replace(c, intent=meant(c.intent)) for c in candidates)
    if readings == candidates:
        return Unclear(candidates)
    kept = tuple(c for c in readings if c.intent.name is not IntentName.CORRECTION)
    score = min(1.0, sum(c.score for c in candidates))
    if len(kept) == len(candidates):  # no doubt was taken away
        return Unclear(kept)
    return Unclear(kept) if len(kept) > 1 else replace(kept[0], score=score)
