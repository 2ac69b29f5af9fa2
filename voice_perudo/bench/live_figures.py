"""What is counted and timed at a live table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from voice_perudo.bench.scoring import Outcome

IN_TIME = 0.2
"""Seconds in which a stop word should silence the referee."""


@dataclass(frozen=True, slots=True)
class Answer:
    """A bid and how it was answered.

    ``latency``: seconds from its last audible sample to the first sample of the answer;
    ``work``: seconds of it in which the referee recognised, matched, ruled and fetched the
    clip; ``None`` where nothing was answered.
    """

    outcome: Outcome
    latency: float | None = None
    work: float | None = None


@dataclass(frozen=True, slots=True)
class Stopped:
    """Seconds from the end of a stop word to the referee's silence; ``None``: he went on."""

    word: str
    seconds: float | None
    unchanged: bool


@dataclass(frozen=True, slots=True)
class Evening:
    """Hours of games, one after another.

    ``lines`` were spoken, of which ``typed`` had to be typed after it; so many ``games`` were
    won. ``growth``: bytes by which memory came to exceed the most that was held in the first
    tenth of the time; ``None`` where it cannot be told.
    """

    hours: float
    lines: int
    typed: int
    games: int
    growth: int | None

    def as_json(self) -> dict[str, Any]:
        """Everything as one object."""
        return {
            "simulated_hours": round(self.hours, 2),
            "lines": self.lines,
            "typed": self.typed,
            "games": self.games,
            "growth_bytes": self.growth,
        }


@dataclass
class Figures:
    """What was found in one language. Times in seconds."""

    language: str
    answers: list[Answer] = field(default_factory=list)
    announcements: int = 0
    own_actions: int = 0
    """What the referee did because he heard himself."""
    stops: list[Stopped] = field(default_factory=list)
    over: list[Outcome] = field(default_factory=list)
    """What came of bids and Dudos said while the referee spoke."""
    recorded: list[Outcome] = field(default_factory=list)
    """What came of the bids of a manifest, said after an announcement."""
    noise_seconds: float = 0.0
    """How long there was talk, dice and music that nothing may come of."""
    noise_actions: int = 0
    clips: list[float] = field(default_factory=list)
    """How long the referee waited for each clip, by the wall clock."""
    start: float | None = None
    """From the command to listening, by the wall clock."""
    memory: int | None = None
    """Most bytes held at once so far."""
    evening: Evening | None = None
    """What came of the hours for which memory was watched, if it was."""

    def as_json(self) -> dict[str, Any]:
        """Everything as one object."""
        silenced = [stop.seconds for stop in self.stops if stop.seconds is not None]
        return {
            "language": self.language,
            "answers": len(self.answers),
            "outcomes": counts([answer.outcome for answer in self.answers]),
            "latency": spread([a.latency for a in self.answers if a.latency is not None]),
            "work": spread([a.work for a in self.answers if a.work is not None]),
            "clip_ready": spread(self.clips),
            "announcements": self.announcements,
            "own_actions": self.own_actions,
            "stop_words": len(self.stops),
            "stopped": len(silenced),
            "stopped_in_time": sum(seconds <= IN_TIME for seconds in silenced),
            "stop_seconds": spread(silenced),
            "state_changed_by_stop": sum(not stop.unchanged for stop in self.stops),
            "said_over": len(self.over),
            "said_over_outcomes": counts(self.over),
            "recorded": counts(self.recorded),
            "noise_minutes": round(self.noise_seconds / 60, 2),
            "noise_actions": self.noise_actions,
            "start_seconds": _rounded(self.start),
            "peak_memory_bytes": self.memory,
            "evening": None if self.evening is None else self.evening.as_json(),
        }


def counts(outcomes: Sequence[Outcome]) -> dict[str, int]:
    """How often each came about."""
    return {str(outcome): outcomes.count(outcome) for outcome in Outcome}


def spread(values: Sequence[float]) -> dict[str, float] | None:
    """The middle value and the one that a twentieth exceeds, to the millisecond."""
    if not values:
        return None
    middle, most = np.percentile(values, [50, 95])
    return {"p50": round(float(middle), 3), "p95": round(float(most), 3)}


def _rounded(value: float | None) -> float | None:
    return None if value is None else round(value, 2)
