"""Sentences of real players, per language: what each must be understood as."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.language.notation import described, fits
from voice_perudo.language.available import available_languages
from voice_perudo.language.interpretation import Scope
from voice_perudo.language.understand import understand
from voice_perudo.rules.values import Bid

CASES = Path(__file__).parents[1] / "cases"
LANGUAGES = [path.stem for path in sorted(CASES.glob("*.yaml"))]
KEYS = {"say", "want", "scope", "bid", "players"}


def load(language: str) -> list[dict[str, Any]]:
    loaded: list[dict[str, Any]] = yaml.safe_load((CASES / f"{language}.yaml").read_text("utf-8"))
    return loaded


def cases() -> Iterator[Any]:
    for language in LANGUAGES:
        for number, case in enumerate(load(language), 1):
            name = f"{language}-{number}-{case['say']}-{case.get('scope', 'bidding')}"
            yield pytest.param(language, case, id=name)


@pytest.mark.parametrize(("language", "case"), list(cases()))
def test_sentence_is_understood_as_written(language: str, case: dict[str, Any]) -> None:
    assert set(case) <= KEYS
    interpretation = understand(
        case["say"],
        language,
        Scope(case.get("scope", "bidding")),
        Bid.parse(case["bid"]) if "bid" in case else None,
        tuple(case.get("players", ())),
    )
    got = described(interpretation)
    assert fits(got, case["want"]), f"{case['say']!r}: {got}, wanted {case['want']}"


def test_every_language_has_cases() -> None:
    assert set(LANGUAGES) == set(available_languages())


@pytest.mark.parametrize("language", LANGUAGES)
def test_enough_cases(language: str) -> None:
    wanted = [case["want"] for case in load(language)]
    assert len(wanted) >= 120
    assert len([want for want in wanted if want.startswith("none")]) >= 35
