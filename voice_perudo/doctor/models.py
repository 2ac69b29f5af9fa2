"""Whether the speech models are whole, load, and know the words of the game."""

from __future__ import annotations

import time
from collections.abc import Sequence
from pathlib import Path

from voice_perudo.doctor.check import Check, Fact, State, Subject
from voice_perudo.language.coverage import Coverage, coverage
from voice_perudo.model_store.built_in import built_in_model
from voice_perudo.model_store.checksums import changed_files
from voice_perudo.model_store.verify import verify_installed
from voice_perudo.speech.vosk_model import VoskModel

FEW = 5
"""Missing words or files that are named in a line."""


def check_model(language: str, folder: Path | None = None) -> Check:
    """Loads a model that has checksums, the built-in one by default, and looks every word up.

    Raises:
        ModelError: it is missing or damaged.
    """
    folder = folder or built_in_model(language)
    if changed := changed_files(folder):
        told = f"missing or changed in {folder}: {_few(changed)}"
        remedy = "Install voice-perudo again, or use another model with --model."
        return Check(Subject.MODEL, State.FAIL, told, remedy, language, {"folder": str(folder)})
    began = time.perf_counter()
    model = VoskModel(folder)
    seconds = time.perf_counter() - began
    return judged_model(language, folder, seconds, coverage(language, model.knows))


def check_installed(folder: Path | None = None) -> Check:
    """Loads every model that was installed beside the built-in ones; there need not be any."""
    verdicts = verify_installed(folder)
    facts: dict[str, Fact] = {one.name: one.trouble or "sound" for one in verdicts}
    if broken := [one for one in verdicts if one.trouble is not None]:
        told = ", ".join(one.name for one in broken)
        remedy = " ".join(one.trouble or "" for one in broken)
        return Check(Subject.INSTALLED, State.FAIL, told, remedy, facts=facts)
    told = ", ".join(one.name for one in verdicts) or "none besides the built-in ones"
    return Check(Subject.INSTALLED, State.OK, told, facts=facts)


def judged_model(language: str, folder: Path, seconds: float, known: Coverage) -> Check:
    """What follows from the time it took and the words it knows."""
    facts: dict[str, Fact] = {
        "folder": str(folder),
        "seconds": round(seconds, 2),
        "words": known.words,
        "missing": known.missing,
    }
    told = f"loaded in {seconds:.1f} s, knows all {known.words} words"
    if not known.missing:
        return Check(Subject.MODEL, State.OK, told, "", language, facts)
    lacks = f"{len(known.missing)} of {known.words} words: {_few(known.missing)}"
    told = f"loaded in {seconds:.1f} s, but lacks {lacks}"
    if known.foreign:
        remedy = f"Choose a model of this language: {folder} is of another one."
        return Check(Subject.MODEL, State.FAIL, told, remedy, language, facts)
    remedy = " ".join(known.notes()) or "Other words for the same can be said."
    return Check(Subject.MODEL, State.WARN, told, remedy, language, facts)


def _few(names: Sequence[str]) -> str:
    return ", ".join(names[:FEW]) + (", …" if len(names) > FEW else "")
