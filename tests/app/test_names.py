"""Names that can be called at the table, and names that cannot."""

from __future__ import annotations

import pytest

from voice_perudo.app.names import LONGEST_NAME, check_names
from voice_perudo.app.table import parse_seats
from voice_perudo.errors import UsageError


@pytest.mark.parametrize(
    ("names", "language", "complaint"),
    [
        (("dudo", "anna"), "fr", "'dudo' is heard as a word of the game"),
        (("anna", "huit"), "fr", "'huit' is heard as a word of the game"),
        (("oui", "anna"), "fr", "'oui' is heard as a word of the game"),
        (("moi", "anna"), "fr", "'moi' is heard as a word of the game"),
        (("8", "anna"), "pl", "'8' is heard as a word of the game"),
        (("Paco", "anna"), "es", "'Paco' is heard as a word of the game"),
        (("deux dés", "anna"), "fr", "'deux dés' is heard as a word of the game"),
        (("bleu", "blue"), "fr", "'bleu' is heard as 'blue'"),
        (("Anne-Marie", "anne marie"), "fr", "'Anne-Marie' is heard as 'anne marie'"),
        (("😀", "anna"), "en", "Nobody can be called '😀'"),
        (("*", "anna"), "en", "Nobody can be called"),
        (("[unk]", "anna"), "en", "Nobody can be called"),
        (("x" * (LONGEST_NAME + 1), "anna"), "en", "longer than"),
        (("a\x1b[31m", "anna"), "en", "cannot be shown"),
    ],
)
def test_names_that_would_spoil_the_game(
    names: tuple[str, ...], language: str, complaint: str
) -> None:
    with pytest.raises(UsageError) as refused:
        check_names(names, [language])
    assert complaint in str(refused.value)


@pytest.mark.parametrize(
    "names",
    [
        ("a", "b", "c", "d", "e", "f"),
        ("anna", "ben", "carl"),
        ("Marie Curie", "Marie", "o'brien"),
        ("Marc", "Mark", "Jean-Luc"),
        ("Player 1", "Player 2"),
        ("Аня", "Łukasz", "Zoë"),
        ("bleu", "zielony", "красный"),
    ],
)
@pytest.mark.parametrize("language", ["en", "fr", "pl", "ru"])
def test_usual_names(names: tuple[str, ...], language: str) -> None:
    check_names(names, [language])


def test_a_word_that_resembles_a_command_is_a_name() -> None:
    check_names(("Manuel", "Rosa"), ["es"])


def test_every_language_of_the_table_counts() -> None:
    parse_seats("huit,ben", "en")
    with pytest.raises(UsageError, match="huit"):
        parse_seats("huit,ben:fr", "en")
