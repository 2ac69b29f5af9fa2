"""Makes development sets from recordings: ``python -m recipe.development --speech DIR --out DIR``.

For every language: bids spliced from one person's number words, bids and commands by synthetic
voices that never speak for training, table talk, dice, hum and silence. Speech is written clean
and amid babble and dice at the average powers asked for. The same arguments make the same sets.
``OUT/manifest.tsv`` lists all of it for ``voice-perudo bench``. For honest figures name with
``--speakers`` those whom the model has never heard: nobody is in two roles of one recording, but
only whoever trained the model knows whom it has heard.
"""

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import soundfile

from recipe.audio import RATE, Sound, from_float
from recipe.mixing import PEOPLE, Talkers, babble, in_noise, placed, scaled, table, unclipped
from recipe.noise import Maker, Rng, coloured_noise, cup_thump, hum, rolled_dice, shaken_cup
from recipe.phones import LANGUAGES
from recipe.recordings import Recorded, read_recordings
from recipe.sayings import Item, spliced, synthetic, table_talk
from voice_perudo.bench.manifest import COLUMNS
from voice_perudo.bench.notation import NOTHING
from voice_perudo.language.interpretation import Scope

_LONG_ENOUGH = RATE
_NOISE_SECONDS = 30.0
_NOISES: dict[str, Maker] = {
    "cups": shaken_cup,
    "dice": rolled_dice,
    "fan": coloured_noise,
    "hum": hum,
    "thumps": cup_thump,
}


@dataclass(frozen=True, slots=True)
class Sizes:
    """How much to make for each language.

    ``bids`` of each kind of voice, shared out among its speakers; ``synthetic`` bids and
    ``commands``; recordings of ``talk`` and ``words``; ``minutes`` of each noise.
    ``distances`` of the table's noise in dB.
    """

    bids: int = 120
    synthetic: int = 120
    commands: int = 60
    talk: int = 120
    words: int = 120
    minutes: float = 2.0
    distances: tuple[float, ...] = (12.0, 6.0)


def seeded(*parts: object) -> Rng:
    """Random numbers that depend on nothing but these parts."""
    return np.random.default_rng(list(" ".join(map(str, parts)).encode()))


def conditions(rng: Rng, item: Item, talkers: Talkers, sizes: Sizes) -> Iterator[tuple[str, Sound]]:
    """The item clean, and in one and the same noise at each distance."""
    sound = placed(rng, item.sound)
    yield f"{item.what}clean", unclipped(sound)
    others = {name: sayings for name, sayings in talkers.items() if name != item.speaker}
    noise = table(rng, others, len(sound) / RATE)
    for distance in sizes.distances:
        yield f"{item.what}{distance:g} dB", in_noise(sound, noise, distance)


def noises(rng: Rng, talkers: Talkers, minutes: float) -> Iterator[tuple[str, str, Sound]]:
    """Kind, condition and sound of stretches in which nobody speaks to the referee."""
    for _ in range(round(minutes * 60 / _NOISE_SECONDS)):
        for name, make in _NOISES.items():
            sound = make(rng, _NOISE_SECONDS)
            yield "noise", name, unclipped(scaled(sound, 10 ** rng.uniform(-5, -2)))
        crowd = babble(rng, talkers, _NOISE_SECONDS)
        yield "human", "babble", unclipped(scaled(crowd, 10 ** rng.uniform(-4, -2)))
        quiet = rng.standard_normal(int(_NOISE_SECONDS * RATE)).astype(np.float32)
        yield "noise", "silence", scaled(quiet, 10 ** rng.uniform(-9, -7))


