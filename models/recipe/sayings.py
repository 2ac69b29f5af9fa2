"""What is said in a development set: spliced bids, synthetic bids and commands, table talk."""

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import NamedTuple

import numpy as np

from recipe.audio import RATE, Sound, to_float
from recipe.noise import Rng
from recipe.recordings import Recorded, faces, is_table_talk, meaning, number_clips, quantities
from recipe.synthesise import held_out_voices
from recipe.texts import phrases, random_bid
from voice_perudo.bench.notation import NOTHING, notation
from voice_perudo.bench.scoring import is_question
from voice_perudo.language.interpretation import Intent, IntentName, Understood
from voice_perudo.rules.values import Bid

GAP = (0.05, 0.35)
"""Seconds of silence between the two words of a spliced bid."""
FEWEST_QUANTITIES = 7
FEWEST_FACES = 6
"""Speakers with fewer different number words make no balanced set."""

_LONGEST_TALK = 12 * RATE


@dataclass(frozen=True, slots=True)
class Item:
    """A sound with what it should mean; ``what`` goes before the condition's name."""

    speaker: str
    kind: str
    what: str
    expected: str
    sound: Sound


def spliced(rng: Rng, clips: Sequence[Recorded], count: int) -> Iterator[Item]:
    """Bids joined from one person's words; every quantity and face about equally often."""
    language, speaker, kind = clips[0].language, clips[0].speaker, clips[0].kind
    numbers = number_clips(clips, quantities(language))
    sides = number_clips(clips, faces(language))
    bids = _bids(numbers, sides)
    if len({pair.quantity for pair in bids}) < FEWEST_QUANTITIES or len(sides) < FEWEST_FACES:
        return
    many, few = _rounds(rng, sorted({pair.quantity for pair in bids})), _rounds(rng, sorted(sides))
    for _ in range(count):
        quantity = next(many)
        face = next(f for f in few if any((p.quantity, p.face) == (quantity, f) for p in bids))
        same = [pair for pair in bids if (pair.quantity, pair.face) == (quantity, face)]
        pair = same[int(rng.integers(len(same)))]
        gap = np.zeros(int(rng.uniform(*GAP) * RATE), np.float32)
        sound = np.concatenate((pair.first.sound(), gap, pair.second.sound()))
        yield Item(speaker, kind, "", str(Bid(pair.quantity, pair.face)), sound)


class _Pair(NamedTuple):
    """A number and a face, and the bid that they make together."""

    quantity: int
    face: int
    first: Recorded
    second: Recorded


def _bids(
    numbers: Mapping[int, Sequence[Recorded]], sides: Mapping[int, Sequence[Recorded]]
) -> list[_Pair]:
    """What surely is understood as a bid: not "twenty" and "five", which may be 25."""
    return [
        _Pair(quantity, face, first, second)
        for quantity, firsts in numbers.items()
        for face, seconds in sides.items()
        for first in firsts
        for second in seconds
        if meaning(first.language, f"{first.text} {second.text}")
        == Intent(IntentName.BID, quantity, face)
    ]


def _rounds(rng: Rng, values: Sequence[int]) -> Iterator[int]:
    """All values in a new order, again and again."""
    while True:
        yield from (int(value) for value in rng.permutation(values))


def synthetic(language: str, bids: int, commands: int) -> Iterator[Item]:
    """Bids and commands by the held-out voices, in turn."""
    rng = random.Random(f"development {language}")
    voices = held_out_voices(language)
    orders = clear_commands(language)
    for i in range(bids + commands):
        voice = voices[i % len(voices)]
        text = _clear_bid(language, rng) if i < bids else orders[(i - bids) % len(orders)]
        meant = meaning(language, text)
        assert meant is not None
        sound = to_float(voice.speak(text, rng))
        what = "" if i < bids else "commands "
        yield Item(voice.name, "synthetic", what, notation(meant), sound)


def clear_commands(language: str) -> list[str]:
    """Texts of commands of which it is certain what they mean, and that it is meant."""
    meant = ((text, meaning(language, text)) for text in phrases(language).commands)
    return [text for text, intent in meant if intent and not is_question(Understood(intent))]


def _clear_bid(language: str, rng: random.Random) -> str:
    while True:
        bid = random_bid(language, rng)
        if meaning(language, bid.text) == Intent(IntentName.BID, bid.quantity, bid.face):
            return bid.text


def table_talk(rng: Rng, clips: Sequence[Recorded], sentences: int, words: int) -> Iterator[Item]:
    """Sentences and lone words that must lead to nothing."""
    for what, count in (("sentences", sentences), ("words", words)):
        some = [clip for clip in clips if (clip.category == "word") is (what == "words")]
        mixed = (some[int(i)] for i in rng.permutation(len(some)))
        for clip in islice(filter(is_table_talk, mixed), count):
            yield Item(clip.speaker, clip.kind, f"{what} ", NOTHING, clip.sound()[:_LONGEST_TALK])
