"""From a stream of sound to utterances, each heard in every language that is listened for.

Vosk's own end of utterance cannot be set, and one silence does not fit all: after
"dudo" a quarter of a second is enough, after "huit…" somebody is thinking. So voice
activity finds the silences, and the words heard so far tell how long to wait.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace

import numpy as np

from voice_perudo.audio.segments import Segmenter, SegmentSettings, SpeechSegment
from voice_perudo.audio.types import RATE, AudioChunk, Samples
from voice_perudo.audio.voice_activity import FRAME_SECONDS, Moment, VoiceActivity
from voice_perudo.hearing import Alternative, Hearing
from voice_perudo.speech.recogniser import Recogniser


@dataclass(frozen=True, slots=True)
class Attention:
    """What to listen with now.

    ``recognisers`` by language; ``patience`` gives, for the words heard so far in each
    language, the seconds of silence after which the speaker has finished.
    """

    recognisers: Mapping[str, Recogniser]
    patience: Callable[[Mapping[str, str]], float]


SHORTEST_SILENCE = 0.25
"""Seconds of silence before which no utterance ends, whatever was said."""

LEAD_IN = 0.4
"""Seconds of sound that a recogniser needs by the onset, or it loses the first syllable. A
recording that begins with a word gets silence instead; after its last word likewise."""


@dataclass(frozen=True, slots=True)
class HeardUtterance:
    """One stretch of speech, in seconds of the session's sound, as heard in each language."""

    start: float
    end: float
    hearings: Mapping[str, Hearing]


class Listener:
    """Listens to a source; ``attend`` is asked at the beginning of every utterance."""

    def __init__(
        self,
        activity: VoiceActivity,
        attend: Callable[[], Attention],
        settings: SegmentSettings | None = None,
    ) -> None:
        self._activity = activity
        self._attend = attend
        self._segmenter = Segmenter(settings)

    def utterances(self, source: Iterable[AudioChunk]) -> Iterator[HeardUtterance]:
        """Every utterance as it ends; one in which no word was heard has empty hearings."""
        self._activity.reset()
        self._segmenter.reset()
        current: _Utterance | None = None
        ended = 0.0
        for moment in self._moments(source):
            if moment.start - ended > FRAME_SECONDS:
                # The sound broke off, as it does while the referee speaks.
                if current is not None:
                    yield current.finish(self._segmenter.close())
                    current = None
                self._segmenter.reset()
            ended = moment.end
            samples = self._segmenter.hear(moment)
            if not self._segmenter.is_open:
                continue
            if current is None:
                lead = _silence(LEAD_IN - len(samples) / RATE)
                samples = np.concatenate([lead, samples])
                current = _Utterance(self._attend(), moment.end - len(samples) / RATE)
            current.accept(samples)
            if self._segmenter.is_full or current.is_over(self._segmenter.pause):
                yield current.finish(self._segmenter.close())
                current = None
        if current is not None:
            yield current.finish(self._segmenter.close())

    def _moments(self, source: Iterable[AudioChunk]) -> Iterator[Moment]:
        for chunk in source:
            yield from self._activity.moments(chunk.samples, chunk.start)
        yield from self._activity.rest()


class _Utterance:
    """An utterance being heard; ``start``: when its first sample sounded, in seconds."""

    def __init__(self, attention: Attention, start: float) -> None:
        self._attention = attention
        self._start = start
        self._end = start
        self._sound: list[Samples] = []
        self._patience: float | None = None
        self._hearings: Mapping[str, Hearing] | None = None
        for recogniser in attention.recognisers.values():
            recogniser.reset()

    def accept(self, samples: Samples) -> None:
        self._end += len(samples) / RATE
        self._sound.append(samples)
        self._recognise(samples)

    def is_over(self, pause: float) -> bool:
        """Whether the pause is longer than the words before it make likely."""
        if pause < SHORTEST_SILENCE:
            self._patience = None
        elif self._patience is None:
            self._patience = self._asked(pause)
        return self._patience is not None and pause >= self._patience

    def finish(self, segment: SpeechSegment) -> HeardUtterance:
        hearings = self._hearings
        if hearings is None:
            self.accept(_silence(segment.end + SHORTEST_SILENCE - self._end))
            hearings = self._finished()
        heard = {code: shifted(hearing, self._start) for code, hearing in hearings.items()}
        return HeardUtterance(segment.start, segment.end, heard)

    def _asked(self, pause: float) -> float:
        """How long to wait, by what was said if it ends here; if not, it is heard again.

        A recogniser tells too little of what is not finished: of a word that may begin a
        longer phrase, nothing at all.
        """
        hearings = self._finished()
        patience = self._attention.patience({code: h.text for code, h in hearings.items()})
        if pause >= patience:
            self._hearings = hearings
        else:
            self._recognise(np.concatenate(self._sound))
        return patience

    def _recognise(self, samples: Samples) -> None:
        for recogniser in self._attention.recognisers.values():
            recogniser.accept(samples)

    def _finished(self) -> Mapping[str, Hearing]:
        return {code: made.finish() for code, made in self._attention.recognisers.items()}


def _silence(seconds: float) -> Samples:
    return np.zeros(max(0, round(seconds * RATE)), np.float32)


def shifted(hearing: Hearing, seconds: float) -> Hearing:
    """The hearing with all its times later by ``seconds``."""
    alternatives = tuple(
        Alternative(
            tuple(
                replace(word, start=word.start + seconds, end=word.end + seconds)
                for word in alternative.words
            ),
            alternative.score,
        )
        for alternative in hearing.alternatives
    )
    return Hearing(alternatives, hearing.start + seconds, hearing.end + seconds)
