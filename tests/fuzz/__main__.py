"""A long run: ``python -m tests.fuzz KIND SECONDS [SEED]``, or ``all`` for every kind.

The seconds are of processor time.

Prints how many inputs were tried, how many were refused, and every distinct failure with
the seed that shows it again.
"""

from __future__ import annotations

import signal
import sys
import time
import traceback
from collections import Counter
from random import Random
from tempfile import TemporaryDirectory

from tests.fuzz.damage import tried
from tests.fuzz.targets import TARGETS, talk
from voice_perudo.errors import VoicePerudoError

LONGEST = 20
"""Seconds of processor time after which an input is taken to hang the program."""


class HangError(Exception):
    """One input took too long."""


def main(kind: str, seconds: float, first: int = 0) -> int:
    """Run one kind or all; the number of distinct failures."""
    kinds = (*TARGETS, "talk") if kind == "all" else (kind,)
    return sum(run(name, seconds, first) for name in kinds)


def run(kind: str, seconds: float, seed: int) -> int:
    """Try one kind for so long."""
    signal.signal(signal.SIGVTALRM, _hang)
    counts: Counter[str] = Counter()
    failures: dict[str, str] = {}
    end = time.process_time() + seconds
    with TemporaryDirectory() as folder:
        while time.process_time() < end:
            signal.setitimer(signal.ITIMER_VIRTUAL, LONGEST)
            try:
                if kind == "talk":
                    talk(Random(seed))
                else:
                    tried(kind, seed, folder)
                counts["taken"] += 1
            except VoicePerudoError:
                counts["refused"] += 1
            except Exception as error:
                counts["failed"] += 1
                frames = traceback.extract_tb(error.__traceback__)
                frame = next(
                    (f for f in reversed(frames) if "voice_perudo" in f.filename), frames[-1]
                )
                place = f"{type(error).__name__} at {frame.filename}:{frame.lineno}"
                failures.setdefault(place, f"seed {seed}: {error!s:.200}")
            finally:
                signal.setitimer(signal.ITIMER_VIRTUAL, 0)
            seed += 1
    sys.stdout.write(f"{kind}: {counts.total()} tried, {dict(counts)}\n")
    for place, example in failures.items():
        sys.stdout.write(f"  {place}  {example}\n")
    sys.stdout.flush()
    return len(failures)


def _hang(*_: object) -> None:
    raise HangError(f"more than {LONGEST} seconds")


if __name__ == "__main__":
    name, limit, *rest = sys.argv[1:]
    sys.exit(main(name, float(limit), int(rest[0]) if rest else 0) > 0)
