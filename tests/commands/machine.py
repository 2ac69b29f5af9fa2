"""The installed command on a machine with other sound devices than this one."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.app.command import COMMAND, environment

ALSA = pytest.mark.skipif(sys.platform != "linux", reason="ALSA is Linux's sound system")
NO_DEVICE = pytest.mark.skipif(Path("/dev/snd").exists(), reason="there are sound devices")
NULL_DEVICE = "pcm.!default { type null }\nctl.!default { type null }\n"
"""A device that takes everything and gives digital silence, as fast as it is asked."""


def run(*arguments: str, folder: Path, null: bool = False) -> subprocess.CompletedProcess[str]:
    """Runs ``voice-perudo`` with no device, or with ALSA's null device."""
    given = environment(folder / "data") | {"XDG_CACHE_HOME": str(folder / "cache")}
    if null:
        configuration = folder / "asound.conf"
        configuration.write_text(NULL_DEVICE)
        given["ALSA_CONFIG_PATH"] = str(configuration)
    return subprocess.run(
        [COMMAND, *arguments], env=given, capture_output=True, text=True, timeout=120, check=False
    )
