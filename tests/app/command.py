"""The installed command, run as a user runs it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

Command = Callable[..., subprocess.CompletedProcess[str]]
"""Takes arguments and, as ``stdin``, what is typed."""

COMMAND = Path(sys.executable).with_name("voice-perudo")
_ELSEWHERE = TemporaryDirectory(prefix="voice-perudo-tests-")


def environment(data: Path | str = _ELSEWHERE.name) -> dict[str, str]:
    """Plain text in a wide terminal; saved games go to ``data``, never to the user's own."""
    return {**os.environ, "LANG": "C.UTF-8", "COLUMNS": "200", "XDG_DATA_HOME": str(data)}


def run(
    *arguments: str | Path, stdin: str | bytes = "", data: Path | str = _ELSEWHERE.name
) -> subprocess.CompletedProcess[str]:
    """Runs ``voice-perudo`` without a terminal and with no sound device to be had."""
    given = stdin.encode() if isinstance(stdin, str) else stdin
    done = subprocess.run(
        [COMMAND, *map(str, arguments)],
        input=given,
        capture_output=True,
        timeout=300,
        env=environment(data),
        check=False,
    )
    return subprocess.CompletedProcess(
        done.args, done.returncode, done.stdout.decode(), done.stderr.decode()
    )


def json_lines(text: str) -> list[dict[str, Any]]:
    """The objects of a JSON-lines output."""
    return [json.loads(line) for line in text.splitlines()]
