"""The values of an utterance that can be taken for others: how many, of which face, and counts."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from enum import StrEnum

from voice_perudo.language.confusion import Confusion
from voice_perudo.language.interpretation import Intent, IntentName
from voice_perudo.language.settings import Recognition

_SAID = frozenset({IntentName.BID, IntentName.CORRECTION, IntentName.COUNT})
_WRITTEN = re.compile(r"([1-9]\d?)x|x([1-6])")


class Slot(StrEnum):
    """A value of an intent, by the name of its field."""

    QUANTITY = "quantity"
    FACE = "face"
    COUNT = "count"


Slip = tuple[Slot, int, int, float]
"""(slot, value heard, value meant, belief beside 1 for the value heard)."""


def confusion(slot: Slot, heard: int, meant: int, language: str, weight: float) -> Confusion:
    """A confusion of two values of a bid as it is remembered: "12x" is a quantity, "x5" a face."""
    pattern = "{}x" if slot is Slot.QUANTITY else "x{}"
    return Confusion(pattern.format(heard), pattern.format(meant), language, weight)


def slips(recognition: Recognition) -> tuple[Slip, ...]:
    """The slips listed for a language."""
    table = recognition.slips
    return (
        *((Slot.QUANTITY, *slip) for slip in table.quantity),
        *((Slot.FACE, *slip) for slip in table.face),
        *((Slot.COUNT, *slip) for slip in table.count),
    )


def learnt_slips(confusions: Iterable[Confusion], language: str, most: float) -> tuple[Slip, ...]:
    """What corrections at the table have taught; ``most`` is the belief of a weight of 1.

    Whatever is not written as :func:`confusion` writes it says nothing about values.
    """
    found = (_slip(c, most * c.weight) for c in confusions if c.language == language)
    return tuple(slip for slip in found if slip is not None)


def strongest(slips: Iterable[Slip]) -> tuple[Slip, ...]:
    """Each pair of values once, with the larger of its beliefs."""
    best: dict[tuple[Slot, int, int], float] = {}
    for slot, heard, meant, belief in slips:
        pair = (slot, heard, meant)
        best[pair] = max(belief, best.get(pair, 0.0))
    return tuple((*pair, belief) for pair, belief in best.items())


def _slip(learnt: Confusion, belief: float) -> Slip | None:
    heard, meant = _WRITTEN.fullmatch(learnt.heard), _WRITTEN.fullmatch(learnt.meant)
    if heard is None or meant is None or (heard[1] is None) is not (meant[1] is None):
        return None
    slot = Slot.FACE if heard[1] is None else Slot.QUANTITY
    return slot, int(heard[1] or heard[2]), int(meant[1] or meant[2]), belief


def slipped(intent: Intent, slips: Iterable[Slip]) -> Iterator[tuple[Intent, float]]:
    """What else may have been meant by an intent, one value changed, with its belief."""
    if intent.name not in _SAID:
        return
    for slot, heard, meant, belief in slips:
        if getattr(intent, slot) == heard:
            yield _with_value(intent, slot, meant), belief


def _with_value(intent: Intent, slot: Slot, value: int) -> Intent:
    match slot:
        case Slot.QUANTITY:
            return replace(intent, quantity=value)
        case Slot.FACE:
            return replace(intent, face=value)
        case Slot.COUNT:
            return replace(intent, count=value)
