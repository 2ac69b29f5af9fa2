"""Where a stream of samples lies on the clock."""

import pytest

from voice_perudo.audio.clock import JITTER, WATCHED, Anchor


def test_a_late_block_moves_nothing() -> None:
    anchor = Anchor()
    for block, late in enumerate((0.0, 0.3, 0.02, 0.5, 0.0, 0.1)):
        anchor.follow(block * 0.1, 100.0 + block * 0.1 + late)
    assert anchor.time_of(1.0) == pytest.approx(101.0)
    assert anchor.position_at(105.0) == pytest.approx(5.0)


def test_a_stream_that_was_late_at_first_is_put_right() -> None:
    anchor = Anchor()
    for block in range(20):
        anchor.follow(block * 0.1, 100.0 + block * 0.1 + max(0.0, 0.7 - 0.05 * block))
    assert anchor.time_of(0.0) == pytest.approx(100.0, abs=JITTER)


def test_a_clock_that_runs_away_is_followed() -> None:
    """A tenth of a thousandth, as cheap sound cards are off, is a third of a second an hour."""
    anchor, drift = Anchor(), 1e-4
    for second in range(3600):
        anchor.follow(float(second), 100.0 + second * (1 + drift))
    assert anchor.time_of(3600.0) == pytest.approx(3700.36, abs=JITTER + drift * 2 * WATCHED)
