"""What the synthetic voices are asked to say: bids in every form, commands, names, talk, words."""

import functools
import random
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml

from recipe.dictionary import dictionary
from recipe.lexicon import extra_words

_FOLDER = Path(__file__).parent / "texts"

KINDS: Mapping[str, float] = {
    "bid": 0.34,
    "number": 0.12,
    "face": 0.06,
    "command": 0.13,
    "name": 0.05,
    "called": 0.03,
    "talk": 0.07,
    "words": 0.20,
}
"""Share of each kind of text among the synthetic utterances."""


@dataclass(frozen=True, slots=True)
class Bid:
    """A spoken bid with the quantity and the face that it means."""

    text: str
    quantity: int
    face: int


@dataclass(frozen=True, slots=True)
class Phrases:
    """All material of one language, as written in ``texts/<language>.yaml``."""

    templates: tuple[str, ...]
    quantities: tuple[tuple[str, ...], ...]
    faces: tuple[tuple[str, ...], ...]
    commands: tuple[str, ...]
    names: tuple[str, ...]
    colours: tuple[str, ...]
    talk: tuple[str, ...]
    quantities_genitive: tuple[tuple[str, ...], ...] = ()
    faces_genitive: tuple[tuple[str, ...], ...] = ()
    faces_instrumental: tuple[tuple[str, ...], ...] = ()
    digits: tuple[tuple[str, ...], ...] = ()


def _forms(entries: list[Any]) -> tuple[Any, ...]:
    return tuple((entry,) if isinstance(entry, str) else tuple(entry) for entry in entries)


@functools.cache
def phrases(language: str) -> Phrases:
    """The phrases of ``language`` (fr, pl, ru, en or es)."""
    raw = yaml.safe_load((_FOLDER / f"{language}.yaml").read_text(encoding="utf-8"))
    flat = ("templates", "commands", "names", "colours", "talk")
    return Phrases(**{k: tuple(v) if k in flat else _forms(v) for k, v in raw.items()})


def random_bid(language: str, rng: random.Random) -> Bid:
    """A bid in one of the language's phrasings; half of them plain "number face"."""
    said = phrases(language)
    template = said.templates[0] if rng.random() < 0.5 else rng.choice(said.templates)
    quantity = rng.randrange(1, 37) if rng.random() < 0.4 else rng.randrange(1, 21)
    face = rng.randrange(1, 7)

    def form(forms: tuple[tuple[str, ...], ...], number: int) -> str:
        return rng.choice(forms[number - 1]) if forms else ""

    text = template.format(
        n=form(said.quantities, quantity),
        f=form(said.faces, face),
        n_gen=form(said.quantities_genitive, quantity),
        f_gen=form(said.faces_genitive, face),
        f_instr=form(said.faces_instrumental, face),
        digit=form(said.digits or said.faces, face),
    )
    return Bid(text, quantity, face)


def random_text(language: str, rng: random.Random) -> str:
    """One utterance for training, drawn by the shares of `KINDS`."""
    said = phrases(language)
    kind = rng.choices(tuple(KINDS), tuple(KINDS.values()))[0]
    people = said.names + said.colours
    if kind == "bid":
        return random_bid(language, rng).text
    if kind == "number":
        return rng.choice(rng.choice(said.quantities))
    if kind == "face":
        return rng.choice(rng.choice(said.faces))
    if kind == "command":
        return rng.choice(said.commands)
    if kind == "name":
        return rng.choice(people)
    if kind == "called":
        return f"{rng.choice(people)} {rng.choice(rng.choice(said.quantities) + said.commands)}"
    if kind == "words":
        return random_words(language, rng)
    return rng.choice(said.talk)


def random_words(language: str, rng: random.Random) -> str:
    """One to seven words without sense, everyday ones and rare ones; a fifth hold a number."""
    everyday = extra_words(language)
    rare = dictionary(language) or everyday
    count = rng.choices(range(1, 8), (2, 3, 4, 4, 3, 2, 1))[0]
    words = [rng.choice(everyday if rng.random() < 0.4 else rare) for _ in range(count)]
    if rng.random() < 0.2:
        said = phrases(language)
        words.insert(rng.randrange(count + 1), rng.choice(rng.choice(said.quantities[:20])))
    return " ".join(words)
