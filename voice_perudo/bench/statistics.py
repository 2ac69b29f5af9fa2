"""How far a measured rate can be trusted: 95 % intervals."""

from __future__ import annotations

from collections.abc import Callable
from math import exp, inf, lgamma, log, sqrt
from typing import NamedTuple

Z = 1.959964
"""Half the width of the middle 95 % of a normal distribution, in standard deviations."""
_TAIL = 0.025


class Interval(NamedTuple):
    """A range, both ends included."""

    low: float
    high: float


def wilson(successes: int, trials: int) -> Interval:
    """Where a share lies that was ``successes`` of ``trials``.

    Wilson's score interval, which stays inside 0–1 and holds for few trials and rare
    events; nothing tried leaves everything possible.
    """
    if not trials:
        return Interval(0.0, 1.0)
    share, weight = successes / trials, Z**2 / trials
    middle = (share + weight / 2) / (1 + weight)
    half = Z / (1 + weight) * sqrt(share * (1 - share) / trials + weight / (4 * trials))
    # At the ends the formula is exact, its floating-point value is not.
    low = 0.0 if successes == 0 else max(0.0, middle - half)
    high = 1.0 if successes == trials else min(1.0, middle + half)
    return Interval(low, high)


def events_per(exposure: float, events: int) -> Interval:
    """Where a rate lies of which ``events`` were seen in ``exposure`` (hours, say).

    Garwood's exact interval for a Poisson process; no exposure leaves everything possible.
    """
    if exposure <= 0:
        return Interval(0.0, inf)
    low = 0.0
    if events:
        low = _root(lambda mean: _at_most(events - 1, mean) - (1 - _TAIL), events)
    high = _root(lambda mean: _at_most(events, mean) - _TAIL, events + 1)
    return Interval(low / exposure, high / exposure)


def _at_most(events: int, mean: float) -> float:
    """Probability of at most so many events where ``mean`` are expected."""
    if mean <= 0:
        return 1.0
    return sum(exp(k * log(mean) - mean - lgamma(k + 1)) for k in range(events + 1))


def _root(falling: Callable[[float], float], guess: float) -> float:
    """Where a falling function passes zero, above 0."""
    low, high = 0.0, guess + 1.0
    while falling(high) > 0:
        high *= 2
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if falling(middle) > 0 else (low, middle)
    return (low + high) / 2
