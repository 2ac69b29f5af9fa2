"""Readings that the sound hardly supports: better nothing than a guess."""

from __future__ import annotations

from dataclasses import replace

from voice_perudo.audio.types import Samples
from voice_perudo.hearing import UNKNOWN, Alternative, Hearing, Word
from voice_perudo.speech.recogniser import Recogniser


class Demanding:
    """A recogniser that hears ``[unk]`` where its best reading has too little evidence.

    Only for models whose scores are ratios against sound in general, as those of the
    built-in ones are.
    """

    def __init__(
        self,
        inner: Recogniser,
        *,
        phrase: float,
        letter: float,
        word: float,
        sure: float,
        faint: float,
    ) -> None:
        """The least log-likelihood ratios, in nats.

        Of several words ``phrase`` and ``letter`` for each of their letters, since a long phrase
        gathers more of it than a short one; ``word`` of a single word, which is most often
        an answer to a question. With ``sure`` above these nothing is left to doubt; what lacks
        no more than ``faint`` is still told, as `Hearing.faint`.
        """
        self._inner = inner
        self._phrase = phrase
        self._letter = letter
        self._word = word
        self._sure = sure
        self._faint = faint

    def accept(self, samples: Samples) -> None:
        """Hear more of the current utterance."""
        self._inner.accept(samples)

    def finish(self) -> Hearing:
        """End the utterance: its readings, or ``[unk]`` where none is likely enough."""
        hearing = self._inner.finish()
        spoken = hearing.spoken
        if spoken is None:
            return hearing
        above = spoken.score - self._least(spoken)
        if above >= 0:
            doubt = max(0.0, 1 - above / self._sure)
            return replace(hearing, evidence=spoken.score, doubt=doubt)
        unknown = Word(UNKNOWN, spoken.words[0].start, spoken.words[-1].end)
        faint = hearing.alternatives if above >= -self._faint else ()
        nothing = (Alternative((unknown,), spoken.score),)
        return Hearing(nothing, hearing.start, hearing.end, faint=faint)

    def reset(self) -> None:
        """Forget the current utterance."""
        self._inner.reset()

    def _least(self, reading: Alternative) -> float:
        if len(reading.words) == 1:
            return self._word
        letters = sum(len(word.text) for word in reading.words if word.text != UNKNOWN)
        return self._phrase + self._letter * letters
