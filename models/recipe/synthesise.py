"""Speaks training texts with every synthesiser at hand: ``python -m recipe.synthesise WORK``.

Each synthesiser is fast and free, none sounds like a person: many of them together keep the
network from learning the habits of one. Voices in `HELD_OUT` never speak for training.
"""

import argparse
import random
from collections.abc import Mapping
from pathlib import Path

import numpy as np

from recipe.audio import RATE, Samples
from recipe.cast import cast
from recipe.corpus import Clip, Shelf, write_shelf
from recipe.phones import LANGUAGES
from recipe.texts import random_text
from recipe.voices import Voice, espeak_voice, flite_voice, pico_voice, present

ESPEAK_TRAINING = (
    *("f1", "f2", "f3", "f4", "m1", "m2", "m3", "m4", "m5", "m6", "m8"),
    *("klatt", "klatt2", "klatt4", "klatt5", "adam", "Alex", "Andrea", "Annie", "antonio"),
    *("aunty", "belinda", "benjamin", "boris", "caleb", "david", "Denis", "Diogo", "ed"),
    *("edward", "Gene", "gustave", "Henrique", "Hugo", "iven2", "Jacky", "john", "Lee"),
    *("linda", "marcelo", "Marco", "max", "Michael", "miguel", "Mike", "pablo", "paul"),
    *("pedro", "quincy", "rob", "robert", "sandro", "shelby", "steph", "travis", "victor"),
    *("zac", "anika", "norbert", "grandpa", "grandma"),
)
ESPEAK_HELD_OUT = ("f5", "m7", "klatt3", "Andy", "Alicia", "steph2", "Mario", "Gene2")
ESPEAK_ACCENTS: Mapping[str, Mapping[str, str]] = {
    "fr": {"fr-fr": "fr", "fr-be": "fr", "fr-ch": "fr"},
    "pl": {"pl": "pl"},
    "ru": {"ru": "ru"},
    "en": {"en-us": "en-us", "en-gb": "en-gb", "en-gb-x-rp": "en-gb", "en-gb-scotland": "en-gb"},
    "es": {"es": "es-es", "es-419": "es-419"},
}
"""espeak-ng voice and the accent tag of `recipe.phones` it speaks with."""

PICO: Mapping[str, Mapping[str, str]] = {
    "fr": {"fr-FR": "fr"},
    "en": {"en-GB": "en-gb", "en-US": "en-us"},
    "es": {"es-ES": "es-es"},
}
FLITE_TRAINING = ("slt", "awb", "kal16")
FLITE_HELD_OUT = ("rms",)


def _espeak_training(language: str) -> dict[Voice, int]:
    accents = ESPEAK_ACCENTS[language]
    count = {"pl": 7000}.get(language, 5500)
    main, *others = accents
    counts = {main: int(count * 0.6)} if others else {main: count}
    counts |= dict.fromkeys(others, int(count * 0.4 / max(1, len(others))))
    return {espeak_voice(a, accents[a], ESPEAK_TRAINING, 0.15): n for a, n in counts.items()}


def training_voices(language: str) -> dict[Voice, int]:
    """Voices for training and how many texts each speaks; those not installed are left out."""
    voices = _espeak_training(language)
    picos = PICO.get(language, {})
    voices |= {pico_voice(name, tag): 2400 // len(picos) for name, tag in picos.items()}
    if language == "en":
        voices |= {flite_voice(name): 500 for name in FLITE_TRAINING}
    voices |= {voice: texts for voice, texts in cast(language).items() if texts}
    return {voice: voices[voice] for voice in present(voices)}


def held_out_voices(language: str) -> list[Voice]:
    """Voices for evaluation only; those not installed are left out."""
    accents = ESPEAK_ACCENTS[language]
    voices = [espeak_voice(a, tag, ESPEAK_HELD_OUT, 0.0) for a, tag in accents.items()]
    if language == "en":
        voices += [flite_voice(name) for name in FLITE_HELD_OUT]
    return present(voices + [voice for voice, texts in cast(language).items() if not texts])


def _shelf(voice: Voice, language: str, count: int, seed: int) -> Shelf:
    rng = random.Random(f"{seed} {voice.name}")
    clips: list[Clip] = []
    sounds: list[Samples] = []
    while len(sounds) < count:
        text = random_text(language, rng)
        sound = voice.speak(text, rng)
        if not 0.15 * RATE < len(sound) < 12 * RATE or np.abs(sound).max() < 300:
            continue
        clips.append(Clip(language, voice.accent, voice.name, "synthetic", "text", text))
        sounds.append(sound)
    return Shelf(tuple(clips), tuple(sounds))


def synthesise(work: Path, seed: int = 1) -> None:
    """Write one shelf of clips per training voice below ``work``; existing ones are kept."""
    for language in LANGUAGES:
        for voice, count in training_voices(language).items():
            target = work / "clips" / f"synthetic-{language}-{voice.name}"
            if not target.with_suffix(".json").exists():
                write_shelf(target, _shelf(voice, language, count, seed))
                print(f"{target.name}: {count} utterances", flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("work", type=Path, help="folder for clips, features and checkpoints")
    synthesise(parser.parse_args().work)
