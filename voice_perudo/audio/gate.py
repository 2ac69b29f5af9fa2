"""Keeps the referee from hearing himself, but lets through who talks over him.

While the referee speaks, and until the room has died down, his voice is taken out of what
the microphone hears. What remains is let through only where it is much louder than what
usually remains: that is a player. Everything else is held back.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

import numpy as np

from voice_perudo.audio.echo_canceller import BLOCK, CancellerSettings, EchoCanceller
from voice_perudo.audio.frames import FRAME, FRAME_SECONDS, Frames
from voice_perudo.audio.levels import SILENCE, gain, level
from voice_perudo.audio.own_voice import OwnVoice
from voice_perudo.audio.types import AudioChunk, Samples
from voice_perudo.audio.voice_activity import NoiseFloor


@dataclass(frozen=True, slots=True)
class GateSettings:
    """Levels in decibels, times in seconds."""

    margin: float = 10.0
    """So much louder than what usually remains of the referee is a player."""
    share: float = 0.8
    """What usually remains: the level that this share of the moments stays below."""
    window: float = 2.5
    """How much of the referee's last speech that is learned from."""
    at_first: float = -6.0
    """What remains of the referee, against what he plays, before anything is learned."""
    at_first_for: float = 0.3
    """How much of his speech that stands for, once some has been heard."""
    mistaken: tuple[float, float] = (2.0, 0.6)
    """A player who is heard for more than that share of so many seconds of the referee's speech
    is none: the referee has become louder, or is not taken out any more."""
    above_room: float = 9.0
    """A player is at least so much louder than the quiet room."""
    onset: tuple[int, int] = (3, 5)
    """So many of the last so many moments must be a player's for the gate to open."""
    pre_roll: float = 0.4
    """Sound from before that goes through when it opens."""
    rise: float = 0.16
    """How much of that is as loud as it was; the rest is softened: a word begins softly."""
    hangover: float = 0.25
    """How long after a loud moment the sound stays as loud as it was."""
    softened: float = -26.0
    """How much softer it is made afterwards."""
    hold: float = 1.5
    """How long after a loud moment the gate stays open: nobody waits longer for an end."""
    floor_window: float = 6.0
    """How far back the quiet room is listened to."""


class Gate:
    """From the microphone's sound to the table's."""

    def __init__(self, own: OwnVoice, settings: GateSettings | None = None) -> None:
        self._own = own
        self._settings = settings or GateSettings()
        self._canceller = EchoCanceller()
        self._reach = CancellerSettings().reach
        self._judge = _Judge(self._settings, self._reach)
        self._frames = Frames()
        self._sounding = False
        self._passage = _Passage(self._settings)

    def table(self, chunks: Iterable[AudioChunk]) -> Iterator[AudioChunk]:
        """The sound of the table; it breaks off where only the referee is heard."""
        for chunk in chunks:
            for moment in self._frames.cut(chunk):
                yield from self._let_through(moment)
        if len(self._frames.rest.samples) and not self._sounding:
            yield self._frames.rest

    def _let_through(self, moment: AudioChunk) -> Iterator[AudioChunk]:
        sounding = self._own.sounds(moment.start - self._reach, moment.start + FRAME_SECONDS)
        if sounding:
            played = self._own.samples(moment.start, FRAME)
            cleaned = self._cleaned(moment.samples, played)
            loud = self._judge.is_player(level(cleaned), level(played))
            yield from self._passage.take(AudioChunk(cleaned, moment.start), loud)
        else:
            if self._sounding:
                self._canceller.rest()
                self._judge.rest()
                self._passage.close()
            self._judge.hear_room(level(moment.samples))
            yield moment
        self._sounding = sounding

    def _cleaned(self, heard: Samples, played: Samples) -> Samples:
        return np.concatenate(
            [
                self._canceller.cleaned(heard[at : at + BLOCK], played[at : at + BLOCK])
                for at in range(0, FRAME, BLOCK)
            ]
        )


class _Judge:
    """Tells a player from what remains of the referee, by loudness."""

    def __init__(self, settings: GateSettings, reach: float) -> None:
        self._settings = settings
        self._floor = NoiseFloor(settings.floor_window, 0.5)
        size = round(settings.window / FRAME_SECONDS)
        first = round(settings.at_first_for / FRAME_SECONDS)
        self._remains = deque([settings.at_first] * first, maxlen=size)
        self._played: deque[float] = deque(maxlen=round(reach / FRAME_SECONDS))
        self._louder: deque[bool] = deque(maxlen=round(settings.mistaken[0] / FRAME_SECONDS))

    def rest(self) -> None:
        """The referee has fallen silent, and the room after him."""
        self._played.clear()

    def hear_room(self, loudness: float) -> None:
        """A moment in which the referee is silent."""
        self._floor.hear(loudness)

    def is_player(self, remains: float, played: float) -> bool:
        """Whether a moment holds a player's voice, by the levels of what remains and of what
        is played meanwhile."""
        settings = self._settings
        self._played.append(played)
        # How late it is heard is not known: the loudest that may be heard now counts.
        loudest = max(self._played)
        if loudest <= SILENCE:
            return False
        usual = sorted(self._remains)[int(settings.share * (len(self._remains) - 1))]
        louder = remains - loudest > usual + settings.margin
        self._louder.append(louder)
        mistaken = sum(self._louder) > settings.mistaken[1] * (self._louder.maxlen or 0)
        if mistaken or not louder:
            self._remains.append(remains - loudest)
        return louder and remains > self._floor.level + settings.above_room


class _Passage:
    """Lets a player through, with what came just before; softens what is between his words."""

    def __init__(self, settings: GateSettings) -> None:
        self._settings = settings
        self._recent: deque[AudioChunk] = deque(maxlen=round(settings.pre_roll / FRAME_SECONDS))
        self._loud: deque[bool] = deque(maxlen=settings.onset[1])
        self._since_loud: float | None = None
        """Seconds since the last loud moment, while the gate is open."""

    def close(self) -> None:
        """Begin afresh: the referee has fallen silent."""
        self._recent.clear()
        self._loud.clear()
        self._since_loud = None

    def take(self, moment: AudioChunk, loud: bool) -> Iterator[AudioChunk]:
        """What goes through of a moment while the referee speaks."""
        self._loud.append(loud)
        onset = sum(self._loud) >= self._settings.onset[0]
        if self._since_loud is None:
            self._recent.append(moment)
            if onset:
                self._since_loud = 0.0
                yield from self._beginning()
            return
        self._since_loud = 0.0 if onset else self._since_loud + FRAME_SECONDS
        if self._since_loud > self._settings.hold:
            self.close()
            return
        spoken = self._since_loud <= self._settings.hangover
        yield moment if spoken else self._soft(moment)

    def _beginning(self) -> Iterator[AudioChunk]:
        moments = tuple(self._recent)
        self._recent.clear()
        rising = round(self._settings.rise / FRAME_SECONDS) + self._settings.onset[1]
        for left, moment in zip(range(len(moments), 0, -1), moments, strict=True):
            yield moment if left <= rising else self._soft(moment)

    def _soft(self, moment: AudioChunk) -> AudioChunk:
        factor = np.float32(gain(self._settings.softened))
        return AudioChunk(moment.samples * factor, moment.start)
