"""What follows from all checks: can a game be played here, and how?"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from voice_perudo.doctor.check import Check, Subject
from voice_perudo.program import to_run


class Way(StrEnum):
    """How a game can be played, the best way that is left."""

    MICROPHONE = "microphone"
    RECORDINGS = "recordings"
    TYPED = "typed"
    """Nothing can be heard: lines can only be typed."""
    NONE = "none"


@dataclass(frozen=True, slots=True)
class Verdict:
    """The way to play, in which languages, and whether announcements are heard."""

    way: Way
    languages: tuple[str, ...]
    aloud: bool

    @property
    def exit_code(self) -> int:
        """0 if a game can be listened to here, at the microphone or from recordings."""
        return 0 if self.way in (Way.MICROPHONE, Way.RECORDINGS) else 1

    def as_text(self) -> str:
        """One or two sentences, with the command to run."""
        codes = ", ".join(self.languages)
        if self.way is Way.NONE:
            return "The game cannot be played here: see above what is missing."
        if self.way is Way.TYPED:
            return f"Nothing can be heard here. A game can only be typed: {_typed()}"
        if self.way is Way.RECORDINGS:
            return (
                f"The game can be played here ({codes}), but for now only typed: {_typed()}; or "
                f"from recordings: {to_run('play', '--audio', 'FILE')}; "
                "see above what the microphone needs."
            )
        shown = "" if self.aloud else ", its words shown, not spoken (see above)"
        return f"The game can be played here by microphone ({codes}){shown}: {to_run('play')}"

    def as_json(self) -> dict[str, Any]:
        """The verdict as a JSON object."""
        return {
            "playable": self.exit_code == 0,
            "way": self.way.value,
            "languages": list(self.languages),
            "aloud": self.aloud,
            "text": self.as_text(),
        }


def judged(checks: Sequence[Check], asked: Iterable[str]) -> Verdict:
    """What the checks amount to.

    ``asked``: languages that all have to be understood; without any, one is enough.
    """
    heard = _languages(checks, Subject.MODEL)
    spoken = _languages(checks, Subject.VOICE)
    aloud = _all_work(checks, Subject.LOUDSPEAKER) and set(heard) <= set(spoken)
    if not _all_work(checks, Subject.PYTHON, Subject.PACKAGES):
        return Verdict(Way.NONE, (), False)
    if not heard or not set(asked) <= set(heard):
        return Verdict(Way.TYPED, heard, aloud)
    listening = (Subject.SOUND_SYSTEM, Subject.MICROPHONE, Subject.LEVEL)
    way = Way.MICROPHONE if _all_work(checks, *listening) else Way.RECORDINGS
    return Verdict(way, heard, aloud)


def _typed() -> str:
    """What to run for a game without sound."""
    return to_run("play", "--text")


def _languages(checks: Sequence[Check], subject: Subject) -> tuple[str, ...]:
    return tuple(check.detail for check in checks if check.subject is subject and check.works)


def _all_work(checks: Sequence[Check], *subjects: Subject) -> bool:
    wanted = [check for check in checks if check.subject in subjects]
    return bool(wanted) and all(check.works for check in wanted)
