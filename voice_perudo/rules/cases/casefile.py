"""The file format: presets with their options, single cases, facts, flows.

::

    {"base": {option: value}, "presets": {name: {option: value}},
     "cases": [{"id", "presets", "options", "state", "hands", "action", "expect"}],
     "facts": [{"id", "presets", "given", "expect"}],
     "flows": [{"id", "presets", "start", "steps"}]}

A preset's options not given come from ``base``; a preset the file does not
define is the program's own. Descriptive keys (``title``, ``note``…) are free.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Literal, TypeVar

import msgspec

from voice_perudo.errors import DataError, UsageError, reason_of
from voice_perudo.rules.values import Bid, Direction, Game, PlacedBid
from voice_perudo.rules.variant import Variant, load_variant, preset_names, with_options
from voice_perudo.whole_file import read_whole

DIRECTIONS = {
    "cw": Direction.CLOCKWISE,
    "clockwise": Direction.CLOCKWISE,
    "left": Direction.CLOCKWISE,
    "ccw": Direction.COUNTERCLOCKWISE,
    "counterclockwise": Direction.COUNTERCLOCKWISE,
    "right": Direction.COUNTERCLOCKWISE,
}


StepPart = str | int | None | dict[str, int]


class State(msgspec.Struct, frozen=True):
    """A position to start from; seats clockwise in ``order``, or as ``dice`` is written."""

    dice: dict[str, int]
    turn: str | None = None
    order: list[str] | None = None
    dir: Literal["cw", "ccw", "clockwise", "counterclockwise"] = "cw"
    palifico: bool = False
    palifico_used: list[str] = []
    ever_lost: list[str] = []
    bid: tuple[int, int, str] | None = None


class CaseAction(msgspec.Struct, frozen=True):
    """One action; for a challenge, ``count`` or ``counts`` report the dice at once."""

    type: str
    player: str = "-"
    quantity: int | None = None
    face: int | None = None
    count: int | None = None
    counts: dict[str, int] | None = None
    direction: str | None = None


class Given(msgspec.Struct, frozen=True):
    """What a fact is about: a table (its size or names), a hand, a bid."""

    players: int | tuple[str, ...] | None = None
    hand: tuple[int, ...] | None = None
    bid: tuple[int, int] | None = None
    palifico: bool = False


class _Entry(msgspec.Struct, frozen=True, kw_only=True):
    id: int | str
    presets: list[str]
    title: str = ""
    options: dict[str, bool | int | str] = {}


class Case(_Entry, frozen=True, kw_only=True):
    """One action in one position."""

    state: dict[str, Any]
    action: dict[str, Any]
    expect: dict[str, Any]
    hands: dict[str, list[int]] | None = None


class Fact(_Entry, frozen=True, kw_only=True):
    """Something the rules say without a game: a table size, the worth of a hand."""

    given: dict[str, Any]
    expect: dict[str, Any]


class Flow(_Entry, frozen=True, kw_only=True):
    """A run of steps, each a list: who, what, arguments, expectation."""

    start: dict[str, Any]
    steps: list[list[StepPart]]


class CaseFile(msgspec.Struct, frozen=True):
    """A whole file."""

    presets: dict[str, dict[str, bool | int | str]] = {}
    base: dict[str, bool | int | str] = {}
    cases: list[Case] = []
    facts: list[Fact] = []
    flows: list[Flow] = []


T = TypeVar("T")


def read_case_file(path: Path) -> CaseFile:
    """The file, decoded.

    Raises:
        DataError: it cannot be read, is not JSON, or a part of it has the wrong shape.
    """
    try:
        content = json.loads(read_whole(path).decode())
    except json.JSONDecodeError as error:
        raise DataError(path, f"not JSON: {error.msg}", error.lineno) from error
    except (OSError, ValueError, RecursionError) as error:
        raise DataError(
            path, f"cannot be read ({reason_of(error)}); name a file of rule cases"
        ) from error
    file = convert(content, CaseFile, path, "the file")
    if not (file.cases or file.facts or file.flows):
        raise DataError(path, "there are no cases, facts or flows in this file")
    return file


def convert(content: object, shape: type[T], path: Path, what: str) -> T:
    """``content`` as a ``shape``.

    Raises:
        DataError: it has another shape; says where.
    """
    try:
        return msgspec.convert(content, shape)
    except msgspec.ValidationError as error:
        raise DataError(path, f"{what} has the wrong shape: {error}") from error


def unknown_keys(content: dict[str, Any], shape: type[msgspec.Struct]) -> list[str]:
    """The keys of ``content`` that a ``shape`` does not have."""
    return [key for key in content if key not in shape.__struct_fields__]


def variant_of(file: CaseFile, preset: str, options: dict[str, bool | int | str]) -> Variant:
    """The rules of one entry under one preset.

    Raises:
        UsageError: an unknown preset, option or value.
    """
    if preset in file.presets:
        variant = with_options(Variant(preset), {**file.base, **file.presets[preset]})
    elif preset in preset_names():
        variant = load_variant(preset)
    else:
        known = ", ".join(sorted({*file.presets, *preset_names()}))
        raise UsageError(f"there is no preset “{preset}”; known are: {known}")
    return with_options(variant, options)


def position(variant: Variant, state: State) -> Game:
    """The game in this state.

    Raises:
        UsageError: ``order`` and ``dice`` name different players.
    """
    players = tuple(state.order or state.dice)
    if sorted(players) != sorted(state.dice):
        raise UsageError("“order” and “dice” must name the same players")
    return Game(
        variant=variant,
        players=players,
        dice=tuple(state.dice[player] for player in players),
        direction=DIRECTIONS[state.dir],
        turn=state.turn,
        placed=PlacedBid(Bid(*state.bid[:2]), state.bid[2]) if state.bid else None,
        palifico=state.palifico,
        palifico_used=frozenset(state.palifico_used),
        ever_lost=frozenset(state.ever_lost),
        round=1,
    )
