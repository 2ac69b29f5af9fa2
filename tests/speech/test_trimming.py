import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from voice_perudo.speech.trimming import tidied

RATE = 22_050


def tone(seconds: float, level: float) -> np.typing.NDArray[np.float32]:
    time = np.arange(round(seconds * RATE)) / RATE
    return (level * np.cos(2 * np.pi * 440 * time)).astype(np.float32)


@given(
    before=st.floats(0.0, 1.0),
    after=st.floats(0.0, 1.0),
    seconds=st.floats(0.05, 0.5),
    level=st.floats(0.01, 1.0),
)
def test_silence_goes_sound_stays(
    before: float, after: float, seconds: float, level: float
) -> None:
    silence = [np.zeros(round(wait * RATE), np.float32) for wait in (before, after)]
    sound = tone(seconds, level)
    tidy = tidied(np.concatenate((silence[0], sound, silence[1])), RATE)
    assert tidy.dtype == np.float32
    assert len(sound) - 10 <= len(tidy) <= len(sound) + 0.1 * RATE
    assert np.abs(tidy).max() == pytest.approx(0.7, abs=0.001)
    assert np.flatnonzero(np.abs(tidy) > 0.05)[0] <= 0.05 * RATE


@pytest.mark.parametrize("samples", [0, 1, RATE])
def test_nothing_is_left_of_silence(samples: int) -> None:
    assert len(tidied(np.full(samples, 1e-6, np.float32), RATE)) == 0
