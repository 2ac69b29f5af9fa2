"""What the network learns from: utterances with their phones, drawn anew without end."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from recipe.acoustic import Array
from recipe.audio import RATE, Samples, Sound, crop, to_float
from recipe.augment import Bank, Rng, augmented, nothing_said
from recipe.conversion import MARK, original_speaker
from recipe.corpus import Clip, read_shelves
from recipe.features import mfcc
from recipe.masking import masked
from recipe.phones import PHONE_INDEX, pronounce
from recipe.rivals import plain_words, rivals, ways_of_word

Labels = tuple[tuple[int, ...], ...]
"""Ways to say an utterance, as indices of phones; one empty way when nothing is said."""

LONGEST = 9.0
"""Seconds of the longest utterance for training."""
MAX_WAYS = 4
_SPLICED = ("number", "letter")


@dataclass(frozen=True, slots=True)
class Utterance:
    """A clip with the ways its text may be pronounced."""

    clip: Clip
    sound: Samples
    labels: Labels


@dataclass(frozen=True, slots=True)
class Example:
    """Features ready for training."""

    features: Array
    labels: Labels
    rivals: Labels = ()
    """What might be heard instead; none where that is not known."""


def labels_of(clip: Clip) -> Labels:
    """The phone indices of a clip's text; synthetic voices say exactly one pronunciation."""
    ways = pronounce(clip.text, clip.accent)[: 1 if clip.kind == "synthetic" else MAX_WAYS]
    return tuple(tuple(PHONE_INDEX[p] for p in way) for way in ways)


@dataclass(frozen=True, slots=True)
class Shares:
    """How often each source is drawn: numbers are relative weights."""

    synthetic: float = 0.40
    spliced: float = 0.36
    recorded: float = 0.18
    silent: float = 0.06


class Material:
    """All utterances of some languages, without some speakers, and how to draw from them.

    Args:
        work: folder of shelves.
        languages: those to learn.
        without: speakers that must not be heard in training, not even as babble.
        shares: how often each source is drawn.
        foreign: share of the recorded utterances that people of all other languages speak, so
            that a network for one language goes on hearing many people.
        masks: share of the examples with `masked` features.
    """

    def __init__(
        self,
        work: Path,
        languages: Sequence[str],
        without: Iterable[str],
        shares: Shares,
        foreign: float,
        masks: float = 0.0,
    ) -> None:
        parts = (shares.synthetic, shares.spliced, shares.recorded, shares.silent)
        self._shares = np.array(parts) / sum(parts)
        self._languages = tuple(languages)
        self._foreign = foreign
        self._masks = masks
        absent = set(without)
        self.talk: list[Samples] = []
        self._synthetic: dict[str, list[Utterance]] = defaultdict(list)
        self._words: dict[str, dict[str, list[Utterance]]] = defaultdict(lambda: defaultdict(list))
        self._recorded: dict[str, list[Utterance]] = defaultdict(list)
        for clip, sound in read_shelves(work):
            if original_speaker(clip.speaker) not in absent:
                own = clip.language in languages
                self._add(clip, sound, own or (foreign > 0 and clip.kind != "synthetic"))
        for people in self._words.values():
            for speaker in [speaker for speaker, words in people.items() if len(words) < 10]:
                del people[speaker]

    def _add(self, clip: Clip, sound: Samples, wanted: bool) -> None:
        seconds = len(sound) / RATE
        made = MARK in clip.speaker
        if clip.kind != "synthetic" and not made and seconds > 1.5:
            self.talk.append(sound[: 30 * RATE])
        if not wanted or not clip.text or not 0.15 < seconds < LONGEST:
            return
        labels = labels_of(clip)
        longest = max((len(way) for way in labels), default=0)
        if not 0 < longest < seconds * 25:
            return
        utterance = Utterance(clip, sound, labels)
        if clip.kind == "synthetic":
            self._synthetic[clip.language].append(utterance)
            return
        if not made:
            self._recorded[clip.language].append(utterance)
        if clip.category in _SPLICED or (clip.category == "word" and seconds < 1.2):
            self._words[clip.language][clip.speaker].append(utterance)

    def summary(self) -> str:
        """Number of utterances by source and language."""
        parts = (("synthetic", self._synthetic), ("recorded", self._recorded))
        counts = [f"{n} {lang} {len(u)}" for n, by in parts for lang, u in sorted(by.items())]
        people = [f"{who} {len(u)}" for by in self._words.values() for who, u in by.items()]
        return "; ".join(counts) + " | spliced from " + ", ".join(sorted(people))

    def _language(self, rng: Rng, offered: Iterable[str]) -> str:
        """A language to hear recordings of: mostly one of those to learn."""
        own = [language for language in self._languages if language in offered]
        others = sorted(set(offered) - set(own))
        choice = others if others and (not own or rng.random() < self._foreign) else own
        return choice[int(rng.integers(len(choice)))]

    def _spliced(self, rng: Rng) -> tuple[Sound, Labels, Labels]:
        """One to four words of one person, joined as if said in one breath; and rivals."""
        language = self._language(rng, self._words)
        people = list(self._words[language].values())
        weights = np.array([_weight(words[0].clip) for words in people])
        chosen = people[int(rng.choice(len(people), p=weights / weights.sum()))]
        numbers = [u for u in chosen if u.clip.category == "number"] or chosen
        count = int(rng.choice([1, 2, 3, 4], p=[0.15, 0.55, 0.2, 0.1]))
        pieces: list[Sound] = []
        words: list[Utterance] = []
        ways: list[tuple[int, ...]] = [()]
        for _ in range(count):
            source = numbers if rng.random() < 0.8 else chosen
            word = source[int(rng.integers(len(source)))]
            piece = to_float(crop(np.asarray(word.sound), keep=rng.uniform(0, 0.05)))
            pieces.append(piece * np.float32(10 ** (rng.normal(0, 1.5) / 20)))
            words.append(word)
            ways = [way + more for way in ways for more in word.labels]
        if len(ways) > MAX_WAYS:
            picks = rng.choice(len(ways), MAX_WAYS, replace=False)
            ways = [ways[0], *(ways[int(i)] for i in picks if i)][:MAX_WAYS]
        others: Labels = ()
        if all(word.clip.category == "number" for word in words):
            texts = [word.clip.text for word in words]
            others = rivals(rng, texts, [word.labels[0] for word in words], language)
        return joined(rng, pieces), tuple(ways), others

    def _drawn(self, rng: Rng, sources: dict[str, list[Utterance]]) -> Utterance:
        chosen = sources[self._language(rng, sources)]
        return chosen[int(rng.integers(len(chosen)))]

    def draw(self, rng: Rng, bank: Bank, clean: float) -> Example:
        """A new training example, without noise in a share ``clean`` of cases."""
        kind = int(rng.choice(4, p=self._shares))
        if kind == 3:
            return Example(mfcc(nothing_said(rng, bank)), ((),))
        others: Labels = ()
        if kind == 1:
            sound, labels, others = self._spliced(rng)
        else:
            utterance = self._drawn(rng, self._recorded if kind else self._synthetic)
            sound, labels = to_float(np.asarray(utterance.sound)), utterance.labels
            others = _rivals_of(rng, utterance)
        sound = _repitched(rng, sound)
        samples = augmented(rng, sound, bank, clean)
        warp = float(np.round(rng.triangular(0.91, 1.0, 1.11), 2))
        shift = int(rng.triangular(95, 160, 205))
        features = mfcc(samples, warp, shift)
        if rng.random() < self._masks:
            features = masked(rng, features)
        return Example(features, labels, others)


