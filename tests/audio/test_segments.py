"""Utterances out of voiced and unvoiced moments."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from voice_perudo.audio.frames import FRAME, FRAME_SECONDS
from voice_perudo.audio.segments import Segmenter, SegmentSettings, SpeechSegment
from voice_perudo.audio.types import RATE
from voice_perudo.audio.voice_activity import Moment

PAUSE = 0.25
ROOM = -40.0
LEVELS = {"#": -18.0, "+": -29.0, ".": ROOM}
"""The talker, people behind him, the room."""


def moments(pattern: str) -> list[Moment]:
    """What is voiced is no ``.``; the samples of each hold its number."""
    return [
        Moment(np.full(FRAME, i, np.float32), i * FRAME_SECONDS, mark != ".", LEVELS[mark], ROOM)
        for i, mark in enumerate(pattern)
    ]


def cut(pattern: str, pause: float = PAUSE) -> list[tuple[SpeechSegment, list[int]]]:
    """The utterances, each with the numbers of the moments that were recognised."""
    segmenter = Segmenter()
    found = []
    for moment in moments(pattern):
        segmenter.hear(moment)
        if segmenter.is_open and (segmenter.is_full or segmenter.pause >= pause):
            found.append(closed(segmenter))
    if segmenter.is_open:
        found.append(closed(segmenter))
    return found


def closed(segmenter: Segmenter) -> tuple[SpeechSegment, list[int]]:
    sound = segmenter.sound
    numbers = sound.samples[::FRAME].astype(int).tolist()
    assert sound.start == pytest.approx(numbers[0] * FRAME_SECONDS)
    assert len(sound.samples) / RATE == pytest.approx(len(numbers) * FRAME_SECONDS)
    return segmenter.close(), numbers


def test_an_utterance_has_a_little_of_what_goes_before_and_after() -> None:
    settings = SegmentSettings()
    ((segment, heard),) = cut("." * 30 + "#" * 10 + "." * 20)
    assert segment.start == pytest.approx(30 * FRAME_SECONDS)
    assert segment.end == pytest.approx(40 * FRAME_SECONDS)
    assert segment.start - heard[0] * FRAME_SECONDS == pytest.approx(settings.before, abs=0.02)
    assert (heard[-1] + 1) * FRAME_SECONDS - segment.end == pytest.approx(settings.after, abs=0.02)
    assert heard == list(range(heard[0], heard[-1] + 1))


def test_who_talks_behind_is_neither_recognised_nor_waited_for() -> None:
    ((segment, heard),) = cut("." * 20 + "+" * 15 + "." * 6 + "#" * 10 + "." * 6 + "+" * 2)
    assert segment.start == pytest.approx(41 * FRAME_SECONDS)
    assert segment.end == pytest.approx(51 * FRAME_SECONDS)
    assert (heard[0], heard[-1]) == (37, 55)


def test_a_short_pause_stays_inside_and_a_longer_one_separates() -> None:
    pattern = "." * 10 + "#" * 8 + "." * 25 + "#" * 8 + "." * 50
    assert len(cut(pattern, pause=1.2)) == 1
    assert len(cut(pattern, pause=0.25)) == 2


def test_clicks_neither_begin_nor_prolong_an_utterance() -> None:
    assert cut("..#...#....#..") == []
    ((segment, _),) = cut("." * 5 + "#" * 5 + "...#...#...#..." + "." * 10)
    assert segment.end == pytest.approx(10 * FRAME_SECONDS)


def test_endless_speech_is_cut() -> None:
    longest = SegmentSettings().longest
    found = cut("#" * round(3.5 * longest / FRAME_SECONDS))
    assert len(found) == 4
    assert max(segment.end - segment.start for segment, _ in found) <= longest + FRAME_SECONDS


def test_only_an_open_utterance_can_be_closed() -> None:
    with pytest.raises(ValueError, match="no utterance"):
        Segmenter().close()


@given(st.text("#.", max_size=400), st.floats(0.1, 1.5))
def test_all_speech_is_heard_once_and_in_order(pattern: str, pause: float) -> None:
    found = cut(pattern, pause)
    for (before, earlier), (after, later) in pairwise(found):
        assert before.start < before.end <= after.start < after.end
        shared = set(earlier) & set(later)
        assert "##" not in "".join(pattern[number] for number in sorted(shared))
    for _, numbers in found:
        assert numbers == list(range(numbers[0], numbers[-1] + 1))
    spoken = {i + j for i in range(len(pattern)) for j in (0, 1) if pattern[i : i + 2] == "##"}
    assert spoken <= {number for _, numbers in found for number in numbers}
