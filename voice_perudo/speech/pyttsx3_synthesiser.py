"""pyttsx3 as a synthesiser: one clip at a time in a process that can be killed."""

from __future__ import annotations

import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import soundfile

from voice_perudo.audio.types import AudioClip
from voice_perudo.errors import SynthesisError, reason_of
from voice_perudo.speech import pyttsx3_worker
from voice_perudo.speech.clip_cache import ClipCache, Key
from voice_perudo.speech.synthesiser import SynthesisVoice
from voice_perudo.speech.trimming import tidied
from voice_perudo.speech.worker_process import WorkerError, WorkerProcess
from voice_perudo.user_folders import user_cache

PATIENCE = 5.0
"""Seconds that one clip may take at each of two attempts; a usual one takes 0.1."""

PATIENCE_AT_FIRST = 15.0
"""Seconds that the synthesiser may take to start the first time: all its files are read then."""

REST = 30.0
"""Seconds for which a synthesiser that has failed is not asked again, so that one that hangs
holds up a game for no more than two attempts in each of them."""

_ATTEMPTS = 2
_CLIPS_PER_WORKER = 1000 if sys.platform == "linux" else 1
"""Elsewhere some versions speak only the first utterance of a process."""

_USUAL_PITCH = 50
_LONG_CLIP = 500_000
"""Bytes of the sound of ten seconds."""
_NOTHING = AudioClip(np.zeros(0, np.float32), 22_050)


@dataclass(frozen=True, slots=True)
class Installed:
    """What pyttsx3 found on this machine."""

    driver: str
    version: str
    voices: tuple[str, ...]

    @property
    def has_variants(self) -> bool:
        """Whether a voice can be disguised (``+f3``) and pitched."""
        return self.driver == "espeak"


class Pyttsx3Synthesiser:
    """Reads texts with the voices of the operating system, espeak-ng on Linux.

    Clips are kept, so a text is only ever spoken once. May be used by several threads.
    """

    def __init__(
        self,
        cache: Path | None = None,
        patience: float = PATIENCE,
        rest: float = REST,
        start: Callable[[], WorkerProcess] = lambda: WorkerProcess(pyttsx3_worker.__file__),
    ) -> None:
        """``cache`` is a folder for clips (the user's cache by default).

        ``patience`` and ``rest`` in seconds, as the constants of these names.
        """
        self._clips = ClipCache(cache or user_cache() / "clips")
        self._patience = patience
        self._patience_at_first = max(patience, PATIENCE_AT_FIRST)
        self._rest = rest
        self._deadline = 0.0
        self._resting: tuple[float, SynthesisError] | None = None
        self._start = start
        self._lock = threading.Lock()
        self._worker: WorkerProcess | None = None
        self._spoken = 0
        self._installed: Installed | None = None

    def clip(self, text: str, voice: SynthesisVoice) -> AudioClip:
        """The text as sound, without silence around it; no sound for no words.

        Raises:
            SynthesisError: there is no such voice, or the synthesiser failed twice, or it
                did so a short while ago.
        """
        if not any(character.isalnum() for character in text):
            return _NOTHING
        with self._lock:
            installed = self._found()
            voice_id = _voice_id(voice, installed)
            pitch = voice.pitch if voice.pitch is not None else _USUAL_PITCH
            key: Key = (text, voice_id, voice.rate, pitch, installed.version)
            known = self._clips.get(key)
            if known is not None:
                return known
            request = {
                "text": text,
                "voice": voice_id,
                "rate": voice.rate,
                "pitch": pitch if installed.has_variants else None,
            }
            return self._clips.put(key, self._spoken_clip(request))

    def check(self, voice: SynthesisVoice) -> None:
        """Raise SynthesisError, saying what to install, unless the voice can be used here."""
        with self._lock:
            _voice_id(voice, self._found())

    def close(self) -> None:
        """End the worker process; harmless when repeated."""
        with self._lock:
            if self._worker is not None:
                self._worker.close()
            self._worker = None

    def _found(self) -> Installed:
        if self._installed is None:
            self._check_rested()
            self._allow(self._patience_at_first)
            try:
                self._ready_worker()
            except WorkerError as failure:
                raise self._given_up(_failed(str(failure))) from failure
        assert self._installed is not None
        return self._installed

    def _spoken_clip(self, request: dict[str, Any]) -> AudioClip:
        self._check_rested()
        for attempt in range(1, _ATTEMPTS + 1):
            self._allow(self._patience)
            try:
                return self._spoken_once(request)
            except WorkerError as failure:
                self._end_worker()
                if attempt == _ATTEMPTS:
                    raise self._given_up(_failed(str(failure))) from failure
        raise AssertionError

    def _check_rested(self) -> None:
        """Raise the error of the last failure again while it is a short while ago."""
        if self._resting is not None and time.monotonic() < self._resting[0]:
            raise self._resting[1]
        self._resting = None

    def _allow(self, seconds: float) -> None:
        self._deadline = time.monotonic() + seconds

    def _left(self) -> float:
        return max(0.0, self._deadline - time.monotonic())

    def _given_up(self, error: SynthesisError) -> SynthesisError:
        self._end_worker()
        self._resting = (time.monotonic() + self._rest, error)
        return error

    def _end_worker(self) -> None:
        if self._worker is not None:
            self._worker.kill()
        self._worker = None

    def _spoken_once(self, request: dict[str, Any]) -> AudioClip:
        worker = self._ready_worker()
        with _room_for_a_clip() as folder:
            file = Path(folder) / "clip.wav"
            answer = worker.ask(request | {"file": str(file)}, self._left())
            if "ended" in answer:
                raise WorkerError(answer["ended"])
            if "error" in answer:
                raise _failed(answer["error"])
            if str(answer.get("voice")).lower() != request["voice"].lower():
                raise SynthesisError(
                    f"The synthesiser has no voice {request['voice']}: "
                    "choose another voice or variant."
                )
            clip = _read(file)
        self._spoken += 1
        if self._spoken >= _CLIPS_PER_WORKER:
            worker.close()
            self._worker = None
        return clip

    def _ready_worker(self) -> WorkerProcess:
        if self._worker is None:
            try:
                self._worker = self._start()
            except OSError as error:
                raise WorkerError(f"it cannot be started ({reason_of(error)})") from error
            self._spoken = 0
            self._installed = self._introduced(self._worker)
        return self._worker

    def _introduced(self, worker: WorkerProcess) -> Installed:
        words = worker.answer(self._left())
        if (fault := words.get("error", words.get("ended"))) is not None:
            raise self._given_up(
                SynthesisError(
                    "No speech synthesiser was found: install the Debian package espeak-ng "
                    f"({fault})."
                )
            )
        try:
            return Installed(words["driver"], words["version"], tuple(words["voices"]))
        except (KeyError, TypeError) as error:
            raise WorkerError("it introduced itself with nonsense") from error


