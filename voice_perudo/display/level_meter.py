"""How loud the microphone hears the room, on one live line at the bottom of a terminal."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass

import numpy as np
from rich.console import Console
from rich.live import Live
from rich.text import Text

from voice_perudo.audio.clock import Clock, RealTime
from voice_perudo.audio.frames import FRAME_SECONDS
from voice_perudo.audio.levels import SILENCE, level
from voice_perudo.audio.types import Samples
from voice_perudo.audio.voice_activity import NoiseFloor


@dataclass(frozen=True, slots=True)
class MeterSettings:
    """What is shown, and when a hint is given. Levels in dBFS, times in seconds."""

    every: float = 0.1
    """The line changes no more often than this."""
    softest: float = -72.0
    """Where the bar begins; it ends at full scale."""
    cell: float = 2.0
    """Decibels a character."""
    memory: float = 3.0
    """How far back the loudest moment is looked for."""
    quiet: float = -45.0
    """A voice that stays below it is too quiet."""
    voice: float = 10.0
    """So many decibels above the room somebody is speaking."""
    full_scale: float = 0.99
    floor_window: float = 4.0
    floor_share: float = 0.15
    """The floor is the level that this share of the window stays below."""


MUTED = "nothing at all: is the microphone muted?"
CLIPPING = "clipping: turn the microphone down"
TOO_QUIET = "too quiet: come nearer, or turn the microphone up"


class Meter:
    """What was heard last: the level, the room's floor, and what is wrong with them."""

    def __init__(self, settings: MeterSettings | None = None) -> None:
        self._settings = settings or MeterSettings()
        self._floor = NoiseFloor(self._settings.floor_window, self._settings.floor_share)
        moments = round(self._settings.memory / FRAME_SECONDS)
        self._levels: deque[float] = deque(maxlen=moments)
        self._peaks: deque[float] = deque(maxlen=moments)

    def hear(self, samples: Samples) -> float:
        """Take in one moment of about 32 ms; returns its level."""
        loudness = level(samples)
        self._floor.hear(loudness)
        self._levels.append(loudness)
        self._peaks.append(float(np.abs(samples).max(initial=0.0)))
        return loudness

    @property
    def floor(self) -> float:
        """The room's level between the voices, in dBFS."""
        return self._floor.level

    @property
    def hint(self) -> str:
        """What to do about the microphone, if anything."""
        settings = self._settings
        loudest = max(self._levels, default=SILENCE)
        if len(self._levels) == self._levels.maxlen and loudest <= SILENCE:
            return MUTED
        if max(self._peaks, default=0.0) >= settings.full_scale:
            return CLIPPING
        if self.floor + settings.voice < loudest < settings.quiet and self.floor > SILENCE:
            return TOO_QUIET
        return ""

    def line(self, loudness: float) -> str:
        """The bar of a level, ``|`` marking the floor: ``[###|####---]  -45 dBFS, room -63``."""
        settings = self._settings
        cells = round(-settings.softest / settings.cell)
        filled = self._cell(loudness)
        marks = ["#" if cell < filled else "-" for cell in range(cells)]
        marks[min(cells - 1, self._cell(self.floor))] = "|"
        text = f"[{''.join(marks)}] {loudness:4.0f} dBFS"
        if self.floor > SILENCE:  # the room has been heard for long enough
            text = f"{text}, room {self.floor:.0f}"
        return f"{text}  {self.hint}".rstrip()

    def _cell(self, loudness: float) -> int:
        return max(0, round((loudness - self._settings.softest) / self._settings.cell))


class LevelMeter:
    """Shows a meter below everything else that the console prints, until it is closed."""

    def __init__(
        self,
        console: Console,
        clock: Clock | None = None,
        settings: MeterSettings | None = None,
        *,
        shown: bool = True,
    ) -> None:
        """Shows nothing where the console is no terminal, or if it is not to be ``shown``."""
        self._settings = settings or MeterSettings()
        self._meter = Meter(self._settings)
        self._clock = clock or RealTime()
        self._loudest = SILENCE
        self._line = ""
        self._shown_at: float | None = None
        self._live: Live | None = None
        if shown and console.is_terminal and not console.is_dumb_terminal:
            self._live = Live(
                console=console,
                auto_refresh=False,
                transient=True,
                redirect_stdout=False,
                redirect_stderr=False,
            )

    @property
    def closed(self) -> bool:
        """Whether nothing is shown any more, or ever."""
        return self._live is None

    def hear(self, samples: Samples) -> None:
        """The next moment of sound; shown if the line has not changed for a while."""
        if self._live is None:
            return
        self._loudest = max(self._loudest, self._meter.hear(samples))
        now = self._clock.now()
        if self._shown_at is not None and now - self._shown_at < self._settings.every:
            return
        line, self._loudest = self._meter.line(self._loudest), SILENCE
        if line != self._line:
            self._line, self._shown_at = line, now
            self._live.start()
            text = Text(line, no_wrap=True, overflow="crop", style="dim")
            self._live.update(text, refresh=True)

    def close(self) -> None:
        """Take the line away; harmless when repeated."""
        if self._live is not None:
            self._live.stop()
        self._live = None
