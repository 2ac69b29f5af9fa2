"""The command ``voice-perudo``: its subcommands, one module each in ``commands``."""

from __future__ import annotations

import sys
from itertools import pairwise
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
from voice_perudo.errors import UsageError


def _tell_version(asked: bool) -> None:
    if asked:
        from importlib.metadata import version

        typer.echo(f"voice-perudo {version('voice-perudo')}")
        raise typer.Exit


app = typer.Typer(
    pretty_exceptions_enable=False,
    add_completion=False,
    rich_markup_mode=None,  # plain lines: frames are read aloud by screen readers
    context_settings={"help_option_names": ["-h", "--help"]},
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
for _group in (app, models_app, rules_app):
    for _listed in _group.registered_commands:  # in whole sentences, not broken off with dots
        _listed.short_help = _listed.callback and _listed.callback.__doc__


def main() -> None:
    """Entry point: every failure is one sentence on standard error."""
    from voice_perudo.app.boundary import guarded

    sys.exit(guarded(lambda: app(_asked(sys.argv[1:]), standalone_mode=False)))


def _asked(given: list[str]) -> list[str]:
    """The arguments; whoever names nothing to do, or asks for help in a word, gets the help.

    Raises:
        UsageError: one of them is empty, which is never meant.
    """
    for before, one in pairwise(["", *given]):
        option, equals, value = one.partition("=")
        if not one:
            empty = before if before.startswith("-") else "An argument"
            raise UsageError(f"{empty} is empty: give a value, or leave it out.")
        if option.startswith("--") and equals and not value:
            raise UsageError(f"{option} is empty: give a value, or leave it out.")
    if given[:1] == ["help"]:
        return [*given[1:], "--help"]
    groups = [[group.name] for group in app.registered_groups]
    return [*given, "--help"] if not given or given in groups else given
