"""The games of this user: where their journals are, and which is the last."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from voice_perudo.errors import DataError, UsageError, reason_of
from voice_perudo.program import to_run
from voice_perudo.referee.modes import Over
from voice_perudo.storage.saved_game import NothingSavedError, Saved, SavedSetup, read_saved
from voice_perudo.user_folders import user_data

SUFFIX = ".jsonl"


@dataclass(frozen=True, slots=True)
class PastGame:
    """A journal of the folder: what is in it, or why it cannot be read."""

    path: Path
    last_played: datetime
    content: Saved | DataError


def games_folder() -> Path:
    """Where journals are kept; it need not exist."""
    return user_data() / "games"


def journal_name(began: datetime) -> str:
    """The file name of a game, which sorts by date."""
    return f"{began:%Y-%m-%d-%H%M%S}{SUFFIX}"


def past_games(folder: Path) -> tuple[PastGame, ...]:
    """Every game of the folder, the one played last at the end.

    Raises:
        DataError: the folder cannot be read.
    """
    try:
        paths = sorted(path for path in folder.glob(f"*{SUFFIX}") if path.is_file())
        games = [game for path in paths if (game := _past_game(path)) is not None]
    except OSError as error:
        raise DataError(folder, f"this folder cannot be read ({reason_of(error)})") from error
    return tuple(sorted(games, key=lambda game: game.last_played))


def last_unfinished(folder: Path) -> Saved:
    """What was played last among the games that nobody has won and the set-ups not ended.

    A game that is won may have been stopped before anybody could put its last count right: if
    nothing was played since and the players have not left it, it is offered once more.

    Raises:
        UsageError: there is none.
        DataError: a journal written after it cannot be read, so that it may not be the last.
    """
    last = True
    for game in reversed(past_games(folder)):
        if isinstance(game.content, DataError):
            fault = game.content
            hint = f"to go on with an earlier game, name it: {to_run('play', '--resume', 'FILE')}"
            raise DataError(fault.path, f"{fault.reason.rstrip('.')}; {hint}", fault.line)
        if _goes_on(game.content, last=last):
            return game.content
        last = False
    raise UsageError(f"There is no unfinished game. To begin one: {to_run('play')}")


def is_unfinished(path: Path) -> bool:
    """Whether what that journal tells, which was written last, can be gone on with."""
    try:
        return _goes_on(read_saved(path), last=True)
    except (DataError, NothingSavedError):
        return False


def _goes_on(saved: Saved, *, last: bool) -> bool:
    if isinstance(saved, SavedSetup) or saved.game.winner is None:
        return True
    return last and saved.open != Over(left=True)


def _past_game(path: Path) -> PastGame | None:
    """``None`` for a game that was stopped before it began."""
    try:
        saved = read_saved(path)
    except NothingSavedError:
        return None
    except DataError as error:
        return PastGame(path, datetime.fromtimestamp(path.stat().st_mtime).astimezone(), error)
    return PastGame(path, saved.last_played, saved)