def _voice_id(voice: SynthesisVoice, installed: Installed) -> str:
    chosen = voice.settings.choose(installed.voices)
    if chosen is None:
        raise SynthesisError(
            f"No voice for the language '{voice.language}' is installed: install the Debian "
            "package espeak-ng, or add the language to your system's text-to-speech voices."
        )
    if voice.variant and installed.has_variants:
        return f"{chosen}+{voice.variant}"
    return chosen


@contextmanager
def _room_for_a_clip() -> Iterator[str]:
    """A folder for the moment; raises WorkerError where there is no room for one."""
    try:
        folder = tempfile.TemporaryDirectory(prefix="voice-perudo-", ignore_cleanup_errors=True)
    except OSError as error:
        raise WorkerError(f"it has no room to work in ({reason_of(error)})") from error
    with folder as name:
        yield name


def _read(file: Path) -> AudioClip:
    try:
        samples, rate = soundfile.read(file, dtype="float32", always_2d=True)
    except (OSError, soundfile.LibsndfileError) as error:
        raise WorkerError("it wrote no sound") from error
    clip = tidied(samples.mean(axis=1), rate)
    if len(clip) == 0:
        raise WorkerError("it wrote silence")
    return AudioClip(clip, rate)


def _failed(reason: str) -> SynthesisError:
    remedy = (
        "reinstall espeak-ng"
        if _has_room()
        else "make room in the temporary folder, or name another one by TMPDIR"
    )
    return SynthesisError(
        f"The speech synthesiser failed, {reason.rstrip('.')}: {remedy}, or play without a voice."
    )


def _has_room() -> bool:
    """Whether there is a temporary folder in which a clip can be written."""
    try:
        with tempfile.TemporaryFile(buffering=0) as file:
            return file.write(bytes(_LONG_CLIP)) == _LONG_CLIP
    except OSError:
        return False
