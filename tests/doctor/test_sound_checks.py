"""The checks of devices, level and own voice, in rooms made for the tests."""

from __future__ import annotations

import numpy as np
import pytest

from tests.audio.room import MICROPHONE, RATE, Room, Sound, hiss, nothing, running
from tests.audio.sounds import noise, tone
from voice_perudo.audio.types import AudioClip, Samples
from voice_perudo.doctor.check import Check, State
from voice_perudo.doctor.devices import check_loudspeaker, check_microphone
from voice_perudo.doctor.microphone_level import check_level
from voice_perudo.doctor.own_voice import (
    LeakageLimits,
    check_own_voice,
    judged_leakage,
    rising_tone,
)
from voice_perudo.errors import AudioError, SynthesisError

CLIP = AudioClip(tone(1.0, peak=0.7), 16_000)
BAND = 10 * np.log10(16_000 / RATE)
"""What white noise loses where two thirds of its band are not listened to."""


def level_in(sound: Sound, **more: bool) -> Check:
    with running(Room(sound, **more)) as room:  # type: ignore[arg-type]
        check = check_level(room, None)
    assert room.everything_closed
    return check


def test_devices_that_work_are_described() -> None:
    with running(Room()) as room:
        microphone, loudspeaker = check_microphone(room, "table"), check_loudspeaker(room)
    assert room.everything_closed
    assert room.opened == ["input", "output"]
    assert (microphone.state, loudspeaker.state) == (State.OK, State.OK)
    assert microphone.told == "Table Mic (1), 48000 Hz, 2 channels"
    assert microphone.facts["rate"] == RATE
    assert microphone.facts["host"] == MICROPHONE.host


@pytest.mark.parametrize(
    ("room", "reason"),
    [
        (Room(missing=frozenset({"input"})), "plug one in"),
        (Room(refusing=frozenset({"input"})), "does not open"),
        (Room(dead=frozenset({"input"})), "gives no sound"),
    ],
)
def test_a_microphone_that_does_not_work_is_told(
    room: Room, reason: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("voice_perudo.doctor.recording.PATIENCE", 0.1)
    with running(room), pytest.raises(AudioError, match=reason):
        check_microphone(room, None)
    assert room.everything_closed


def test_a_loudspeaker_that_takes_nothing_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("voice_perudo.doctor.devices.PATIENCE", 0.1)
    room = Room(dead=frozenset({"output"}))
    with running(room), pytest.raises(AudioError, match="takes no sound"):
        check_loudspeaker(room)


@pytest.mark.parametrize("decibels", [-70.0, -55.0, -45.0])
def test_the_noise_floor_is_measured(decibels: float) -> None:
    check = level_in(hiss(decibels))
    assert check.state is State.OK
    assert check.facts["floor_dbfs"] == pytest.approx(decibels + BAND, abs=1.5)
    assert check.facts["seconds"] == pytest.approx(1.0, abs=0.05)


def clipping(count: int) -> Samples:
    return np.clip(hiss(-3.0)(count), -1.0, 1.0)


def offset(count: int) -> Samples:
    """What a broken input gives: the same value for ever."""
    return np.full(count, 0.25, np.float32)


@pytest.mark.parametrize(
    ("sound", "state", "remedy"),
    [
        (nothing, State.FAIL, "Unmute the microphone"),
        (hiss(-79.0), State.WARN, "Turn up the microphone"),
        (hiss(-30.0), State.WARN, "quieter place"),
        (clipping, State.WARN, "Turn the microphone down"),
    ],
)
def test_a_level_that_will_not_do_is_told(sound: Sound, state: State, remedy: str) -> None:
    check = level_in(sound)
    assert check.state is state
    assert remedy in check.remedy


def test_a_constant_value_is_no_sound() -> None:
    assert level_in(offset).state is State.FAIL


def test_gaps_are_told() -> None:
    check = level_in(hiss(-55.0), overflows=True)
    assert check.state is State.WARN
    assert "gaps" in check.told


def own_voice_in(room: Room) -> Check:
    with running(room):
        check = check_own_voice(room, None, lambda: CLIP)
    assert room.everything_closed
    return check


@pytest.mark.parametrize("echo", [-40.0, -25.0])
def test_what_comes_back_is_measured(echo: float) -> None:
    """A tone of 0.7 has a level of -6 dBFS; the room one of -55."""
    check = own_voice_in(Room(hiss(-55.0), echo))
    assert check.state is State.OK
    assert check.facts["played"] == "announcement"
    assert check.facts["above_room_db"] == pytest.approx(-6.1 + echo + 55.0 - BAND, abs=2.0)


@pytest.mark.parametrize(
    ("echo", "remedy"), [(None, "turn up the loudspeaker"), (-3.0, "Turn the loudspeaker down")]
)
def test_too_little_and_too_much_is_told(echo: float | None, remedy: str) -> None:
    check = own_voice_in(Room(hiss(-55.0), echo))
    assert check.state is State.WARN
    assert remedy in check.remedy


def test_a_tone_is_played_where_there_is_no_voice() -> None:
    def no_voice() -> AudioClip:
        raise SynthesisError("There is no voice.")

    with running(Room(hiss(-60.0), -20.0)) as room:
        check = check_own_voice(room, None, no_voice)
    assert (check.state, check.facts["played"]) == (State.OK, "tone")
    assert np.abs(rising_tone().samples).max() <= 0.3


def test_nothing_is_claimed_with_a_muted_microphone() -> None:
    assert own_voice_in(Room(nothing, None)).state is State.SKIPPED


@pytest.mark.parametrize("kind", ["input", "output"])
def test_nothing_is_claimed_without_a_device(kind: str) -> None:
    with running(Room(missing=frozenset({kind}))) as room:
        own_voice = check_own_voice(room, None, lambda: CLIP)
        level = check_level(room, None)
    assert own_voice.state is State.SKIPPED
    assert not own_voice.works
    assert (level.state is State.SKIPPED) is (kind == "input")


def test_noise_alone_brings_nothing_back() -> None:
    check = judged_leakage(noise(0.6, -50.0), noise(2.0, -50.0, 2), "tone", LeakageLimits())
    assert check.state is State.WARN
    assert check.facts["above_room_db"] == pytest.approx(0.0, abs=1.0)
