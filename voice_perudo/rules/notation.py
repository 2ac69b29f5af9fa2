"""One line for a position, that a person can read and a program can read back.

Ten fields, a space between::

    asmodee-bga Anna:5,Bob:3,Chloé:0 cw Anna 8x5@Bob 7 Chloé Bob,Chloé - -
    variant     seats and dice       way turn bid   round palifico-memory ever-lost open last

- variant: a preset, then what differs from it: ``bga-free,max_bid=dice_in_play``
- round: its number, with ``P`` for a Palifico round: ``7P``
- open: ``dudo:Anna``, ``calza:Anna`` (called, not counted), ``direction:Anna``
  (may say left or right), ``won:Anna``
- last: the last challenge, ``dudo:Anna:Bob:8x5:7:5P:Bob:-`` = kind, caller,
  bidder, bid, count, faces counted, who lost a die, who won one back
- ``-`` stands for none. In names, anything but letters and digits is
  percent-encoded as in web addresses, ``.``, ``_`` and ``-`` excepted
  (a name that is ``-`` alone is written ``%2D``).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar
from urllib.parse import quote, unquote

from voice_perudo.errors import UsageError
from voice_perudo.rules.consistency import inconsistency
from voice_perudo.rules.values import (
    FACES,
    PACO,
    Bid,
    Challenge,
    ChallengeKind,
    Direction,
    Game,
    PlacedBid,
    Player,
    Settlement,
)
from voice_perudo.rules.variant import Variant, changed_options, load_variant

NONE = "-"
_PLAIN = "._-"
_DIRECTIONS = {"cw": Direction.CLOCKWISE, "ccw": Direction.COUNTERCLOCKWISE}
_WAYS = {direction: text for text, direction in _DIRECTIONS.items()}
_PACO_SIGN = "P"
_FIELDS = 10
_MOST_DIGITS = 6

T = TypeVar("T")


def format_name(name: Player) -> str:
    """A player's name as one word without the notation's own signs."""
    if name == NONE:
        return "%2D"
    return "".join(c if c.isalnum() or c in _PLAIN else quote(c, safe="") for c in name)


def parse_name(text: str) -> Player:
    """The reverse of ``format_name``.

    Raises:
        UsageError: there is no name, or it is not written that way.
    """
    try:
        name = unquote(text, errors="strict")
    except UnicodeDecodeError:
        name = ""
    if not name:
        raise UsageError(f"“{text}” is not a name as this notation writes it.")
    return name


def format_variant(variant: Variant) -> str:
    """The preset's name and what differs from it.

    Raises:
        UsageError: the variant's name is not a preset.
    """
    changes = changed_options(variant, load_variant(variant.name))
    return ",".join([variant.name, *(f"{name}={value}" for name, value in changes)])


def parse_variant(text: str) -> Variant:
    """The reverse of ``format_variant``.

    Raises:
        UsageError: an unknown preset, option or value.
    """
    name, *changes = text.split(",")
    return load_variant(name, dict(map(_parse_change, changes)))


def format_position(game: Game) -> str:
    """The position on one line; ``parse_position`` gives the same value back.

    Raises:
        UsageError: the variant is not based on a preset.
    """
    seats = zip(game.players, game.dice, strict=True)
    fields = (
        format_variant(game.variant),
        ",".join(f"{format_name(player)}:{dice}" for player, dice in seats),
        _WAYS[game.direction],
        _or_none(game.turn),
        f"{game.placed.bid}@{format_name(game.placed.bidder)}" if game.placed else NONE,
        format_round(game.round, game.palifico),
        _format_set(game, game.palifico_used),
        _format_set(game, game.ever_lost),
        _format_open(game),
        format_settlement(game.settlement) if game.settlement else NONE,
    )
    return " ".join(fields)


def parse_position(text: str) -> Game:
    """The position a line describes.

    Raises:
        UsageError: the line cannot be read, or no table can be in that position.
    """
    fields = text.split()
    if len(fields) != _FIELDS:
        raise UsageError(f"A position has {_FIELDS} fields with spaces between, not {len(fields)}.")
    variant, seats, way, turn, bid, round_, used, lost, open_, last = fields
    names, dice = _parse_seats(seats)
    number, palifico = parse_round(round_)
    challenge, choosing, winner = _parse_open(open_)
    game = Game(
        variant=parse_variant(variant),
        players=names,
        dice=dice,
        direction=parse_way(way),
        turn=_unless_none(turn, parse_name),
        placed=_unless_none(bid, _parse_placed),
        palifico=palifico,
        palifico_used=_parse_set(used),
        ever_lost=_parse_set(lost),
        challenge=challenge,
        choosing_direction=choosing,
        winner=winner,
        round=number,
        settlement=_unless_none(last, parse_settlement),
    )
    fault = inconsistency(game)
    if fault is not None:
        raise UsageError(f"This position cannot be: {fault}.")
    return game


def format_round(number: int, palifico: bool) -> str:
    """``"7"``, or ``"7P"`` for a Palifico round."""
    return f"{number}P" if palifico else str(number)


def parse_round(text: str) -> tuple[int, bool]:
    """The reverse of ``format_round``; ``UsageError`` if it is not a round."""
    return parse_number(text.removesuffix("P")), text.endswith("P")


def format_way(direction: Direction) -> str:
    """``"cw"`` or ``"ccw"``."""
    return _WAYS[direction]


def parse_way(text: str) -> Direction:
    """The reverse of ``format_way``; ``UsageError`` for anything else."""
    if text not in _DIRECTIONS:
        raise UsageError(f"“{text}” is not a direction; write cw (to the left) or ccw.")
    return _DIRECTIONS[text]


def format_settlement(settlement: Settlement) -> str:
    """How a challenge ended, as one word."""
    return ":".join(
        (
            settlement.kind,
            format_name(settlement.caller),
            format_name(settlement.bidder),
            str(settlement.bid),
            str(settlement.count),
            "".join(_PACO_SIGN if face == PACO else str(face) for face in settlement.faces),
            _or_none(settlement.loser),
            _or_none(settlement.gainer),
        )
    )


def parse_settlement(text: str) -> Settlement:
    """The reverse of ``format_settlement``; ``UsageError`` if it is not one."""
    parts = text.split(":")
    if len(parts) != 8:
        raise UsageError(f"“{text}” is not a settled challenge.")
    kind, caller, bidder, bid, count, faces, loser, gainer = parts
    return Settlement(
        kind=parse_kind(kind),
        caller=parse_name(caller),
        bidder=parse_name(bidder),
        bid=Bid.parse(bid),
        count=parse_number(count),
        faces=tuple(map(_parse_face, faces)),
        loser=_unless_none(loser, parse_name),
        gainer=_unless_none(gainer, parse_name),
    )


def parse_kind(text: str) -> ChallengeKind:
    """``"dudo"`` or ``"calza"``; ``UsageError`` for anything else."""
    try:
        return ChallengeKind(text)
    except ValueError:
        raise UsageError(f"“{text}” is not a challenge; write dudo or calza.") from None


def parse_number(text: str) -> int:
    """A whole number from zero; ``UsageError`` for anything else."""
    if not (text.isascii() and text.isdecimal() and len(text) <= _MOST_DIGITS):
        raise UsageError(f"“{text}” is not a number.")
    return int(text)


def _or_none(player: Player | None) -> str:
    return NONE if player is None else format_name(player)


def _unless_none(text: str, read: Callable[[str], T]) -> T | None:
    return None if text == NONE else read(text)


def _format_set(game: Game, names: Iterable[Player]) -> str:
    members = [format_name(player) for player in game.players if player in set(names)]
    return ",".join(members) or NONE


def _parse_set(text: str) -> frozenset[Player]:
    return frozenset() if text == NONE else frozenset(map(parse_name, text.split(",")))


def _format_open(game: Game) -> str:
    if game.winner is not None:
        return f"won:{format_name(game.winner)}"
    if game.challenge is not None:
        return f"{game.challenge.kind}:{format_name(game.challenge.caller)}"
    if game.choosing_direction is not None:
        return f"direction:{format_name(game.choosing_direction)}"
    return NONE


def _parse_open(text: str) -> tuple[Challenge | None, Player | None, Player | None]:
    if text == NONE:
        return None, None, None
    what, _, name = text.partition(":")
    player = parse_name(name)
    if what == "won":
        return None, None, player
    if what == "direction":
        return None, player, None
    return Challenge(parse_kind(what), player), None, None


def _parse_seats(text: str) -> tuple[tuple[Player, ...], tuple[int, ...]]:
    seats = [seat.partition(":") for seat in text.split(",")]
    return (
        tuple(parse_name(name) for name, _, _ in seats),
        tuple(parse_number(dice) for _, _, dice in seats),
    )


def _parse_placed(text: str) -> PlacedBid:
    bid, _, bidder = text.partition("@")
    return PlacedBid(Bid.parse(bid), parse_name(bidder))


def _parse_face(text: str) -> int:
    if text == _PACO_SIGN:
        return PACO
    if text not in map(str, FACES):
        raise UsageError(f"“{text}” is not a face; write 1 to 6, or P for pacos.")
    return int(text)


def _parse_change(text: str) -> tuple[str, str]:
    name, sign, value = text.partition("=")
    if not sign:
        raise UsageError(f"“{text}” is not a changed rule; write name=value.")
    return name, value
