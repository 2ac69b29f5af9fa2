"""Takes the referee's own voice out of what the microphone hears.

What is played is known sample by sample; how the room changes it on its way to the
microphone is not, and is learned. The filter is the partitioned-block frequency-domain
adaptive Kalman filter: G. Enzner and P. Vary, "Frequency-domain adaptive Kalman filter for
acoustic echo control in hands-free telephones", Signal Processing 86 (2006), with the
partitions of F. Kuech, E. Mabande and G. Enzner, "State-space architecture of the
partitioned-block-based acoustic echo controller", ICASSP 2014. Its step size follows from
how uncertain the filter is and how much else there is to hear, so that it keeps still by
itself while somebody talks over the referee.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from voice_perudo.audio.types import RATE, Samples

BLOCK = 256
"""Samples taken at once, 16 ms at 16 kHz."""

Spectra = npt.NDArray[np.complex64]
Powers = npt.NDArray[np.float32]

_TINY = np.float32(1e-9)


@dataclass(frozen=True, slots=True)
class CancellerSettings:
    """How the path from the loudspeaker to the microphone is followed."""

    reach: float = 0.4
    """Seconds that the path may take, from the device's delay to the end of the room's echo."""
    keeping: float = 0.9998
    """How much of the path is the same one block later (0–1)."""
    doubt: float = 0.5
    """How uncertain the path is at first: the power gain of its parts all together."""
    memory: float = 0.8
    """How much of the power of everything else is remembered from block to block (0–1)."""


class EchoCanceller:
    """An adaptive filter from what is played to what is heard of it."""

    def __init__(self, settings: CancellerSettings | None = None) -> None:
        self._settings = settings or CancellerSettings()
        self._parts = int(np.ceil(self._settings.reach * RATE / BLOCK))
        shape = (self._parts, BLOCK + 1)
        self._path: Spectra = np.zeros(shape, np.complex64)
        first = self._settings.doubt / self._parts
        self._doubt: Powers = np.full(shape, first, np.float32)
        self._others: Powers = np.full(BLOCK + 1, _TINY, np.float32)
        self.rest()

    def rest(self) -> None:
        """Nothing has been played for as long as the room echoes; the path is remembered."""
        self._played: Spectra = np.zeros_like(self._path)
        self._before: Samples = np.zeros(BLOCK, np.float32)

    def cleaned(self, heard: Samples, played: Samples) -> Samples:
        """One :data:`BLOCK` as heard, without what is known of the block played meanwhile."""
        self._take(played)
        settings = self._settings
        self._path *= np.float32(settings.keeping)
        self._doubt *= np.float32(settings.keeping**2)
        self._doubt += np.float32(1 - settings.keeping**2) * _power(self._path)
        echo = np.fft.irfft((self._path * self._played).sum(axis=0))[BLOCK:]
        rest = (heard - echo).astype(np.float32)
        self._learn(rest)
        return rest

    def _take(self, played: Samples) -> None:
        self._played = np.roll(self._played, 1, axis=0)
        self._played[0] = np.fft.rfft(np.concatenate((self._before, played)))
        self._before = played

    def _learn(self, rest: Samples) -> None:
        error = np.fft.rfft(np.concatenate((np.zeros(BLOCK, np.float32), rest)))
        played = _power(self._played)
        uncertain = (self._doubt * played).sum(axis=0)
        memory = np.float32(self._settings.memory)
        # What is left holds the filter's own failure too: not to be taken for somebody.
        others = np.maximum(_power(error) - uncertain / 2, _power(error) * np.float32(0.1))
        self._others += (1 - memory) * (others - self._others)
        gain = self._doubt / (uncertain + 2 * self._others + _TINY)
        change = np.fft.irfft(gain * np.conj(self._played) * error, axis=1)
        change[:, BLOCK:] = 0.0
        self._path += np.fft.rfft(change, axis=1).astype(np.complex64)
        self._doubt *= np.maximum(1 - gain * played / 2, np.float32(0.0))


def _power(spectra: npt.NDArray[np.complexfloating]) -> Powers:
    return (spectra.real**2 + spectra.imag**2).astype(np.float32)
