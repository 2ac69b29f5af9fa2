"""What players tell of their dice: a number of one player, or more dice of the same count."""

from __future__ import annotations

from dataclasses import replace

from voice_perudo.language.grammar import CORRECTED, MORE, SAME, SELF, TOTAL, WHOLE
from voice_perudo.language.interpretation import Intent, IntentName
from voice_perudo.language.reading import Reading
from voice_perudo.language.scopes import TOLD_IN_A_ROW


def tells_of_one(intent: Intent) -> bool:
    """Whether this is one named player's number, told or put right, and nothing else."""
    if intent.player in (None, SELF):
        return False
    if intent.name is IntentName.CORRECTION:
        return intent.quantity is not None and intent.face is None
    return intent.name in TOLD_IN_A_ROW and intent.choice in (None, CORRECTED, SAME, WHOLE)


def tells_of_himself(intent: Intent) -> bool:
    """Whether a player tells his own number."""
    plain = intent.choice in (None, WHOLE)
    return plain and intent.name in TOLD_IN_A_ROW and intent.player == SELF


def begins_sum(intent: Intent) -> bool:
    """Whether more dice of the same count may follow; what is itself added follows another."""
    return intent.name is IntentName.COUNT and intent.count is not None and intent.choice != MORE


def goes_on_counting(first: Intent, other: Intent, *, joined: bool) -> bool:
    """Whether what follows tells more dice of the same count, and puts nothing right.

    One of the faces need not be named after “and”: “three sixes and two”, “two and a paco”.
    """
    if other.name is not IntentName.COUNT or other.player not in (None, first.player):
        return False
    if first.face is None and not (joined and other.face is not None):
        return False
    if other.face is None:
        return not other.faces and (other.choice == MORE or (joined and other.choice is None))
    return other.choice in (None, TOTAL, MORE) and other.face != first.face


def added(first: Reading, other: Reading) -> Reading:
    """Both as one count of two faces."""
    one, more = first.intent, other.intent
    intent = replace(
        one,
        count=(one.count or 0) + (more.count or 0),
        face=None,
        faces=tuple(face for face in (one.face, more.face) if face is not None),
    )
    cost, fillers = first.cost + other.cost, first.fillers + other.fillers
    return replace(first, intent=intent, cost=cost, fillers=fillers)
