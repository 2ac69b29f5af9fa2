"""The level meter: what it says of a sound, how often it is drawn, and where it is not."""

from __future__ import annotations

import io

import numpy as np
import pytest
from rich.console import Console

from tests.audio.fake_devices import HandClock
from tests.audio.sounds import noise, tone
from voice_perudo.audio.frames import FRAME, FRAME_SECONDS
from voice_perudo.audio.levels import level
from voice_perudo.audio.types import RATE, Samples
from voice_perudo.display.level_meter import (
    CLIPPING,
    MUTED,
    TOO_QUIET,
    LevelMeter,
    Meter,
    MeterSettings,
)


def moments(sound: Samples) -> list[Samples]:
    return [sound[start : start + FRAME] for start in range(0, len(sound) - FRAME + 1, FRAME)]


def heard(*sounds: Samples) -> Meter:
    meter = Meter()
    for moment in moments(np.concatenate(sounds)):
        meter.hear(moment)
    return meter


def voice(decibels: float) -> Samples:
    sound = tone(1.0, peak=1.0)
    return sound * np.float32(10 ** ((decibels - level(sound)) / 20))


ROOM = noise(5.0, -65.0)


@pytest.mark.parametrize(
    ("after", "hint"),
    [
        (voice(-25.0), ""),
        (voice(-50.0), TOO_QUIET),
        (tone(1.0, peak=1.0), CLIPPING),
        (noise(1.0, -65.0, 2), ""),
        (np.zeros(4 * RATE, np.float32), MUTED),
    ],
)
def test_a_hint_says_what_is_wrong(after: Samples, hint: str) -> None:
    meter = heard(ROOM, after)
    assert meter.hint == hint
    assert meter.line(level(after)).endswith(hint or f"{meter.floor:.0f}")


def test_a_hint_is_gone_after_a_while() -> None:
    seconds = MeterSettings().memory + 0.5
    assert heard(ROOM, tone(1.0, peak=1.0), noise(seconds, -65.0)).hint == ""


def test_the_room_is_not_shown_before_it_is_known() -> None:
    early, late = heard(noise(0.5, -65.0)), heard(ROOM)
    assert "room" not in early.line(-65.0)
    assert "room -6" in late.line(-65.0)


def test_what_has_not_changed_is_not_drawn_again() -> None:
    screen = Screen()
    for _ in range(100):
        screen.clock.sleep(FRAME_SECONDS)
        screen.meter.hear(np.zeros(FRAME, np.float32))
    assert 1 <= screen.drawn <= 2  # the second time with the hint that it is muted


def test_nothing_is_said_before_anything_is_heard() -> None:
    meter = Meter()
    meter.hear(np.zeros(FRAME, np.float32))
    assert meter.hint == ""


def test_the_bar_grows_with_the_level_and_marks_the_floor() -> None:
    meter = heard(ROOM)
    lines = [meter.line(decibels) for decibels in (-90.0, -60.0, -30.0, 0.0)]
    assert [line.count("#") for line in lines] == sorted({line.count("#") for line in lines})
    assert all(line.count("|") == 1 for line in lines)
    assert {line.index("]") for line in lines} == {37}
    assert meter.floor == pytest.approx(-65.0, abs=2.0)


class Screen:
    """A terminal that keeps what is written to it."""

    def __init__(self, terminal: bool = True) -> None:
        self.written = io.StringIO()
        self.console = Console(
            file=self.written, force_terminal=terminal, width=120, legacy_windows=False
        )
        self.clock = HandClock()
        self.meter = LevelMeter(self.console, self.clock)

    def hear(self, seconds: float) -> None:
        """Noise that grows louder and softer all the time."""
        for number, moment in enumerate(moments(noise(seconds, -50.0))):
            self.clock.sleep(FRAME_SECONDS)
            self.meter.hear(moment * np.float32(1 + number % 11))

    @property
    def drawn(self) -> int:
        return self.written.getvalue().count("dBFS")


def test_it_is_drawn_ten_times_a_second_at_most() -> None:
    screen = Screen()
    screen.hear(3.0)
    assert 20 <= screen.drawn <= 31
    assert "\n" not in screen.written.getvalue().rstrip("\n")


def test_what_is_printed_meanwhile_stands_above_it() -> None:
    screen = Screen()
    screen.hear(1.0)
    before = len(screen.written.getvalue())
    screen.console.print("▶ Welcome")
    after = screen.written.getvalue()[before:]
    assert after.index("Welcome") < after.index("dBFS")


def test_closing_takes_it_away_for_good() -> None:
    screen = Screen()
    screen.hear(1.0)
    screen.meter.close()
    screen.meter.close()
    assert screen.meter.closed
    drawn, written = screen.drawn, screen.written.getvalue()
    screen.hear(1.0)
    assert (screen.drawn, screen.written.getvalue()) == (drawn, written)
    assert "\x1b[2K" in written
    assert written.index("\x1b[?25h") > written.rindex("dBFS")


@pytest.mark.parametrize("terminal", [True, False])
def test_nothing_is_shown_where_it_does_not_belong(terminal: bool) -> None:
    screen = Screen(terminal)
    if terminal:
        screen.meter = LevelMeter(screen.console, screen.clock, shown=False)
    screen.hear(1.0)
    screen.meter.close()
    assert screen.written.getvalue() == ""
