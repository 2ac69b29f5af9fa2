"""Facts: what the rules say without a game, such as the worth of a hand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from voice_perudo.rules.cases.casefile import Given
from voice_perudo.rules.cases.singles import Difference
from voice_perudo.rules.challenge import faces_to_count, worth
from voice_perudo.rules.game import check_players
from voice_perudo.rules.values import FACES, Bid, Game, PlacedBid
from voice_perudo.rules.variant import Variant

_FACE_NAMES = {
    name: face
    for face, names in enumerate(
        ("one paco ace", "two", "three", "four", "five", "six"),
        start=1,
    )
    for name in names.split()
}


def run_fact(variant: Variant, given: Given, expect: Mapping[str, Any]) -> Iterator[Difference]:
    """What differs from the fact's expectations."""
    found = _facts(variant, given)
    for key, expected in expect.items():
        if key not in found:
            yield f"{key} {expected}", "an expectation that cannot be read"
        elif key == "worth" and isinstance(expected, dict):
            for face, count in expected.items():
                if found[key].get(str(face)) != count:
                    yield f"worth of {face}: {count}", f"{found[key].get(str(face))}"
        elif key == "ask_for" and isinstance(expected, list):
            if {_face(name) for name in expected} != found[key]:
                yield f"ask for {expected}", f"faces {sorted(found[key])}"
        elif found[key] != expected:
            yield f"{key} {expected}", f"{key} {found[key]}"


def _facts(variant: Variant, given: Given) -> dict[str, Any]:
    """Everything the rules say about what is given, by expectation key."""
    facts: dict[str, Any] = {}
    if given.players is not None:
        players = given.players if isinstance(given.players, tuple) else _table_of(given.players)
        reason = check_players(players)
        facts["ok"], facts["reason"] = reason is None, reason
        facts["total_dice"] = len(players) * variant.start_dice
    if given.hand is not None:
        facts["worth"] = {
            str(face): worth(given.hand, _faces(variant, given, face)) for face in FACES
        }
    if given.bid is not None:
        facts["ask_for"] = set(_faces(variant, given, given.bid[1]))
    return facts


def _table_of(size: int) -> tuple[str, ...]:
    return tuple(f"player {number}" for number in range(1, size + 1))


def _faces(variant: Variant, given: Given, face: int) -> tuple[int, ...]:
    placed = PlacedBid(Bid(1, face), "A")
    game = Game(variant, ("A", "B"), (5, 5), placed=placed, palifico=given.palifico)
    return faces_to_count(game)


def _face(name: object) -> int | None:
    text = str(name).lower()
    if text.isdecimal():
        return int(text)
    return _FACE_NAMES.get(text.removesuffix("s")) or _FACE_NAMES.get(text.removesuffix("es"))
