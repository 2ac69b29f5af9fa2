"""How commands write: lines of JSON for programs, sentences on standard error for people."""

from __future__ import annotations

import json

import typer

from voice_perudo.errors import VoicePerudoError
from voice_perudo.one_line import one_line


def json_line(record: object) -> str:
    """The record as JSON on one line, in the letters of its language."""
    return json.dumps(record, ensure_ascii=False)


def show(line: object, *, err: bool = False) -> None:
    """A line for people; whatever names are in it, it stays one."""
    typer.echo(one_line(str(line)), err=err)


def tell(told: VoicePerudoError | str) -> None:
    """The sentence on standard error."""
    show(f"voice-perudo: {told}", err=True)


def tell_language(code: str) -> None:
    """On standard error that this language is used, and how to choose another."""
    from voice_perudo.language.available import available_languages

    others = ", ".join(other for other in available_languages() if other != code)
    tell(
        f"This table plays in '{code}', the last table's language or else the "
        f"system's: choose another with --language ({others})."
    )
