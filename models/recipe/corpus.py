"""Recorded and synthetic clips on disk: ``python -m recipe.corpus SPEECH WORK``.

A shelf is a pair of files: all samples of its clips one after another (``.npy``, 16-bit) and a
list that says what each clip is (``.json``). Recordings are read from a folder with a
``manifest.tsv`` of the columns path, language, speaker, kind, transcript and category.
"""

import argparse
import csv
import json
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

import numpy as np

from recipe.audio import Samples, crop, read

DEVELOPMENT = (
    *("june-ca", "fsdd-theo", "allison-mx", "gc-magdalena-rostkowska"),
    *("ivrvoice-f", "pbxware-add"),
)
"""People left out of the training whose results are measured on people: one per language. The
last two are probably one woman."""

OTHERS = ("armelle", "fsdd-jackson", "fsdd-nicolas", "allison-us", "gc-smart4kids")
"""A second fold: the others who say numbers, with somebody left who says them in the language."""


@dataclass(frozen=True, slots=True)
class Clip:
    """What is known of one clip; ``text`` is empty where the words are not known."""

    language: str
    accent: str
    speaker: str
    kind: str
    category: str
    text: str


@dataclass(frozen=True, slots=True)
class Shelf:
    """Clips with their samples at 16 kHz, in the same order."""

    clips: tuple[Clip, ...]
    sounds: tuple[Samples, ...]

    def __iter__(self) -> Iterator[tuple[Clip, Samples]]:
        return iter(zip(self.clips, self.sounds, strict=True))


def write_shelf(target: Path, shelf: Shelf) -> None:
    """Write ``target``.npy and then ``target``.json, whose presence means completeness."""
    target.parent.mkdir(parents=True, exist_ok=True)
    np.save(target.with_suffix(".npy"), np.concatenate(shelf.sounds))
    rows = [asdict(clip) | {"length": len(sound)} for clip, sound in shelf]
    partial = target.with_suffix(".partial")
    partial.write_text(json.dumps(rows, ensure_ascii=False), encoding="utf-8")
    partial.rename(target.with_suffix(".json"))


def read_shelf(target: Path) -> Shelf:
    """Read what `write_shelf` wrote; the samples stay on disk until they are used."""
    rows = json.loads(target.with_suffix(".json").read_text(encoding="utf-8"))
    ends = np.cumsum([row.pop("length") for row in rows])
    samples = np.load(target.with_suffix(".npy"), mmap_mode="r")
    return Shelf(tuple(Clip(**row) for row in rows), tuple(np.split(samples, ends[:-1])))


def read_shelves(work: Path) -> Iterator[tuple[Clip, Samples]]:
    """Every clip of every shelf below ``work``."""
    for path in sorted((work / "clips").glob("*.json")):
        yield from read_shelf(path.with_suffix(""))


_AMERICAN, _BRITISH, _MEXICAN = "en-us", "en-gb", "es-419"
_ACCENTS = {
    **dict.fromkeys(("allison-us", "hansen-us", "az-guy-us"), _AMERICAN),
    **dict.fromkeys(("az-libby-gb", "narakeet-alfred-gb"), _BRITISH),
    **dict.fromkeys(("allison-mx", "az-catalina-cl"), _MEXICAN),
}


def _usable_text(row: dict[str, str]) -> str:
    foreign_words = row["language"] == "es" and row["speaker"] == "gc-smart4kids"
    unsure = foreign_words and row["category"] == "word"
    return "" if unsure else row["transcript"].replace("#", " ").strip()


def _clips(speech: Path, rows: Iterable[dict[str, str]]) -> Iterator[tuple[Clip, Samples]]:
    for row in rows:
        if row["kind"] == "human-spliced":
            continue
        sound = read(speech / row["path"])
        if row["category"] not in ("table-talk", "sentence"):
            sound = crop(sound)
        if len(sound) < 1600:
            continue
        yield (
            Clip(
                row["language"],
                _ACCENTS.get(row["speaker"], row["language"]),
                row["speaker"],
                row["kind"],
                row["category"],
                _usable_text(row),
            ),
            sound,
        )


def collect(speech: Path, work: Path) -> None:
    """Read every recording of ``speech`` onto one shelf per language and speaker."""
    groups: dict[str, list[dict[str, str]]] = defaultdict(list)
    with (speech / "manifest.tsv").open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE):
            groups[f"recorded-{row['language']}-{row['speaker']}"].append(row)
    for name, rows in groups.items():
        _collect_speaker(speech, work / "clips" / name, rows)


def _collect_speaker(speech: Path, target: Path, rows: Sequence[dict[str, str]]) -> None:
    if target.with_suffix(".json").exists():
        return
    found = list(_clips(speech, rows))
    if found:
        clips, sounds = zip(*found, strict=True)
        write_shelf(target, Shelf(clips, sounds))
        print(f"{target.name}: {len(clips)} clips", flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("speech", type=Path, help="folder of recordings with manifest.tsv")
    parser.add_argument("work", type=Path, help="folder for clips, features and checkpoints")
    arguments = parser.parse_args()
    collect(arguments.speech, arguments.work)
