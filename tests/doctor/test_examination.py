"""All checks together, in rooms made for the tests."""

from __future__ import annotations

import tempfile

import pytest

from tests.audio.room import Room, hiss, running
from voice_perudo.doctor.check import Check, State
from voice_perudo.doctor.examination import examination
from voice_perudo.doctor.verdict import Way, judged


def examined(room: Room, device: str | None = None) -> dict[str, Check]:
    with running(room), examination(["pl"], device, room) as made:
        return {check.name: check for check in made}


@pytest.mark.real_audio
def test_a_table_with_everything_is_ready_to_play() -> None:
    checks = examined(Room(hiss(-55.0), echo=-25.0))
    assert judged(tuple(checks.values()), ["pl"]).way is Way.MICROPHONE
    assert checks["own voice"].facts["played"] == "announcement"
    assert [check.name for check in checks.values() if not check.works] == []


@pytest.mark.real_audio
def test_a_full_disk_is_told_and_everything_else_is_looked_at(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def full(*given: object, **more: object) -> object:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(tempfile, "TemporaryDirectory", full)
    monkeypatch.setattr(tempfile, "NamedTemporaryFile", full)
    checks = examined(Room(hiss(-55.0), echo=-25.0), "another one")
    assert "No space left" in checks["folder games"].told
    assert checks["voice pl"].state is State.FAIL
    assert "no room" in checks["voice pl"].remedy
    assert checks["model pl"].works
    assert "another one" in checks["microphone"].remedy
    assert checks["loudspeaker"].works
    assert checks["microphone level"].state is State.SKIPPED
