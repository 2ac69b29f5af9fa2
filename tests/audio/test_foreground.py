"""The talker's part of an utterance, by loudness alone."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from voice_perudo.audio.foreground import Foreground, ForegroundSettings, Span
from voice_perudo.audio.levels import SILENCE

QUIET = -65.0
ROOM = -38.0
"""The floor of a room in which people talk, against a voice at -18: some 12 dB on average."""


def span(levels: list[float], floor: float = QUIET, voiced: bool = True) -> Span | None:
    foreground = Foreground()
    for level in levels:
        foreground.hear(level, voiced, floor)
    return foreground.span()


def stretch(*parts: tuple[float, int]) -> list[float]:
    """Levels, each for so many moments."""
    return [level for level, moments in parts for _ in range(moments)]


def test_people_talking_before_and_after_are_left_out() -> None:
    levels = stretch((-30, 8), (-40, 6), (-18, 10), (-36, 2), (-20, 8), (-36, 6), (-29, 10))
    assert span(levels, ROOM) == Span(14, 34)


def test_what_is_louder_than_the_room_belongs_to_the_word() -> None:
    assert span(stretch((-29, 3), (-18, 6), (-30, 4)), ROOM) == Span(0, 13)


def test_a_soft_word_counts_in_a_quiet_room() -> None:
    levels = stretch((-18, 8), (-60, 12), (-33, 6))
    assert span(levels) == Span(0, 26)
    assert span(levels, ROOM) == Span(0, 8)


@pytest.mark.parametrize("impact", [1, 2])
def test_an_impact_neither_sets_the_loudness_nor_is_a_word(impact: int) -> None:
    before = stretch((-60, 5), (-2, 1), (-60, 8))
    after = stretch((-60, 8), (-5, 1), (-60, 5))
    assert span([*before, *stretch((-25, 10)), *after]) == Span(14, 24)
    loud = stretch((-2, impact), (-50, 10), (-25, 10))
    found = span(loud, ROOM)
    assert found is not None
    assert found.end == len(loud), "a voice after an impact is still the talker"


def test_nothing_that_is_not_voiced_is_the_talker() -> None:
    assert span(stretch((-18, 20)), voiced=False) is None
    assert span([]) is None


def test_the_talker_is_found_anew_as_more_is_heard() -> None:
    foreground = Foreground()
    found = []
    for level in stretch((-30, 6), (-50, 8), (-18, 6)):
        foreground.hear(level, True, ROOM)
        found.append(foreground.span())
    assert found[5] == Span(0, 6)
    assert found[-1] == Span(14, 20)


levels = st.floats(SILENCE, 0.0)


@given(st.lists(levels, max_size=80), levels)
def test_a_span_lies_within_and_begins_and_ends_loud(heard: list[float], floor: float) -> None:
    found = span(heard, floor)
    if found is not None:
        assert 0 <= found.first < found.end <= len(heard)
        assert found.end - found.first >= ForegroundSettings().word
        least = floor + ForegroundSettings().margin
        assert min(heard[found.first], heard[found.end - 1]) >= least


whole = st.integers(-60, -20).map(float)


@given(st.lists(whole, min_size=3, max_size=60), st.integers(-10, 20))
def test_only_differences_of_level_matter(heard: list[float], louder: int) -> None:
    assert span([level + louder for level in heard], -60.0 + louder) == span(heard, -60.0)
