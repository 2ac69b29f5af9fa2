"""``voice-perudo rules``: the rules on their own."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from voice_perudo.commands.output import show

rules_app = typer.Typer(help="The rules on their own.", rich_markup_mode=None)


@rules_app.command("check")
def check(
    file: Annotated[
        Path,
        typer.Argument(help="Cases as JSON: presets, base, cases, facts, flows.", metavar="FILE"),
    ],
) -> None:
    """Run a file of rule cases; print each mismatch and exit 1 if there is any."""
    from voice_perudo.rules.cases import check_file

    mismatches = check_file(file)
    for mismatch in mismatches:
        show(mismatch)
    typer.echo(f"{len(mismatches)} mismatches" if mismatches else "everything holds")
    if mismatches:
        raise typer.Exit(1)
