"""The command ``voice-perudo bench``: from a manifest to printed figures."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TextIO

from voice_perudo.app.choices import check_writable, unwritable
from voice_perudo.bench.confusions import confusions, confusions_by_language
from voice_perudo.bench.manifest import Recording, read_manifest
from voice_perudo.bench.memory import peak_memory
from voice_perudo.bench.report import as_json, as_text
from voice_perudo.bench.run import run
from voice_perudo.bench.scoring import tallies
from voice_perudo.errors import UsageError

_STEPS = 20
"""How often progress is told in a whole run."""


def bench(
    manifest: Path,
    languages: Sequence[str],
    model: str | None,
    confusions_file: Path | None,
    *,
    by_speaker: bool,
    one_object: bool,
) -> Iterator[str]:
    """The lines to print after all recordings have been heard; progress on standard error.

    ``languages``: those to measure, all if empty. ``one_object``: JSON instead
    of tables.

    Raises:
        VoicePerudoError: the manifest, a recording or a model cannot be used.
    """
    recordings = _chosen(read_manifest(manifest), languages)
    if confusions_file is not None:
        check_writable(confusions_file)  # a long run should not end there
    runs = run(recordings, model, ProgressLine(sys.stderr))
    trials = [trial for each in runs for trial in each.trials]
    groups, confused = tallies(trials, by_speaker), confusions(trials)
    if one_object:
        yield json.dumps(as_json(runs, groups, confused, peak_memory()), ensure_ascii=False)
    else:
        yield from as_text(runs, groups, confused, peak_memory())
    if confusions_file is not None:  # last, for a long run should not be lost over it
        _write_tree(confusions_file, confusions_by_language(confused))


def _write_tree(file: Path, tree: object) -> None:
    text = json.dumps(tree, ensure_ascii=False, indent=1)
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text + "\n", encoding="utf-8")
    except OSError as error:
        raise unwritable(file, error) from error


class ProgressLine:
    """Tells every now and then how far a run has come."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def __call__(self, done: int, total: int) -> None:
        """Called after each recording."""
        if done * _STEPS // total > (done - 1) * _STEPS // total:
            self._stream.write(f"{done} of {total} recordings\n")
            self._stream.flush()


def _chosen(recordings: Sequence[Recording], languages: Sequence[str]) -> Sequence[Recording]:
    if not languages:
        return recordings
    found = [one for one in recordings if one.language in languages]
    if not found:
        raise UsageError(
            f"The manifest lists no recording in {', '.join(languages)}: choose a language that "
            "it has with --language, or leave the option out."
        )
    return found
