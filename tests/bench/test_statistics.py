"""Intervals against published values and their own definitions."""

from math import exp, factorial, inf

import pytest
from hypothesis import given
from hypothesis import strategies as st

from voice_perudo.bench.statistics import Z, events_per, wilson


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    # Newcombe, Two-sided confidence intervals for the single proportion (1998), table I, method 3
    [
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilson_gives_the_published_values(
    successes: int, trials: int, low: float, high: float
) -> None:
    assert wilson(successes, trials) == pytest.approx((low, high), abs=5e-5)


@given(st.integers(1, 2000), st.data())
def test_wilson_ends_are_where_the_score_test_just_rejects(
    trials: int, data: st.DataObject
) -> None:
    successes = data.draw(st.integers(0, trials))
    share = successes / trials
    low, high = wilson(successes, trials)

    assert 0 <= low <= share <= high <= 1
    for end in (low, high):
        if 0 < end < 1:
            distance = abs(share - end) / (end * (1 - end) / trials) ** 0.5
            assert distance == pytest.approx(Z, rel=1e-6)


def test_nothing_tried_leaves_everything_possible() -> None:
    assert wilson(0, 0) == (0, 1)
    assert events_per(0, 0) == (0, inf)


@pytest.mark.parametrize(
    ("events", "low", "high"),
    # Exact limits for a Poisson mean, 95 %
    [
        (0, 0.0, 3.689),
        (1, 0.0253, 5.572),
        (5, 1.623, 11.668),
        (10, 4.795, 18.390),
        (50, 37.11, 65.92),
    ],
)
def test_events_have_the_published_limits(events: int, low: float, high: float) -> None:
    assert events_per(1.0, events) == pytest.approx((low, high), rel=2e-3)


@given(st.integers(0, 60), st.floats(0.01, 100))
def test_a_rate_is_events_over_exposure(events: int, hours: float) -> None:
    low, high = events_per(hours, events)
    mean = high * hours

    assert low <= events / hours <= high
    at_most = sum(exp(-mean) * mean**k / factorial(k) for k in range(events + 1))
    assert at_most == pytest.approx(0.025, abs=1e-6)
