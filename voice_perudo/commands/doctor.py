"""``voice-perudo doctor``: can a game be played on this machine, and what is missing?"""

from __future__ import annotations

import os
import sys
import time
from typing import Annotated, Any

import typer

from voice_perudo.commands.options import LANGUAGES
from voice_perudo.commands.output import json_line, show
from voice_perudo.doctor.check import Check
from voice_perudo.doctor.verdict import Verdict, judged


def doctor(
    language: Annotated[
        list[str] | None,
        typer.Option(help=f"Only these languages, which all have to work: {LANGUAGES}."),
    ] = None,
    device: Annotated[
        str | None, typer.Option(help="The microphone to try, by name or number.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object.")] = False,
) -> None:
    """Check what a game needs here; exit 0 if one can be played."""
    from voice_perudo.app.table import check_language
    from voice_perudo.audio.devices import PortAudio
    from voice_perudo.doctor.examination import examination
    from voice_perudo.language.available import available_languages

    asked = [check_language(code) for code in dict.fromkeys(language or ())]
    began = time.monotonic()
    with examination(asked or available_languages(), device, PortAudio()) as made:
        for check in made:
            if not as_json:
                show(check.as_text())
        verdict = judged(made.checks, asked)
        if as_json:
            typer.echo(_as_json(verdict, made.checks, time.monotonic() - began))
        else:
            show(verdict.as_text())
        if made.left_behind:
            sys.stdout.flush()
            os._exit(verdict.exit_code)  # an ordinary end would wait for what hangs
    raise typer.Exit(verdict.exit_code)


def _as_json(verdict: Verdict, checks: tuple[Check, ...], seconds: float) -> str:
    record: dict[str, Any] = verdict.as_json()
    record["seconds"] = round(seconds, 1)
    record["checks"] = [check.as_json() for check in checks]
    return json_line(record)
