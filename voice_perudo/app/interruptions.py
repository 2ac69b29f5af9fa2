"""What players say while the referee speaks: it silences him, it counts, or it is himself."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

import numpy as np

from voice_perudo.app.voice import Voice
from voice_perudo.audio.frames import Frames
from voice_perudo.audio.types import AudioChunk
from voice_perudo.hearing import Hearing
from voice_perudo.language.interpretation import (
    IntentName,
    Interpretation,
    NotUnderstood,
    Unclear,
    Understood,
)
from voice_perudo.speech.listener import HeardUtterance
from voice_perudo.speech.stop_words import StopListener

_SILENCING = frozenset({IntentName.STOP, IntentName.PAUSE})


@dataclass(frozen=True, slots=True)
class InterruptionSettings:
    """Times in seconds."""

    tail: float = 0.35
    """How long the room and the sound card go on after an announcement."""
    belongs: float = 0.6
    """How much later than a word it was understood that silenced the referee."""


class Interruptions:
    """Listens for stop words while ``voice`` speaks, and judges what else is said meanwhile."""

    def __init__(
        self, voice: Voice, stop: StopListener, settings: InterruptionSettings | None = None
    ) -> None:
        self._voice = voice
        self._stop = stop
        self._settings = settings or InterruptionSettings()
        self._frames = Frames()
        self._hushed_at = -np.inf

    def watch(self, chunks: Iterable[AudioChunk]) -> Iterator[AudioChunk]:
        """The chunks, each listened to for stop words first."""
        for chunk in chunks:
            if self._voice.until > chunk.start:
                self._listen(chunk)
            else:
                self._stop.rest()
                self._frames = Frames()
            yield chunk

    def heeds(
        self, utterance: HeardUtterance, hearing: Hearing, interpretation: Interpretation
    ) -> bool:
        """Whether an utterance is to be answered as it was understood."""
        if self._is_echo(hearing):
            return False
        settings = self._settings
        if utterance.start <= self._hushed_at <= utterance.end + settings.belongs:
            # It has had its effect already: the game goes on as it is.
            return not _only_silences(interpretation)
        if self._voice.spoke_between(utterance.start - settings.tail, utterance.end):
            # Nobody is asked to repeat what may have been the referee himself, or no speech.
            return isinstance(interpretation, Understood | Unclear)
        return True

    def _is_echo(self, hearing: Hearing) -> bool:
        if not hearing.alternatives:
            return False
        words = hearing.alternatives[0].words
        start, end = (words[0].start, words[-1].end) if words else (hearing.start, hearing.end)
        return self._voice.echo.is_echo(hearing.text, start, end)

    def _listen(self, chunk: AudioChunk) -> None:
        if self._frames.leaps_to(chunk.start):
            self._stop.rest()
        for moment in self._frames.cut(chunk):
            if self._stop.hears(moment.samples):
                self._stop.rest()
                self._hushed_at = chunk.end
                self._voice.hush()


def _only_silences(interpretation: Interpretation) -> bool:
    if isinstance(interpretation, Understood):
        return interpretation.intent.name in _SILENCING
    return isinstance(interpretation, NotUnderstood | Unclear)
