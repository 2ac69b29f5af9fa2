"""Hears "stop!" while the referee speaks, before the word is quite over."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from voice_perudo.audio.frames import FRAME_SECONDS
from voice_perudo.audio.levels import level
from voice_perudo.audio.types import RATE, Samples
from voice_perudo.hearing import UNKNOWN
from voice_perudo.speech.recogniser import Recogniser


@dataclass(frozen=True, slots=True)
class StopSettings:
    """Times in seconds, levels in decibels."""

    above_room: float = 9.0
    """A call is so much louder than the sound between calls."""
    floor_window: float = 2.0
    """How far back that sound is looked for."""
    floor_share: float = 0.2
    """It is what this share of the moments stays below."""
    shortest: float = 0.2
    """No call is shorter."""
    longest: float = 1.2
    """What goes on for longer is no call but talk."""
    pause: float = 0.3
    """So much softer sound ends a call."""
    lead: float = 0.3
    """Sound from before the call that is recognised too."""
    every: float = 0.096
    """How often a call that goes on is listened to again."""
    lead_out: float = 0.25
    """Silence that is heard after the last sample, so that the recogniser makes up its mind."""


@dataclass(frozen=True, slots=True)
class StopWords:
    """A recogniser of a language's stop words, and the scores by which one was said.

    ``sure``: at once; ``likely``: if it is still heard the next time.
    """

    recogniser: Recogniser
    sure: float
    likely: float


class StopListener:
    """Fed with the moments (32 ms) of the table's sound while the referee speaks.

    A recogniser tells nothing before its utterance has ended; so the call is ended for it,
    again and again, while it is still going on.
    """

    def __init__(
        self, words: Mapping[str, StopWords], settings: StopSettings | None = None
    ) -> None:
        """``words`` by language."""
        self._words = words
        self._settings = settings or StopSettings()
        self._levels: deque[float] = deque(
            maxlen=round(self._settings.floor_window / FRAME_SECONDS)
        )
        self.rest()

    def rest(self) -> None:
        """Forget the call: the sound breaks off here."""
        self._call: list[Samples] = []
        self._lead: list[Samples] = []
        self._loud_for = 0.0
        self._quiet_for = 0.0
        self._checked = 0.0
        self._likely: frozenset[str] = frozenset()

    def hears(self, moment: Samples) -> bool:
        """Whether the moment completes a stop word."""
        settings = self._settings
        loudness = level(moment)
        self._levels.append(loudness)
        floor = sorted(self._levels)[int(settings.floor_share * len(self._levels))]
        loud = loudness > floor + settings.above_room
        if not self._call and not loud:
            self._lead = [*self._lead, moment][-round(settings.lead / FRAME_SECONDS) :]
            return False
        if not self._call:
            self._call = self._lead
        self._call.append(moment)
        self._loud_for += FRAME_SECONDS
        self._quiet_for = 0.0 if loud else self._quiet_for + FRAME_SECONDS
        if self._quiet_for >= settings.pause:
            self.rest()
            return False
        if not settings.shortest <= self._loud_for <= settings.longest:
            return False
        if self._loud_for - self._checked < settings.every:
            return False
        self._checked = self._loud_for
        return self._is_stop(np.concatenate(self._call))

    def _is_stop(self, sound: Samples) -> bool:
        silence = np.zeros(round(self._settings.lead_out * RATE), np.float32)
        before, self._likely = self._likely, frozenset[str]()
        for words in self._words.values():
            words.recogniser.reset()
            words.recogniser.accept(np.concatenate((sound, silence)))
            spoken = words.recogniser.finish().spoken
            if spoken is None or UNKNOWN in spoken.text.split() or spoken.score < words.likely:
                continue
            if spoken.score >= words.sure or spoken.text in before:
                return True
            self._likely |= {spoken.text}
        return False
