"""What is heard in recordings, utterance by utterance, outside any game."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from voice_perudo.app.ears import Ears
from voice_perudo.app.play import SessionTime
from voice_perudo.audio.types import AudioSource
from voice_perudo.audio.voice_activity import VoiceActivity
from voice_perudo.language.interpretation import (
    Interpretation,
    NotUnderstood,
    Reason,
    Scope,
)
from voice_perudo.language.matching import MatchContext
from voice_perudo.language.pack import load_language
from voice_perudo.referee.effects import Listen
from voice_perudo.speech.listener import Listener


@dataclass(frozen=True, slots=True)
class HeardLine:
    """One utterance of a recording; times in seconds from its beginning."""

    file: str
    start: float
    end: float
    words: str
    interpretation: Interpretation

    def as_json(self) -> dict[str, Any]:
        """The line as a JSON object."""
        return {
            "file": self.file,
            "start": round(self.start, 2),
            "end": round(self.end, 2),
            "words": self.words,
            "interpretation": self.interpretation.as_json(),
        }

    def as_text(self) -> str:
        """The line for people."""
        meaning = json.dumps(self.interpretation.as_json(), ensure_ascii=False)
        return f"{self.file} {self.start:.2f}-{self.end:.2f} “{self.words}” {meaning}"


class RecordingListener:
    """Listens to recordings in one language; the model is loaded once for all of them."""

    def __init__(
        self, ears: Ears, language: str, scope: Scope, players: tuple[str, ...] = ()
    ) -> None:
        """Load what is needed.

        Raises:
            ModelError: the language's model cannot be used.
        """
        self._language = language
        self._pack = load_language(language)
        self._context = MatchContext(scope, players)
        attention = ears.attention(Listen(scope, players), (language,))
        self._listener = Listener(VoiceActivity(), lambda: attention)

    def lines(self, name: str, source: AudioSource) -> Iterator[HeardLine]:
        """Every utterance of a recording; one line for the whole of it if nobody speaks.

        Raises:
            AudioError: the recording cannot be read.
        """
        time = SessionTime()
        spoke = False
        for utterance in self._listener.utterances(time.following(source)):
            spoke = True
            hearing = utterance.hearings[self._language]
            meaning = self._pack.interpret(hearing, self._context)
            yield HeardLine(name, utterance.start, utterance.end, hearing.text, meaning)
        if not spoke:
            yield HeardLine(name, 0.0, time.now, "", NotUnderstood(Reason.SILENCE))
