"""What a player meant: the value handed from matching to the dialogue."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, fields, replace
from enum import StrEnum
from typing import Any


class Scope(StrEnum):
    """What is listened for: one recogniser phrase list per scope and language."""

    LANGUAGE = "language"
    SETUP = "setup"
    STARTING = "starting"
    BIDDING = "bidding"
    CONFIRMING = "confirming"
    CHOOSING = "choosing"
    CALLER = "caller"
    COUNTING = "counting"
    PAUSED = "paused"
    OVER = "over"


class IntentName(StrEnum):
    """Everything a player can mean."""

    BID = "bid"
    PLUS_ONE = "plus_one"
    DUDO = "dudo"
    CALZA = "calza"
    COUNT = "count"
    YES = "yes"
    NO = "no"
    CORRECTION = "correction"
    UNDO = "undo"
    REPEAT = "repeat"
    CURRENT_BID = "current_bid"
    WHOSE_TURN = "whose_turn"
    HOW_MANY_DICE = "how_many_dice"
    LEGAL_BIDS = "legal_bids"
    WHY = "why"
    EXPLAIN = "explain"
    STOP = "stop"
    PAUSE = "pause"
    RESUME = "resume"
    HELP = "help"
    NEW_GAME = "new_game"
    QUIT = "quit"
    PLAYER = "player"
    READY = "ready"
    DIRECTION = "direction"
    CHOICE = "choice"
    LANGUAGE = "language"
    PRESET = "preset"
    HOUSE_RULE = "house_rule"
    PLAYER_COUNT = "player_count"
    PLAYER_LANGUAGE = "player_language"
    SEATING = "seating"
    STARTER = "starter"
    SAME_TABLE = "same_table"
    OPTIONS = "options"
    ROLL = "roll"
    TIE = "tie"


BIDS = frozenset({IntentName.BID, IntentName.PLUS_ONE, IntentName.CORRECTION})
"""What makes a bid or changes one."""

CHALLENGES = frozenset({IntentName.DUDO, IntentName.CALZA})
"""What has the cups lifted."""


@dataclass(frozen=True, slots=True)
class Intent:
    """One meaning with its slots; a slot that does not apply is ``None``.

    ``player`` is a name of the table or a colour/name value of the grammar, ``others``
    the names said after it; ``count`` the dice reported after a challenge (0 for
    "none"), with a ``face`` if only dice of that face were told, or ``faces`` if those of each
    were and the count is their sum; ``also`` further players told in the same breath, each with
    his number, and ``also_faces`` the face of those of whom only dice of that face were told;
    ``quantity`` and ``face`` a bid, with a challenge the one it names, with "one more" how many
    more, if not one, and the face if one is named;
    ``choice`` the value of a set-up or direction answer ("fr", "asmodee-bga", "no_calza", "left")
    or which of two readings was meant ("first", "second"); ``besides`` what else was told of the
    table in the same breath.
    """

    name: IntentName
    quantity: int | None = None
    face: int | None = None
    player: str | None = None
    count: int | None = None
    choice: str | None = None
    others: tuple[str, ...] = ()
    also: tuple[tuple[str, int], ...] = ()
    also_faces: tuple[tuple[str, int], ...] = ()
    faces: tuple[int, ...] = ()
    besides: tuple[Intent, ...] = ()

    @property
    def named(self) -> tuple[str, ...]:
        """Whoever is named, in the order in which they were said."""
        return (() if self.player is None else (self.player,)) + self.others

    def renamed(self, name: Callable[[str], str]) -> Intent:
        """The same, and what was told besides, with other names of the same people."""
        return replace(
            self,
            player=None if self.player is None else name(self.player),
            others=tuple(map(name, self.others)),
            besides=tuple(one.renamed(name) for one in self.besides),
        )

    def as_json(self) -> dict[str, Any]:
        """``{"intent": "bid", "quantity": 9, "face": 5}``: empty slots left out."""
        slots = {f.name: getattr(self, f.name) for f in fields(self) if f.name != "name"}
        slots["besides"] = tuple(one.as_json() for one in self.besides)
        return {
            "intent": str(self.name),
            **{key: value for key, value in slots.items() if value not in (None, ())},
        }


def is_whole_bid(intent: Intent) -> bool:
    """Whether number and face of a bid were both said."""
    return intent.name is IntentName.BID and None not in (intent.quantity, intent.face)


def is_half_bid(intent: Intent) -> bool:
    """Whether number or face of a bid was left out."""
    return intent.name is IntentName.BID and None in (intent.quantity, intent.face)


@dataclass(frozen=True, slots=True)
class Understood:
    """One reading stands out: belief ``score`` (0–1); ``exact``: no word was forgiven.

    ``words`` are those that were understood, for whoever shows them.
    """

    intent: Intent
    score: float = 1.0
    exact: bool = True
    words: str = field(default="", compare=False)

    def as_json(self) -> dict[str, Any]:
        """The interpretation as one JSON object."""
        return {
            "kind": "understood",
            **self.intent.as_json(),
            "score": round(self.score, 3),
            "exact": self.exact,
        }


@dataclass(frozen=True, slots=True)
class Unclear:
    """Two or more readings are close: a question, best candidate first."""

    candidates: tuple[Understood, ...]

    def as_json(self) -> dict[str, Any]:
        """The interpretation as one JSON object."""
        return {"kind": "unclear", "candidates": [c.intent.as_json() for c in self.candidates]}


class Reason(StrEnum):
    """Why nothing was understood."""

    SILENCE = "silence"
    TALK = "talk"
    INCOMPLETE_BID = "incomplete_bid"
    NOT_IN_SCOPE = "not_in_scope"
    OTHER_LANGUAGE = "other_language"
    """A bid, but not in the language of the player who is to bid."""
    UNKNOWN_NAME = "unknown_name"
    """Of the table that is set up, with a name that is none of those known here."""
    PARTLY = "partly"
    """Of the table that is set up, with words beside it that mean nothing."""


@dataclass(frozen=True, slots=True)
class NotUnderstood:
    """Nothing that may be acted on. ``partial`` holds a half bid ("huit…") said on its own, or
    what was said with a name that is not known.
    """

    reason: Reason
    partial: Intent | None = None

    def as_json(self) -> dict[str, Any]:
        """The interpretation as one JSON object."""
        body: dict[str, Any] = {"kind": "not_understood", "reason": str(self.reason)}
        if self.partial is not None:
            body["partial"] = self.partial.as_json()
        return body


Interpretation = Understood | Unclear | NotUnderstood
