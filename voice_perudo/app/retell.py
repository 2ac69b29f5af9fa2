"""A saved game told again."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from voice_perudo.app.opening import saved_table
from voice_perudo.app.session import in_words
from voice_perudo.language.messages import Utterance
from voice_perudo.language.pack import load_language
from voice_perudo.referee.retelling import retell
from voice_perudo.storage.games_folder import PastGame, past_games
from voice_perudo.storage.saved_game import SavedGame


def retold(saved: SavedGame, language: str | None = None) -> Iterator[Utterance]:
    """What the referee said, in the table's language or another.

    Raises:
        UsageError: there is no such language.
        DataError: this installation lacks the table's.
    """
    pack = load_language(language or saved_table(saved).language)
    for messages in retell(saved.actions):
        yield in_words(messages, pack)


def title(saved: SavedGame) -> str:
    """When it was played, by whom and how it ended."""
    players = ", ".join(saved.game.players)
    winner = saved.game.winner
    end = "unfinished" if winner is None else f"won by {winner}"
    return f"{saved.heading.date:%Y-%m-%d %H:%M}  {players}  {end}"


def listed(folder: Path) -> Iterator[str]:
    """One line a game, the last one at the end.

    Raises:
        DataError: the folder cannot be read.
    """
    for past in past_games(folder):
        yield _line(past)


def _line(past: PastGame) -> str:
    if isinstance(past.content, SavedGame):
        return f"{title(past.content)}  {past.path}"
    return f"{past.last_played:%Y-%m-%d %H:%M}  cannot be read  {past.content}"
