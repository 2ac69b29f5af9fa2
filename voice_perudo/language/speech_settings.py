"""How a language speaks: the strict schema of ``locales/<language>/speech.toml``."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from fnmatch import fnmatchcase
from pathlib import Path

import msgspec

from voice_perudo.errors import DataError
from voice_perudo.language.strict_toml import read_toml
from voice_perudo.rules.values import FACES, PACO

NOMINATIVE = "nominative"


class _Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table of the file: unknown keys are errors."""


class Voice(_Strict, frozen=True):
    """Which installed voice reads the language, and how fast.

    ``ids`` are patterns of voice ids, best first, with ``*`` for anything (the
    ids of Windows and macOS are long); ``rate`` is in words per minute.
    """

    ids: tuple[str, ...]
    rate: int

    def choose(self, installed: Iterable[str]) -> str | None:
        """The installed voice id to use, or None when the language has no voice here."""
        voices = list(installed)
        matching = (v for wanted in self.ids for v in voices if _matches(v, wanted))
        return next(matching, None)


class Numbers(_Strict, frozen=True):
    """How numbers are spelled out.

    ``rulesets`` names the unicode-rbnf rule set of each gender and case,
    ``gender`` the one of plain counting, and ``words`` replaces single words
    that the rule sets spell badly.
    """

    gender: str
    rulesets: dict[str, dict[str, str]]
    words: dict[str, str] = {}


class Face(_Strict, frozen=True):
    """The noun of one face.

    ``counted`` gives, by case, the form after a number of each CLDR plural
    category; ``named`` gives, by case, all the dice showing it ("the fives").
    """

    gender: str
    counted: dict[str, dict[str, str]]
    named: dict[str, str]


class Join(_Strict, frozen=True):
    """The last link of a list; ``before`` replaces it before words that begin so (es "u ocho")."""

    word: str
    before: dict[str, str] = {}


class Spoken(_Strict, frozen=True):
    """What is respelled for the voice only: whole ``words``, then foreign ``letters``."""

    words: dict[str, str] = {}
    letters: dict[str, str] = {}


class SpeechSettings(_Strict, frozen=True):
    """The whole file. ``bids`` holds bids that are said in a way of their own ("20x5").

    ``ordinary_ones`` is what the first face is called by rules where it is never wild: "ones"
    instead of "pacos".
    """

    voice: Voice
    numbers: Numbers
    faces: dict[int, Face]
    ordinary_ones: Face
    conjunction: Join
    disjunction: Join
    bids: dict[str, str] = {}
    spoken: Spoken = Spoken()

    @property
    def cases(self) -> frozenset[str]:
        """The cases that numbers of every gender can be put in."""
        return _common(self.numbers.rulesets.values())

    @property
    def named_cases(self) -> frozenset[str]:
        """The forms that every face can be named in."""
        return _common(face.named for face in self.nouns.values())

    @property
    def nouns(self) -> dict[str, Face]:
        """Every noun of a face, by its place in the file."""
        faces = {f"faces.{number}": face for number, face in self.faces.items()}
        return faces | {"ordinary_ones": self.ordinary_ones}

    def with_ordinary_ones(self) -> SpeechSettings:
        """The same for rules where ones are never wild."""
        return msgspec.structs.replace(self, faces=self.faces | {PACO: self.ordinary_ones})


def load_speech_settings(path: Path) -> SpeechSettings:
    """Read and check a ``speech.toml``; raises DataError with file, line if known, and reason."""
    settings = read_toml(path, SpeechSettings)
    for fault in _faults(settings):
        raise DataError(path, fault)
    return settings


def _faults(settings: SpeechSettings) -> Iterator[str]:
    numbers = settings.numbers
    if not settings.voice.ids:
        yield "voice.ids is empty; name at least one voice"
    if not numbers.rulesets.get(numbers.gender):
        yield f"numbers.rulesets has no table for the gender {numbers.gender!r}"
    if sorted(settings.faces) != list(FACES):
        yield "faces must hold a table for each face from 1 to 6"
    for place, face in settings.nouns.items():
        if face.gender not in numbers.rulesets:
            yield f"{place} has the unknown gender {face.gender!r}"
        if missing := settings.cases - face.counted.keys():
            yield f"{place}.counted lacks the case {min(missing)!r}"
        if NOMINATIVE not in face.named:
            yield f"{place}.named lacks the case {NOMINATIVE!r}"
    if NOMINATIVE not in settings.cases:
        yield f"numbers.rulesets lacks the case {NOMINATIVE!r} in some gender"


def _matches(voice: str, pattern: str) -> bool:
    return fnmatchcase(voice.lower(), pattern.lower())


def _common(tables: Iterable[Mapping[str, object]]) -> frozenset[str]:
    return frozenset.intersection(*(frozenset(table) for table in tables))
