"""What a journal tells to be open, as the dialogue goes on with it, if it can be so."""

from __future__ import annotations

from pathlib import Path

import msgspec

from voice_perudo.errors import DataError, UsageError
from voice_perudo.language.interpretation import Intent
from voice_perudo.referee.modes import (
    RULES_ASKED,
    AskingCaller,
    AskingHalf,
    Bidding,
    CallChallenge,
    Choosing,
    Confirming,
    Counting,
    Deed,
    Mode,
    OneFace,
    Over,
    PlaceBid,
    SettingUp,
    SetupStep,
    StartAgain,
    Starting,
    TakeBack,
)
from voice_perudo.referee.prompts import still_to_count
from voice_perudo.referee.reply import resting_mode
from voice_perudo.referee.rolling import highest, last_told, yet_to_roll
from voice_perudo.rules.challenge import faces_to_count
from voice_perudo.rules.history import History
from voice_perudo.rules.notation import parse_variant
from voice_perudo.rules.values import PLAYER_COUNTS, Bid, ChallengeKind, Game, Phase, Player
from voice_perudo.storage.asked import can_be_asked
from voice_perudo.storage.open_lines import (
    CallerLine,
    ChooseLine,
    ConfirmLine,
    HalfLine,
    IntentLine,
    OpenLine,
    Question,
    SetupLine,
    StartingLine,
)

_FULL = (*RULES_ASKED, SetupStep.READ_BACK)
"""The steps at which everybody sits."""


class _CannotBeError(ValueError):
    """Why this cannot be open here."""


def open_in_game(path: Path, line: int, told: OpenLine, history: History) -> Mode:
    """The mode in which the game goes on; ``line`` is where that was told.

    Raises:
        DataError: this cannot be open in such a game.
    """
    try:
        if told.setup is not None:
            raise _CannotBeError("the game has begun and nothing is set up")
        return _asked(_in_game(told, history.current), told.question, history)
    except _CannotBeError as error:
        raise DataError(path, str(error), line) from error


def open_in_set_up(path: Path, line: int, told: OpenLine) -> tuple[Mode, str]:
    """The mode and the language in which the set-up goes on; ``line`` is where that was told.

    Raises:
        DataError: a set-up cannot have come so far.
    """
    try:
        in_game = told.starting or told.counts is not None or told.halves or told.left
        if told.setup is None or in_game:
            raise _CannotBeError("this is no entry of a set-up")
        return _asked(_set_up(told.setup), told.question, None), told.setup.language
    except (_CannotBeError, UsageError) as error:
        raise DataError(path, str(error), line) from error


def _in_game(told: OpenLine, game: Game) -> Mode:
    if told.left:
        if game.phase is not Phase.OVER or told.starting or told.counts:
            raise _CannotBeError("nobody has won this game yet")
        return Over(left=True)
    if told.starting is not None:
        if told.counts is not None:
            raise _CannotBeError("nobody rolls for the start here")
        return _start(_starting(told.starting, game), game)
    counts = tuple((told.counts or {}).items())
    halves = tuple(OneFace(half.face, half.count, half.player) for half in told.halves)
    if not counts and not halves:
        return resting_mode(game)
    return _counting(Counting(counts, halves=halves), game)


def _counting(mode: Counting, game: Game) -> Counting:
    """The mode, if dice can have been counted so far."""
    if game.phase is not Phase.COUNTING:
        raise _CannotBeError("no dice are being counted here")
    told = (*mode.counts, *((half.player, half.count) for half in mode.halves))
    for player, count in told:
        if player not in (None, *game.players) or count > _most(game, player):
            raise _CannotBeError(f"“{player}” cannot have {count} such dice here")
    if len(dict(told)) < len(told) or not still_to_count(game, mode.counts):
        raise _CannotBeError("nobody is left to count")
    faces = faces_to_count(game)
    if any(half.face not in faces or len(faces) == 1 for half in mode.halves):
        raise _CannotBeError("these dice are no half of a count here")
    return mode


