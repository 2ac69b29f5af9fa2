"""Speaks training texts with every synthesiser at hand: ``python -m recipe.synthesise WORK``.

Each synthesiser is fast and free, none sounds like a person: many of them together keep the
network from learning the habits of one. Voices in `HELD_OUT` never speak for training.
"""

import argparse
import io
import random
import subprocess
import tempfile
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import soundfile
import soxr

from recipe.audio import RATE, Samples, from_float
from recipe.corpus import Clip, Shelf, write_shelf
from recipe.phones import LANGUAGES
from recipe.texts import random_text

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


@dataclass(frozen=True, slots=True)
class Voice:
    """One way to turn text into sound; ``speak`` returns samples at 16 kHz."""

    name: str
    accent: str
    speak: Callable[[str, random.Random], Samples]


def _wave(data: bytes) -> Samples:
    sound, rate = soundfile.read(io.BytesIO(data), dtype="float32")
    return from_float(soxr.resample(sound, rate, RATE))


def espeak_voice(accent: str, tag: str, variants: tuple[str, ...], plain: float) -> Voice:
    """espeak-ng with a new variant, speed and pitch for every text; ``plain`` share without."""

    def speak(text: str, rng: random.Random) -> Samples:
        variant = "" if rng.random() < plain else f"+{rng.choice(variants)}"
        pitch, speed = rng.randint(20, 80), int(rng.triangular(95, 240, 155))
        options = ["-v", accent + variant, "-s", str(speed), "-p", str(pitch)]
        command = ["espeak-ng", "--stdout", *options, "--", text]
        return _wave(subprocess.run(command, capture_output=True, check=True).stdout)

    return Voice(f"espeak-{accent}", tag, speak)


def pico_voice(name: str, tag: str) -> Voice:
    """Pico, whose pitch and speed are drawn anew for every text."""
    import py_nanotts

    engine = py_nanotts.NanoTTS()

    def speak(text: str, rng: random.Random) -> Samples:
        pitch, speed = rng.triangular(0.65, 1.5, 1.0), rng.triangular(0.65, 1.5, 1.0)
        data = engine.speak(text, voice=name, pitch=pitch, speed=speed)
        return np.frombuffer(data, dtype=np.int16).copy()

    return Voice(f"pico-{name}", tag, speak)


def flite_voice(name: str) -> Voice:
    """One of flite's American or Scottish voices."""

    def speak(text: str, rng: random.Random) -> Samples:
        stretch = f"duration_stretch={rng.uniform(0.75, 1.35):.2f}"
        with tempfile.NamedTemporaryFile(suffix=".wav") as file:
            command = ["flite", "-voice", name, "--setf", stretch, "-t", text, "-o", file.name]
            subprocess.run(command, capture_output=True, check=True)
            return _wave(Path(file.name).read_bytes())

    return Voice(f"flite-{name}", "en-us", speak)


def training_voices(language: str) -> dict[Voice, int]:
    """Voices for training and how many texts each speaks."""
    accents = ESPEAK_ACCENTS[language]
    count = {"pl": 6000}.get(language, 4500)
    main, *others = accents
    counts = {main: int(count * 0.6)} if others else {main: count}
    counts |= dict.fromkeys(others, int(count * 0.4 / max(1, len(others))))
    voices = {espeak_voice(a, accents[a], ESPEAK_TRAINING, 0.15): n for a, n in counts.items()}
    picos = PICO.get(language, {})
    voices |= {pico_voice(name, tag): 2400 // len(picos) for name, tag in picos.items()}
    if language == "en":
        voices |= {flite_voice(name): 500 for name in FLITE_TRAINING}
    return voices


def held_out_voices(language: str) -> list[Voice]:
    """Voices for evaluation only."""
    accents = ESPEAK_ACCENTS[language]
    voices = [espeak_voice(a, tag, ESPEAK_HELD_OUT, 0.0) for a, tag in accents.items()]
    if language == "en":
        voices += [flite_voice(name) for name in FLITE_HELD_OUT]
    return voices


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
