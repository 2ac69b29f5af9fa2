"""Makes the built-in models from recordings: ``python -m recipe.build --speech DIR``.

Every stage keeps its results in the work folder, so that an interrupted run goes on where it
was: clips, synthetic voices, one network for all languages, one network per language, model
folders, figures.
"""

import argparse
import json
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from recipe.acoustic import load_acoustic
from recipe.assemble import Settings, assemble
from recipe.corpus import DEVELOPMENT, collect
from recipe.evaluate import evaluate
from recipe.phones import LANGUAGES
from recipe.synthesise import synthesise
from recipe.train import Plan, train
from recipe.vocabulary import game_words

FIRST = Plan("pooled-a", without=DEVELOPMENT, hours=14.0, clean=0.25)
"""All languages together, without the development speakers."""


def second_plan(start: Path) -> Plan:
    """All languages together once more, at higher rates from what the first run reached."""
    return Plan(
        "pooled-b",
        without=DEVELOPMENT,
        hours=24.0,
        rates=(1e-3, 6e-4, 2e-4),
        start=start,
        seed=3,
    )


def language_plan(language: str, start: Path, everybody: bool) -> Plan:
    """The last stage: one language, its lower layers fixed; everybody includes `DEVELOPMENT`."""
    return Plan(
        f"{language}-{'final' if everybody else 'development'}",
        languages=(language,),
        without=() if everybody else DEVELOPMENT,
        hours=15.0,
        rates=(8e-4, 5e-4, 0.0),
        start=start,
        seed=4,
        clean=0.35,
        foreign=0.3,
    )


LONGER = ("fr", "en")
"""Languages that gained from being learnt longer (French 89.5 to 90.5, English 93.5 to 95 %)."""


def longer_plan(language: str, start: Path) -> Plan:
    """As `language_plan` for everybody, some more."""
    return replace(
        language_plan(language, start, everybody=True),
        name=f"{language}-more",
        hours=8.0,
        rates=(6e-4, 5e-4, 0.0),
        seed=5,
    )


def build(speech: Path, work: Path, out: Path, everybody: bool = True) -> None:
    """All stages; ``everybody`` False makes models that can be measured on unheard people."""
    collect(speech, work)
    synthesise(work)
    pooled = train(work, second_plan(train(work, FIRST)))
    for language in LANGUAGES:
        network = train(work, language_plan(language, pooled, everybody))
        if everybody and language in LONGER:
            network = train(work, longer_plan(language, network))
        words = game_words(language)
        assemble(load_acoustic(network), language, words, out / language, Settings())
    figures = evaluate(work, lambda language: out / language)
    name = "figures.json" if everybody else "figures-development.json"
    (work / name).write_text(json.dumps(figures, indent=1, ensure_ascii=False) + "\n")


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
