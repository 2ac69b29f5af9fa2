"""What is open, as a journal tells it: told or asked, no event yet, and still not to be lost.

Each entry tells all of it and replaces the one before; an event closes it::

    {"at":…, "setup":{"step":"players","language":"fr","count":3,"players":["bleu"]}}
    {"at":…, "starting":{"rolls":{"bleu":5}}}
    {"at":…, "starting":{"unnamed":5}}
    {"at":…, "counts":{"vert":2}}
    {"at":…, "counts":{"vert":2},"halves":[{"face":1,"count":3,"player":"bleu"}]}
    {"at":…, "question":{"ask":"caller","kind":"calza"}}
    {"at":…, "counts":{}}
    {"at":…, "left":true}

The one with no counts tells that nothing is open any more, the last one that the game is won
and the players have gone, or have said nothing since it was gone on with: it is not offered again.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from voice_perudo.language.interpretation import Intent, IntentName
from voice_perudo.referee.modes import (
    AskingCaller,
    AskingHalf,
    Bidding,
    CallChallenge,
    Choosing,
    Confirming,
    Counting,
    Deed,
    Mode,
    Over,
    PlaceBid,
    SettingUp,
    SetupStep,
    StartAgain,
    Starting,
    TakeBack,
)
from voice_perudo.referee.reply import without_question
from voice_perudo.referee.state import NOTHING_RECALLED, Recalled
from voice_perudo.rules.notation import format_variant
from voice_perudo.rules.values import ChallengeKind, Player
from voice_perudo.rules.variant import FirstStarter
from voice_perudo.storage.recalled_lines import RecalledLine, recalled_line

Count = Annotated[int, msgspec.Meta(ge=0)]
Number = Annotated[int, msgspec.Meta(ge=0, le=9999)]
Face = Annotated[int, msgspec.Meta(ge=1, le=6)]


class _Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A part of an entry; what is not known is left out."""


class SetupLine(_Line, frozen=True, kw_only=True):
    """A set-up as far as it has come; ``rules`` in the notation of a variant.

    ``before`` is the one before the correction that was said last, if one was.
    """

    step: SetupStep
    language: str
    count: Count = 0
    players: tuple[Player, ...] = ()
    rules: str | None = None
    languages: dict[Player, str] = {}
    opening: FirstStarter | None = None
    starter: Player | None = None
    newest: Count = 1
    before: SetupLine | None = None


class StartingLine(_Line, frozen=True):
    """The roll for the start: what has been told, and who rolls if not everybody does.

    ``before`` is what was rolled before they roll again, ``unnamed`` was told first and it is asked
    by whom. Once it is settled who starts, these
    are the rolls that did it, to be put right until the first bid.
    """

    rolls: dict[Player, Face] = {}
    rolling: tuple[Player, ...] = ()
    before: StartingLine | None = None
    way: FirstStarter | None = None
    unnamed: Face | None = None


class OneFaceLine(_Line, frozen=True):
    """How many dice of one of two faces were counted; whose they are, or everybody's."""

    face: Face
    count: Number
    player: Player | None = None


class HalfLine(_Line, frozen=True, tag_field="ask", tag="half"):
    """“Eight what?”, “how many fives?”: one of the two is told."""

    quantity: Number | None = None
    face: Face | None = None


class CallerLine(_Line, frozen=True, tag_field="ask", tag="caller"):
    """“Who calls?”."""

    kind: ChallengeKind


class ConfirmLine(_Line, frozen=True, tag_field="ask", tag="confirm"):
    """“Is that right?”; ``player`` bids this or calls."""

    deed: Literal["bid", "correction", "dudo", "calza", "undo", "withdrawal", "new_game"]
    player: Player | None = None
    quantity: Number = 0
    face: Face = 1


class IntentLine(_Line, frozen=True):
    """One reading of what was heard."""

    name: IntentName
    quantity: Number | None = None
    face: Face | None = None
    player: Player | None = None
    count: Number | None = None
    choice: str | None = None
    others: tuple[Player, ...] = ()
    also: tuple[tuple[Player, Number], ...] = ()
    also_faces: tuple[tuple[Player, Face], ...] = ()
    faces: tuple[Face, ...] = ()
    besides: tuple[IntentLine, ...] = ()


