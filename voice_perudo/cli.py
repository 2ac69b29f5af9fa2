"""The command ``voice-perudo``."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated

import typer

from voice_perudo.errors import VoicePerudoError
from voice_perudo.language.interpretation import Scope
from voice_perudo.referee.state import Announce

app = typer.Typer(
    help="A referee for Perudo, played with real dice, that listens and speaks.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    add_completion=False,
)
rules_app = typer.Typer(help="The rules on their own.", no_args_is_help=True)
app.add_typer(rules_app, name="rules")

Language = Annotated[str | None, typer.Option(help="Language of the table: fr, pl, ru, en, es.")]
Preset = Annotated[str | None, typer.Option("--rules", help="Rule preset, e.g. asmodee-bga.")]
Rule = Annotated[list[str] | None, typer.Option("--rule", help="One option: name=value.")]
Players = Annotated[
    str | None,
    typer.Option(help='Names clockwise: "anna,ben", each with an own language: "a:fr,b:pl".'),
]
Starter = Annotated[str | None, typer.Option(help="Who opens the first round.")]
Json = Annotated[bool, typer.Option("--json", help="One JSON line per event and announcement.")]
Model = Annotated[
    Path | None, typer.Option(help="A Vosk model folder instead of the built-in one.")
]


@app.command()
def understand(
    text: Annotated[str, typer.Argument(help="The sentence, as somebody would say it.")],
    language: Language = None,
    scope: Annotated[Scope, typer.Option(help="What the referee is waiting for.")] = Scope.BIDDING,
    bid: Annotated[
        str | None, typer.Option(help="The bid on the table, e.g. 8x4; 'none' for an opening.")
    ] = None,
    players: Players = None,
) -> None:
    """Print what a sentence means, as one JSON line."""
    from voice_perudo.app.table import check_language, default_language, parse_seats
    from voice_perudo.language.understand import understand as interpret
    from voice_perudo.rules.values import Bid

    code = check_language(language or default_language())
    current = Bid.parse(bid) if bid not in (None, "none") else None
    names = tuple(seat.name for seat in parse_seats(players, code)) if players else ()
    print_json(interpret(text, code, scope, current, names).as_json())


@app.command()
def play(
    text: Annotated[
        bool, typer.Option("--text", help="Type the lines instead of saying them.")
    ] = False,
    language: Language = None,
    rules: Preset = None,
    rule: Rule = None,
    players: Players = None,
    starter: Starter = None,
    announce: Annotated[
        Announce, typer.Option(help="Speak the table's language or the next player's.")
    ] = Announce.TABLE,
    as_json: Json = False,
) -> None:
    """Referee a game."""
    from voice_perudo.app.table import find_player, make_table

    table = make_table(language, rules, rule or (), players, announce)
    first = find_player(table, starter) if starter else None
    if text:
        from voice_perudo.app.typed import play_at_the_keyboard

        play_at_the_keyboard(table, first, as_json=as_json)


@rules_app.command("check")
def rules_check(
    file: Annotated[
        Path, typer.Argument(help="Cases as JSON: presets, base, cases, facts, flows.")
    ],
) -> None:
    """Run a file of rule cases; print each mismatch and exit 1 if there is any."""
    from voice_perudo.rules.cases import check_file

    mismatches = check_file(file)
    for mismatch in mismatches:
        typer.echo(str(mismatch))
    typer.echo(f"{len(mismatches)} mismatches" if mismatches else "everything holds")
    if mismatches:
        raise typer.Exit(1)


def print_json(record: object) -> None:
    """One JSON line on standard output."""
    typer.echo(json.dumps(record, ensure_ascii=False))


def main() -> None:
    """Entry point: every expected failure is one sentence on standard error."""
    try:
        app()
    except VoicePerudoError as error:
        typer.echo(f"voice-perudo: {error}", err=True)
        sys.exit(error.exit_code)
