"""Makes the built-in models from recordings: ``python -m recipe.build --speech DIR``.

Every stage keeps its results in the work folder, so that an interrupted run goes on where it
was: clips, voices made from them, synthetic voices, one network for all languages, one network
per language, model folders, figures.
"""

import argparse
from collections.abc import Sequence
from dataclasses import replace
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

HOURS = {"fr": 8.0, "es": 10.0, "en": 10.0, "pl": 8.0, "ru": 6.0}
"""What each language learns for in the end, more where strangers are understood less."""


POOLED = (
    Plan("pooled-a", hours=26.0),
    Plan("pooled-b", hours=34.0, rates=(1e-3, 6e-4, 1e-4), seed=2, masks=0.3),
    Plan("pooled-c", hours=40.0, rates=(8e-4, 5e-4, 1e-4), seed=3, masks=0.3),
    Plan("pooled-d", hours=44.0, rates=(1e-3, 6e-4, 1e-4), seed=8, clean=0.3, masks=0.3),
)
"""Runs of all languages together, each from what the one before reached: strangers gain most from
hours of it. With masks from the second on: at first there is enough to learn without.
"""


def heard_without(plan: Plan, without: Sequence[str], start: Path | None) -> Plan:
    """The run from ``start`` without these speakers, under a name that keeps the two apart."""
    name = f"{plan.name}-dev" if without else plan.name
    return replace(plan, name=name, without=tuple(without), start=start)


def language_plan(language: str) -> Plan:
    """The last stage: one language, its lower layers fixed, without masks, which bring nothing."""
    return Plan(
        language,
        languages=(language,),
        hours=HOURS[language],
        rates=(8e-4, 5e-4, 0.0),
        seed=5,
        clean=0.3,
        foreign=0.3,
    )


def build(
    speech: Path, work: Path, out: Path, without: Sequence[str] = (), share: float = 1.0
) -> None:
    """All stages.

    ``without``: speakers who are heard in no stage, to be measured on; if there are none, voices
    that never trained are measured. ``share`` of the hours that each network learns for, where
    there is less time.
    """
    collect(speech, work)
    convert(work)
    synthesise(work)

    def trained(plan: Plan, start: Path | None) -> Path:
        shortened = replace(plan, hours=plan.hours * share)
        return train(work, heard_without(shortened, without, start))

    pooled: Path | None = None
    for plan in POOLED:
        pooled = trained(plan, pooled)
    assert pooled is not None
    for language in LANGUAGES:
        own = trained(language_plan(language), pooled)
        # A network of one language alone is too sure of strangers.
        network = averaged([load_acoustic(file) for file in (pooled, own)])
        assemble(network, language, game_words(language), out / language, Settings())
    heard, name = (without, "development") if without else (NOBODY, "voices")
    measure(development_set(speech, work / name, heard), out)


def main(arguments: Sequence[str] | None = None) -> None:
    """Command line of the whole recipe."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--speech", type=Path, required=True, help="recordings, manifest.tsv")
    parser.add_argument("--work", type=Path, default=Path("work"), help="folder for everything")
    parser.add_argument("--out", type=Path, default=Path("builtin"), help="finished models")
    parser.add_argument(
        "--development",
        action="store_true",
        help="models to measure on people: nobody of --without is heard in any stage",
    )
    parser.add_argument(
        "--without",
        default=",".join(DEVELOPMENT),
        help="who is left out with --development (a work folder each)",
    )
    parser.add_argument("--share", type=float, default=1.0, help="of the hours to learn for")
    asked = parser.parse_args(arguments)
    without = tuple(filter(None, asked.without.split(","))) if asked.development else ()
    build(asked.speech, asked.work, asked.out, without, asked.share)


if __name__ == "__main__":
    main()
