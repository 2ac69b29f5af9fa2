"""What ``models verify`` prints about a model."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from voice_perudo.model_store.verify import Verdict


def as_text(verdict: Verdict) -> Iterator[str]:
    """One line, and one more for each word of the game that is said otherwise."""
    head = f"{verdict.language}  {verdict.name}: "
    if verdict.trouble is not None:
        yield head + verdict.trouble
    elif verdict.coverage is not None:
        yield head + f"works; {_known(verdict)}"
    if verdict.coverage is not None and verdict.sound:
        yield from (f"    {note}" for note in verdict.coverage.notes())


def as_record(verdict: Verdict) -> dict[str, Any]:
    """The verdict as a JSON object."""
    record: dict[str, Any] = {
        "language": verdict.language,
        "name": verdict.name,
        "folder": str(verdict.folder),
        "works": verdict.sound,
        "trouble": verdict.trouble,
    }
    if (found := verdict.coverage) is not None:
        record["words"] = found.words
        record["missing"] = found.missing
        record["replaced"] = [
            {"word": one.word, "heard_as": one.heard_as, "instead": one.instead}
            for one in found.replaced
        ]
    return record


def _known(verdict: Verdict) -> str:
    found = verdict.coverage
    assert found is not None
    if not found.missing:
        return f"knows all {found.words} words of the game."
    return f"lacks {len(found.missing)} of the {found.words} words of the game."