class Development:
    """Writes the sets of one language after another below ``out``."""

    def __init__(self, speech: Path, out: Path, sizes: Sizes, speakers: Sequence[str]) -> None:
        """``speakers``: whose recordings to use; everybody's if empty. All may babble."""
        self._recordings = read_recordings(speech)
        self._out = out
        self._sizes = sizes
        self._speakers = set(speakers)
        self._rows: list[str] = []

    def make(self, language: str) -> None:
        """Write the sounds of a language and note them for the manifest."""
        talkers = self._talkers(language)
        rng = seeded("talk", language)
        own = [c for c in self._recordings if c.language == language and self._wanted(c.speaker)]
        items = [*self._spliced(own), *table_talk(rng, own, self._sizes.talk, self._sizes.words)]
        for number, item in enumerate(items):
            self._write_item(language, number, item, talkers)
        voices = synthetic(language, self._sizes.synthetic, self._sizes.commands)
        for number, item in enumerate(voices, start=len(items)):
            self._write_item(language, number, item, talkers)
        for number, (kind, condition, sound) in enumerate(
            noises(seeded("noise", language), talkers, self._sizes.minutes)
        ):
            self._write(language, f"noise-{number:04d}", ("table", kind, condition, NOTHING), sound)

    def finish(self) -> Path:
        """Write the manifest."""
        manifest = self._out / "manifest.tsv"
        lines = ["\t".join(COLUMNS), *self._rows]
        manifest.write_text("\n".join(lines) + "\n", encoding="utf-8")
        return manifest

    def _wanted(self, speaker: str) -> bool:
        return not self._speakers or speaker in self._speakers

    def _spliced(self, own: Sequence[Recorded]) -> Iterator[Item]:
        by_kind: dict[str, dict[str, list[Recorded]]] = {}
        for clip in own:
            if clip.category in ("number", "word"):
                by_kind.setdefault(clip.kind, {}).setdefault(clip.speaker, []).append(clip)
        for people in by_kind.values():
            sets = [
                list(spliced(seeded("bids", speaker), clips, self._sizes.bids))
                for speaker, clips in people.items()
            ]
            able = [items for items in sets if items]
            for items in able:
                yield from items[: -(-self._sizes.bids // len(able))]

    def _talkers(self, language: str) -> Talkers:
        """People with something to say: of the language, and others while they are too few."""
        found: dict[str, list[Sound]] = {}
        enough = PEOPLE[1] + 1
        for clip in sorted(self._recordings, key=lambda clip: clip.language != language):
            if clip.category in ("sentence", "table-talk") or clip.kind == "concat":
                foreign = clip.language != language
                if foreign and clip.speaker not in found and len(found) >= enough:
                    break
                if len(found.get(clip.speaker, ())) < 25:
                    sound = clip.sound()[: 20 * RATE]
                    if len(sound) >= _LONG_ENOUGH:
                        found.setdefault(clip.speaker, []).append(scaled(sound, 1.0))
        return found

    def _write_item(self, language: str, number: int, item: Item, talkers: Talkers) -> None:
        rng = seeded("mix", language, number)
        for condition, sound in conditions(rng, item, talkers, self._sizes):
            name = f"{number:04d}-{item.speaker}-{condition.replace(' ', '-')}"
            self._write(language, name, (item.speaker, item.kind, condition, item.expected), sound)

    def _write(self, language: str, name: str, cells: tuple[str, ...], sound: Sound) -> None:
        path = Path(language) / f"{name}.flac"
        (self._out / language).mkdir(parents=True, exist_ok=True)
        soundfile.write(self._out / path, from_float(sound), RATE)
        speaker, kind, condition, expected = cells
        row = (str(path), language, speaker, kind, condition, str(Scope.BIDDING), expected)
        self._rows.append("\t".join(row))


def main(arguments: Sequence[str] | None = None) -> None:
    """Command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--speech", type=Path, required=True, help="recordings, manifest.tsv")
    parser.add_argument("--out", type=Path, required=True, help="folder for the sets")
    parser.add_argument("--languages", default=",".join(LANGUAGES))
    parser.add_argument("--speakers", default="", help="whose recordings to use, commas between")
    for name in ("bids", "synthetic", "commands", "talk", "words"):
        parser.add_argument(f"--{name}", type=int, default=getattr(Sizes(), name))
    parser.add_argument("--minutes", type=float, default=Sizes().minutes, help="of each noise")
    asked = parser.parse_args(arguments)
    sizes = Sizes(
        asked.bids, asked.synthetic, asked.commands, asked.talk, asked.words, asked.minutes
    )
    speakers = tuple(filter(None, asked.speakers.split(",")))
    development = Development(asked.speech, asked.out, sizes, speakers)
    for language in asked.languages.split(","):
        development.make(language)
        print(f"{language} is written", flush=True)
    print(development.finish())


if __name__ == "__main__":
    main()
