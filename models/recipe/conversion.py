"""Makes more people out of the recorded ones: ``python -m recipe.conversion WORK``.

Few people are recorded, and each has one pitch and one vocal tract. The WORLD vocoder (Morise,
Yokomori and Ozawa 2016) takes speech apart into pitch, spectral envelope and breath, so that a
word can be said again by a deeper, higher, larger or smaller voice, with another melody.
"""

import argparse
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np
import pyworld

from recipe.audio import RATE, Samples, from_float, to_float
from recipe.corpus import Clip, Shelf, read_shelf, write_shelf
from recipe.noise import Rng

MARK = "~"
"""Between a person's name and the number of a voice made from it."""
VOICES = 5
"""Voices made from each person."""
_LONGEST = 2.5
"""Seconds; sentences are left as they are."""
_PERIOD = 5.0
"""Milliseconds from frame to frame of the vocoder."""
_LOWEST, _HIGHEST = 65.0, 400.0
"""Mean pitch, in Hz, that a voice is kept between."""


@dataclass(frozen=True, slots=True)
class Speech:
    """A sound taken apart: pitch in Hz (0 where unvoiced), envelope and breath per frame."""

    pitch: np.ndarray
    envelope: np.ndarray
    breath: np.ndarray


@dataclass(frozen=True, slots=True)
class VoiceChange:
    """How a made voice differs from the recorded one.

    pitch: factor of the mean pitch. formants: factor of all resonances; above 1 for a shorter
    vocal tract. melody: factor of the pitch's ups and downs. tempo: factor of the speed.
    """

    pitch: float
    formants: float
    melody: float
    tempo: float


def original_speaker(name: str) -> str:
    """The recorded person behind the name of a voice."""
    return name.split(MARK)[0]


def random_change(rng: Rng, mean_pitch: float) -> VoiceChange:
    """A voice of a man, woman or child; tall people mostly have deep voices, not always."""
    formants = float(rng.uniform(0.84, 1.2))
    wanted = 150.0 * formants ** (2.5 + rng.normal(0, 0.5)) * 2 ** rng.normal(0, 0.3)
    wanted = float(np.clip(wanted, _LOWEST + 20, _HIGHEST - 60))
    melody = float(rng.uniform(0.5, 1.7))
    return VoiceChange(wanted / mean_pitch, formants, melody, float(rng.uniform(0.85, 1.2)))


def analysed(samples: Samples) -> Speech:
    """The sound taken apart."""
    sound = to_float(samples).astype(np.float64)
    rough, times = pyworld.dio(sound, RATE, frame_period=_PERIOD)
    pitch = pyworld.stonemask(sound, rough, times, RATE)
    envelope = pyworld.cheaptrick(sound, pitch, times, RATE)
    return Speech(pitch, envelope, pyworld.d4c(sound, pitch, times, RATE))


def changed(speech: Speech, change: VoiceChange, rng: Rng) -> Samples:
    """The same words in another voice, with a melody of its own."""
    frames = len(speech.pitch)
    slow = np.interp(np.linspace(0, 1, frames), np.linspace(0, 1, 4), rng.normal(0, 0.07, 4))
    voiced = speech.pitch > 0
    mean = np.exp(np.log(speech.pitch[voiced]).mean()) if voiced.any() else 100.0
    relative = np.ones(frames)
    relative[voiced] = (speech.pitch[voiced] / mean) ** change.melody
    pitch = np.where(voiced, mean * change.pitch * relative * np.exp(slow), 0.0)
    pitch[voiced] = np.clip(pitch[voiced], _LOWEST, 2 * _HIGHEST)
    bins = np.arange(speech.envelope.shape[1])
    source = np.clip(bins / change.formants, 0, bins[-1])
    low = np.floor(source).astype(int)
    part = source - low
    high = np.minimum(low + 1, bins[-1])
    logs = np.log(speech.envelope + 1e-16)
    envelope = np.exp(logs[:, low] * (1 - part) + logs[:, high] * part)
    envelope = np.ascontiguousarray(envelope)
    sound = pyworld.synthesize(
        pitch, envelope, speech.breath, RATE, frame_period=_PERIOD / change.tempo
    )
    return from_float(sound / max(1.0, float(np.abs(sound).max())))


def _mean_pitch(speeches: list[Speech]) -> float:
    voiced = np.concatenate([s.pitch[s.pitch > 0] for s in speeches])
    return float(np.exp(np.log(voiced).mean())) if len(voiced) else 150.0


def convert(work: Path, seed: int = 1) -> None:
    """Write a shelf of made voices for every recorded person; existing ones are kept."""
    for path in sorted((work / "clips").glob("recorded-*.json")):
        target = path.with_name(path.name.replace("recorded-", "converted-")).with_suffix("")
        if not target.with_suffix(".json").exists():
            _convert_person(path.with_suffix(""), target, seed)


def _convert_person(source: Path, target: Path, seed: int) -> None:
    rng = np.random.default_rng([seed, *source.name.encode()])
    wanted = [
        (clip, np.asarray(sound))
        for clip, sound in read_shelf(source)
        if clip.text and clip.category in ("number", "word", "letter")
        if len(sound) < _LONGEST * RATE and clip.kind == "human"
    ]
    if not wanted:
        return
    speeches = [analysed(sound) for _, sound in wanted]
    mean = _mean_pitch(speeches)
    clips: list[Clip] = []
    sounds: list[Samples] = []
    for voice in range(VOICES):
        change = random_change(rng, mean)
        for (clip, _), speech in zip(wanted, speeches, strict=True):
            clips.append(replace(clip, speaker=f"{clip.speaker}{MARK}{voice}"))
            sounds.append(changed(speech, change, rng))
    write_shelf(target, Shelf(tuple(clips), tuple(sounds)))
    print(f"{target.name}: {len(clips)} clips", flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("work", type=Path, help="folder for clips, features and checkpoints")
    convert(parser.parse_args().work)
