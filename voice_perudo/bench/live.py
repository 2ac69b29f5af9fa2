"""The command ``voice-perudo bench --live``: the whole loop, in simulated rooms."""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter, process_time

import numpy as np
import soundfile

from voice_perudo.app.ears import Ears
from voice_perudo.audio.types import RATE, AudioClip
from voice_perudo.bench.live_evening import evening
from voice_perudo.bench.live_figures import Figures
from voice_perudo.bench.live_report import as_text
from voice_perudo.bench.live_room import Room, RoomSettings
from voice_perudo.bench.live_table import LiveTable
from voice_perudo.bench.live_trials import (
    answers,
    noise,
    own_voice,
    recorded,
    stops,
    talk_over,
)
from voice_perudo.bench.manifest import Recording, read_manifest
from voice_perudo.bench.memory import peak_memory
from voice_perudo.bench.run import models_for
from voice_perudo.speech.pyttsx3_synthesiser import Pyttsx3Synthesiser
from voice_perudo.speech.synthesiser import Synthesiser, SynthesisVoice

ROOMS = (
    RoomSettings(delay=0.03, reverberation=0.3, seed=1),
    RoomSettings(delay=0.12, reverberation=0.4, seed=2),
    RoomSettings(delay=0.2, reverberation=0.5, seed=3),
)
"""A laptop's own loudspeaker, a small room, a slow device in a larger one."""

_SILENCE = 0.2
"""Seconds of sound in the game whose start is timed."""


@dataclass(frozen=True, slots=True)
class LivePlan:
    """How much is tried in each language.

    ``processor``: count what this program takes of the processor instead of the wall
    clock, as if the machine had nothing else to do.
    """

    count: int = 30
    minutes: float = 1.0
    hours: float = 0.0
    processor: bool = False


def bench_live(
    languages: Sequence[str],
    manifest: Path | None,
    model: str | None,
    plan: LivePlan,
    *,
    one_object: bool,
) -> Iterator[str]:
    """The lines to print; progress on standard error.

    Raises:
        VoicePerudoError: the manifest, a recording, a model or the synthesiser cannot be used.
    """
    recordings = read_manifest(manifest) if manifest is not None else ()
    models = models_for(languages, model) if model is not None else None
    with (
        tempfile.TemporaryDirectory(prefix="voice-perudo-") as cache,
        closing(TimedSynthesiser(Pyttsx3Synthesiser(Path(cache)))) as synthesiser,
    ):
        ears = Ears(models)
        found = [_measured(code, ears, synthesiser, recordings, plan) for code in languages]
    if one_object:
        body = {
            "clock": "processor" if plan.processor else "wall",
            "simulated": True,
            "languages": [figures.as_json() for figures in found],
        }
        yield json.dumps(body, ensure_ascii=False)
    else:
        yield from as_text(found, processor=plan.processor)


def _measured(
    language: str,
    ears: Ears,
    synthesiser: TimedSynthesiser,
    recordings: Sequence[Recording],
    plan: LivePlan,
) -> Figures:
    figures = Figures(language, start=_start_seconds(language))
    clock = process_time if plan.processor else perf_counter
    tables = [LiveTable(language, Room(room, clock), ears, synthesiser) for room in ROOMS]
    own = [one for one in recordings if one.language == language]
    synthesiser.waited.clear()
    for number, table in enumerate(tables):
        count = plan.count // len(tables) + (number < plan.count % len(tables))
        _tell(f"{language}: room {number + 1} of {len(tables)}")
        answers(table, count, figures)
        own_voice(table, count, figures)
        stops(table, count, figures)
        talk_over(table, count, figures)
        recorded(table, own[number :: len(tables)], figures)
        noise(table, plan.minutes / len(tables), figures)
    figures.clips = list(synthesiser.waited)
    if plan.hours:
        figures.evening = evening(tables[1], plan.hours, _tell)
    figures.memory = peak_memory()
    return figures


def _start_seconds(language: str) -> float | None:
    """How long a game takes from the command to the end of a recording of next to nothing."""
    with tempfile.TemporaryDirectory(prefix="voice-perudo-") as folder:
        sound = Path(folder) / "silence.wav"
        soundfile.write(sound, np.zeros(round(_SILENCE * RATE), np.float32), RATE)
        command = [sys.executable, "-m", "voice_perudo", "play", "--audio", str(sound)]
        options = ["--language", language, "--players", "anna,ben", "--no-journal"]
        began = perf_counter()
        done = subprocess.run([*command, *options], capture_output=True, check=False)
        seconds = perf_counter() - began
    return seconds if done.returncode == 0 else None


class TimedSynthesiser:
    """Remembers how long the thread that made it ``waited`` for the referee's clips."""

    def __init__(self, inner: Synthesiser) -> None:
        self._inner = inner
        self._thread = threading.get_ident()
        self.waited: list[float] = []

    def clip(self, text: str, voice: SynthesisVoice) -> AudioClip:
        """The text as sound."""
        began = perf_counter()
        clip = self._inner.clip(text, voice)
        if voice.variant is None and threading.get_ident() == self._thread:
            self.waited.append(perf_counter() - began)
        return clip

    def check(self, voice: SynthesisVoice) -> None:
        """Raise SynthesisError unless the voice can be used here."""
        self._inner.check(voice)

    def close(self) -> None:
        """End what the synthesiser runs."""
        self._inner.close()


def _tell(text: str) -> None:
    sys.stderr.write(f"{text}\n")
    sys.stderr.flush()
