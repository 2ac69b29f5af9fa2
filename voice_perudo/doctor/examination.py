"""Everything that is looked at, in order: what the rest stands on comes first."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager
from functools import partial
from pathlib import Path

from voice_perudo.audio.devices import AudioSystem
from voice_perudo.audio.types import AudioClip
from voice_perudo.doctor.check import Subject
from voice_perudo.doctor.devices import check_loudspeaker, check_microphone, check_sound_system
from voice_perudo.doctor.folders import Folder, check_folder
from voice_perudo.doctor.installation import check_packages, check_python
from voice_perudo.doctor.microphone_level import check_level
from voice_perudo.doctor.models import check_installed, check_model
from voice_perudo.doctor.own_voice import check_own_voice
from voice_perudo.doctor.probe import Probe, Round
from voice_perudo.doctor.voices import VoiceTrial
from voice_perudo.errors import SynthesisError
from voice_perudo.program import to_run
from voice_perudo.storage.games_folder import games_folder
from voice_perudo.user_folders import user_cache

PATIENCE_FOR_SOUND = 12.0
PATIENCE_FOR_VOICES = 30.0
PATIENCE_FOR_MODELS = 150.0
"""Seconds, each more than what the parts themselves wait for before they give up."""


@contextmanager
def examination(
    languages: Sequence[str], device: int | str | None, system: AudioSystem
) -> Iterator[Round]:
    """The checks to be made for these languages and this microphone."""
    with _empty_folder() as clips, closing(VoiceTrial(clips)) as voices:
        yield Round(
            (
                Probe(Subject.PYTHON, check_python),
                Probe(Subject.PACKAGES, check_packages, patience=60.0),
                *_folders(),
                *_models(languages),
                *_voices(languages, voices),
                *_sound(languages, device, system, voices),
            )
        )


@contextmanager
def _empty_folder() -> Iterator[Path]:
    """For clips, which are not kept where there is no room for any."""
    with ExitStack() as stack:
        try:
            made = tempfile.TemporaryDirectory(prefix="voice-perudo-", ignore_cleanup_errors=True)
            folder = Path(stack.enter_context(made))
        except OSError:
            folder = Path(os.devnull) / "clips"
        yield folder


def _folders() -> Iterator[Probe]:
    elsewhere = to_run("play", "--journal", "FILE")
    games = Folder("games", games_folder(), f"or save games elsewhere: {elsewhere}")
    clips = Folder("cache", user_cache(), "until then announcements are made anew each time")
    for folder in (games, clips):
        yield Probe(Subject.FOLDER, partial(check_folder, folder), folder.name)


def _models(languages: Sequence[str]) -> Iterator[Probe]:
    for language in languages:
        look = partial(check_model, language)
        yield Probe(Subject.MODEL, look, language, PATIENCE_FOR_MODELS)
    yield Probe(Subject.INSTALLED, check_installed, patience=PATIENCE_FOR_MODELS)


def _voices(languages: Sequence[str], voices: VoiceTrial) -> Iterator[Probe]:
    for language in languages:
        look = partial(voices.check, language)
        yield Probe(Subject.VOICE, look, language, PATIENCE_FOR_VOICES)


def _sound(
    languages: Sequence[str], device: int | str | None, system: AudioSystem, voices: VoiceTrial
) -> Iterator[Probe]:
    looks = (
        (Subject.SOUND_SYSTEM, partial(check_sound_system, system)),
        (Subject.MICROPHONE, partial(check_microphone, system, device)),
        (Subject.LOUDSPEAKER, partial(check_loudspeaker, system)),
        (Subject.LEVEL, partial(check_level, system, device)),
        (
            Subject.OWN_VOICE,
            partial(check_own_voice, system, device, partial(_announcement, languages, voices)),
        ),
    )
    hangs = (
        "Close other programs that use sound, or unplug the device and plug it in again; "
        f"to see the others: {to_run('devices')}."
    )
    for subject, look in looks:
        yield Probe(subject, look, "", PATIENCE_FOR_SOUND, hangs)


def _announcement(languages: Sequence[str], voices: VoiceTrial) -> AudioClip:
    """In the first language that has a voice."""
    trouble = SynthesisError("There is no voice: see the checks of the voices.")
    for language in languages:
        try:
            return voices.announcement(language)
        except SynthesisError as error:
            trouble = error
    raise trouble
