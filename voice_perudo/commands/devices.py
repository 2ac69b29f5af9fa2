"""``voice-perudo devices``: the microphones and loudspeakers here, and how to choose one."""

from __future__ import annotations

from typing import Annotated

import typer

from voice_perudo.commands.output import json_line, show


def devices(
    device: Annotated[
        str | None, typer.Option(help="Which one would play --device take for this?")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object.")] = False,
) -> None:
    """List the microphones and loudspeakers that can be used."""
    from voice_perudo.audio.devices import PortAudio
    from voice_perudo.display.device_list import as_json_object, as_lines, device_lists

    lists = device_lists(PortAudio(), device)
    if as_json:
        typer.echo(json_line(as_json_object(lists)))
        return
    for line in as_lines(lists):
        show(line)
