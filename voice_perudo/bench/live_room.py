"""A room that exists only in numbers: a table, a loudspeaker, a microphone and its noise.

Time in it is simulated, except that the referee's own work takes as long as it takes here:
what he says begins so much later after the sound that made him say it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from time import perf_counter

import numpy as np

from voice_perudo.audio.frames import FRAME
from voice_perudo.audio.levels import gain
from voice_perudo.audio.own_voice import OwnVoice
from voice_perudo.audio.placed import Placed, mix_in
from voice_perudo.audio.resampling import at_rate
from voice_perudo.audio.sinks import Queue
from voice_perudo.audio.types import RATE, AudioChunk, AudioClip, Samples

_DECAY = 6.908
"""The natural logarithm of 1000: a room's reverberation time is that of a fall by 60 dB."""


@dataclass(frozen=True, slots=True)
class RoomSettings:
    """Levels in decibels, times in seconds."""

    echo: float = -10.0
    """How loud the referee is at the microphone, against what he plays."""
    delay: float = 0.12
    """From the sample played to the same one heard: the devices' buffers and the air."""
    reverberation: float = 0.4
    """The time in which the room's echo falls by 60 dB."""
    direct: float = 6.0
    """How much louder the direct sound is than all the echo together."""
    noise: float = -60.0
    """The room's own noise, in dBFS."""
    player: float = -6.0
    """How loud the players are, against the synthesiser's clips."""
    seed: int = 1


def impulse_response(settings: RoomSettings) -> Samples:
    """From the loudspeaker's samples to the microphone's: a delay, a peak, decaying noise.

    Its energy is that of :attr:`RoomSettings.echo`.
    """
    times = np.arange(round(settings.reverberation * RATE)) / RATE
    drawn = np.random.default_rng(settings.seed).standard_normal(len(times))
    tail = drawn * np.exp(-_DECAY * times / settings.reverberation)
    tail /= np.sqrt(np.sum(tail**2))
    tail[0] += gain(settings.direct)
    late = np.zeros(round(settings.delay * RATE))
    sound = np.concatenate((late, tail / np.sqrt(np.sum(tail**2)) * gain(settings.echo)))
    return sound.astype(np.float32)


@dataclass(frozen=True, slots=True)
class Played:
    """A clip that began to sound at ``start``.

    ``work``: seconds between the last sample that was heard before it and the clip.
    """

    start: float
    work: float


class Room:
    """The microphone as a source, the loudspeaker as a sink."""

    def __init__(
        self, settings: RoomSettings | None = None, clock: Callable[[], float] = perf_counter
    ) -> None:
        """``clock`` tells how long work takes: ``process_time`` leaves out what other
        programs take of the processor."""
        self.settings = settings or RoomSettings()
        self._clock = clock
        self.own = OwnVoice()
        self.played: list[Played] = []
        self.silenced: list[float] = []
        self.heard = 0.0
        """The end of the sound that has reached the referee."""
        self._response = impulse_response(self.settings)
        self._transform = np.fft.rfft(self._response, _size(self._response))
        self._hiss = gain(self.settings.noise)
        self._noise = np.random.default_rng(self.settings.seed + 1)
        self._voices: list[Placed] = []
        self._queue = Queue()
        self._done = 0.0
        self._resumed: float | None = None

    def now(self) -> float:
        """The moment in the room."""
        return max(self._done, self.heard) + self._worked()

    def say(self, sound: Samples, start: float) -> None:
        """Somebody at the table makes a sound, from ``start`` on."""
        self._voices.append(Placed(sound, round(start * RATE)))

    def play(self, clip: AudioClip, at: float) -> float:
        """Play the clip now, or after the one before."""
        start = self._queue.begin(clip, self.now())
        self.own.begins(clip, start)
        self.played.append(Played(start, self._worked()))
        return self._queue.until

    def stop(self, at: float) -> None:
        """Silence now."""
        now = self.now()
        self._queue.cut(now)
        self.own.stops(now)
        self.silenced.append(now)

    def close(self) -> None:
        """Nothing is open."""

    def chunks(self, happens: Callable[[], bool]) -> Iterator[AudioChunk]:
        """What the microphone hears while ``happens``, asked before each chunk, says so."""
        while happens():
            start = self.heard
            sound = self._sound(round(start * RATE))
            self._done = max(self._done, start + FRAME / RATE)
            self.heard = start + FRAME / RATE
            self._resumed = self._clock()
            yield AudioChunk(sound, start)
            self._done += self._worked()
            self._resumed = None

    def _worked(self) -> float:
        """Seconds since the last sound was handed out."""
        return 0.0 if self._resumed is None else self._clock() - self._resumed

    def _sound(self, first: int) -> Samples:
        hiss = self._noise.standard_normal(FRAME, np.float32) * np.float32(self._hiss)
        sound: Samples = hiss + self._echo(first)
        mix_in(self._voices, sound, first)
        self._voices = [voice for voice in self._voices if voice.end > first + FRAME]
        limited: Samples = np.clip(sound, -1.0, 1.0)
        return limited

    def _echo(self, first: int) -> Samples:
        reach = len(self._response)
        if not self.own.sounds((first - reach) / RATE, (first + FRAME) / RATE):
            return np.zeros(FRAME, np.float32)
        played = self.own.samples((first - reach) / RATE, reach + FRAME)
        size = _size(self._response)
        sound = np.fft.irfft(np.fft.rfft(played, size) * self._transform, size)
        return sound[reach : reach + FRAME].astype(np.float32)


def spoken(clip: AudioClip, decibels: float) -> Samples:
    """A player's clip as it reaches the microphone."""
    samples: Samples = at_rate(clip, RATE).samples * np.float32(gain(decibels))
    return samples


def _size(response: Samples) -> int:
    """A power of two in which a chunk's echo does not wrap round."""
    return 1 << (2 * len(response) + FRAME).bit_length()
