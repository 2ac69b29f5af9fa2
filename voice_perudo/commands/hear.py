"""``voice-perudo hear``: what is heard in recordings."""

from __future__ import annotations

from typing import Annotated

import typer

from voice_perudo.commands.options import Awaited, Language, Model, Players
from voice_perudo.commands.output import json_line, show, tell, tell_language
from voice_perudo.errors import AudioError
from voice_perudo.language.interpretation import Scope


def hear(
    files: Annotated[
        list[str], typer.Argument(help="WAV, FLAC or Ogg, or - for standard input.", metavar="FILE")
    ],
    language: Language = None,
    scope: Awaited = Scope.BIDDING,
    players: Players = None,
    model: Model = None,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON line per utterance.")] = False,
) -> None:
    """Print what is heard in recordings, one line per utterance."""
    from voice_perudo.app.ears import Ears
    from voice_perudo.app.hear import RecordingListener
    from voice_perudo.app.sources import recording
    from voice_perudo.app.table import check_language, default_language, parse_seats
    from voice_perudo.model_store.choice import chosen_models

    code = check_language(language or default_language())
    if language is None:
        tell_language(code, "This is heard")
    names = tuple(seat.name for seat in parse_seats(players, code)) if players else ()
    models = chosen_models(model or (), (code,))
    listener = RecordingListener(Ears(models), code, scope, names)
    failed = False
    for name in files:
        try:
            with recording(name, tell) as source:
                for line in listener.lines(name, source):
                    if as_json:
                        typer.echo(json_line(line.as_json()))
                    else:
                        show(line.as_text())
        except AudioError as error:
            tell(error)
            failed = True
    if failed:
        raise typer.Exit(AudioError.exit_code)
