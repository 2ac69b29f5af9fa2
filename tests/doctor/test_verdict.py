"""What follows from the checks."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from voice_perudo.doctor.check import Check, State, Subject
from voice_perudo.doctor.verdict import Way, judged

SINGLE = [subject for subject in Subject if subject not in (Subject.VOICE, Subject.MODEL)]


def checks(failing: Iterable[tuple[Subject, str]] = (), state: State = State.FAIL) -> list[Check]:
    """Everything works in French and Polish, except what does not."""
    several = [(subject, code) for subject in (Subject.MODEL, Subject.VOICE) for code in LANGUAGES]
    everything = [(subject, "") for subject in SINGLE] + several
    bad = set(failing)
    return [
        Check(subject, state if (subject, detail) in bad else State.OK, detail=detail)
        for subject, detail in everything
    ]


LANGUAGES = ("fr", "pl")


@pytest.mark.parametrize(
    ("failing", "asked", "way", "code"),
    [
        ([], [], Way.MICROPHONE, 0),
        ([(Subject.LOUDSPEAKER, "")], [], Way.MICROPHONE, 0),
        ([(Subject.FOLDER, "")], [], Way.MICROPHONE, 0),
        ([(Subject.VOICE, "pl")], ["pl"], Way.MICROPHONE, 0),
        ([(Subject.MICROPHONE, "")], [], Way.RECORDINGS, 0),
        ([(Subject.LEVEL, "")], [], Way.RECORDINGS, 0),
        ([(Subject.SOUND_SYSTEM, "")], [], Way.RECORDINGS, 0),
        ([(Subject.MODEL, "pl")], [], Way.MICROPHONE, 0),
        ([(Subject.MODEL, "pl")], ["pl"], Way.TYPED, 1),
        ([(Subject.MODEL, "pl")], ["fr", "pl"], Way.TYPED, 1),
        ([(Subject.MODEL, "pl"), (Subject.MODEL, "fr")], [], Way.TYPED, 1),
        ([(Subject.PACKAGES, "")], [], Way.NONE, 1),
        ([(Subject.PYTHON, "")], [], Way.NONE, 1),
    ],
)
def test_the_best_way_that_is_left(
    failing: list[tuple[Subject, str]], asked: list[str], way: Way, code: int
) -> None:
    verdict = judged(checks(failing), asked)
    assert (verdict.way, verdict.exit_code) == (way, code)
    assert verdict.as_json()["playable"] is (code == 0)
    assert verdict.as_text()


@pytest.mark.parametrize("failing", [Subject.MICROPHONE, Subject.LEVEL, Subject.MODEL])
def test_where_nothing_can_be_heard_a_game_can_be_typed(failing: Subject) -> None:
    details = LANGUAGES if failing is Subject.MODEL else ("",)
    text = judged(checks([(failing, detail) for detail in details]), []).as_text()
    assert " play --text" in text


def test_flaws_do_not_prevent_a_game() -> None:
    everything = [(check.subject, check.detail) for check in checks()]
    assert judged(checks(everything, State.WARN), []).way is Way.MICROPHONE


@pytest.mark.parametrize(
    ("failing", "aloud"),
    [((), True), (((Subject.LOUDSPEAKER, ""),), False), (((Subject.VOICE, "pl"),), False)],
)
def test_it_is_told_when_nothing_will_be_spoken(
    failing: tuple[tuple[Subject, str], ...], aloud: bool
) -> None:
    verdict = judged(checks(failing), [])
    assert verdict.aloud is aloud
    assert ("shown, not spoken" in verdict.as_text()) is not aloud


def test_skipped_is_not_working() -> None:
    skipped = checks([(Subject.LEVEL, "")], State.SKIPPED)
    assert judged(skipped, []).way is Way.RECORDINGS
