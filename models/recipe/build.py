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

HOURS = {"fr": 10.0, "es": 9.0, "pl": 8.0, "en": 7.0, "ru": 6.0}
"""What each language learns for in the end, more where strangers are understood less."""


def first_plan(without: Sequence[str]) -> Plan:
    """All languages together."""
    return Plan("pooled-a", without=tuple(without), hours=26.0)


def second_plan(start: Path, without: Sequence[str]) -> Plan:
    """All languages together once more, at higher rates from what the first run reached.

    Only here with masks: at first there is enough to learn without, at last they bring nothing.
    """
    return Plan(
        "pooled-b",
        without=tuple(without),
        hours=34.0,
        rates=(1e-3, 6e-4, 1e-4),
        start=start,
        seed=2,
        masks=0.3,
    )


def language_plan(language: str, start: Path, without: Sequence[str]) -> Plan:
    """The last stage: one language, its lower layers fixed; longer where it hears everybody."""
    return Plan(
        f"{language}-{'dev' if without else 'all'}",
        languages=(language,),
        without=tuple(without),
        hours=5.0 if without else HOURS[language],
        rates=(8e-4, 5e-4, 0.0),
        start=start,
        seed=4 if without else 5,
        foreign=0.3,
    )


def build(
    speech: Path,
    work: Path,
    out: Path,
    everybody: bool = True,
    without: Sequence[str] = DEVELOPMENT,
    share: float = 1.0,
) -> None:
    """All stages; ``everybody`` False makes models that have never heard those ``without``.

    ``share`` of the hours that each network learns for, where there is less time.
    """
    collect(speech, work)
    convert(work)
    synthesise(work)
    first = train(work, _shortened(first_plan(without), share))
    pooled = train(work, _shortened(second_plan(first, without), share))
    for language in LANGUAGES:
        plans = [language_plan(language, pooled, without)]
        if everybody:
            plans.append(language_plan(language, pooled, ()))
        # Each network alone knows strangers less well than the mean of all.
        files = [pooled, *(train(work, _shortened(plan, share)) for plan in plans)]
        network = averaged([load_acoustic(file) for file in files])
        assemble(network, language, game_words(language), out / language, Settings())
    heard, name = (NOBODY, "voices") if everybody else (without, "development")
    measure(development_set(speech, work / name, heard), out)


def _shortened(plan: Plan, share: float) -> Plan:
    return replace(plan, hours=plan.hours * share)


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
        help="who is left out of the networks that hear fewer people (a work folder each)",
    )
    parser.add_argument("--share", type=float, default=1.0, help="of the hours to learn for")
    asked = parser.parse_args(arguments)
    without = tuple(filter(None, asked.without.split(",")))
    build(asked.speech, asked.work, asked.out, not asked.development, without, asked.share)


if __name__ == "__main__":
    main()
