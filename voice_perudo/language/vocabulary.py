"""The words a recogniser of a language has to know."""

from __future__ import annotations

from voice_perudo.language.pack import load_language


def words(language: str) -> frozenset[str]:
    """Every word of the phrase lists of all scopes, without players' names.

    Spelled as the recogniser gets them: apostrophes and ё kept, hyphens parted.

    Raises:
        UsageError: there is no such language.
    """
    return load_language(language).phrasebook.words()
