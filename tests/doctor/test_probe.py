"""A check that fails or hangs tells so, and the others go on."""

from __future__ import annotations

import threading
import time

from voice_perudo.doctor.check import Check, State, Subject
from voice_perudo.doctor.probe import Probe, Round
from voice_perudo.errors import ModelError

FINE = Check(Subject.PYTHON, State.OK, "fine")


def fails() -> Check:
    raise ModelError("The model is damaged: install it again.")


def breaks() -> Check:
    return 1 / 0  # type: ignore[return-value]


def hangs() -> Check:
    threading.Event().wait()
    return FINE


def probes() -> tuple[Probe, ...]:
    return (
        Probe(Subject.MODEL, fails, "fr"),
        Probe(Subject.VOICE, breaks, "pl"),
        Probe(Subject.MICROPHONE, hangs, patience=0.1, if_it_hangs="Unplug it."),
        Probe(Subject.PYTHON, lambda: FINE),
    )


def test_each_check_has_its_result_whatever_happens_to_the_others() -> None:
    made = Round(probes())
    began = time.monotonic()
    checks = list(made)
    assert time.monotonic() - began < 2.0
    assert tuple(checks) == made.checks
    assert [check.state for check in checks] == [State.FAIL] * 3 + [State.OK]
    failed, broke, hung, fine = checks
    assert (failed.name, failed.remedy) == ("model fr", "The model is damaged: install it again.")
    assert broke.name == "voice pl"
    assert "ZeroDivisionError" in broke.told
    assert (hung.told, hung.remedy) == ("no answer in 0.1 seconds", "Unplug it.")
    assert fine is FINE


def test_what_is_left_behind_is_known() -> None:
    hanging, quick = Round(probes()), Round(probes()[:2])
    list(hanging)
    list(quick)
    assert hanging.left_behind
    assert not quick.left_behind


def test_a_check_is_one_line_with_its_remedy() -> None:
    check = Check(Subject.VOICE, State.WARN, "soft", "Turn it up.", "pl", {"dbfs": -50.0})
    assert check.as_text() == "warn    voice pl: soft → Turn it up."
    assert check.as_json() == {
        "name": "voice pl",
        "subject": "voice",
        "detail": "pl",
        "state": "warn",
        "told": "soft",
        "remedy": "Turn it up.",
        "facts": {"dbfs": -50.0},
    }
