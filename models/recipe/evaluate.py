"""Measures finished models with the real recogniser: ``python -m recipe.evaluate WORK MODELS``.

For every language: bids by synthetic voices that never spoke for training, bids spliced from
single words of people, both clean and in table noise, talk that holds no bid, and dice alone.
The program's own recogniser and matcher decide, as they do while bids are being made.
"""

import argparse
import json
import random
from collections import Counter
from collections.abc import Callable, Container, Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from recipe.audio import RATE, Samples, Sound, crop, from_float, level, to_float
from recipe.augment import Bank, make_bank
from recipe.corpus import DEVELOPMENT, Clip, Shelf, read_shelf, read_shelves, write_shelf
from recipe.material import joined
from recipe.noise import table_noise
from recipe.phones import LANGUAGES, normal_words
from recipe.synthesise import held_out_voices
from recipe.texts import Bid, phrases, random_bid
from voice_perudo.language.interpretation import (
    Intent,
    IntentName,
    Interpretation,
    Scope,
    Unclear,
    Understood,
)
from voice_perudo.language.matching import MatchContext
from voice_perudo.language.pack import load_language
from voice_perudo.speech.vosk_model import VoskModel

Figures = dict[str, dict[str, dict[str, float]]]
"""Rates by language and group."""
AMBIGUOUS = (20, 30)
"""Quantities that with a face may be another number: "twenty five" or twenty fives."""
TALK_MINUTES = 10.0
ALTERNATIVES = 5
"""Readings asked of the recogniser, as the program does."""


@dataclass(frozen=True, slots=True)
class Trial:
    """A sound with what should be understood; ``expected`` is None where nothing should be."""

    group: str
    condition: str
    sound: Samples
    expected: tuple[int, int] | None


class Listener:
    """The program's own way from sound to meaning, while bids are being made."""

    def __init__(self, folder: Path, language: str) -> None:
        self._pack = load_language(language)
        phrase_list = self._pack.phrasebook.phrases(Scope.BIDDING)
        self._recogniser = VoskModel(folder).recogniser(phrase_list, ALTERNATIVES)

    def hear(self, sound: Samples) -> Interpretation:
        """What one utterance means."""
        self._recogniser.accept(to_float(sound))
        return self._pack.interpret(self._recogniser.finish(), MatchContext(Scope.BIDDING))


def outcome(trial: Trial, meant: Interpretation) -> str:
    """``exact``, ``asked`` (a question between readings), ``wrong`` or ``none``.

    Where nothing should be understood: ``action`` for what would be acted on, else ``none``.
    """
    if trial.expected is None:
        acted = isinstance(meant, Understood) and meant.intent.name is not IntentName.NO
        return "action" if acted else "none"
    if isinstance(meant, Understood):
        right = meant.intent == Intent(IntentName.BID, *trial.expected)
        return "exact" if right else "wrong"
    return "asked" if isinstance(meant, Unclear) else "none"


def _clear_bid(language: str, rng: random.Random) -> Bid:
    bid = random_bid(language, rng)
    while bid.quantity in AMBIGUOUS:
        bid = random_bid(language, rng)
    return bid


def synthetic_bids(work: Path, language: str, count: int) -> list[tuple[Clip, Samples]]:
    """Bids by the held-out voices, made once and kept below ``work``."""
    target = work / "evaluation" / f"synthetic-{language}-{count}"
    if not target.with_suffix(".json").exists():
        rng = random.Random(f"evaluation {language}")
        voices = held_out_voices(language)
        clips, sounds = [], []
        for i in range(count):
            bid, voice = _clear_bid(language, rng), voices[i % len(voices)]
            sounds.append(voice.speak(bid.text, rng))
            meaning = f"{bid.quantity}x{bid.face}"
            clips.append(Clip(language, voice.accent, voice.name, "synthetic", meaning, bid.text))
        write_shelf(target, Shelf(tuple(clips), tuple(sounds)))
    return list(read_shelf(target))


def _words(
    forms: Sequence[Sequence[str]], clips: Iterable[tuple[Clip, Samples]]
) -> dict[int, list[Samples]]:
    """Recordings of the numbers from one that ``forms`` lists."""
    values = {
        " ".join(normal_words(form)): value
        for value, spellings in enumerate(forms, start=1)
        for form in spellings
    }
    found: dict[int, list[Samples]] = {}
    for clip, sound in clips:
        value = values.get(" ".join(normal_words(clip.text)), 0)
        if value:
            found.setdefault(value, []).append(crop(np.asarray(sound)))
    return found


def spliced_bids(language: str, clips: Sequence[tuple[Clip, Samples]], count: int) -> list[Trial]:
    """Bids joined from one speaker's number words; the same ones at every call."""
    said = phrases(language)
    numbers, faces = _words(said.quantities, clips), _words(said.digits or said.faces, clips)
    quantities = sorted(set(numbers) - set(AMBIGUOUS))
    if len(faces) < 6 or len(quantities) < 9:
        return []
    speaker = clips[0][0].speaker
    rng = np.random.default_rng(sum(speaker.encode()))
    trials = []
    for _ in range(count):
        quantity, face = int(rng.choice(quantities)), int(rng.integers(1, 7))
        words = (numbers[quantity], faces[face])
        pieces = [to_float(word[int(rng.integers(len(word)))]) for word in words]
        sound = from_float(joined(rng, pieces))
        trials.append(Trial(f"spliced {speaker}", "clean", sound, (quantity, face)))
    return trials


