"""Makes the built-in models from recordings: ``python -m recipe.build --speech DIR``.

Every stage keeps its results in the work folder, so that an interrupted run goes on where it
was: clips, voices made from them, synthetic voices, one network for all languages, one network
per language, model folders, figures.
"""

import argparse
from collections.abc import Sequence
from pathlib import Path

from recipe.acoustic import load_acoustic
from recipe.assemble import Settings, assemble
from recipe.averaging import averaged
from recipe.conversion import convert
from recipe.corpus import DEVELOPMENT, collect
from recipe.figures import NOBODY, development_set, measure
from recipe.phones import LANGUAGES
from recipe.synthesise import synthesise
from recipe.train import Plan, train
from recipe.vocabulary import game_words

FIRST = Plan("pooled-a", without=DEVELOPMENT, hours=26.0)
"""All languages together, without the development speakers."""


def second_plan(start: Path) -> Plan:
    """All languages together once more, at higher rates from what the first run reached."""
    return Plan(
        "pooled-b",
        without=DEVELOPMENT,
        hours=45.0,
        rates=(1e-3, 6e-4, 1e-4),
        start=start,
        seed=2,
    )


def language_plan(language: str, start: Path, everybody: bool) -> Plan:
    """The last stage: one language, its lower layers fixed; everybody includes `DEVELOPMENT`."""
    return Plan(
        f"{language}-{'all' if everybody else 'dev'}",
        languages=(language,),
        without=() if everybody else DEVELOPMENT,
        hours=16.0 if everybody else 6.0,
        rates=(8e-4, 5e-4, 0.0),
        start=start,
        seed=5 if everybody else 4,
        foreign=0.3,
    )


def build(speech: Path, work: Path, out: Path, everybody: bool = True) -> None:
    """All stages; ``everybody`` False makes models that can be measured on unheard people."""
    collect(speech, work)
    convert(work)
    synthesise(work)
    pooled = train(work, second_plan(train(work, FIRST)))
    for language in LANGUAGES:
        files = _networks(work, language, pooled, everybody)
        network = averaged([load_acoustic(file) for file in files])
        assemble(network, language, game_words(language), out / language, Settings())
    heard, name = (NOBODY, "voices") if everybody else (DEVELOPMENT, "development")
    measure(development_set(speech, work / name, heard), out)


def _networks(work: Path, language: str, pooled: Path, everybody: bool) -> list[Path]:
    """The networks whose mean is a language's: each alone knows strangers less well."""
    found = [pooled, train(work, language_plan(language, pooled, everybody=False))]
    if everybody:
        found.append(train(work, language_plan(language, pooled, everybody=True)))
    return found


def main(arguments: Sequence[str] | None = None) -> None:
    """Command line of the whole recipe."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--speech", type=Path, required=True, help="recordings, manifest.tsv")
    parser.add_argument("--work", type=Path, default=Path("work"), help="folder for everything")
    parser.add_argument("--out", type=Path, default=Path("builtin"), help="finished models")
    parser.add_argument(
        "--development", action="store_true", help="leave the development speakers out"
    )
    asked = parser.parse_args(arguments)
    build(asked.speech, asked.work, asked.out, everybody=not asked.development)


if __name__ == "__main__":
    main()
