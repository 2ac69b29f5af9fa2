"""“Three sixes.” “And pacos?” “Two.” “No, four”: said of both faces, or of the one told last.

Where both can be it is asked which was meant.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from voice_perudo.language.grammar import CORRECTED
from voice_perudo.language.interpretation import Intent
from voice_perudo.referee.asking import ask_which
from voice_perudo.referee.modes import OneFace
from voice_perudo.referee.reply import Reply
from voice_perudo.referee.state import Said, State


def half_put_right(
    state: State, said: Said, told: int, dice: int, meant: Callable[[int], Intent]
) -> Said | Reply:
    """What a number after “no” puts right, where the count told last was told in two halves.

    ``told`` is that count, of so many ``dice``; ``meant`` makes a count of another number.
    """
    half, intent = state.half, said.intent
    if half is None or not _is_number_after_no(intent):
        return said
    counts = _possible(half, intent.count or 0, told, dice)
    if not counts:
        return said
    first, *others = (meant(count) for count in counts)
    if not others:
        return replace(said, intent=first)
    return ask_which(state, (first, others[0]), state.mode)


def _is_number_after_no(intent: Intent) -> bool:
    """Whether nothing tells whose dice these are, or of which face."""
    named = intent.player is not None or intent.face is not None or intent.faces or intent.also
    return intent.choice == CORRECTED and not named


def _possible(half: OneFace, number: int, told: int, dice: int) -> tuple[int, ...]:
    """The number as the dice of both faces, and as those of the face told last."""
    counts = (number if number >= half.count else told, half.count + number)
    return tuple(dict.fromkeys(n for n in counts if n != told and n <= dice))
