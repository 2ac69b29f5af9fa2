"""Telling the players which words and names the speech model lacks, and what to say instead."""

from __future__ import annotations

from voice_perudo.app.ears import Ears
from voice_perudo.app.table import Table
from voice_perudo.referee.effects import Message


def said_otherwise(ears: Ears, table: Table) -> tuple[Message, ...]:
    """What is said first at the table; nothing where its model knows the words of the game.

    Only of the table's own language: words of another would be read aloud in the wrong one.

    Raises:
        ModelError: the model cannot be used.
    """
    return tuple(
        Message.of("say-instead", word=one.word, instead=one.instead[0])
        for one in ears.coverage(table.language).to_tell
    )


class NamesOtherwise:
    """Tells once of each player whose name cannot be heard which cup colour stands for it."""

    def __init__(self, ears: Ears) -> None:
        self._ears = ears
        self._told: set[str] = set()

    def __call__(self, language: str, players: tuple[str, ...]) -> tuple[Message, ...]:
        """What is to be said to these players in the table's language.

        Raises:
            ModelError: the model cannot be used.
        """
        otherwise = self._ears.called_otherwise(language, players)
        new = {name: colour for name, colour in otherwise.items() if name not in self._told}
        self._told.update(new)
        return tuple(
            Message.of("name-unheard", player=name, instead=colour) for name, colour in new.items()
        )
