"""The short words that a recogniser makes of breath and noise around what was said."""

from __future__ import annotations

from voice_perudo.hearing import UNKNOWN
from voice_perudo.language.grammar import VALUES, Grammar
from voice_perudo.language.lexicon import plain

LONGEST_BREATH = 3
"""Letters; a longer word takes a mouth."""


class Breath:
    """Tells which words of a reading somebody must have spoken."""

    def __init__(self, grammar: Grammar) -> None:
        """Numbers, faces, names and words of negation are never taken for breath."""
        forms = [form for form, _ in grammar.forms(*VALUES)]
        self._spoken = {word for form in (*forms, *grammar.correctors) for word in plain(form)}

    def spoken(self, words: tuple[str, ...]) -> tuple[str, ...]:
        """The words without those that may be breath; two readings alike in these are the same
        sound, once with and once without noise made into words.
        """
        return tuple(
            word
            for word in words
            if word in self._spoken or (len(word) > LONGEST_BREATH and word != UNKNOWN)
        )