def _weight(clip: Clip) -> float:
    """How often a person's words are joined; the voices made from a person share more."""
    if clip.kind != "human":
        return 1.0
    return 0.8 if MARK in clip.speaker else 3.0


def _rivals_of(rng: Rng, utterance: Utterance) -> Labels:
    """Rivals of a synthetic bid that consists of number words alone."""
    clip = utterance.clip
    words = plain_words(clip.text, clip.language) if clip.kind == "synthetic" else ()
    ways = [ways_of_word(word, clip.accent) for word in words]
    return rivals(rng, words, [way[0] for way in ways], clip.language) if ways and all(ways) else ()


def _repitched(rng: Rng, sound: Sound) -> Sound:
    """The sound played a little faster or slower, voice and all."""
    factor = rng.triangular(0.93, 1.0, 1.08)
    positions = np.arange(0, len(sound) - 1, factor)
    return np.asarray(np.interp(positions, np.arange(len(sound)), sound), np.float32)


def joined(rng: Rng, pieces: Sequence[Sound]) -> Sound:
    """Words one after another, some overlapping a little, some after a short pause."""
    track = pieces[0]
    for piece in pieces[1:]:
        gap = int(rng.choice([rng.uniform(-0.05, 0.02), rng.exponential(0.08)]) * RATE)
        gap = max(gap, -min(len(track), len(piece)) // 3)
        start = len(track) + gap
        longer = np.zeros(start + len(piece), np.float32)
        longer[: len(track)] = track
        longer[start:] += piece
        track = longer
    return track


def draws(material: Material, bank: Bank, clean: float, seed: int) -> Iterator[Example]:
    """Training examples without end."""
    rng = np.random.default_rng(seed)
    while True:
        example = material.draw(rng, bank, clean)
        longest = max(len(way) for way in example.labels)
        if len(example.features) > 3 * (longest + 2):
            yield example
