"""Names from outside: shown on one line, and never obeyed by a terminal."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest
import soundfile

from tests.fuzz.arguments import run
from voice_perudo.audio.devices import Device
from voice_perudo.one_line import one_line
from voice_perudo.program import to_run

HOSTILE = "a\n\x1b[31m\x9b2J\u202eb\rc.wav"
SHOWN = r"a\n\x1b[31m\u009b2J\u202eb\rc.wav"


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("bleu.wav", "bleu.wav"),
        ("Łódź, ёлка", "Łódź, ёлка"),
        ("Combien\u202f?\u00a0: oui", "Combien\u202f?\u00a0: oui"),
        (HOSTILE, SHOWN),
        ("a\tb\x7f\0", r"a\tb\u007f\x00"),
        ("\u2028\u2029", r"\u2028\u2029"),
        ("b\udcffd", r"b\xffd"),
    ],
)
def test_what_steers_a_terminal_is_escaped(text: str, shown: str) -> None:
    assert one_line(text) == shown


@pytest.mark.parametrize("name", ["a\nb.jsonl", "it's\x1b\\n.jsonl", "\u202ee.jsonl", "a  b"])
def test_a_command_that_is_told_can_be_pasted_whatever_the_name(name: str) -> None:
    shell = shutil.which("bash")
    if shell is None:
        pytest.skip("no shell that knows $'…'")
    told = to_run("play", "--resume", Path(name))
    assert one_line(told) == told
    words = f"printf '%s\\0' {told.partition(' play ')[2]}"
    done = subprocess.run([shell, "-c", words], capture_output=True, check=True)
    assert done.stdout.decode().split("\0") == ["--resume", name, ""]


@pytest.fixture
def hostile(tmp_path: Path) -> Path:
    """A file of a second's silence with such a name."""
    path = tmp_path / HOSTILE
    soundfile.write(str(path), np.zeros(16000), 16000, format="WAV")
    return path


COMMANDS = [
    ("hear", "--language", "en"),
    ("play", "--text", "--table"),
    ("play", "--resume"),
    ("play", "--text", "--journal"),
    ("replay",),
    ("rules", "check"),
    ("bench",),
    ("models", "list", "--registry"),
    ("hear", "nothing.wav", "--model"),
    ("models", "install", "fr", "--from"),
    ("play", "--language"),
    ("play", "--players"),
    ("play", "--rule"),
]


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_every_command_keeps_a_name_on_its_line(command: tuple[str, ...], hostile: Path) -> None:
    _, out, told = run([*command, str(hostile)])
    lines = (out + told).split("\n")
    assert any(SHOWN in line for line in lines)
    assert all(one_line(line) == line for line in lines)


def test_a_recording_that_is_there_is_heard_on_one_line(hostile: Path) -> None:
    code, out, told = run(["hear", "--language", "en", str(hostile)])
    assert (code, told) == (0, "")
    assert out.startswith(f"{hostile.parent}/{SHOWN} 0.00-")
    assert len(out.splitlines()) == 1


def test_a_device_is_listed_on_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    odd = Device(0, "Mic\n\x1b[31m", 16_000, 1, "ALSA")
    machine = SimpleNamespace(all=lambda kind: (odd,), find=lambda kind, wanted: odd)
    monkeypatch.setattr("voice_perudo.audio.devices.PortAudio", lambda: machine)
    _, out, _ = run(["devices", "--device", "Mic\n"])
    assert r"  0  Mic\n\x1b[31m, 1 channel, 16000 Hz, ALSA, the usual one" in out.split("\n")
    assert r"--device Mic\n takes 0  Mic\n\x1b[31m" in out.split("\n")


def test_for_programs_names_stay_as_they_are(hostile: Path) -> None:
    _, out, _ = run(["hear", "--json", "--language", "en", str(hostile)])
    assert r"\n\u001b[31m" in out
    assert "\x9b2J\u202eb" in out