def _most(game: Game, player: Player | None) -> int:
    return game.dice_in_play if player is None else game.dice_of(player)


def _start(rolled: Starting, game: Game) -> Starting | Bidding:
    """The rolls that are being told, or by which it has just been settled who opens."""
    following = yet_to_roll(rolled, game.players)
    if game.phase is Phase.STARTER and following:
        return rolled
    if rolled.unnamed is not None:
        raise _CannotBeError("nobody is asked for here")
    opening = game.phase is Phase.BIDDING and game.round == 1 and game.placed is None
    named = following and last_told(rolled) is not None
    if opening and (named or (not following and highest(rolled) == (game.turn,))):
        return Bidding(rolled)
    raise _CannotBeError("nobody rolls for the start here")


def _starting(told: StartingLine, game: Game) -> Starting:
    before = None if told.before is None else _starting(told.before, game)
    rolls = tuple(told.rolls.items())
    mode = Starting(rolls, told.rolling, before, told.way, unnamed=told.unnamed)
    rolling = mode.rolling or game.players
    strangers = [p for p in (*rolling, *told.rolls) if p not in game.players or p not in rolling]
    if strangers or len(set(rolling)) < max(2, len(rolling)):
        raise _CannotBeError("these players cannot roll for the start")
    return mode


def _set_up(told: SetupLine) -> SettingUp:
    names = [player.casefold() for player in told.players]
    if len(set(names)) < len(names) or not all(name.strip() for name in names):
        raise _CannotBeError("every player of a set-up needs a name of his own")
    if told.count not in (0, *PLAYER_COUNTS) or len(names) > told.count:
        raise _CannotBeError(f"a set-up for {told.count} cannot have {len(names)} players")
    if told.step in _FULL and len(names) < max(told.count, PLAYER_COUNTS[0]):
        raise _CannotBeError("players are missing from the set-up")
    if told.step is SetupStep.PLAYERS and len(names) == told.count:
        raise _CannotBeError("nobody is missing from the set-up")
    named = {*told.languages, *filter(None, (told.starter,))}
    if not named <= set(told.players):
        raise _CannotBeError("the set-up names somebody who does not sit at the table")
    return SettingUp(
        step=told.step,
        count=told.count,
        players=told.players,
        variant=parse_variant(told.rules) if told.rules is not None else None,
        languages=tuple(told.languages.items()),
        opening=told.opening,
        starter=told.starter,
        newest=told.newest,
        before=None if told.before is None else _set_up(told.before),
    )


def _asked(under: Mode, question: Question | None, history: History | None) -> Mode:
    mode = _with_question(under, question)
    if not can_be_asked(mode, history):
        raise _CannotBeError("this cannot have been asked here")
    return mode


def _with_question(under: Mode, question: Question | None) -> Mode:
    match question:
        case None:
            return under
        case ChooseLine((first, second)):
            return Choosing((_intent(first), _intent(second)), under)
        case ConfirmLine() if not isinstance(under, SettingUp):
            return Confirming(_deed(question, under), under)
        case HalfLine(quantity, face) if isinstance(under, Bidding):
            if (quantity is None) is not (face is None):
                return AskingHalf(quantity, face, under)
        case CallerLine(kind) if isinstance(under, Bidding):
            return AskingCaller(kind)
    raise _CannotBeError("this cannot have been asked here")


def _deed(told: ConfirmLine, under: Mode) -> Deed:
    match told.deed:
        case "undo" | "withdrawal":
            return TakeBack(challenge=told.deed == "withdrawal")
        case "new_game":
            return StartAgain()
    if not isinstance(under, Bidding):
        raise _CannotBeError("nobody bids or calls here")
    if told.deed in ("dudo", "calza"):
        return CallChallenge(ChallengeKind(told.deed), told.player)
    return PlaceBid(told.player or "", Bid(told.quantity, told.face), told.deed == "correction")


def _intent(told: IntentLine) -> Intent:
    besides = tuple(map(_intent, told.besides))
    return Intent(**{**msgspec.structs.asdict(told), "besides": besides})
