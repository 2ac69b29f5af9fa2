"""How loud the room is at the microphone: its noise floor, clipping, or nothing at all."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from voice_perudo.audio.devices import AudioSystem
from voice_perudo.audio.levels import SILENCE
from voice_perudo.doctor.check import Check, Fact, State, Subject
from voice_perudo.doctor.devices import can_be_used
from voice_perudo.doctor.recording import Recorded, Recorder, moment_levels, quantile


@dataclass(frozen=True, slots=True)
class LevelLimits:
    """What a usable level is. Levels in dBFS, times in seconds."""

    settling: float = 0.2
    """What a device gives first is left out: many click when they are opened."""
    seconds: float = 1.0
    floor_share: float = 0.15
    """The floor is the level that this share of the moments stays below."""
    soft: float = -80.0
    """Below it the microphone is turned down so far that a voice would be lost."""
    noisy: float = -40.0
    """Above it the room, or the amplification, covers a voice from across the table."""
    full_scale: float = 0.99
    """What counts as clipped; 1 is the most that a device can give."""
    clipped_share: float = 0.001
    """So many samples may be clipped: a knock on the table."""


def check_level(
    system: AudioSystem, wanted: int | str | None, limits: LevelLimits | None = None
) -> Check:
    """Listens to the room for a second; raises AudioError when the microphone does not open."""
    if not can_be_used(system, "input", wanted):
        return Check(Subject.LEVEL, State.SKIPPED, "there is no microphone")
    limits = limits or LevelLimits()
    recorder = Recorder(system, system.find("input", wanted))
    try:
        recorder.take(limits.settling)
        recorded = recorder.take(limits.seconds)
    finally:
        recorder.close()
    return judged_level(recorded, limits)


def judged_level(recorded: Recorded, limits: LevelLimits) -> Check:
    """What a recording of the room tells."""
    levels = moment_levels(recorded.sound)
    floor, loudest = quantile(levels, limits.floor_share), max(levels)
    clipped = float(np.mean(np.abs(recorded.frames) >= limits.full_scale))
    facts: dict[str, Fact] = {
        "floor_dbfs": round(floor, 1),
        "loudest_dbfs": round(loudest, 1),
        "peak": round(float(np.abs(recorded.frames).max(initial=0.0)), 4),
        "clipped_share": round(clipped, 5),
        "overflows": recorded.overflows,
        "seconds": round(len(recorded.frames) / recorded.rate, 2),
    }
    state, told, remedy = _verdict(floor, loudest, clipped, recorded.overflows, limits)
    return Check(Subject.LEVEL, state, told, remedy, facts=facts)


def _verdict(
    floor: float, loudest: float, clipped: float, overflows: int, limits: LevelLimits
) -> tuple[State, str, str]:
    if loudest <= SILENCE:
        remedy = (
            "Unmute the microphone: a switch on it, or the system's sound settings; or choose "
            "another one with --device."
        )
        return State.FAIL, "nothing at all, digital silence", remedy
    told = f"noise floor {floor:.0f} dBFS, loudest {loudest:.0f} dBFS"
    if clipped > limits.clipped_share:
        return State.WARN, f"{told}, {clipped:.1%} clipped", "Turn the microphone down."
    if floor > limits.noisy:
        remedy = "Turn the microphone down, or find a quieter place, and bring it nearer."
        return State.WARN, f"{told}: noisy", remedy
    if floor < limits.soft:
        return State.WARN, f"{told}: very soft", "Turn up the microphone."
    if overflows:
        remedy = "Close other programs: this machine is too busy to record without gaps."
        return State.WARN, f"{told}, {overflows} gaps", remedy
    return State.OK, told, ""
