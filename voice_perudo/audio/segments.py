"""Where utterances begin and end, out of voiced and unvoiced moments.

The segmenter says what to recognise and how long the pause has lasted; whether the
pause is long enough depends on the words heard so far, so the listener decides.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass

import numpy as np

from voice_perudo.audio.types import Samples
from voice_perudo.audio.voice_activity import FRAME_SECONDS, Moment

NOTHING: Samples = np.zeros(0, np.float32)


@dataclass(frozen=True, slots=True)
class SpeechSegment:
    """An utterance from its first to its last voiced moment, in seconds of the session."""

    start: float
    end: float


@dataclass(frozen=True, slots=True)
class SegmentSettings:
    """Times in seconds."""

    pre_roll: float = 0.4
    """Sound before the first voiced moment that is recognised too: soft first consonants."""
    onset: int = 2
    """Voiced moments in a row that begin speech or go on with it; fewer are a click."""
    longest: float = 8.0
    """An utterance is cut here, so that music or a crowd cannot hold it open."""


class Segmenter:
    """Follows the moments of one sound; at most one utterance is open at a time."""

    def __init__(self, settings: SegmentSettings | None = None) -> None:
        self._settings = settings or SegmentSettings()
        self.reset()

    def reset(self) -> None:
        """Forget everything, as before another recording."""
        size = max(self._settings.onset, round(self._settings.pre_roll / FRAME_SECONDS))
        self._recent: deque[Moment] = deque(maxlen=size)
        self._voiced_run = 0
        self._segment: SpeechSegment | None = None
        self._now = 0.0

    @property
    def is_open(self) -> bool:
        """Whether somebody is in the middle of an utterance."""
        return self._segment is not None

    @property
    def pause(self) -> float:
        """Seconds of silence since the open utterance's last voiced moment."""
        return self._now - self._segment.end if self._segment else 0.0

    @property
    def is_full(self) -> bool:
        """Whether the open utterance is as long as one may be."""
        return bool(self._segment and self._now - self._segment.start >= self._settings.longest)

    def hear(self, moment: Moment) -> Samples:
        """The sound to recognise now: with the pre-roll at a beginning, none in silence."""
        self._now = moment.end
        self._voiced_run = self._voiced_run + 1 if moment.voiced else 0
        speaks = self._voiced_run >= self._settings.onset
        if self._segment is None:
            self._recent.append(moment)
            return self._opened() if speaks else NOTHING
        if speaks:
            self._segment = SpeechSegment(self._segment.start, moment.end)
            self._recent.clear()
        else:
            self._recent.append(moment)
        return moment.samples

    def close(self) -> SpeechSegment:
        """End the open utterance; the pause after it becomes the next one's pre-roll."""
        if self._segment is None:
            raise ValueError("no utterance is open")
        segment, self._segment = self._segment, None
        return segment

    def _opened(self) -> Samples:
        # Speech that goes on after an utterance was cut has only just begun to be kept.
        first = self._recent[-min(self._settings.onset, len(self._recent))]
        self._segment = SpeechSegment(first.start, self._recent[-1].end)
        sound = np.concatenate([moment.samples for moment in self._recent])
        self._recent.clear()
        return sound
