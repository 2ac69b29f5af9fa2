"""How much memory the program holds."""

from __future__ import annotations

import sys
from pathlib import Path


def peak_memory() -> int | None:
    """Most bytes of memory this process has held at once; None where it cannot be told."""
    if sys.platform == "win32":
        return None
    import resource

    unit = 1 if sys.platform == "darwin" else 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * unit


def memory_now() -> int | None:
    """Bytes that this process and those it has started hold; None where it cannot be told."""
    try:
        children = [
            int(child)
            for tasks in Path("/proc/self/task").glob("*/children")
            for child in tasks.read_text().split()
        ]
        return _held("self") + sum(_held(child) for child in children)
    except OSError:  # not Linux, or one has just ended
        return None


def _held(process: int | str) -> int:
    import resource

    return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * resource.getpagesize()
