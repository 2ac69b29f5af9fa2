"""What was understood, in words: those heard, in the spelling of the game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations

from voice_perudo.language.interpretation import Intent, Scope
from voice_perudo.language.normalise import spoken_words, tokens, without_unknown_edges
from voice_perudo.language.phrasebook import Phrasebook
from voice_perudo.language.settings import Recognition

Spoken = tuple[str, ...]
Replacement = tuple[int, Spoken, Spoken]
"""At this word stand these words; others may stand there instead."""

_MOST_REPLACED = 2
"""Words of one utterance that were other words of the same sound."""


class Wording:
    """Writes the words of one reading as somebody who understood them would."""

    def __init__(self, phrasebook: Phrasebook, recognition: Recognition) -> None:
        self._phrasebook = phrasebook
        homophones = (*recognition.homophones, *recognition.recount_homophones)
        self._homophones = _pairs((heard, meant) for heard, meant, _ in homophones)
        self._spellings = _pairs(recognition.spellings)

    def of(self, text: str, intent: Intent, scope: Scope, players: tuple[str, ...]) -> str:
        """The words heard that mean ``intent``: without unknown sounds before and after, with
        the words that were meant in place of others of the same sound.
        """
        heard = without_unknown_edges(tuple(text.split()))
        said = next((w for w in self._ways(heard) if self._means(w, intent, scope, players)), heard)
        return " ".join(_replaced(said, _places(said, self._spellings)))

    def _ways(self, words: Spoken) -> Iterator[Spoken]:
        """The words as they are, then with ever more of them taken for others."""
        places = _places(words, self._homophones)
        for count in range(_MOST_REPLACED + 1):
            for chosen in combinations(places, count):
                yield _replaced(words, chosen)

    def _means(self, words: Spoken, intent: Intent, scope: Scope, players: tuple[str, ...]) -> bool:
        readings = self._phrasebook.parse(tokens(" ".join(words)), scope, players)
        return any(reading.intent == intent and not reading.by_ear for reading in readings)


def _pairs(written: Iterable[tuple[str, str]]) -> tuple[tuple[Spoken, Spoken], ...]:
    return tuple((spoken_words(heard), spoken_words(meant)) for heard, meant in written)


def _places(words: Spoken, pairs: Iterable[tuple[Spoken, Spoken]]) -> list[Replacement]:
    return [
        (at, heard, meant)
        for at in range(len(words))
        for heard, meant in pairs
        if words[at : at + len(heard)] == heard
    ]


def _replaced(words: Spoken, places: Iterable[Replacement]) -> Spoken:
    """The words with the replacements made; of two that overlap, the first."""
    result: Spoken = ()
    at = 0
    for start, heard, meant in places:
        if start >= at:
            result += words[at:start] + meant
            at = start + len(heard)
    return result + words[at:]
