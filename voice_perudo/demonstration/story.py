"""The story of the demonstration game, and how it is told in each language.

What happens is written once, in ``story.toml``; the words are in
``locales/<code>/demonstration.toml``. So the same game can be told in any
language, or with a different one in every seat.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path

import msgspec

from voice_perudo.errors import DataError
from voice_perudo.language.strict_toml import read_toml
from voice_perudo.resources import data_path
from voice_perudo.rules.actions import IllegalReason
from voice_perudo.rules.values import Bid, ChallengeKind

SEATS = ("first", "second", "third")


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing a player says, and what must come of it."""

    name: str
    seat: str
    bid: str | None = None
    refused: IllegalReason | None = None
    challenge: ChallengeKind | None = None
    undo: bool = False
    loser: str | None = None
    gainer: str | None = None
    eliminated: str | None = None
    winner: str | None = None


class Story(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole game: dice to start with, and the steps in order."""

    start_dice: int
    steps: tuple[Step, ...]


class Actor(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A player of the demonstration: his name and the variant of the language's voice."""

    name: str
    variant: str
    pitch: int | None = None


class Telling(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The story in one language: three actors and a line for every step."""

    players: tuple[Actor, Actor, Actor]
    lines: dict[str, str]


@dataclass(frozen=True, slots=True)
class Part:
    """One seat of a demonstration: who sits there and in which language he speaks."""

    actor: Actor
    language: str


@dataclass(frozen=True, slots=True)
class Line:
    """One line to be spoken."""

    step: Step
    part: Part
    text: str


def load_story() -> Story:
    """The story that comes with the program.

    Raises:
        DataError: the file is wrong.
    """
    path = Path(str(files(__package__) / "story.toml"))
    story = read_toml(path, Story)
    for step in story.steps:
        named = (step.seat, step.loser, step.gainer, step.eliminated, step.winner)
        if any(seat not in SEATS for seat in named if seat is not None):
            raise DataError(path, f"step '{step.name}': seats are {', '.join(SEATS)}")
        if step.bid is not None:
            Bid.parse(step.bid)
    return story


def load_telling(language: str, story: Story) -> Telling:
    """How a language tells the story.

    Raises:
        DataError: the file is missing or wrong, or a step has no line or a line no step.
    """
    path = data_path("locales") / language / "demonstration.toml"
    telling = read_toml(path, Telling)
    steps = {step.name for step in story.steps}
    if missing := sorted(steps - telling.lines.keys()):
        raise DataError(path, f"no line for the step '{missing[0]}'")
    if extra := sorted(telling.lines.keys() - steps):
        raise DataError(path, f"the story has no step '{extra[0]}'")
    return telling


def cast(languages: Sequence[str], story: Story) -> tuple[Part, ...]:
    """Three parts: all in one language, or seat by seat in the languages given."""
    spoken = [languages[seat % len(languages)] for seat in range(len(SEATS))]
    return tuple(
        Part(load_telling(code, story).players[seat], code) for seat, code in enumerate(spoken)
    )


def script(story: Story, parts: Sequence[Part]) -> tuple[Line, ...]:
    """All lines in order, each in the language of its seat.

    A line may name the third player as ``{third}``, whatever language named him.
    """
    names = {seat: part.actor.name for seat, part in zip(SEATS, parts, strict=True)}
    lines = []
    for step in story.steps:
        part = parts[SEATS.index(step.seat)]
        text = load_telling(part.language, story).lines[step.name]
        lines.append(Line(step, part, text.format(**names)))
    return tuple(lines)
