"""A game told again aloud, with what the players said where that was kept."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import numpy as np

from voice_perudo.app.retell import Told
from voice_perudo.app.run import wait_until_quiet
from voice_perudo.app.voice import language_voice
from voice_perudo.audio.files import SoundFile
from voice_perudo.audio.loudspeaker import Loudspeaker
from voice_perudo.audio.session_file import SessionFile
from voice_perudo.audio.sinks import Sink
from voice_perudo.audio.types import RATE, AudioClip
from voice_perudo.errors import AudioError, Warn
from voice_perudo.speech.pyttsx3_synthesiser import Pyttsx3Synthesiser

BREATH = 0.6
"""Seconds between two announcements."""


def spoken(
    told: Iterator[Told],
    out: Path | None,
    *,
    evidence: bool = False,
    warn: Warn,
) -> Iterator[Told]:
    """What is told, each as it begins to be heard; ``out``: from a file instead of now.

    ``evidence``: what the players said is heard before the answer; ``warn`` is told of a
    recording that cannot be played.

    Raises:
        AudioError, SynthesisError: there is no loudspeaker, no voice, or no room.
    """
    sink: Sink = Loudspeaker() if out is None else SessionFile(out)
    with closing(sink), closing(Pyttsx3Synthesiser()) as synthesiser:
        end = 0.0
        for one in told:
            utterance = one.utterance
            clips = list(_recorded(one, warn)) if evidence else []
            clips.append(synthesiser.clip(utterance.spoken, language_voice(utterance.language)))
            for clip in clips:
                end = sink.play(clip, end + BREATH)
            yield one
            wait_until_quiet(sink)


def _recorded(told: Told, warn: Warn) -> Iterator[AudioClip]:
    for path in told.recordings:
        try:
            with closing(SoundFile(path)) as file:
                sound = np.concatenate([chunk.samples for chunk in file])
        except AudioError as error:
            warn(error)
        else:
            yield AudioClip(sound, RATE)
