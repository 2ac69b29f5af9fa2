"""Whether each language is really spoken: two announcements, synthesised and measured."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from voice_perudo.app.voice import language_voice
from voice_perudo.audio.levels import level
from voice_perudo.audio.types import AudioClip
from voice_perudo.doctor.check import Check, Fact, State, Subject
from voice_perudo.language.messages import Utterance, load_messages
from voice_perudo.speech import pyttsx3_worker
from voice_perudo.speech.pyttsx3_synthesiser import Pyttsx3Synthesiser
from voice_perudo.speech.worker_process import WorkerProcess

ANNOUNCEMENTS = ("greeting", "goodbye")
"""Two of them, because some systems speak only the first of a process."""


@dataclass(frozen=True, slots=True)
class VoiceLimits:
    """What can be an announcement. Times in seconds, levels in dBFS."""

    patience: float = 4.0
    """How long one may take to be made."""
    shortest_letter: float = 0.02
    longest_letter: float = 0.5
    softest: float = -40.0


class VoiceTrial:
    """Speaks with the project's own synthesiser, and watches what it has to do for it."""

    def __init__(
        self,
        clips: Path,
        limits: VoiceLimits | None = None,
        script: str = pyttsx3_worker.__file__,
    ) -> None:
        """``clips``: an empty folder, so that nothing has been spoken before."""
        self._limits = limits or VoiceLimits()
        self._asked: list[str] = []
        # It never rests after a failure: one language must not answer for the others.
        self._synthesiser = Pyttsx3Synthesiser(
            clips,
            self._limits.patience,
            rest=0.0,
            start=lambda: _Watched(script, self._asked.append),
        )

    def check(self, language: str) -> Check:
        """Both announcements of a language; raises SynthesisError if one cannot be made."""
        asked = len(self._asked)
        clips = [(said, self._clip(said)) for said in map(_words(language), ANNOUNCEMENTS)]
        voices = self._asked[asked:]
        repeated = len(voices) - len(clips)
        facts: dict[str, Fact] = {
            "voice": voices[-1],
            "seconds": round(sum(clip.seconds for _, clip in clips), 2),
            "softest_dbfs": round(min(level(clip.samples) for _, clip in clips), 1),
            "repeated": repeated,
        }
        seconds = " and ".join(f"{clip.seconds:.1f} s" for _, clip in clips)
        told = f"{voices[-1]} speaks {seconds} at {facts['softest_dbfs']} dBFS or more"
        if faults := [said.text for said, clip in clips if not self._is_speech(said, clip)]:
            remedy = "Choose or install another voice: what it makes cannot be understood."
            wrong = f"{told}; too short, long or soft: {', '.join(faults)}"
            return Check(Subject.VOICE, State.FAIL, wrong, remedy, language, facts)
        if repeated > 0:
            told = f"{told}; {repeated} announcements were silent or missing at first"
            remedy = "They are tried twice; bring pyttsx3 and the system's voices up to date."
            return Check(Subject.VOICE, State.WARN, told, remedy, language, facts)
        return Check(Subject.VOICE, State.OK, told, "", language, facts)

    def announcement(self, language: str) -> AudioClip:
        """The first announcement of a language; raises SynthesisError if it cannot be made."""
        return self._clip(_words(language)(ANNOUNCEMENTS[0]))

    def close(self) -> None:
        """End the synthesiser; harmless when repeated."""
        self._synthesiser.close()

    def _clip(self, said: Utterance) -> AudioClip:
        return self._synthesiser.clip(said.spoken, language_voice(said.language))

    def _is_speech(self, said: Utterance, clip: AudioClip) -> bool:
        limits, letters = self._limits, len(said.spoken)
        lasts = limits.shortest_letter <= clip.seconds / letters <= limits.longest_letter
        return lasts and level(clip.samples) >= limits.softest


def _words(language: str) -> Callable[[str], Utterance]:
    return load_messages(language).render


class _Watched(WorkerProcess):
    """A synthesiser's process that tells which voice each clip is asked of."""

    def __init__(self, script: str, asked: Callable[[str], None]) -> None:
        super().__init__(script)
        self._tell = asked

    def ask(self, request: dict[str, Any], patience: float) -> dict[str, Any]:
        """The answer to a request."""
        self._tell(str(request["voice"]))
        return super().ask(request, patience)
