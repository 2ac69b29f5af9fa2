"""What is recalled after a stop, as a journal tells it beside what is open::

    {"at":…, "recalled":{"counted":{"vert":2,"bleu":1}}}
    {"at":…, "recalled":{"half_asked":true,"refusal":{"reason":"not_higher","least":["9x5","5xP"]}}}

That a count may be put right needs no entry: the events tell whether one was told last.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec

from voice_perudo.errors import DataError, UsageError
from voice_perudo.referee.state import AskingHalf, Mode, Recalled
from voice_perudo.rules.actions import Illegal, IllegalReason
from voice_perudo.rules.challenge import counts_objection
from voice_perudo.rules.events import ChallengeSettled
from voice_perudo.rules.history import History
from voice_perudo.rules.values import Bid, Phase, Player

Count = Annotated[int, msgspec.Meta(ge=0)]


class _Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A part of an entry; what is not known is left out."""


class RefusalLine(_Line, frozen=True):
    """The last refusal, which may be asked about; ``least``: the bids that would have done."""

    reason: IllegalReason
    least: tuple[str, ...] = ()


class RecalledLine(_Line, frozen=True, kw_only=True):
    """What the next words may be about.

    ``half_asked``: in this turn half a bid has been asked about; ``counted`` are the counts by
    which a challenge has just been settled, in the order told.
    """

    half_asked: bool = False
    refusal: RefusalLine | None = None
    counted: dict[Player, Count] = {}


def recalled_line(recalled: Recalled, mode: Mode) -> RecalledLine | None:
    """What is recalled in ``mode``, ``None`` if nothing is that the mode does not tell itself."""
    refusal = recalled.refusal
    line = RecalledLine(
        half_asked=recalled.half_asked and not isinstance(mode, AskingHalf),
        refusal=None if refusal is None else _refusal(refusal),
        counted=dict(recalled.counted),
    )
    return None if line == RecalledLine() else line


def _refusal(refusal: Illegal) -> RefusalLine:
    return RefusalLine(refusal.reason, tuple(map(str, refusal.least_legal)))


def recalled_in_game(
    path: Path, line: int, told: RecalledLine | None, history: History, settled: bool
) -> Recalled:
    """What is recalled in this game; ``line`` is where that was told.

    ``settled``: the last thing that happened was that a challenge was settled.

    Raises:
        DataError: this cannot be recalled in such a game.
    """
    told = told or RecalledLine()
    if told.half_asked and history.current.phase is not Phase.BIDDING:
        raise DataError(path, "nobody bids here", line)
    counted = tuple(told.counted.items())
    if counted and not _settled_by(history, told.counted):
        raise DataError(path, "these counts have not settled the challenge before", line)
    try:
        refusal = None if told.refusal is None else _illegal(told.refusal)
    except (UsageError, ValueError) as error:
        raise DataError(path, f"this is no refusal: {error}", line) from error
    return Recalled(told.half_asked, refusal, counted, settled and refusal is None)


def _settled_by(history: History, counts: dict[Player, int]) -> bool:
    """Whether these counts settled the challenge that was the last action."""
    settled = history.last_events[0]
    if not isinstance(settled, ChallengeSettled):
        return False
    possible = counts_objection(history.undo().current, counts) is None
    return possible and sum(counts.values()) == settled.settlement.count


def _illegal(told: RefusalLine) -> Illegal:
    return Illegal(told.reason, tuple(map(Bid.parse, told.least)))
