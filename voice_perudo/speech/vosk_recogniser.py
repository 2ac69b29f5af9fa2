"""One Vosk recogniser, and how its answers are read."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from itertools import pairwise
from typing import Any

import numpy as np

from voice_perudo.audio.types import RATE, Samples
from voice_perudo.hearing import Alternative, Hearing, Word

_FULL_SCALE = 32767.0


class VoskRecogniser:
    """Recognises one utterance after another with a fixed list of phrases.

    Made by :meth:`VoskModel.recogniser`. Every utterance starts afresh: nothing is
    adapted to the voice of the player before.
    """

    def __init__(self, native: Any, alternatives: int) -> None:
        """``native`` is a Vosk ``KaldiRecognizer`` that has heard nothing yet."""
        native.SetMaxAlternatives(alternatives)
        native.SetWords(True)
        self._native = native
        self._heard_before = 0
        self._heard = 0

    def accept(self, samples: Samples) -> None:
        """Hear more of the current utterance; ``samples`` at 16 kHz."""
        if len(samples) == 0:
            return
        # Vosk's own end of utterance, the returned value, is ignored: it goes on all the same.
        sound = np.clip(samples, -1.0, 1.0) * _FULL_SCALE
        self._native.AcceptWaveform(sound.astype(np.int16).tobytes())
        self._heard += len(samples)

    def finish(self) -> Hearing:
        """End the utterance: all its readings, best first, and be ready for the next one."""
        if not self._heard:
            return Hearing(())
        answer = json.loads(self._native.FinalResult())
        # Vosk counts seconds from the first utterance on.
        before = self._heard_before / RATE
        seconds = self._heard / RATE
        self._heard_before += self._heard
        self._heard = 0
        return Hearing(readings(answer, before), 0.0, seconds)

    def reset(self) -> None:
        """Forget the current utterance."""
        # Vosk's own Reset keeps the last frames and the voice's adaptation.
        self.finish()


def readings(answer: Mapping[str, Any], before: float = 0.0) -> tuple[Alternative, ...]:
    """The readings in a final answer of Vosk, best first; none when no words were heard.

    ``before`` seconds are taken off all times. A reading without words is kept among
    others: it is the belief that nobody spoke. Its ``confidence`` of an alternative
    is a log-likelihood in nats already, larger is likelier.
    """
    best: dict[str, Alternative] = {}
    for item in answer.get("alternatives", [answer]):
        words = tuple(_words(item.get("result", ()), before))
        reading = Alternative(words, float(item.get("confidence", 0.0)))
        if reading.text not in best or reading.score > best[reading.text].score:
            best[reading.text] = reading
    ordered = sorted(best.values(), key=lambda reading: -reading.score)
    return tuple(ordered) if any(reading.words for reading in ordered) else ()


def _words(items: Iterable[Mapping[str, Any]], before: float) -> Iterable[Word]:
    for item in items:
        parts = [part for part in str(item["word"]).split("_") if part]
        times = np.linspace(item["start"] - before, item["end"] - before, len(parts) + 1)
        confidence = float(item.get("conf", 1.0))
        for part, (start, end) in zip(parts, pairwise(times.tolist()), strict=True):
            yield Word(part, max(0.0, start), max(0.0, end), confidence)
