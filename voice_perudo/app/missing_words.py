"""Telling the players which words the speech model lacks, and what to say instead."""

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
