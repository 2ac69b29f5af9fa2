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
