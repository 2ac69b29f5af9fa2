"""Lines typed while the microphone listens: how to go on when the voice will not do."""

from __future__ import annotations

import queue
import sys
import threading
from collections.abc import Iterator


class Keyboard:
    """Reads standard input in the background, where somebody sits at it."""

    def __init__(self) -> None:
        self._lines: queue.SimpleQueue[str] = queue.SimpleQueue()
        if sys.stdin is not None and sys.stdin.isatty():
            threading.Thread(target=self._read, daemon=True).start()

    def lines(self) -> Iterator[str]:
        """What has been typed since the last time; never waits."""
        while not self._lines.empty():
            yield self._lines.get_nowait()

    def _read(self) -> None:
        for line in sys.stdin:
            if line.strip():
                self._lines.put(line.strip())
