"""Manifests and trials as the tests need them."""

from __future__ import annotations

from pathlib import Path

from voice_perudo.bench.manifest import COLUMNS, Recording
from voice_perudo.bench.notation import parse_expected
from voice_perudo.bench.scoring import Trial
from voice_perudo.language.interpretation import (
    Intent,
    IntentName,
    Interpretation,
    NotUnderstood,
    Reason,
    Scope,
    Unclear,
    Understood,
)

TALK = NotUnderstood(Reason.TALK)


def acted(text: str) -> Understood:
    """What is understood, in the notation of manifests."""
    return Understood(intent(text))


def asked(*texts: str) -> Unclear:
    return Unclear(tuple(map(acted, texts)))


def half(quantity: int | None = None, face: int | None = None) -> NotUnderstood:
    return NotUnderstood(Reason.INCOMPLETE_BID, Intent(IntentName.BID, quantity, face))


def intent(text: str) -> Intent:
    found = parse_expected(text)
    assert found is not None
    return found


def trial(
    expected: str,
    *meanings: Interpretation,
    seconds: float = 2.0,
    speaker: str = "anna",
    language: str = "fr",
) -> Trial:
    recording = Recording(
        path=Path("sound.wav"),
        language=language,
        speaker=speaker,
        kind="human",
        condition="clean",
        scope=Scope.BIDDING,
        expected=parse_expected(expected),
    )
    texts = tuple(str(meaning.as_json()) for meaning in meanings)
    return Trial(recording, meanings, texts, seconds, work=0.1)


def write_manifest(folder: Path, *rows: str, header: str = "\t".join(COLUMNS)) -> Path:
    """Rows with blanks for tabs; an underscore stands for a blank."""
    lines = [header, *("\t".join(row.split()).replace("_", " ") for row in rows)]
    file = folder / "manifest.tsv"
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return file
