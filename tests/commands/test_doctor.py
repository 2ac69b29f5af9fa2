"""``voice-perudo doctor`` as it is run."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from tests.app.command import environment
from tests.commands.machine import ALSA, NO_DEVICE, run


def by_name(text: str) -> dict[str, dict[str, Any]]:
    return {check["name"]: check for check in json.loads(text)["checks"]}


@ALSA
@NO_DEVICE
@pytest.mark.real_audio
def test_a_machine_without_devices_can_play_recordings(tmp_path: Path) -> None:
    done = run("doctor", "--language", "pl", "--json", folder=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.count("\n") == 1
    verdict = json.loads(done.stdout)
    assert (verdict["playable"], verdict["way"]) == (True, "recordings")
    assert verdict["languages"] == ["pl"]
    checks = by_name(done.stdout)
    for name in ("python", "packages", "voice pl", "sound system", "folder games"):
        assert checks[name]["state"] == "ok", checks[name]
    for name in ("microphone", "loudspeaker"):
        assert checks[name]["state"] == "fail"
        assert "plug one in" in checks[name]["remedy"]
    # whoever reads either learns that he can play at once
    assert checks["microphone"]["remedy"].endswith(" play --text")
    assert " play --text" in verdict["text"]
    assert checks["own voice"]["state"] == checks["microphone level"]["state"] == "skipped"


@ALSA
@pytest.mark.real_audio
def test_real_streams_are_opened_and_listened_to(tmp_path: Path) -> None:
    """ALSA's null device gives silence, or what its memory holds: which one is not ours to say."""
    done = run("doctor", "--language", "en", folder=tmp_path, null=True)
    lines = dict(line[8:].split(": ", 1) for line in done.stdout.splitlines()[:-1])
    states = {line[8:].split(": ", 1)[0]: line[:8].strip() for line in done.stdout.splitlines()}
    assert (done.returncode, done.stderr) == (0, "")
    assert lines["microphone"].startswith("default (")
    assert lines["loudspeaker"].startswith("default (")
    assert (states["microphone"], states["loudspeaker"]) == ("ok", "ok")
    silent = "digital silence" in lines["microphone level"]
    assert (states["microphone level"] == "fail") is silent
    assert ("or from recordings" in done.stdout) is silent
    assert (states["own voice"] == "skipped") is ("digital silence" in lines["own voice"])


def test_a_language_that_there_is_not_is_refused(tmp_path: Path) -> None:
    done = run("doctor", "--language", "xx", folder=tmp_path)
    assert (done.returncode, done.stdout) == (2, "")
    assert "Unknown language 'xx'" in done.stderr


HANGING = """
import threading
from voice_perudo.doctor import examination
from voice_perudo.cli import app
examination.PATIENCE_FOR_SOUND = 0.2
examination.check_sound_system = lambda system: threading.Event().wait()
examination._models = examination._voices = lambda *given: ()
app(["doctor"])
"""


def test_a_check_that_hangs_does_not_keep_the_program(tmp_path: Path) -> None:
    began = time.monotonic()
    done = subprocess.run(
        [sys.executable, "-c", HANGING],
        env=environment(tmp_path),
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert time.monotonic() - began < 30
    assert "fail    sound system: no answer in 0.2 seconds → Close other programs" in done.stdout
    assert "own voice" in done.stdout
    assert done.returncode == 1
