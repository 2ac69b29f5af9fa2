"""Moments of equal length, whatever the chunks."""

import numpy as np
import pytest

from voice_perudo.audio.frames import FRAME, FRAME_SECONDS, Frames
from voice_perudo.audio.types import RATE, AudioChunk, Samples

SOUND: Samples = np.arange(5 * FRAME + 100, dtype=np.float32)


@pytest.mark.parametrize("size", [100, FRAME, 3 * FRAME, len(SOUND)])
def test_chunks_of_any_length_make_the_same_moments(size: int) -> None:
    frames = Frames()
    chunks = [AudioChunk(SOUND[at : at + size], 3 + at / RATE) for at in range(0, len(SOUND), size)]
    moments = [moment for chunk in chunks for moment in frames.cut(chunk)]
    assert [len(moment.samples) for moment in moments] == [FRAME] * 5
    assert np.array_equal(np.concatenate([m.samples for m in moments]), SOUND[: 5 * FRAME])
    assert [m.start for m in moments] == pytest.approx([3 + n * FRAME_SECONDS for n in range(5)])
    assert np.array_equal(frames.rest.samples, SOUND[5 * FRAME :])
    assert frames.rest.end == pytest.approx(chunks[-1].end)


def test_what_was_left_over_before_a_leap_is_dropped() -> None:
    frames = Frames()
    assert list(frames.cut(AudioChunk(SOUND[:100], 0.0))) == []
    assert not frames.leaps_to(100 / RATE)
    assert frames.leaps_to(7.0)
    (moment,) = frames.cut(AudioChunk(SOUND[:FRAME], 7.0))
    assert moment.start == 7.0
    assert np.array_equal(moment.samples, SOUND[:FRAME])
