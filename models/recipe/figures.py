"""What finished models understand, measured as a user would: by ``voice-perudo bench``.

``python -m recipe.figures --speech DIR --work DIR --models DIR``: a development set of every
language is made once, then each model hears it through the whole program.
"""

import argparse
from collections.abc import Sequence
from pathlib import Path

from recipe.corpus import DEVELOPMENT
from recipe.development import Development, Sizes
from recipe.phones import LANGUAGES
from voice_perudo.bench.command import bench

NOBODY = ("-",)
"""Instead of speakers: only synthetic voices and noises."""


def development_set(speech: Path, folder: Path, speakers: Sequence[str]) -> Path:
    """The manifest of a development set in ``folder``, made if it is not there yet.

    ``speakers``: whose recordings are heard; everybody's if empty.
    """
    manifest = folder / "manifest.tsv"
    if not manifest.exists():
        making = Development(speech, folder, Sizes(), speakers)
        for language in LANGUAGES:
            making.make(language)
        making.finish()
    return manifest


def measure(manifest: Path, models: Path) -> None:
    """Write the figures of each language beside the models."""
    for language in LANGUAGES:
        model = str(models / language)
        lines = bench(manifest, (language,), model, None, by_speaker=True, one_object=False)
        target = models / f"figures-{language}.txt"
        target.write_text("\n".join(lines) + "\n", encoding="utf-8")
        print(target, flush=True)


def main() -> None:
    """Command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--speech", type=Path, required=True, help="recordings, manifest.tsv")
    parser.add_argument("--work", type=Path, default=Path("work"), help="folder for everything")
    parser.add_argument("--models", type=Path, required=True, help="one folder a language")
    parser.add_argument("--speakers", default=",".join(DEVELOPMENT), help="commas between")
    asked = parser.parse_args()
    speakers = tuple(filter(None, asked.speakers.split(",")))
    folder = asked.work / "development"
    measure(development_set(asked.speech, folder, speakers), asked.models)


if __name__ == "__main__":
    main()
