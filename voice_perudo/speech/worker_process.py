"""A process that answers JSON lines, and is killed when it takes too long."""

from __future__ import annotations

import contextlib
import json
import os
import queue
import signal
import subprocess
import sys
import threading
from typing import Any

_GROUPS = sys.platform != "win32"
"""Where a process and what it has forked can be killed together."""

_FAREWELL = 1.0
"""Seconds that a process has to end by itself once its input is closed."""


class WorkerError(Exception):
    """The process hangs, has ended, or answered nonsense; it is gone now."""


class WorkerProcess:
    """Runs a Python file; every line it is given is answered by a line."""

    def __init__(self, script: str) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-P", script],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            encoding="utf-8",
            start_new_session=_GROUPS,
        )
        self._lines: queue.Queue[str] = queue.Queue()
        threading.Thread(target=self._read, daemon=True).start()

    def ask(self, request: dict[str, Any], patience: float) -> dict[str, Any]:
        """The answer to a request; raises WorkerError after ``patience`` seconds."""
        try:
            assert self._process.stdin is not None
            self._process.stdin.write(json.dumps(request) + "\n")
            self._process.stdin.flush()
        except (OSError, ValueError) as error:
            self.kill()
            raise WorkerError("it has ended") from error
        return self.answer(patience)

    def answer(self, patience: float) -> dict[str, Any]:
        """The next line it writes; raises WorkerError after ``patience`` seconds."""
        try:
            line = self._lines.get(timeout=patience)
        except queue.Empty:
            self.kill()
            raise WorkerError(f"it gave no answer in {patience:.2g} seconds") from None
        except BaseException:  # its answer would be taken for that of the next question
            self.kill()
            raise
        try:
            content = json.loads(line)
        except ValueError:
            content = None
        if not isinstance(content, dict):
            self.kill()
            raise WorkerError("it ended without an answer")
        return content

    def kill(self) -> None:
        """End it at once, with what it has forked; harmless when repeated."""
        if self._process.poll() is None:
            if _GROUPS:
                os.killpg(self._process.pid, signal.SIGKILL)
            else:
                self._process.kill()
        self._process.wait()
        self._close_input()

    def close(self) -> None:
        """Let it end; harmless when repeated."""
        self._close_input()
        try:
            self._process.wait(_FAREWELL)
        except subprocess.TimeoutExpired:
            self.kill()

    def _close_input(self) -> None:
        assert self._process.stdin is not None
        with contextlib.suppress(OSError):
            self._process.stdin.close()

    def _read(self) -> None:
        assert self._process.stdout is not None
        with self._process.stdout as lines:
            for line in lines:
                self._lines.put(line)
        self._lines.put("")
