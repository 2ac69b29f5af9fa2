"""How much of an announcement comes back through the microphone."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass

import numpy as np

from voice_perudo.audio.devices import AudioSystem
from voice_perudo.audio.levels import SILENCE
from voice_perudo.audio.loudspeaker import Loudspeaker
from voice_perudo.audio.types import RATE, AudioClip, Samples
from voice_perudo.doctor.check import Check, Fact, State, Subject
from voice_perudo.doctor.devices import can_be_used
from voice_perudo.doctor.recording import Recorder, moment_levels, quantile
from voice_perudo.errors import SynthesisError


@dataclass(frozen=True, slots=True)
class LeakageLimits:
    """What may come back. Levels in dBFS, times in seconds."""

    settling: float = 0.2
    before: float = 0.6
    """How long the room is listened to before the announcement."""
    after: float = 0.6
    """How long after it: the sound card and the room are late."""
    share: float = 0.8
    """Levels are compared where this share of the moments lies below: words, not pauses."""
    inaudible: float = 3.0
    """Decibels above the room from which on something has come back at all."""
    loud: float = -20.0
    """As loud as that the referee covers any player."""


def check_own_voice(
    system: AudioSystem,
    wanted: int | str | None,
    announcement: Callable[[], AudioClip],
    limits: LeakageLimits | None = None,
) -> Check:
    """Plays an announcement, or a tone where there is no voice, and listens to it.

    Raises:
        AudioError: a device that is there does not open.
    """
    if not can_be_used(system, "input", wanted):
        return Check(Subject.OWN_VOICE, State.SKIPPED, "there is no microphone")
    if not can_be_used(system, "output"):
        return Check(Subject.OWN_VOICE, State.SKIPPED, "there is no loudspeaker")
    limits = limits or LeakageLimits()
    try:
        clip, played = announcement(), "announcement"
    except SynthesisError:
        clip, played = rising_tone(), "tone"
    before, during = _heard(system, wanted, clip, limits)
    return judged_leakage(before, during, played, limits)


def judged_leakage(before: Samples, during: Samples, played: str, limits: LeakageLimits) -> Check:
    """What the room sounded like before and during the announcement, both at 16 kHz."""
    room = quantile(moment_levels(before), limits.share)
    arrived = quantile(moment_levels(during), limits.share)
    above = max(0.0, arrived - room)
    facts: dict[str, Fact] = {
        "played": played,
        "above_room_db": round(above, 1),
        "room_dbfs": round(room, 1),
        "arrived_dbfs": round(arrived, 1),
    }
    if arrived <= SILENCE:
        told = "the microphone gives digital silence"
        return Check(Subject.OWN_VOICE, State.SKIPPED, told, facts=facts)
    if above < limits.inaudible:
        told = f"nothing of the {played} comes back"
        remedy = "Unless you wear headphones, turn up the loudspeaker: it cannot be heard."
        return Check(Subject.OWN_VOICE, State.WARN, told, remedy, facts=facts)
    told = f"the {played} comes back {above:.0f} dB above the room, at {arrived:.0f} dBFS"
    if arrived > limits.loud:
        remedy = "Turn the loudspeaker down, or move the microphone away from it."
        return Check(Subject.OWN_VOICE, State.WARN, told, remedy, facts=facts)
    return Check(Subject.OWN_VOICE, State.OK, told, facts=facts)


def rising_tone(seconds: float = 1.0) -> AudioClip:
    """A tone that rises from 300 to 3000 Hz, as the voice does, and fades in and out."""
    times = np.arange(round(seconds * RATE)) / RATE
    phase = 2 * np.pi * (300 * times + (3000 - 300) * times**2 / (2 * seconds))
    fade = np.minimum(1.0, 20 * np.minimum(times, seconds - times))
    return AudioClip((0.3 * fade * np.sin(phase)).astype(np.float32), RATE)


def _heard(
    system: AudioSystem, wanted: int | str | None, clip: AudioClip, limits: LeakageLimits
) -> tuple[Samples, Samples]:
    with (
        closing(Loudspeaker(system=system)) as loudspeaker,
        closing(Recorder(system, system.find("input", wanted))) as recorder,
    ):
        recorder.take(limits.settling)
        before = recorder.take(limits.before)
        loudspeaker.play(clip, 0.0)
        during = recorder.take(clip.seconds + limits.after)
    return before.sound, during.sound
