"""Who plays, by which rules, in which languages: checked before anything is loaded."""

from __future__ import annotations

import locale
import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from voice_perudo.app.names import check_names
from voice_perudo.errors import UsageError
from voice_perudo.language.available import available_languages
from voice_perudo.language.settings import load_settings
from voice_perudo.referee.settings import Announce, LastTable, LastTableFault
from voice_perudo.rules.values import PLAYER_COUNTS
from voice_perudo.rules.variant import Variant, check_playable, load_variant

_HOW_TO_SEAT = 'name them like --players "anna,ben,carl", or "anna:fr,ben:pl" with own languages'
_NO_SEPARATORS = frozenset(";=/|：；，、")
"""Typed in the place of a comma or colon; no name has them."""


@dataclass(frozen=True, slots=True)
class Seat:
    """One player: the name he is called by and the language he speaks."""

    name: str
    language: str


@dataclass(frozen=True, slots=True)
class Table:
    """A table: its language, variant and seats clockwise; no seats before a set-up by voice.

    ``language_assumed``: nobody has chosen it for these seats. For the set-up:
    ``ask_language`` if nobody has chosen one, ``rules_chosen`` if the rules are not merely
    the language's own, ``last`` the table that played last.
    """

    language: str
    variant: Variant
    seats: tuple[Seat, ...] = ()
    announce: Announce = Announce.TABLE
    language_assumed: bool = False
    ask_language: bool = False
    rules_chosen: bool = True
    last: LastTable | LastTableFault | None = None

    @property
    def players(self) -> tuple[str, ...]:
        """Names in seating order."""
        return tuple(seat.name for seat in self.seats)

    @property
    def languages(self) -> tuple[str, ...]:
        """The table's language first, then every other that is spoken at it or on offer."""
        offered = available_languages() if self.ask_language else ()
        spoken = [self.language, *(seat.language for seat in self.seats), *offered]
        return tuple(dict.fromkeys(spoken))


def check_language(code: str, of: str | None = None) -> str:
    """The language of that code, in whatever capitals; ``of``: the player who speaks it.

    Raises:
        UsageError: the language has no grammar; the message lists those that have.
    """
    known = available_languages()
    if code.lower() not in known:
        whose = f" of '{of}'" if of is not None else ""
        raise UsageError(f"Unknown language '{code}'{whose}: choose one of {', '.join(known)}.")
    return code.lower()


def default_language(environment: Mapping[str, str] = os.environ) -> str:
    """The language of the system if we speak it, else English.

    ``environment`` is asked first: a language may be chosen there without being installed.
    """
    names = (environment.get(key) for key in ("LC_ALL", "LC_MESSAGES", "LANG"))
    system = next(filter(None, names), None) or locale.getlocale()[0] or ""
    code = system[:2].lower()
    return code if code in available_languages() else "en"


def parse_seats(text: str, language: str) -> tuple[Seat, ...]:
    """Seats from ``"bleu,vert:en,rouge"``: names clockwise, a language where it is his own.

    Raises:
        UsageError: too few or too many players, an empty name or language, a name given
            twice or that means something else, or an unknown language.
    """
    seats = tuple(_parse_seat(part, language) for part in text.split(","))
    if len(seats) not in PLAYER_COUNTS:
        raise UsageError(
            f"Perudo is for {PLAYER_COUNTS[0]} to {PLAYER_COUNTS[-1]} players, not {len(seats)}: "
            f"{_HOW_TO_SEAT}."
        )
    seen: set[str] = set()
    for seat in seats:
        if seat.name.casefold() in seen:
            raise UsageError(f"The name '{seat.name}' is given twice: every player needs his own.")
        seen.add(seat.name.casefold())
    spoken = (language, *(seat.language for seat in seats))
    check_names(tuple(seat.name for seat in seats), spoken)
    return seats


def _parse_seat(part: str, language: str) -> Seat:
    if any("\ud800" <= letter <= "\udfff" for letter in part):
        raise UsageError("A player's name is not written in UTF-8: write it in plain letters.")
    written, colon, own = part.partition(":")
    name = " ".join(written.split())
    if not name:
        raise UsageError(f"A player's name is empty in '{part}': {_HOW_TO_SEAT}.")
    if ":" in own or not _NO_SEPARATORS.isdisjoint(part):
        raise UsageError(f"The player '{part.strip()}' cannot be read: {_HOW_TO_SEAT}.")
    if not colon:
        return Seat(name, language)
    if not own.strip():
        raise UsageError(
            f"The language of '{name}' is empty: write one of {', '.join(available_languages())} "
            f"after the colon, as in {name}:{language}, or leave the colon out."
        )
    return Seat(name, check_language(own.strip(), of=name))


def make_table(
    language: str | None,
    preset: str | None,
    rules: Sequence[str] = (),
    players: str | None = None,
    announce: Announce = Announce.TABLE,
    last: LastTable | LastTableFault | None = None,
    *,
    ask: bool = False,
) -> Table:
    """The table described on the command line, with the language's usual rules.

    A language that is not given is the one that all ``players`` have as their own, else
    that of the ``last`` table, else the system's. Without ``players`` nobody is seated yet:
    they are asked for by voice, and so is the language if there is somebody to ``ask`` and
    it is neither given nor known.

    Raises:
        UsageError: an unknown language, preset, option or value, options that do not go
            together, or wrong players.
    """
    language = language or _spoken_by_all(players or "")
    known = last.language if isinstance(last, LastTable) else None
    code = check_language(language or known or default_language())
    variant = load_variant(preset or load_settings(code).default_preset, parse_rules(rules))
    check_playable(variant)
    seats = parse_seats(players, code) if players is not None else ()
    return Table(
        code,
        variant,
        seats,
        announce,
        language_assumed=bool(seats) and language is None,
        ask_language=ask and not seats and language is None and known is None,
        rules_chosen=preset is not None or bool(rules),
        last=last,
    )


def _spoken_by_all(players: str) -> str | None:
    own = {part.partition(":")[2].strip() for part in players.split(",")}
    return own.pop() or None if len(own) == 1 else None


def parse_rules(rules: Sequence[str]) -> dict[str, str]:
    """``["palifico_ones_wild=true"]`` as option → value.

    Raises:
        UsageError: a rule without ``=``.
    """
    overrides: dict[str, str] = {}
    for rule in rules:
        option, equals, value = rule.partition("=")
        if not equals or not option.strip() or not value.strip():
            raise UsageError(f"Cannot read the rule '{rule}': write --rule option=value.")
        overrides[option.strip()] = value.strip()
    return overrides


def find_player(table: Table, name: str) -> str:
    """The player called ``name``, whatever the capitals.

    Raises:
        UsageError: nobody at the table has that name, or nobody is seated yet.
    """
    if not table.players:
        raise UsageError("Who starts cannot be told before --players tells who plays.")
    for player in table.players:
        if player.casefold() == name.strip().casefold():
            return player
    raise UsageError(f"Nobody at this table is called '{name}': choose {', '.join(table.players)}.")
