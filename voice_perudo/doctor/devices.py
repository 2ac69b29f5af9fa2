"""The sound system, and whether a microphone and a loudspeaker open."""

from __future__ import annotations

import threading
from typing import Any

from voice_perudo.audio.devices import AudioSystem, Device, Kind, portaudio_version
from voice_perudo.audio.types import Samples
from voice_perudo.doctor.check import Check, Fact, State, Subject
from voice_perudo.doctor.recording import PATIENCE, Recorder
from voice_perudo.errors import AudioError
from voice_perudo.program import to_run

MOMENT = 0.1
"""Seconds of sound after which a device is believed to work."""


def check_sound_system(system: AudioSystem) -> Check:
    """Whether PortAudio loads, and how many devices it sees; raises AudioError if it does not."""
    version = portaudio_version()
    inputs, outputs = len(system.all("input")), len(system.all("output"))
    told = f"{version.split(',')[0]}, {inputs} inputs and {outputs} outputs"
    facts: dict[str, Fact] = {"version": version, "inputs": inputs, "outputs": outputs}
    return Check(Subject.SOUND_SYSTEM, State.OK, told, facts=facts)


def check_microphone(system: AudioSystem, wanted: int | str | None) -> Check:
    """Whether the microphone opens at its own rate and gives sound.

    Raises:
        AudioError: it does not; says how to play without.
    """
    try:
        device = system.find("input", wanted)
        recorder = Recorder(system, device)
        try:
            recorder.take(MOMENT)
        finally:
            recorder.close()
    except AudioError as error:
        raise AudioError(
            f"{error} Until then a game can be typed: {to_run('play', '--text')}"
        ) from error
    return _working(Subject.MICROPHONE, device)


def check_loudspeaker(system: AudioSystem) -> Check:
    """Whether the usual loudspeaker opens and asks for sound; raises AudioError if not."""
    device = system.find("output", None)
    asked = threading.Event()

    def silence(out: Samples, count: int, times: Any, status: Any) -> None:
        out[:] = 0.0
        asked.set()

    stream = system.open("output", device, silence)
    try:
        if not asked.wait(PATIENCE):
            raise AudioError(
                f"The loudspeaker {device.name!r} opens but takes no sound; choose another one "
                "in the system's sound settings."
            )
    finally:
        system.close(stream)
    return _working(Subject.LOUDSPEAKER, device)


def can_be_used(system: AudioSystem, kind: Kind, wanted: int | str | None = None) -> bool:
    """Whether there is such a device; why not has been told by its own check."""
    try:
        system.find(kind, wanted)
    except AudioError:
        return False
    return True


def _working(subject: Subject, device: Device) -> Check:
    channels = "1 channel" if device.channels == 1 else f"{device.channels} channels"
    told = f"{device.name} ({device.index}), {device.rate} Hz, {channels}"
    facts: dict[str, Fact] = {
        "index": device.index,
        "device": device.name,
        "host": device.host,
        "rate": device.rate,
        "channels": device.channels,
    }
    return Check(subject, State.OK, told, facts=facts)
