"""From the sentence on the screen to the sentence a synthesiser reads aloud."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from voice_perudo.language.speech_settings import Spoken


def sentence_case(text: str) -> str:
    """A capital at the start of every sentence; nothing else changes."""
    return re.sub(r"(?:^|[.!?]\s+)[^\w]*\w", lambda found: found[0].upper(), text)


class Respeller:
    """Applies a respelling table: game words first, then letters the voice cannot read."""

    def __init__(self, spoken: Spoken) -> None:
        self._words = _replacer(spoken.words, r"\b(?:{})\b")
        self._letters = _replacer(spoken.letters, "{}")

    def __call__(self, text: str) -> str:
        """``text`` as the voice should be given it."""
        return self._letters(self._words(text))


def _replacer(table: Mapping[str, str], template: str) -> Callable[[str], str]:
    if not table:
        return lambda text: text
    longest_first = sorted(table, key=len, reverse=True)
    pattern = re.compile(template.format("|".join(map(re.escape, longest_first))), re.IGNORECASE)

    def replace(found: re.Match[str]) -> str:
        word = table[found[0].lower()]
        return word.capitalize() if found[0][0].isupper() else word

    return lambda text: pattern.sub(replace, text)
