"""What is recalled after a stop, as a journal tells it beside what is open::

    {"at":…, "recalled":{"counted":{"vert":2,"bleu":1}}}
    {"at":…, "recalled":{"half_asked":true,"refusal":{"reason":"not_higher","bid":"8x5"}}}

That a count may be put right needs no entry: the events tell whether one was told last.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec

from voice_perudo.errors import DataError, UsageError
from voice_perudo.referee.modes import AskingHalf, Mode
from voice_perudo.referee.state import Recalled
from voice_perudo.rules.actions import Illegal, IllegalReason
from voice_perudo.rules.challenge import counts_objection
from voice_perudo.rules.history import History
from voice_perudo.rules.values import Bid, Phase, Player

Count = Annotated[int, msgspec.Meta(ge=0)]


class _Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A part of an entry; what is not known is left out."""


class RefusalLine(_Line, frozen=True):
    """The last refusal, which may be asked about; ``least``: the bids that would have done.

    ``bid`` is the bid of the player on turn that was refused, then or before.
    """

    reason: IllegalReason
    least: tuple[str, ...] = ()
    bid: str | None = None


class RecalledLine(_Line, frozen=True, kw_only=True):
    """What the next words may be about.

    ``half_asked``: in this turn half a bid has been asked about; ``counted`` are the counts
    told before a challenge has just been settled, by them or by a total, in the order told.
    """

    half_asked: bool = False
    refusal: RefusalLine | None = None
    counted: dict[Player, Count] = {}


def recalled_line(recalled: Recalled, mode: Mode) -> RecalledLine | None:
    """What is recalled in ``mode``, ``None`` if nothing is that the mode does not tell itself."""
    refusal = recalled.refusal
    line = RecalledLine(
        half_asked=recalled.half_asked and not isinstance(mode, AskingHalf),
        refusal=None if refusal is None else _refusal(refusal, recalled.refused_bid),
        counted=dict(recalled.counted),
    )
    return None if line == RecalledLine() else line


def _refusal(refusal: Illegal, bid: Bid | None) -> RefusalLine:
    least = tuple(map(str, refusal.least_legal))
    return RefusalLine(refusal.reason, least, None if bid is None else str(bid))


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
    if counted and not _may_be_told(history, told.counted):
        raise DataError(path, "these counts have not settled the challenge before", line)
    try:
        refusal = None if told.refusal is None else _illegal(told.refusal)
        bid = Bid.parse(told.refusal.bid) if told.refusal and told.refusal.bid else None
    except (UsageError, ValueError) as error:
        raise DataError(path, f"this is no refusal: {error}", line) from error
    verdict = settled and bid is None
    return Recalled(told.half_asked, refusal, counted, verdict, bid)


def _may_be_told(history: History, counts: dict[Player, int]) -> bool:
    """Whether these may be counts told before the last action, which settled a challenge."""
    if not history.ends_with_verdict:
        return False
    objection = counts_objection(history.undo().current, counts)
    return objection is None or objection.reason is IllegalReason.COUNT_INCOMPLETE


def _illegal(told: RefusalLine) -> Illegal:
    return Illegal(told.reason, tuple(map(Bid.parse, told.least)))
