"""The microphones and loudspeakers of a machine, as lines or as a JSON object."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from voice_perudo.audio.devices import AudioSystem, Device, Kind
from voice_perudo.errors import AudioError
from voice_perudo.program import to_run


@dataclass(frozen=True, slots=True)
class DeviceList:
    """The devices of one kind: the usual one, and what to do where there is none."""

    kind: Kind
    devices: tuple[Device, ...]
    usual: int | None
    trouble: str = ""


@dataclass(frozen=True, slots=True)
class Devices:
    """Microphones and loudspeakers; ``picked``: the microphone that ``wanted`` names."""

    inputs: DeviceList
    outputs: DeviceList
    wanted: str | None = None
    picked: Device | None = None


def device_lists(system: AudioSystem, wanted: str | None = None) -> Devices:
    """What is there.

    Raises:
        AudioError: there is no sound system, or ``wanted`` names no single microphone.
    """
    picked = None if wanted is None else system.find("input", wanted)
    return Devices(_listed(system, "input"), _listed(system, "output"), wanted, picked)


def as_lines(devices: Devices) -> Iterator[str]:
    """The devices for people, one a line."""
    for title, listed in (("Microphones", devices.inputs), ("Loudspeakers", devices.outputs)):
        yield f"{title}:"
        for device in listed.devices:
            usual = ", the usual one" if device.index == listed.usual else ""
            yield f"  {_description(device)}{usual}"
        if listed.trouble:
            yield f"  {listed.trouble}"
    if devices.picked is not None:
        yield f"--device {devices.wanted} takes {devices.picked.index}  {devices.picked.name}"
    elif devices.inputs.devices:
        yield (
            "Choose a microphone by its number or by words of its name: "
            + to_run("play", "--device", "NAME")
        )


def as_json_object(devices: Devices) -> dict[str, Any]:
    """The same for programs."""
    record: dict[str, Any] = {
        "inputs": [_record(device, devices.inputs) for device in devices.inputs.devices],
        "outputs": [_record(device, devices.outputs) for device in devices.outputs.devices],
        "trouble": [kind.trouble for kind in (devices.inputs, devices.outputs) if kind.trouble],
    }
    if devices.picked is not None:
        record["picked"] = devices.picked.index
    return record


def _listed(system: AudioSystem, kind: Kind) -> DeviceList:
    devices = system.all(kind)
    try:
        return DeviceList(kind, devices, system.find(kind, None).index)
    except AudioError as error:
        trouble = "None of them is the usual one: choose one." if devices else str(error)
        return DeviceList(kind, devices, None, trouble)


def _description(device: Device) -> str:
    channels = "1 channel" if device.channels == 1 else f"{device.channels} channels"
    return f"{device.index}  {device.name}, {channels}, {device.rate} Hz, {device.host}"


def _record(device: Device, listed: DeviceList) -> dict[str, Any]:
    return {
        "index": device.index,
        "name": device.name,
        "host": device.host,
        "channels": device.channels,
        "rate": device.rate,
        "usual": device.index == listed.usual,
    }