class ChooseLine(_Line, frozen=True, tag_field="ask", tag="choose"):
    """“Which of the two?”."""

    options: tuple[IntentLine, IntentLine]


Question: TypeAlias = HalfLine | CallerLine | ConfirmLine | ChooseLine


class OpenLine(_Line, frozen=True, kw_only=True):
    """All that is open at one time: one of the first three at most, and a question over it.

    ``recalled`` is what the next words may be about besides; ``left``: nothing, for the game
    is won and the players have gone.
    """

    setup: SetupLine | None = None
    starting: StartingLine | None = None
    counts: dict[Player, Count] | None = None
    halves: tuple[OneFaceLine, ...] = ()
    question: Question | None = None
    recalled: RecalledLine | None = None
    left: bool = False


NOTHING = OpenLine()
"""Nothing is open beyond what the game itself waits for."""


def open_line(mode: Mode, language: str, recalled: Recalled = NOTHING_RECALLED) -> OpenLine:
    """What is open in ``mode``, at a table of this language, and what is recalled there."""
    line = _open_line(mode, language)
    return msgspec.structs.replace(line, recalled=recalled_line(recalled, mode))


def _open_line(mode: Mode, language: str) -> OpenLine:
    question = _question(mode)
    match without_question(mode):
        case SettingUp() as setup:
            return OpenLine(setup=_setup(setup, language), question=question)
        case Bidding(Starting() as starting):
            return OpenLine(starting=_starting(starting), question=question)
        case Starting() as starting if starting != Starting():
            return OpenLine(starting=_starting(starting), question=question)
        case Counting(counts, halves=halves) if counts or halves:
            told = tuple(OneFaceLine(half.face, half.count, half.player) for half in halves)
            return OpenLine(counts=dict(counts) or None, halves=told, question=question)
        case Over(left=True):
            return OpenLine(question=question, left=True)
        case _:
            return OpenLine(question=question)


def _starting(mode: Starting) -> StartingLine:
    before = None if mode.before is None else _starting(mode.before)
    return StartingLine(dict(mode.rolls), mode.rolling, before, mode.way, mode.unnamed)


def _setup(mode: SettingUp, language: str) -> SetupLine:
    return SetupLine(
        step=mode.step,
        language=language,
        count=mode.count,
        players=mode.players,
        rules=format_variant(mode.variant) if mode.variant is not None else None,
        languages=dict(mode.languages),
        opening=mode.opening,
        starter=mode.starter,
        newest=mode.newest,
        before=None if mode.before is None else _setup(mode.before, language),
    )


def _question(mode: Mode) -> Question | None:
    match mode:
        case AskingHalf(quantity, face):
            return HalfLine(quantity, face)
        case AskingCaller(kind):
            return CallerLine(kind)
        case Confirming(deed):
            return _confirm(deed)
        case Choosing(options=(first, second)):
            return ChooseLine((_intent(first), _intent(second)))
        case _:
            return None


def _confirm(deed: Deed) -> ConfirmLine | None:
    match deed:
        case PlaceBid(bidder, bid, corrects):
            told = ConfirmLine("bid", bidder, bid.quantity, bid.face)
            return msgspec.structs.replace(told, deed="correction") if corrects else told
        case CallChallenge(kind, caller):
            return ConfirmLine("dudo" if kind is ChallengeKind.DUDO else "calza", caller)
        case TakeBack(challenge):
            return ConfirmLine("withdrawal" if challenge else "undo")
        case StartAgain():
            return ConfirmLine("new_game")
        case _:
            return None


def _intent(intent: Intent) -> IntentLine:
    slots = {slot: getattr(intent, slot) for slot in IntentLine.__struct_fields__}
    return IntentLine(**{**slots, "besides": tuple(map(_intent, intent.besides))})
