"""Every entry of a case file under every preset it names."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from voice_perudo.errors import DataError, UsageError
from voice_perudo.rules.cases.casefile import (
    Case,
    CaseAction,
    CaseFile,
    Fact,
    Flow,
    Given,
    State,
    convert,
    position,
    read_case_file,
    unknown_keys,
    variant_of,
)
from voice_perudo.rules.cases.facts import run_fact
from voice_perudo.rules.cases.flows import run_flow
from voice_perudo.rules.cases.singles import Difference, run_case
from voice_perudo.rules.consistency import inconsistency
from voice_perudo.rules.values import Game
from voice_perudo.rules.variant import Variant

Entry = Case | Fact | Flow


@dataclass(frozen=True, slots=True)
class Mismatch:
    """One thing a file expects and the engine does not do."""

    id: str
    title: str
    preset: str
    expected: str
    found: str

    def __str__(self) -> str:
        return (
            f"{self.id} ({self.title}) [{self.preset}]: "
            f"expected {self.expected}; found {self.found}"
        )


def check_file(path: Path | str) -> list[Mismatch]:
    """The mismatches of a case file; an empty list when everything holds.

    Raises:
        DataError: the file cannot be read or has the wrong shape.
    """
    path = Path(path)
    file = read_case_file(path)
    entries: Iterable[Entry] = (*file.cases, *file.facts, *file.flows)
    return [
        Mismatch(str(entry.id), entry.title, preset, expected, found)
        for entry in entries
        for preset in entry.presets
        for expected, found in _differences(path, file, entry, preset)
    ]


def _differences(path: Path, file: CaseFile, entry: Entry, preset: str) -> Iterator[Difference]:
    what = f"entry {entry.id}"
    try:
        variant = variant_of(file, preset, entry.options)
    except UsageError as error:
        raise DataError(path, f"{what}: {error}") from error
    if isinstance(entry, Fact):
        for key in unknown_keys(entry.given, Given):
            yield "a known fact", f"key “{key}”"
        given = convert(entry.given, Given, path, f"what is given in {what}")
        yield from run_fact(variant, given, entry.expect)
        return
    raw = entry.start if isinstance(entry, Flow) else entry.state
    fault, game = _position(path, variant, raw, what)
    if game is None:
        yield "a position that can be", fault
        return
    if isinstance(entry, Flow):
        yield from run_flow(game, entry.steps)
        return
    for key in unknown_keys(entry.action, CaseAction):
        yield "a known action", f"action key “{key}”"
    action = convert(entry.action, CaseAction, path, f"the action of {what}")
    yield from run_case(game, action, entry.hands, entry.expect)


def _position(
    path: Path, variant: Variant, raw: dict[str, Any], what: str
) -> tuple[str, Game | None]:
    """The position, or what is wrong with it."""
    if unknown := unknown_keys(raw, State):
        return f"state key “{unknown[0]}”", None
    state = convert(raw, State, path, f"the state of {what}")
    try:
        game = position(variant, state)
    except UsageError as error:
        return str(error), None
    fault = inconsistency(game)
    return (fault, None) if fault is not None else ("", game)
