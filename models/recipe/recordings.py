"""Recorded speech to make development sets of: which clip is a number, which is table talk."""

import csv
import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from recipe.audio import RATE, Sound, crop, read, to_float
from recipe.phones import normal_words
from recipe.texts import phrases
from voice_perudo.hearing import Hearing
from voice_perudo.language.interpretation import (
    Intent,
    NotUnderstood,
    Reason,
    Scope,
    Unclear,
    Understood,
)
from voice_perudo.language.matching import MatchContext
from voice_perudo.language.pack import load_language

_CLAUSE = re.compile(r"[.,;:!?…«»()\"–—]+|\s-\s")
_TALK = ("sentence", "table-talk", "word")
_LONGEST_NUMBER = 2.0
"""Seconds of the longest clip taken for a single number word."""


@dataclass(frozen=True, slots=True)
class Recorded:
    """One clip as the manifest of the recordings describes it; ``text`` may be unknown."""

    path: Path
    language: str
    speaker: str
    kind: str
    category: str
    text: str

    def sound(self, keep: float = 0.04) -> Sound:
        """The clip without the silence at its ends, save ``keep`` seconds."""
        return to_float(crop(read(self.path), keep))


def read_recordings(folder: Path) -> tuple[Recorded, ...]:
    """The clips that ``folder``/manifest.tsv lists, without bids joined by others."""
    with (folder / "manifest.tsv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))
    return tuple(
        Recorded(
            path=folder / row["path"],
            language=row["language"],
            speaker=row["speaker"],
            kind=row["kind"],
            category=row["category"],
            text=row["transcript"].strip(),
        )
        for row in rows
        if row["kind"] != "human-spliced"
    )


@cache
def meaning(language: str, text: str) -> Intent | None:
    """What a text certainly means while bids are being made; None if that is in doubt."""
    meant = load_language(language).interpret(Hearing.typed(text), MatchContext(Scope.BIDDING))
    return meant.intent if isinstance(meant, Understood) else None


def quantities(language: str) -> dict[str, int]:
    """Number words, in normal spelling, with their values."""
    return _values(phrases(language).quantities)


def faces(language: str) -> dict[str, int]:
    """Words for faces, in normal spelling, with their values; bare numbers are faces too."""
    said = phrases(language)
    return _values(said.quantities[:6]) | _values(said.faces)


def number_clips(clips: Sequence[Recorded], values: dict[str, int]) -> dict[int, list[Recorded]]:
    """The clips that are one of these words and nothing else, by value."""
    found: dict[int, list[Recorded]] = {}
    for clip in clips:
        value = values.get(" ".join(normal_words(clip.text)))
        if value is not None and len(clip.sound()) < _LONGEST_NUMBER * RATE:
            found.setdefault(value, []).append(clip)
    return found


def is_table_talk(clip: Recorded) -> bool:
    """Whether a clip is speech in which no clause is a bid, half of one, or a command.

    Clauses count because a speaker may pause between them. A lone word whose text is
    unknown is left out; longer talk of unknown words is taken for what it is listed as.
    """
    if clip.category not in _TALK:
        return False
    if not clip.text:
        return clip.category != "word"
    clauses = [clip.text, *_CLAUSE.split(clip.text)]
    return not any(_matters(clip.language, clause) for clause in clauses)


def _matters(language: str, text: str) -> bool:
    meant = load_language(language).interpret(Hearing.typed(text), MatchContext(Scope.BIDDING))
    if isinstance(meant, NotUnderstood):
        return meant.reason in (Reason.INCOMPLETE_BID, Reason.NOT_IN_SCOPE)
    return isinstance(meant, Understood | Unclear)


def _values(forms: tuple[tuple[str, ...], ...]) -> dict[str, int]:
    return {
        " ".join(normal_words(form)): value
        for value, said in enumerate(forms, start=1)
        for form in said
    }
