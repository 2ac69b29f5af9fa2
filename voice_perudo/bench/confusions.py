"""What is taken for what: numbers, faces and whole actions, with counts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, NamedTuple

from voice_perudo.bench.notation import NOTHING, notation, same
from voice_perudo.bench.scoring import Trial
from voice_perudo.language.grammar import ListKind
from voice_perudo.language.interpretation import (
    Intent,
    IntentName,
    NotUnderstood,
    Unclear,
    Understood,
)
from voice_perudo.language.pack import load_language

_MOST_TEXTS = 3


class Slot(StrEnum):
    """What was confused: a part of a bid, or one action with another."""

    QUANTITY = "quantity"
    FACE = "face"
    ACTION = "action"


class Pair(NamedTuple):
    """In this language ``said`` was taken for ``heard``."""

    language: str
    slot: Slot
    said: str
    heard: str


@dataclass(frozen=True, slots=True)
class Confusion:
    """A pair with how often it was acted on or asked about, ``of`` so many times it was said.

    ``texts``: what the recogniser wrote, the most frequent first.
    """

    pair: Pair
    acted: int
    asked: int
    of: int
    texts: tuple[str, ...]

    def as_json(self) -> dict[str, Any]:
        """The confusion as an object, number and face words in its language beside the values."""
        language, slot, said, heard = self.pair
        body: dict[str, Any] = {"said": said, "heard": heard}
        if slot is not Slot.ACTION:
            body["said_words"] = words(language, slot, int(said))
            body["heard_words"] = words(language, slot, int(heard))
        body |= {"acted": self.acted, "asked": self.asked, "of": self.of}
        return body | {"texts": list(self.texts)}


def confusions(trials: Iterable[Trial]) -> tuple[Confusion, ...]:
    """All confusions, the most frequent of a language and slot first.

    Until the first action of each recording, every reading counts that the referee
    would act on or ask about. A bid taken for another is told by its quantity and face.
    """
    said: Counter[tuple[str, Slot, str]] = Counter()
    acted: Counter[Pair] = Counter()
    asked: Counter[Pair] = Counter()
    texts: dict[Pair, Counter[str]] = {}
    for trial in trials:
        language, expected = trial.recording.language, trial.recording.expected
        said.update((language, slot, value) for slot, value in _values(expected).items())
        for intent, is_action, text in _readings(trial):
            for mistake in _mistaken(expected, intent):
                pair = Pair(language, *mistake)
                (acted if is_action else asked)[pair] += 1
                texts.setdefault(pair, Counter())[text] += 1
    found = [
        Confusion(
            pair,
            acted[pair],
            asked[pair],
            of=said[pair[:3]],
            texts=tuple(text for text, _ in written.most_common(_MOST_TEXTS)),
        )
        for pair, written in texts.items()
    ]
    return tuple(sorted(found, key=lambda c: (*c.pair[:2], -c.acted - c.asked, *c.pair[2:])))


def confusions_by_language(found: Iterable[Confusion]) -> dict[str, dict[str, list[Any]]]:
    """Language → slot → objects, as written to a file."""
    tree: dict[str, dict[str, list[Any]]] = {}
    for confusion in found:
        slots = tree.setdefault(confusion.pair.language, {})
        slots.setdefault(str(confusion.pair.slot), []).append(confusion.as_json())
    return tree


def words(language: str, slot: Slot, value: int) -> str:
    """A quantity or face in as few words as the grammar knows; digits if it knows none."""
    kind = ListKind.FACE if slot is Slot.FACE else ListKind.NUMBER
    forms = load_language(language).phrasebook.grammar.forms(kind)
    spoken = [form for form, meant in forms if meant == value]
    shortest = min(spoken, key=len, default=(str(value),))
    return " ".join(shortest)


def _values(intent: Intent | None) -> dict[Slot, str]:
    """What could be confused in an intent."""
    values = {Slot.ACTION: NOTHING if intent is None else notation(intent)}
    if intent is not None and intent.name is IntentName.BID:
        values = {Slot.QUANTITY: str(intent.quantity), Slot.FACE: str(intent.face)}
        values[Slot.ACTION] = str(IntentName.BID)
    return values


def _readings(trial: Trial) -> Iterator[tuple[Intent, bool, str]]:
    """Every intent considered, whether it was acted on, and the text; until the first action."""
    for meaning, text in zip(trial.meanings, trial.texts, strict=True):
        if isinstance(meaning, Understood):
            yield meaning.intent, True, text
            return
        if isinstance(meaning, Unclear):
            yield from ((candidate.intent, False, text) for candidate in meaning.candidates)
        if isinstance(meaning, NotUnderstood) and meaning.partial is not None:
            yield meaning.partial, False, text


def _mistaken(expected: Intent | None, heard: Intent) -> Iterator[tuple[Slot, str, str]]:
    if expected is not None and same(expected, heard):
        return
    said = _values(expected)
    if said[Slot.ACTION] == str(heard.name) == str(IntentName.BID):
        for slot, value in ((Slot.QUANTITY, heard.quantity), (Slot.FACE, heard.face)):
            if value is not None and said[slot] != str(value):
                yield slot, said[slot], str(value)
        return
    yield Slot.ACTION, said[Slot.ACTION], notation(heard)
