"""Everything the dialogue remembers between two utterances."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from voice_perudo.language.confusion import Confusion
from voice_perudo.language.interpretation import Intent, Interpretation
from voice_perudo.referee.effects import Message
from voice_perudo.referee.modes import Counts, Mode, OneFace, Starting
from voice_perudo.referee.settings import Settings
from voice_perudo.rules.actions import Illegal
from voice_perudo.rules.history import History, Step
from voice_perudo.rules.values import Bid, Game, Player


@dataclass(frozen=True, slots=True)
class Heard:
    """One utterance; ``speaker`` only if it is known who spoke.

    ``language`` is the one it was understood in; ``None`` means the table's. ``written``:
    it was typed.
    """

    interpretation: Interpretation
    language: str | None = None
    speaker: Player | None = None
    written: bool = False


@dataclass(frozen=True, slots=True)
class Drawn:
    """The answer to ``DrawStarter``."""

    starter: Player


Input: TypeAlias = Heard | Drawn


@dataclass(frozen=True, slots=True)
class Said:
    """An intent to be acted on; ``clear`` if believed enough for high stakes."""

    intent: Intent
    clear: bool = True
    speaker: Player | None = None


@dataclass(frozen=True, slots=True)
class ToldBefore:
    """What was told one by one before the action of a step: counts, or rolls for the start."""

    step: Step
    counted: Counts = ()
    rolled: Starting | None = None


@dataclass(frozen=True, slots=True)
class Recalled:
    """What the next words may be about, besides the game and what is open.

    The fields mean what they mean in a ``State``.
    """

    half_asked: bool = False
    refusal: Illegal | None = None
    counted: Counts = ()
    verdict: bool = False
    refused_bid: Bid | None = None
    told: tuple[ToldBefore, ...] = ()


NOTHING_RECALLED = Recalled()
"""What the next words may be about when a game begins."""


@dataclass(frozen=True, slots=True)
class State:
    """The dialogue between two utterances.

    ``history`` is ``None`` only while the table is set up. ``failures`` counts
    answers not understood since the last one that was; ``half_asked``: in this
    turn the missing half of a bid has been asked for; ``refusal`` is the last
    refusal while it is the latest thing there is to explain; ``said`` is the
    last announcement, for “repeat”. ``heard_in`` is the language in which the last bid, or
    what is being asked about, was spoken; ``learnt`` what corrections have taught. ``counted``
    are the counts told player by player before the last action settled a challenge: those of
    all players, or some of them where it was a total that settled it.
    ``half`` was told first of the count told last, if that was told one face after the other.
    ``unheard`` is how many things that mean nothing were said since a question was asked.
    ``verdict``: nothing has happened and no bid been refused since a challenge was settled.
    ``refused_bid`` is the bid of the player on turn that was refused last, since the last action.
    ``told`` is what was told before earlier steps, for whoever undoes what came after them.
    ``language_told``: in this turn it has been told in which language a bid is awaited.
    """

    settings: Settings
    mode: Mode
    history: History | None = None
    failures: int = 0
    half_asked: bool = False
    refusal: Illegal | None = None
    said: tuple[Message, ...] = ()
    heard_in: str | None = None
    learnt: tuple[Confusion, ...] = ()
    counted: Counts = ()
    half: OneFace | None = None
    unheard: int = 0
    verdict: bool = False
    language_told: bool = False
    told: tuple[ToldBefore, ...] = ()
    refused_bid: Bid | None = None

    @property
    def past(self) -> History:
        """The history of the game; ``ValueError`` while the table is set up."""
        if self.history is None:
            raise ValueError("there is no game yet")
        return self.history

    @property
    def game(self) -> Game:
        """The game as it stands; ``ValueError`` while the table is set up."""
        return self.past.current