def in_noise(trial: Trial, bank: Bank, decibel: float, seed: int) -> Trial:
    """The trial amid babble and dice, together ``decibel`` below the speech."""
    rng = np.random.default_rng(seed)
    speech = np.pad(to_float(trial.sound), RATE // 3)
    track = bank.babble[seed % len(bank.babble)]
    start = int(rng.integers(max(1, len(track) - len(speech))))
    babble = np.resize(track[start : start + len(speech)], len(speech))
    dice = table_noise(rng, len(speech) / RATE)[: len(speech)]
    noise = _unit(babble) + _unit(np.resize(dice, len(speech)))
    noise = _unit(noise) * np.float32(np.sqrt(level(speech) / 10 ** (decibel / 10)))
    mix = speech + noise
    mix *= np.float32(min(1.0, 0.9 / np.abs(mix).max()))
    return Trial(trial.group, f"noise {decibel:g} dB", from_float(mix), trial.expected)


def _unit(sound: Sound) -> Sound:
    return sound / np.float32(np.sqrt(np.square(sound).mean()) + 1e-9)


def _talk(language: str, clips: Iterable[tuple[Clip, Samples]], minutes: float) -> list[Trial]:
    """Sentences that hold no bid, in parts of some six seconds, evenly from all speakers."""
    parts = [
        np.asarray(part)
        for clip, sound in clips
        if clip.language == language and clip.category in ("sentence", "table-talk")
        for part in np.array_split(sound, max(1, len(sound) // (6 * RATE)))
    ]
    wanted = minutes * 60 * RATE / max(1, sum(map(len, parts)))
    chosen = parts if wanted >= 1 else parts[:: int(np.ceil(1 / wanted))]
    return [Trial("talk", "clean", part, None) for part in chosen]


def trials(work: Path, language: str, count: int, speakers: Container[str]) -> Iterator[Trial]:
    """All trials of a language: ``count`` bids by synthetic voices and by each of ``speakers``."""
    recorded = [(c, s) for c, s in read_shelves(work) if c.kind != "synthetic"]
    bank = make_bank([s for c, s in recorded if c.language == language and len(s) > RATE], 99, 12)
    plain = []
    for clip, sound in synthetic_bids(work, language, count):
        quantity, face = map(int, clip.category.split("x"))
        plain.append(Trial("synthetic held out", "clean", sound, (quantity, face)))
    present = {c.speaker for c, _ in recorded if c.language == language}
    for speaker in sorted(name for name in present if name in speakers):
        own = [(c, s) for c, s in recorded if c.speaker == speaker and c.language == language]
        plain += spliced_bids(language, own, count)
    for seed, trial in enumerate(plain):
        padded = np.pad(trial.sound, RATE // 3)
        yield Trial(trial.group, trial.condition, padded, trial.expected)
        yield in_noise(trial, bank, 12, seed)
    yield from _talk(language, recorded, TALK_MINUTES)
    for track in bank.table:
        yield Trial("dice alone", "clean", from_float(track / np.abs(track).max() * 0.5), None)


def score(listener: Listener, many: Iterable[Trial]) -> dict[str, dict[str, float]]:
    """Shares of outcomes per group in per cent, or actions per hour where none is due."""
    counts: dict[str, Counter[str]] = {}
    for trial in many:
        count = counts.setdefault(f"{trial.group}, {trial.condition}", Counter())
        count["n"] += 1
        count["samples"] += len(trial.sound)
        count["silent"] += trial.expected is None
        count[outcome(trial, listener.hear(trial.sound))] += 1
    return {name: _rates(count) for name, count in counts.items()}


def _rates(count: Counter[str]) -> dict[str, float]:
    hours = count["samples"] / RATE / 3600
    if count["silent"]:
        per_hour = round(count["action"] / hours, 1)
        return {"n": count["n"], "hours": round(hours, 3), "actions per hour": per_hour}
    kinds = ("exact", "asked", "wrong", "none")
    return {"n": count["n"]} | {k: round(100 * count[k] / count["n"], 1) for k in kinds}


def evaluate(
    work: Path,
    folder_of: Callable[[str], Path],
    languages: Sequence[str] = LANGUAGES,
    count: int = 200,
    speakers: Container[str] = DEVELOPMENT,
) -> Figures:
    """Scores per language of the model folders that ``folder_of`` names."""
    return {
        language: score(
            Listener(folder_of(language), language), trials(work, language, count, speakers)
        )
        for language in languages
    }


def main() -> None:
    """Print one line per language and group, and write all figures to a JSON file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("work", type=Path, help="folder of clips")
    parser.add_argument("models", type=Path, help="folder with one model folder per language")
    parser.add_argument("--languages", default=",".join(LANGUAGES))
    parser.add_argument("--count", type=int, default=200, help="bids per group")
    parser.add_argument("--speakers", default=",".join(DEVELOPMENT), help="whose words to join")
    parser.add_argument("--out", type=Path, help="JSON file for the figures")
    asked = parser.parse_args()
    figures: Figures = {}
    for language in asked.languages.split(","):
        figures |= evaluate(
            asked.work,
            lambda code: asked.models / code,
            [language],
            asked.count,
            asked.speakers.split(","),
        )
        for group, rates in figures[language].items():
            print(f"{language} | {group} | {rates}", flush=True)
    if asked.out:
        asked.out.write_text(json.dumps(figures, indent=1, ensure_ascii=False) + "\n")


if __name__ == "__main__":
    main()
