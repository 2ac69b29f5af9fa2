"""``voice-perudo understand``: what a sentence means."""

from __future__ import annotations

from typing import Annotated

import typer

from voice_perudo.commands.options import Awaited, Language, Players
from voice_perudo.commands.output import json_line
from voice_perudo.language.interpretation import Scope


def understand(
    words: Annotated[
        list[str], typer.Argument(help="As somebody would say it.", metavar="SENTENCE")
    ],
    language: Language = None,
    scope: Awaited = Scope.BIDDING,
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
    typer.echo(json_line(interpret(" ".join(words), code, scope, current, names).as_json()))
