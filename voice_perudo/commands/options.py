"""The options that several commands share."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from voice_perudo.errors import UsageError, VoicePerudoError
from voice_perudo.language.available import available_languages
from voice_perudo.language.interpretation import Scope
from voice_perudo.rules.variant import preset_names

_WAV = (".wav", ".wave", "")


def wav_file(out: Path | None) -> Path | None:
    """A file whose name does not promise another format than the one that is written.

    Raises:
        UsageError: it does.
    """
    if out is not None and out.suffix.lower() not in _WAV:
        raise UsageError(
            f"The sound is written as WAV, and {out} is no name for that: "
            f"call it {out.with_suffix('.wav')}."
        )
    return out


def _languages() -> str:
    try:
        return ", ".join(available_languages())
    except VoicePerudoError:  # told by whatever needs them
        return "none, for their files are missing"


LANGUAGES = _languages()
"""The codes of the languages there are, for the help."""

Language = Annotated[str | None, typer.Option(help=f"Language of the table: {LANGUAGES}.")]
Preset = Annotated[
    str | None, typer.Option("--rules", help=f"Rule preset: {', '.join(preset_names())}.")
]
Rule = Annotated[
    list[str] | None,
    typer.Option("--rule", help="Change one of its options: name=value; as often as needed."),
]
Players = Annotated[
    str | None,
    typer.Option(help='Names clockwise: "anna,ben", each with an own language: "a:fr,b:pl".'),
]
Starter = Annotated[str | None, typer.Option(help="Who opens the first round.")]
TableFile = Annotated[
    Path | None,
    typer.Option("--table", help="Play the table in this file; set up and saved there if new."),
]
Json = Annotated[bool, typer.Option("--json", help="One JSON line per event and announcement.")]
Out = Annotated[
    Path | None,
    typer.Option(help="Write the session's sound to this WAV file.", callback=wav_file),
]
Model = Annotated[
    list[str] | None,
    typer.Option(help="official, an installed model, or a Vosk folder, instead of the built-in."),
]
Awaited = Annotated[Scope, typer.Option(help="What the referee is waiting for.")]
