"""The game as it goes, in the terminal: what was heard, what is said, how the table stands."""

from __future__ import annotations

from rich.console import Console
from rich.markup import escape

from voice_perudo.hearing import Hearing
from voice_perudo.language.interpretation import (
    Interpretation,
    NotUnderstood,
    Reason,
    Unclear,
    Understood,
)
from voice_perudo.language.messages import Utterance
from voice_perudo.one_line import one_line
from voice_perudo.referee.view import SeatView, View
from voice_perudo.rules.events import Event
from voice_perudo.rules.values import PACO, Bid


class Terminal:
    """Prints each utterance, each answer, and the table whenever it has changed."""

    def __init__(self, console: Console, *, show_heard: bool = True) -> None:
        self._console = console
        self._show_heard = show_heard
        self._shown = ""

    def heard(self, hearing: Hearing, interpretation: Interpretation) -> None:
        """The words that were understood in quotes, else those heard, dimmed where nothing is
        done about them.
        """
        if not self._show_heard or not hearing.text:
            return
        ignored = isinstance(interpretation, NotUnderstood) and interpretation.reason in (
            Reason.TALK,
            Reason.SILENCE,
        )
        style = "dim" if ignored else "cyan"
        words = understood_words(interpretation) or hearing.text
        self._print(style, f"  “{words}”")

    def happened(self, events: tuple[Event, ...], table: View) -> None:
        """Nothing: the table is shown once the referee has spoken."""

    def announce(self, utterance: Utterance, table: View) -> None:
        """The referee's words, then the table."""
        self._print("bold", f"▶ {utterance.text}")
        line = table_line(table)
        if line and line != self._shown:
            self._print("green", f"  {line}")
            self._shown = line

    def hush(self) -> None:
        """Nothing to show."""

    def _print(self, style: str, line: str) -> None:
        self._console.print(f"[{style}]{escape(one_line(line))}[/]", highlight=False)


def understood_words(interpretation: Interpretation) -> str:
    """The words of the likeliest reading; nothing where there is none."""
    match interpretation:
        case Understood(words=words) | Unclear((Understood(words=words), *_)):
            return words
        case _:
            return ""


def table_line(table: View) -> str:
    """The table on one line: seats with dice, the bid to beat, who is next."""
    if not table.seats:
        return ""
    parts = [" · ".join(_seat(seat) for seat in table.seats)]
    if table.palifico:
        parts.append("Palifico")
    if table.placed is not None:
        bid = bid_sign(table.placed.bid, ones_wild=table.ones_wild)
        parts.append(f"{table.placed.bidder}: {bid}")
    if table.winner is not None:
        parts.append(f"★ {table.winner}")
    elif table.turn is not None:
        parts.append(f"→ {table.turn}")
    return "  |  ".join(parts)


def _seat(seat: SeatView) -> str:
    if not seat.still_in:
        return f"{seat.player} –"
    return seat.player if seat.dice is None else f"{seat.player} {seat.dice}"


def bid_sign(bid: Bid, *, ones_wild: bool) -> str:
    """``8 × 5``, or ``3 × paco`` by rules where ones are wild."""
    return f"{bid.quantity} × {'paco' if ones_wild and bid.face == PACO else bid.face}"
