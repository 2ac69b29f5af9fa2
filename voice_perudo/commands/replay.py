"""``voice-perudo history`` and ``voice-perudo replay``: the saved games, and one told again."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from voice_perudo.commands.options import wav_file
from voice_perudo.commands.output import show, tell


def history() -> None:
    """List the saved games, the last one at the end."""
    from voice_perudo.app.retell import listed
    from voice_perudo.storage.games_folder import games_folder

    for line in listed(games_folder()):
        show(line)


def replay(
    journal: Annotated[
        Path, typer.Argument(help="The journal of a game; history lists them.", metavar="JOURNAL")
    ],
    language: Annotated[str | None, typer.Option(help="Tell it in another language.")] = None,
    voice: Annotated[bool, typer.Option("--voice", help="Say it aloud as well.")] = False,
    out: Annotated[
        Path | None, typer.Option(help="Say it into this WAV file.", callback=wav_file)
    ] = None,
    evidence: Annotated[
        bool,
        typer.Option(
            "--evidence", help="With what the players said, if play --keep-audio kept it."
        ),
    ] = False,
    as_json: Annotated[
        bool, typer.Option("--json", help="One JSON line per action, with its recordings.")
    ] = False,
) -> None:
    """Tell a saved game again."""
    from voice_perudo.app.retell import replayed, without_evidence
    from voice_perudo.storage.saved_game import read_journal

    saved = read_journal(journal)
    if saved.note is not None:
        tell(saved.note)
    if evidence and (reason := without_evidence(saved)) is not None:
        tell(reason)
    lines = replayed(
        saved, language, aloud=voice, out=out, evidence=evidence, as_json=as_json, warn=tell
    )
    for line in lines:
        (typer.echo if as_json else show)(line)
