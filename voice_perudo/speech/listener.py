"""From a stream of sound to utterances, each heard in every language that is listened for.

Vosk's own end of utterance cannot be set, and one silence does not fit all: after
"dudo" a quarter of a second is enough, after "huit…" somebody is thinking. So voice
activity finds the silences, and the words heard so far tell how long to wait.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace

import numpy as np

from voice_perudo.audio.frames import FRAME_SECONDS
from voice_perudo.audio.segments import Segmenter, SegmentSettings, SpeechSegment
from voice_perudo.audio.types import RATE, AudioChunk, Samples
from voice_perudo.audio.voice_activity import Moment, VoiceActivity
from voice_perudo.hearing import Alternative, Hearing
from voice_perudo.speech.recogniser import Recogniser


@dataclass(frozen=True, slots=True)
class Attention:
    """What to listen with now.

    ``recognisers`` by language; ``patience`` gives, for what was heard so far in each language,
    the seconds of silence after which the speaker has finished.
    """

    recognisers: Mapping[str, Recogniser]
    patience: Callable[[Mapping[str, Hearing]], float]


LIKELY = 2.0
"""Nats below the best reading down to which another may as well be what was said."""

SHORTEST_SILENCE = 0.25
"""Seconds of silence before which no utterance ends, whatever was said."""

_SILENCE: Samples = np.zeros(round(0.2 * RATE), np.float32)
"""What a recogniser hears before and after an utterance, or it loses the first syllable."""


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
                    yield current.finish()
                    current = None
                self._segmenter.reset()
            ended = moment.end
            self._segmenter.hear(moment)
            if not self._segmenter.is_open:
                continue
            if current is None:
                current = _Utterance(self._attend(), self._segmenter)
            if self._segmenter.is_full or current.is_over():
                yield current.finish()
                current = None
        if current is not None:
            yield current.finish()

    def _moments(self, source: Iterable[AudioChunk]) -> Iterator[Moment]:
        for chunk in source:
            yield from self._activity.moments(chunk.samples, chunk.start)
        yield from self._activity.rest()


class _Utterance:
    """An utterance being heard.

    It is recognised when a pause has begun, not as it goes on: only then is it known which of
    the sound is the talker's. The rest of the shortest silence is time enough for it.
    """

    def __init__(self, attention: Attention, segmenter: Segmenter) -> None:
        self._attention = attention
        self._segmenter = segmenter
        self._recognised: SpeechSegment | None = None
        self._hearings: Mapping[str, Hearing] = {}
        self._patience = SHORTEST_SILENCE

    def is_over(self) -> bool:
        """Whether the pause is longer than the words before it make likely."""
        if not self._segmenter.has_paused:
            return False
        self._recognise()
        return self._segmenter.pause >= max(SHORTEST_SILENCE, self._patience)

    def finish(self) -> HeardUtterance:
        """The utterance as it is now; the segmenter is ready for the next one."""
        self._recognise()
        segment = self._segmenter.close()
        return HeardUtterance(segment.start, segment.end, self._hearings)

    def _recognise(self) -> None:
        if self._recognised == self._segmenter.segment:
            return
        self._recognised = self._segmenter.segment
        sound = self._segmenter.sound
        samples = np.concatenate([_SILENCE, sound.samples, _SILENCE])
        start = sound.start - len(_SILENCE) / RATE
        clearance = self._segmenter.clearance
        self._hearings = {
            code: replace(
                shifted(_heard(recogniser, samples), start), sound=samples, clearance=clearance
            )
            for code, recogniser in self._attention.recognisers.items()
        }
        self._patience = self._attention.patience(self._hearings)


def likely(hearing: Hearing) -> tuple[str, ...]:
    """What may well have been said, the likeliest first."""
    least = max((reading.score for reading in hearing.alternatives), default=0.0) - LIKELY
    return tuple(reading.text for reading in hearing.alternatives if reading.score >= least)


def _heard(recogniser: Recogniser, samples: Samples) -> Hearing:
    recogniser.reset()
    recogniser.accept(samples)
    return recogniser.finish()


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
    start, end = hearing.start + seconds, hearing.end + seconds
    return replace(hearing, alternatives=alternatives, start=start, end=end)
