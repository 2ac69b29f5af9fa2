"""The result of one check."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, TypeAlias

Fact: TypeAlias = str | int | float | bool | tuple[str, ...] | None


class State(StrEnum):
    """How it stands with what was checked."""

    OK = "ok"
    WARN = "warn"
    """It works, with a flaw."""
    FAIL = "fail"
    """It does not work."""
    SKIPPED = "skipped"
    """It could not be looked at, because something else is missing."""


class Subject(StrEnum):
    """What a check is about."""

    PYTHON = "python"
    PACKAGES = "packages"
    SOUND_SYSTEM = "sound system"
    MICROPHONE = "microphone"
    LOUDSPEAKER = "loudspeaker"
    LEVEL = "microphone level"
    OWN_VOICE = "own voice"
    VOICE = "voice"
    MODEL = "model"
    INSTALLED = "installed models"
    FOLDER = "folder"


@dataclass(frozen=True, slots=True)
class Check:
    """One line of the examination.

    ``detail`` names which of several: a language, a folder. ``told`` is what was found, for
    people, and ``facts`` the same measured; ``remedy`` is a sentence wherever there is a flaw.
    """

    subject: Subject
    state: State
    told: str = ""
    remedy: str = ""
    detail: str = ""
    facts: Mapping[str, Fact] = field(default_factory=dict)

    @property
    def name(self) -> str:
        """``microphone``, ``voice pl``."""
        return f"{self.subject} {self.detail}".strip()

    @property
    def works(self) -> bool:
        """Whether it was looked at and can be used."""
        return self.state in (State.OK, State.WARN)

    def as_text(self) -> str:
        """The check on one line: state, name, what was found, what to do."""
        found = " → ".join(part for part in (self.told, self.remedy) if part)
        return f"{self.state:<8}{self.name}: {found}"

    def as_json(self) -> dict[str, Any]:
        """The check as a JSON object."""
        return {
            "name": self.name,
            "subject": self.subject.value,
            "detail": self.detail or None,
            "state": self.state.value,
            "told": self.told or None,
            "remedy": self.remedy or None,
            "facts": dict(self.facts),
        }
