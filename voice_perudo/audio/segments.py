"""Where utterances begin and end, out of voiced and unvoiced moments.

The segmenter says what to recognise and how long the pause has lasted; whether the
pause is long enough depends on the words heard so far, so the listener decides. What is
to be recognised may change while the utterance goes on: what began it turns out to be
people talking behind when the player speaks, who is louder.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field

import numpy as np

from voice_perudo.audio.foreground import Foreground, ForegroundSettings, Span
from voice_perudo.audio.frames import FRAME_SECONDS
from voice_perudo.audio.types import AudioChunk
from voice_perudo.audio.voice_activity import Moment


@dataclass(frozen=True, slots=True)
class SpeechSegment:
    """An utterance from the talker's first to his last moment, in seconds of the session."""

    start: float
    end: float


@dataclass(frozen=True, slots=True)
class SegmentSettings:
    """Times in seconds."""

    pre_roll: float = 0.4
    """Sound that is kept from before an utterance: soft first words."""
    before: float = 0.13
    """So much of the sound before the talker's first moment is recognised too."""
    after: float = 0.16
    """And so much after his last. More would be heard as words, where others talk on."""
    onset: int = 2
    """Voiced moments in a row that begin speech; fewer are a click."""
    longest: float = 8.0
    """An utterance is cut here, so that music or a crowd cannot hold it open."""
    foreground: ForegroundSettings = field(default_factory=ForegroundSettings)


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
        self._moments: list[Moment] = []
        self._foreground = Foreground(self._settings.foreground)
        self._talker = Span(0, 0)

    @property
    def is_open(self) -> bool:
        """Whether somebody is in the middle of an utterance."""
        return bool(self._moments)

    @property
    def pause(self) -> float:
        """Seconds of silence since the last moment of the open utterance's talker."""
        return (len(self._moments) - self._talker.end) * FRAME_SECONDS

    @property
    def has_paused(self) -> bool:
        """Whether all has been heard that is to be recognised if the talker has finished."""
        return self.is_open and len(self._moments) >= self._recognised.end

    @property
    def is_full(self) -> bool:
        """Whether the open utterance is as long as one may be."""
        length = len(self._moments) - self._talker.first
        return length * FRAME_SECONDS >= self._settings.longest

    @property
    def segment(self) -> SpeechSegment:
        """The utterance that is open, as far as can be told by now."""
        first, end = self._talker
        return SpeechSegment(self._moments[first].start, self._moments[end - 1].end)

    @property
    def clearance(self) -> float:
        """By how many decibels the talker of the open utterance stands out from the room."""
        return self._foreground.clearance

    @property
    def sound(self) -> AudioChunk:
        """What of the open utterance is to be recognised."""
        first, end = self._recognised
        moments = self._moments[first:end]
        samples = np.concatenate([moment.samples for moment in moments])
        return AudioChunk(samples, moments[0].start)

    def hear(self, moment: Moment) -> None:
        """Follow the sound by one moment."""
        if self.is_open:
            self._moments.append(moment)
            self._foreground.hear(moment.level, moment.voiced, moment.floor)
            if moment.voiced:
                self._talker = self._foreground.span() or self._talker
            return
        self._recent.append(moment)
        self._voiced_run = self._voiced_run + 1 if moment.voiced else 0
        if self._voiced_run >= self._settings.onset:
            self._open()

    def close(self) -> SpeechSegment:
        """End the open utterance; the pause after it becomes the next one's pre-roll."""
        if not self.is_open:
            raise ValueError("no utterance is open")
        segment = self.segment
        rest = self._moments[self._talker.end :]
        self.reset()
        self._recent.extend(rest)
        return segment

    @property
    def _recognised(self) -> Span:
        before, after = self._settings.before, self._settings.after
        first = max(0, self._talker.first - round(before / FRAME_SECONDS))
        return Span(first, self._talker.end + round(after / FRAME_SECONDS))

    def _open(self) -> None:
        # What went before was not voiced, or belongs to the utterance before.
        self._moments = list(self._recent)
        first = len(self._moments) - min(self._settings.onset, len(self._moments))
        self._foreground = Foreground(self._settings.foreground)
        for number, moment in enumerate(self._moments):
            voiced = moment.voiced and number >= first
            self._foreground.hear(moment.level, voiced, moment.floor)
        self._talker = Span(first, len(self._moments))
