"""``voice-perudo demo``: a whole game with synthetic players."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from voice_perudo.commands.options import LANGUAGES, Json, Out
from voice_perudo.commands.output import show, tell
from voice_perudo.errors import VoicePerudoError

DEMONSTRATION_FILE = "voice-perudo-demo.wav"
"""Where the sound goes if there is no loudspeaker; in the folder the user is in."""


def demo(
    language: Annotated[
        list[str] | None,
        typer.Option(help=f"One language, or one for each of the three seats: {LANGUAGES}."),
    ] = None,
    out: Out = None,
    table_language: Annotated[
        str | None, typer.Option(help="The referee's language, if it is another one.")
    ] = None,
    as_json: Json = False,
) -> None:
    """Play a whole game with synthetic players, heard by the real recogniser."""
    from voice_perudo.app.run import play_demonstration
    from voice_perudo.app.table import check_language, default_language
    from voice_perudo.audio.devices import has_loudspeaker

    codes = [check_language(code) for code in language or [default_language()]]
    referee = check_language(table_language) if table_language else None
    if out is None and not has_loudspeaker():
        out = Path(DEMONSTRATION_FILE)
        show(f"There is no loudspeaker here: the sound goes to {out}.", err=True)
    scenes = play_demonstration(codes, table_language=referee, out=out, as_json=as_json, warn=tell)
    astray = [scene for scene in scenes if not scene.went_well]
    at_once = sum(scene.attempts == 1 for scene in scenes)
    show(f"{len(scenes)} lines, {at_once} understood at the first hearing.", err=True)
    if astray:
        raise VoicePerudoError(
            f"{len(astray)} lines did not do what the story says, “{astray[0].line.text}” first: "
            "see above what was heard instead, or try other languages."
        )
