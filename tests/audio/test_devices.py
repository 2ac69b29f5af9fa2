"""The real PortAudio, with no device (where the machine has none) and with ALSA's null device.

ALSA's null device takes and gives silence as fast as it is asked: it shows that the
streams really open, call back and close, not that they keep time or sound.
"""

import subprocess
import sys
from pathlib import Path

import pytest

ALSA = pytest.mark.skipif(sys.platform != "linux", reason="ALSA is Linux's sound system")
NULL_DEVICE = "pcm.!default { type null }\nctl.!default { type null }\n"
NO_DEVICE = pytest.param(
    None, marks=pytest.mark.skipif(Path("/dev/snd").exists(), reason="there are sound devices")
)


def run(tmp_path: Path, alsa: str | None, program: str) -> subprocess.CompletedProcess[str]:
    environment = {"PYTHONPATH": str(Path.cwd())}
    if alsa is not None:
        configuration = tmp_path / "asound.conf"
        configuration.write_text(alsa)
        environment["ALSA_CONFIG_PATH"] = str(configuration)
    return subprocess.run(
        [sys.executable, "-c", program],
        env=environment,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


@ALSA
@pytest.mark.parametrize("alsa", [NO_DEVICE, NULL_DEVICE])
def test_devices_are_looked_for_without_a_word(tmp_path: Path, alsa: str | None) -> None:
    there = alsa is not None
    program = (
        "from voice_perudo.audio.devices import has_loudspeaker, microphone_trouble\n"
        "print(microphone_trouble() is None, has_loudspeaker())"
    )
    done = run(tmp_path, alsa, program)
    assert (done.stdout, done.stderr, done.returncode) == (f"{there} {there}\n", "", 0)


FAILURES = """
import sys
from voice_perudo.audio.loudspeaker import Loudspeaker
from voice_perudo.audio.microphone import Microphone
from voice_perudo.errors import AudioError
wanted = ((Microphone, None), (Loudspeaker, None), (Microphone, "foo"), (Loudspeaker, "77"))
for opened, device in wanted:
    try:
        opened(device).close()
    except AudioError as error:
        print(error)
"""


@ALSA
@pytest.mark.parametrize("alsa", [NO_DEVICE, NULL_DEVICE])
def test_what_is_not_there_is_a_clear_sentence(tmp_path: Path, alsa: str | None) -> None:
    done = run(tmp_path, alsa, FAILURES)
    named = [
        "There is no microphone 'foo'; give its name or number, or none for the usual one.",
        "There is no loudspeaker '77'; give its name or number, or none for the usual one.",
    ]
    usual = [
        "There is no microphone; plug one in, or give a recording with --audio.",
        "There is no loudspeaker; plug one in, or write the sound to a file with --out.",
    ]
    expected = named if alsa == NULL_DEVICE else usual + usual
    assert done.stdout.splitlines() == expected
    assert (done.stderr, done.returncode) == ("", 0)


def test_a_missing_library_is_named() -> None:
    program = (
        "import ctypes.util\n"
        "ctypes.util.find_library = lambda name: None\n"
        "from voice_perudo.audio.devices import PortAudio, microphone_trouble\n"
        "print(microphone_trouble() is None)\n"
        "PortAudio().find('input')"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, timeout=60, check=False
    )
    assert done.stdout == "False\n"
    assert done.stderr.splitlines()[-1].endswith("(on Debian: apt install libportaudio2).")


REAL_STREAMS = """
import time
import numpy as np
from voice_perudo.audio.devices import PortAudio
from voice_perudo.audio.loudspeaker import Loudspeaker
from voice_perudo.audio.microphone import Microphone
from voice_perudo.audio.types import AudioClip

loudspeaker = Loudspeaker("default")
clip = AudioClip(np.zeros(2205, np.float32), 22050)
for attempt in range(2):
    loudspeaker.play(clip, 0.0)
    until = time.monotonic() + 10
    while loudspeaker.busy and time.monotonic() < until:
        time.sleep(0.01)
    print("played" if not loudspeaker.busy and not loudspeaker._waiting else "hangs")
    PortAudio().refresh()
loudspeaker.close()

microphone = Microphone()
chunks = iter(microphone)
print(next(chunks).start, len(next(chunks).samples) > 0)
PortAudio().refresh()
print(len(next(chunks).samples) > 0)
while microphone._stream.closed:
    next(chunks)
print("open again")
microphone.close()
print(list(chunks))
"""


@ALSA
def test_real_streams_open_run_close_and_survive_a_new_search(tmp_path: Path) -> None:
    done = run(tmp_path, NULL_DEVICE, REAL_STREAMS)
    assert done.stderr == ""
    assert done.stdout.splitlines() == ["played", "played", "0.0 True", "True", "open again", "[]"]
    assert done.returncode == 0
