"""How commands write: lines of JSON for programs, sentences on standard error for people."""

from __future__ import annotations

import json

import typer

from voice_perudo.errors import VoicePerudoError


def json_line(record: object) -> str:
    """The record as JSON on one line, in the letters of its language."""
    return json.dumps(record, ensure_ascii=False)


def tell(error: VoicePerudoError) -> None:
    """The error's sentence on standard error."""
    typer.echo(f"voice-perudo: {error}", err=True)


def tell_language(code: str) -> None:
    """On standard error that this language is used, and how to choose another."""
    from voice_perudo.language.available import available_languages

    others = ", ".join(other for other in available_languages() if other != code)
    typer.echo(
        f"voice-perudo: This table plays in '{code}', the last table's language or else the "
        f"system's: choose another with --language ({others}).",
        err=True,
    )
