"""What the referee says, sample by sample: what the microphone will hear of him."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

import numpy as np

from voice_perudo.audio.placed import Placed, mix_in
from voice_perudo.audio.resampling import at_rate
from voice_perudo.audio.types import RATE, AudioClip, Samples

REMEMBERED = 64
"""Clips kept at most, while nothing is asked about them."""

DIED_AWAY = 5.0
"""Seconds after its end from which on a clip is not heard in any room, however late it comes."""


class OwnVoice:
    """The referee's voice as the loudspeaker puts it out.

    It is asked about ever later moments: what was over long before the last one is forgotten.

    :meth:`begins` and :meth:`stops` may be called by the device's own thread; they take
    times on the device's clock, which ``position`` makes into seconds of the session's sound.
    """

    def __init__(self, position: Callable[[float], float] = lambda time: time) -> None:
        self._position = position
        self._news: deque[tuple[AudioClip | None, float]] = deque()
        self._played: deque[Placed] = deque(maxlen=REMEMBERED)

    def begins(self, clip: AudioClip, at: float) -> None:
        """The first sample of ``clip`` sounds then."""
        self._news.append((clip, at))

    def stops(self, at: float) -> None:
        """Nothing sounds from then on until the next beginning."""
        self._news.append((None, at))

    def samples(self, start: float, count: int) -> Samples:
        """``count`` samples of it at 16 kHz from ``start`` seconds of the session's sound on."""
        first = round(start * RATE)
        self._read_news(first)
        sound = np.zeros(count, np.float32)
        mix_in(self._played, sound, first)
        return sound

    def sounds(self, start: float, end: float) -> bool:
        """Whether any of it falls between ``start`` and ``end``."""
        first, last = round(start * RATE), round(end * RATE)
        self._read_news(first)
        return any(piece.start < last and piece.end > first for piece in self._played)

    def _read_news(self, asked: int) -> None:
        """Take in what has happened, and forget what is over by the sample ``asked``."""
        while self._news:
            clip, at = self._news.popleft()
            position = round(self._position(at) * RATE)
            if clip is None:
                kept = (piece.until(position) for piece in self._played)
                self._played = deque(kept, maxlen=REMEMBERED)
            else:
                self._played.append(Placed(at_rate(clip, RATE).samples, position))
        while self._played and self._played[0].end < asked - DIED_AWAY * RATE:
            self._played.popleft()
