"""How commands write: lines of JSON for programs, sentences on standard error for people."""

from __future__ import annotations

import json
import sys

import typer

from voice_perudo.errors import VoicePerudoError
from voice_perudo.one_line import one_line


def json_line(record: object) -> str:
    """The record as JSON on one line, in the letters of its language."""
    return json.dumps(record, ensure_ascii=False)


def show(line: object, *, err: bool = False) -> None:
    """A line for people; whatever names are in it, it stays one."""
    if err and sys.stdout is not None:
        sys.stdout.flush()  # what was written before stands before it, in a file as well
    typer.echo(one_line(str(line)), err=err)


def tell(told: VoicePerudoError | str) -> None:
    """The sentence on standard error."""
    show(f"voice-perudo: {told}", err=True)


def tell_language(code: str, what: str = "This table plays") -> None:
    """On standard error that ``what`` is done in this language, and how to choose another."""
    from voice_perudo.language.available import available_languages

    others = ", ".join(other for other in available_languages() if other != code)
    tell(
        f"{what} in '{code}', the last table's language or else the "
        f"system's: choose another with --language ({others})."
    )
