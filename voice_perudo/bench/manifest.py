"""The list of recordings to measure with: tab-separated, one recording a line.

The first line names the columns, in any order: ``path`` (relative to the list),
``language``, ``speaker``, ``kind`` (human, synthetic …), ``condition`` (clean, 12 dB …),
``scope`` (what the referee waits for) and ``expected``, see
:mod:`voice_perudo.bench.notation`. Empty lines are skipped.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from voice_perudo.bench.notation import parse_expected
from voice_perudo.errors import DataError, UsageError, reason_of
from voice_perudo.language.available import available_languages
from voice_perudo.language.interpretation import Intent, Scope
from voice_perudo.program import to_run
from voice_perudo.whole_file import read_whole

COLUMNS = ("path", "language", "speaker", "kind", "condition", "scope", "expected")


@dataclass(frozen=True, slots=True)
class Recording:
    """One line: a sound file and what should come of it; ``expected`` None for nothing."""

    path: Path
    language: str
    speaker: str
    kind: str
    condition: str
    scope: Scope
    expected: Intent | None


def read_manifest(file: Path) -> tuple[Recording, ...]:
    """The recordings listed in a file, in its order.

    Raises:
        DataError: the list, or a sound file it names, is missing, or a line is wrong.
    """
    lines = _lines(file)
    _, header = next(lines, (1, []))
    if sorted(header) != sorted(COLUMNS):
        columns = ", ".join(COLUMNS)
        reason = f"the first line must name the columns {columns}, tabs between"
        raise DataError(file, f"{reason}; an example: {to_run('bench', '--help')}", 1)
    recordings = tuple(_recording(file, number, header, cells) for number, cells in lines)
    if not recordings:
        raise DataError(file, "lists no recording; add a line for each")
    return recordings


def _lines(file: Path) -> Iterator[tuple[int, list[str]]]:
    try:
        text = read_whole(file).decode("utf-8-sig")
    except OSError as error:
        raise DataError(file, f"cannot be read ({reason_of(error)}); name a manifest") from error
    except UnicodeDecodeError as error:
        raise DataError(file, "is not UTF-8 text; save it as UTF-8") from error
    for number, line in enumerate(text.split("\n"), 1):
        if line.strip():
            yield number, [cell.strip() for cell in line.split("\t")]


def _recording(file: Path, line: int, header: list[str], cells: list[str]) -> Recording:
    if len(cells) != len(header):
        raise DataError(file, f"has {len(cells)} columns instead of {len(header)}", line)
    value = dict(zip(header, cells, strict=True))
    for column in COLUMNS:
        if not value[column]:
            raise DataError(file, f"the column {column} is empty", line)
    path = file.parent / value["path"]
    try:
        there = path.is_file()
    except OSError as error:
        raise DataError(file, f"the path cannot be used ({reason_of(error)})", line) from error
    if not there:
        raise DataError(file, f"there is no sound file {path}", line)
    if value["language"] not in available_languages():
        known = ", ".join(available_languages())
        raise DataError(file, f"unknown language '{value['language']}'; choose {known}", line)
    if value["scope"] not in set(Scope):
        known = ", ".join(Scope)
        raise DataError(file, f"unknown scope '{value['scope']}'; choose {known}", line)
    try:
        expected = parse_expected(value["expected"])
    except UsageError as error:
        raise DataError(file, str(error), line) from error
    return Recording(
        path=path,
        language=value["language"],
        speaker=value["speaker"],
        kind=value["kind"],
        condition=value["condition"],
        scope=Scope(value["scope"]),
        expected=expected,
    )
