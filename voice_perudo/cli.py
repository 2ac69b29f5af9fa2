"""The command ``voice-perudo``: its subcommands, one module each in ``commands``."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from voice_perudo.commands.bench import HELP as BENCH_HELP
from voice_perudo.commands.bench import bench
from voice_perudo.commands.demo import demo
from voice_perudo.commands.devices import devices
from voice_perudo.commands.doctor import doctor
from voice_perudo.commands.hear import hear
from voice_perudo.commands.models import models_app
from voice_perudo.commands.play import play
from voice_perudo.commands.replay import history, replay
from voice_perudo.commands.rules import rules_app
from voice_perudo.commands.understand import understand


def _tell_version(asked: bool) -> None:
    if asked:
        from importlib.metadata import version

        typer.echo(f"voice-perudo {version('voice-perudo')}")
        raise typer.Exit


app = typer.Typer(
    pretty_exceptions_enable=False,
    add_completion=False,
)


@app.callback()
def everything(
    version: Annotated[
        bool,
        typer.Option("--version", help="Show which version this is.", callback=_tell_version),
    ] = False,
) -> None:
    """A referee for Perudo, played with real dice, that listens and speaks."""


for _command in (play, demo, doctor, devices, history, replay, understand, hear):
    app.command()(_command)
app.command(help=BENCH_HELP)(bench)
app.add_typer(models_app, name="models")
app.add_typer(rules_app, name="rules")


def main() -> None:
    """Entry point: every failure is one sentence on standard error."""
    from voice_perudo.app.boundary import guarded

    arguments = sys.argv[1:] or ["--help"]
    sys.exit(guarded(lambda: app(arguments, standalone_mode=False)))
