"""The installed command, run as a user runs it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

COMMAND = Path(sys.executable).with_name("voice-perudo")


def run(*arguments: str | Path, stdin: str | bytes = "") -> subprocess.CompletedProcess[str]:
    """Runs ``voice-perudo`` without a terminal and with no sound device to be had."""
    data = stdin.encode() if isinstance(stdin, str) else stdin
    done = subprocess.run(
        [COMMAND, *map(str, arguments)],
        input=data,
        capture_output=True,
        timeout=300,
        env={**os.environ, "LANG": "C.UTF-8", "COLUMNS": "200"},
        check=False,
    )
    return subprocess.CompletedProcess(
        done.args, done.returncode, done.stdout.decode(), done.stderr.decode()
    )


def json_lines(text: str) -> list[dict[str, Any]]:
    """The objects of a JSON-lines output."""
    return [json.loads(line) for line in text.splitlines()]
