"""Which moments of an utterance are the talker at the microphone, and which the room behind him.

He is the loudest who speaks for a while; people behind him, however many, are softer by as
much as the room is noisy. So the moments of an utterance are judged by its own loudness, once
it is known, and not only by what was known when it began.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import NamedTuple

from voice_perudo.audio.levels import SILENCE


@dataclass(frozen=True, slots=True)
class ForegroundSettings:
    """Levels in decibels; shares (0–1) of the way from the room's floor to the voice; counts of
    moments."""

    margin: float = 6.0
    """The foreground is at least so much louder than the room's floor."""
    edge: float = 0.35
    """And at least this share of the way up: soft consonants, last syllables."""
    core: float = 0.6
    """Each word rises above this share of the way somewhere; what does not is behind."""
    range: float = 30.0
    """What is so much softer than the voice is none of it, however quiet the room."""
    sustained: int = 3
    """The voice's loudness is what it keeps up for so many moments: an impact is shorter."""
    word: int = 2
    """A word is loud for at least so many in a row, at its core as at its edges."""
    gap: int = 5
    """More soft moments in a row than this part words from one another."""


class Span(NamedTuple):
    """From the moment of number ``first`` to the one before ``end``."""

    first: int
    end: int


class Foreground:
    """Follows the levels of one utterance."""

    def __init__(self, settings: ForegroundSettings | None = None) -> None:
        self._settings = settings or ForegroundSettings()
        self._levels: list[float] = []
        self._kept: list[float] = []
        """What each moment and those just before it, as many as a word has, all reach."""
        self._peak = SILENCE
        self._floor = SILENCE

    def hear(self, level: float, voiced: bool, floor: float) -> None:
        """Take in one more moment, in dBFS; what is not voiced cannot be the talker."""
        self._levels.append(level if voiced else SILENCE)
        self._kept.append(self._kept_for(self._settings.word))
        self._peak = max(self._peak, self._kept_for(self._settings.sustained))
        self._floor = floor

    @property
    def clearance(self) -> float:
        """By how many decibels the talker, where he is loudest, stands out from the room."""
        return max(0.0, self._peak - self._floor)

    def span(self) -> Span | None:
        """From the talker's first word to his last, as far as can be told by now."""
        settings = self._settings
        above = self._peak - self._floor
        edge = max(settings.margin, settings.edge * above, above - settings.range)
        core = self._floor + max(edge, settings.core * above)
        words = [
            word
            for word in self._louder(self._floor + edge)
            if max(self._kept[word.first : word.end]) >= core
        ]
        return Span(words[0].first, words[-1].end) if words else None

    def _kept_for(self, moments: int) -> float:
        """The level that the last moments, so many, all reach."""
        last = self._levels[-moments:]
        return min(last) if len(last) == moments else SILENCE

    def _louder(self, level: float) -> Iterator[Span]:
        """Stretches of moments of that level, with few softer ones between; no single ones."""
        length, gap = self._settings.word, self._settings.gap
        ends = [number for number, one in enumerate(self._kept) if one >= level]
        breaks = [
            n for n, (one, next_) in enumerate(pairwise(ends), 1) if next_ - one > length + gap
        ]
        for start, stop in pairwise((0, *breaks, len(ends))):
            if start < stop:
                yield Span(ends[start] - length + 1, ends[stop - 1] + 1)
