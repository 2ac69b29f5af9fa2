"""Announcements read aloud outside a game."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from voice_perudo.app.run import wait_until_quiet
from voice_perudo.app.voice import language_voice
from voice_perudo.audio.loudspeaker import Loudspeaker
from voice_perudo.audio.session_file import SessionFile
from voice_perudo.audio.sinks import Sink
from voice_perudo.language.messages import Utterance
from voice_perudo.speech.pyttsx3_synthesiser import Pyttsx3Synthesiser

BREATH = 0.6
"""Seconds between two announcements."""


def spoken(utterances: Iterator[Utterance], out: Path | None) -> Iterator[Utterance]:
    """The utterances, each as it begins to be heard; ``out``: from a file instead of now.

    Raises:
        AudioError, SynthesisError: there is no loudspeaker, no voice, or no room.
    """
    sink: Sink = Loudspeaker() if out is None else SessionFile(out)
    with closing(sink), closing(Pyttsx3Synthesiser()) as synthesiser:
        end = 0.0
        for utterance in utterances:
            clip = synthesiser.clip(utterance.spoken, language_voice(utterance.language))
            end = sink.play(clip, end + BREATH)
            yield utterance
            wait_until_quiet(sink)
