"""“Three not two” where the word for “not” is that for “no”: what was told last is denied.

Of a number that nobody has told it is rather a slip put right at once: “three… no, two”.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from voice_perudo.language.interpretation import IntentName
from voice_perudo.language.reading import Reading


def of_told(readings: Iterable[Reading], told: frozenset[int]) -> list[Reading]:
    """The readings without those of a count that denies the number rather meant."""
    kept = list(readings)
    for denying in [reading for reading in kept if _is_count(reading) and reading.mends_itself]:
        for mended in [reading for reading in kept if _is_likelier_than(denying, reading)]:
            if mended in kept and denying in kept:
                kept.remove(mended if mended.intent.count in told else denying)
                kept = [replace(r, cost=mended.cost) if r == denying else r for r in kept]
    return kept


def _is_likelier_than(denying: Reading, other: Reading) -> bool:
    """Whether the other reading is another count of the same dice, in words that mean it rather."""
    if not _is_count(other) or other.intent.player != denying.intent.player:
        return False
    return other.cost < denying.cost and other.intent.count != denying.intent.count


def _is_count(reading: Reading) -> bool:
    return reading.intent.name is IntentName.COUNT
