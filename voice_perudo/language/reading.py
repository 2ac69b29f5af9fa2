"""One meaning of the words heard."""

from __future__ import annotations

from dataclasses import dataclass

from voice_perudo.language.interpretation import Intent


@dataclass(frozen=True, slots=True)
class Reading:
    """One meaning of a text at a cost; ``half``: only half of a bid was said (intent BID)."""

    intent: Intent
    cost: float = 0.0
    half: bool = False
    fillers: int = 0
    denied: frozenset[int] = frozenset()
    """Numbers and faces that were said not to be meant ("two, not twelve")."""
    by_ear: bool = False
    """Only words of the same sound make sense of it, not the words heard."""
    mends_itself: bool = False
    """A number is put right that is told in the same words ("blue one, no, two")."""
