"""``voice-perudo devices`` with no device, with ALSA's null device, and with several."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.commands.machine import ALSA, NO_DEVICE, run
from voice_perudo.audio.devices import Device, Kind
from voice_perudo.display.device_list import as_json_object, as_lines, device_lists
from voice_perudo.errors import AudioError


@ALSA
@NO_DEVICE
def test_without_devices_it_says_what_to_do(tmp_path: Path) -> None:
    done = run("devices", folder=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert "There is no microphone; plug one in" in done.stdout
    assert "There is no loudspeaker; plug one in" in done.stdout
    listed = json.loads(run("devices", "--json", folder=tmp_path).stdout)
    assert (listed["inputs"], listed["outputs"], len(listed["trouble"])) == ([], [], 2)


@ALSA
def test_a_device_is_listed_with_what_chooses_it(tmp_path: Path) -> None:
    done = run("devices", "--json", "--device", "DEFAULT", folder=tmp_path, null=True)
    listed = json.loads(done.stdout)
    (device,) = listed["inputs"]
    assert (device["name"], device["host"], device["usual"]) == ("default", "ALSA", True)
    assert device["rate"] >= 8000
    assert device["channels"] >= 1
    assert listed["picked"] == device["index"]
    wrong = run("devices", "--device", "nothing like it", folder=tmp_path, null=True)
    assert (wrong.returncode, wrong.stdout) == (1, "")
    assert "There is no microphone 'nothing like it'" in wrong.stderr


class Machine:
    """Two microphones, the second of which is the usual one, and no loudspeaker."""

    inputs = (Device(0, "Webcam", 16_000, 1, "MME"), Device(4, "Table Mic", 48_000, 2, "WASAPI"))

    def all(self, kind: Kind) -> tuple[Device, ...]:
        return self.inputs if kind == "input" else ()

    def find(self, kind: Kind, wanted: int | str | None) -> Device:
        if kind == "output":
            raise AudioError("There is no loudspeaker; plug one in.")
        if wanted is None:
            return self.inputs[1]
        (found,) = (device for device in self.inputs if str(wanted) in device.name.lower())
        return found

    def open(self, *arguments: object) -> object:
        raise AssertionError("a list opens nothing")

    close = refresh = open


@pytest.mark.parametrize("wanted", [None, "web"])
def test_the_usual_and_the_chosen_one_are_marked(wanted: str | None) -> None:
    devices = device_lists(Machine(), wanted)  # type: ignore[arg-type]
    lines = list(as_lines(devices))
    assert "  0  Webcam, 1 channel, 16000 Hz, MME" in lines
    assert "  4  Table Mic, 2 channels, 48000 Hz, WASAPI, the usual one" in lines
    assert "  There is no loudspeaker; plug one in." in lines
    assert (lines[-1] == "--device web takes 0  Webcam") is (wanted is not None)
    record = as_json_object(devices)
    assert [device["usual"] for device in record["inputs"]] == [False, True]
    assert record.get("picked") == (None if wanted is None else 0)
