"""What a recogniser heard: the value handed from speech recognition to matching."""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt

UNKNOWN = "[unk]"
"""The word for speech that is none of the words listened for, as Vosk writes it."""


@dataclass(frozen=True, slots=True)
class Word:
    """One recognised word; ``start`` and ``end`` in seconds of the session's sound."""

    text: str
    start: float = 0.0
    end: float = 0.0
    confidence: float = 1.0


@dataclass(frozen=True, slots=True)
class Alternative:
    """One reading of an utterance.

    ``score`` is a log-likelihood in nats: only differences between the
    alternatives of one hearing mean anything.
    """

    words: tuple[Word, ...]
    score: float = 0.0

    @property
    def text(self) -> str:
        """The words joined by single spaces."""
        return " ".join(word.text for word in self.words)


@dataclass(frozen=True, slots=True)
class Hearing:
    """All readings of one utterance, best first; seconds of the session's sound.

    ``sound`` is what was listened to, 16 kHz mono, for whoever keeps it. ``written``:
    it was typed, so that no word was taken for another of a similar sound. ``evidence``: how
    much likelier the words are than sound in general, in nats; ``doubt``: 0 where that is
    plenty, 1 where it is only just enough; ``clearance``: by how many decibels the talker,
    where he was loudest, stood out from the room. None where nobody can tell. ``faint``: readings
    with a little too little evidence to be heard, which may be asked about.
    """

    alternatives: tuple[Alternative, ...]
    start: float = 0.0
    end: float = 0.0
    sound: npt.NDArray[np.float32] | None = field(default=None, compare=False, repr=False)
    written: bool = False
    evidence: float | None = None
    doubt: float = 0.0
    clearance: float | None = None
    faint: tuple[Alternative, ...] = ()

    @classmethod
    def typed(cls, text: str) -> Hearing:
        """A hearing with one certain reading, as when the words were typed."""
        words = tuple(Word(word) for word in text.split())
        return cls((Alternative(words),) if words else (), written=True)

    @property
    def spoken(self) -> Alternative | None:
        """The best reading that has words: another may be the belief that nobody spoke."""
        return next((reading for reading in self.alternatives if reading.words), None)

    @property
    def text(self) -> str:
        """The best reading, or an empty string when nothing was heard."""
        return self.alternatives[0].text if self.alternatives else ""
