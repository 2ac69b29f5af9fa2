"""``voice-perudo bench``: how well recordings are understood, or how a live table goes."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from voice_perudo.errors import UsageError


def bench(
    manifest: Annotated[
        Path | None, typer.Argument(help="Recordings and what they should mean, TSV.")
    ] = None,
    language: Annotated[list[str] | None, typer.Option(help="Only these languages.")] = None,
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
    count: Annotated[int, typer.Option(min=1, help="With --live: trials of each kind.")] = 30,
    minutes: Annotated[
        float, typer.Option(min=0, help="With --live: minutes of talk, dice and music.")
    ] = 1.0,
    hours: Annotated[
        float, typer.Option(min=0, help="With --live: simulated hours to watch memory for.")
    ] = 0.0,
    processor: Annotated[
        bool,
        typer.Option(
            "--processor", help="With --live: time by the processor, on a machine that is busy."
        ),
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object.")] = False,
) -> None:
    """Measure how well recordings are understood, or how a live table goes."""
    from voice_perudo.app.table import check_language, default_language
    from voice_perudo.bench.command import bench as figures
    from voice_perudo.bench.live import LivePlan, bench_live

    codes = [check_language(code) for code in language or ()]
    if live:
        codes = codes or [default_language()]
        plan = LivePlan(count, minutes, hours, processor)
        lines = bench_live(codes, manifest, model, plan, one_object=as_json)
    elif manifest is None:
        raise UsageError("Name a manifest of recordings, or measure a live table with --live.")
    else:
        lines = figures(manifest, codes, model, confusions, by_speaker=speakers, one_object=as_json)
    for line in lines:
        typer.echo(line)
