"""``voice-perudo bench``: how well recordings are understood, or how a live table goes."""

from __future__ import annotations

import textwrap
from pathlib import Path
from typing import Annotated, Any

import typer

from voice_perudo.commands.options import LANGUAGES
from voice_perudo.commands.output import show
from voice_perudo.errors import UsageError
from voice_perudo.language.interpretation import Scope
from voice_perudo.program import program, to_run

_COLUMN = " " * 11
"""What stands before the further lines on a column of a manifest."""

_SCOPES = textwrap.fill(
    f"what the referee waits for: {', '.join(Scope)}",
    initial_indent=_COLUMN,
    subsequent_indent=_COLUMN,
    width=79,
).strip()

HELP = f"""Measure how well recordings are understood, or how a live table goes.

MANIFEST is text with tabs between its columns. Its first line names them, in any order; every
other line is one recording:

\b
path       the sound file, seen from the manifest's folder
language   one of {LANGUAGES}
speaker, kind, condition
           in your words, to compare by: anna, human, noisy
scope      {_SCOPES}
expected   a bid, 8x5 or 5xP (P: pacos); dudo, calza, calza anna;
           count 5; correction 8x5, 8 or x5; undo, yes, no, help …;
           player anna; none: talk, nothing may happen

For example:

\b
(echo path language speaker kind condition scope expected
echo bid.wav en anna human quiet bidding 8x5) | tr ' ' '\\t' > my.tsv
{program()} bench my.tsv
"""
"""The help: what a manifest is, with an example that a shell can run."""


def bench(
    manifest: Annotated[
        Path | None,
        typer.Argument(
            help="Recordings and what they should mean, as told above.", metavar="MANIFEST"
        ),
    ] = None,
    language: Annotated[
        list[str] | None, typer.Option(help=f"Only these languages: {LANGUAGES}.")
    ] = None,
    model: Annotated[
        str | None,
        typer.Option(help="As for play, or a folder with a model for each language."),
    ] = None,
    speakers: Annotated[bool, typer.Option("--speakers", help="Figures by speaker.")] = False,
    confusions: Annotated[
        Path | None, typer.Option(help="Write what is taken for what to this JSON file.")
    ] = None,
    live: Annotated[
        bool, typer.Option("--live", help="The whole loop in simulated rooms instead.")
    ] = False,
    count: Annotated[
        int | None,
        typer.Option(min=1, max=10_000, help="With --live: trials of each kind, 30 if left out."),
    ] = None,
    minutes: Annotated[
        float | None,
        typer.Option(
            min=0, max=1440, help="With --live: minutes of talk, dice and music, 1 if left out."
        ),
    ] = None,
    hours: Annotated[
        float | None,
        typer.Option(min=0, max=24, help="With --live: simulated hours to watch memory for."),
    ] = None,
    processor: Annotated[
        bool,
        typer.Option(
            "--processor", help="With --live: time by the processor, on a machine that is busy."
        ),
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object.")] = False,
) -> None:
    """Measure how well recordings are understood, or how a live table goes."""
    from voice_perudo.app.choices import leave_out
    from voice_perudo.app.table import check_language, default_language
    from voice_perudo.bench.command import bench as figures
    from voice_perudo.bench.live import LivePlan, bench_live

    codes = [check_language(code) for code in language or ()]
    of_recordings = {"speakers": speakers or None, "confusions": confusions}
    of_a_table: dict[str, Any] = {
        "count": count,
        "minutes": minutes,
        "hours": hours,
        "processor": processor or None,
    }
    if live:
        leave_out(of_recordings, "it is for a manifest alone, without --live")
        codes = codes or [default_language()]
        chosen = {name: value for name, value in of_a_table.items() if value is not None}
        plan = LivePlan(**chosen)
        lines = bench_live(codes, manifest, model, plan, one_object=as_json)
    elif manifest is None:
        raise UsageError(
            "Name a manifest of recordings, or measure a live table with --live. "
            f"What a manifest is: {to_run('bench', '--help')}"
        )
    else:
        leave_out(of_a_table, "it is for a live table, with --live")
        lines = figures(manifest, codes, model, confusions, by_speaker=speakers, one_object=as_json)
    for line in lines:
        (typer.echo if as_json else show)(line)
