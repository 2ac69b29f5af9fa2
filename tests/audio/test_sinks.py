"""The order of clips, shared by all sinks."""

from pathlib import Path

import numpy as np
import pytest
import soundfile

from tests.audio.sounds import tone
from voice_perudo.audio.session_file import SessionFile
from voice_perudo.audio.sinks import Both, Nowhere, Sink
from voice_perudo.audio.types import RATE, AudioClip


def clip(seconds: float) -> AudioClip:
    return AudioClip(np.zeros(round(seconds * 1000), np.float32), 1000)


def test_clips_wait_for_one_another() -> None:
    sink: Sink = Nowhere()
    assert sink.play(clip(2.0), 1.0) == pytest.approx(3.0)
    assert sink.play(clip(1.0), 2.0) == pytest.approx(4.0)
    assert sink.play(clip(1.0), 9.0) == pytest.approx(10.0)


def test_after_a_stop_the_next_clip_begins_at_once() -> None:
    sink = Nowhere()
    sink.play(clip(5.0), 0.0)
    sink.play(clip(5.0), 0.0)
    sink.stop(1.0)
    assert sink.play(clip(1.0), 1.5) == pytest.approx(2.5)


def test_a_stop_after_the_end_changes_nothing() -> None:
    sink = Nowhere()
    sink.play(clip(1.0), 0.0)
    sink.stop(8.0)
    assert sink.play(clip(1.0), 0.5) == pytest.approx(2.0)
    sink.close()


def test_two_sinks_play_at_the_same_time(tmp_path: Path) -> None:
    ahead, file = Nowhere(), SessionFile(tmp_path / "session.wav")
    ahead.play(clip(2.0), 0.0)
    both: Sink = Both(ahead, file)
    tune = AudioClip(tone(1.0), RATE)
    assert both.play(tune, 1.0) == pytest.approx(3.0)
    both.stop(2.5)
    both.close()
    sound, _ = soundfile.read(tmp_path / "session.wav", dtype="float32")
    assert np.flatnonzero(sound)[[0, -1]] / RATE == pytest.approx((2.0, 2.5), abs=0.01)
