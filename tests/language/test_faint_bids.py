"""Bids that the sound nearly supports are asked about, and nothing else is."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.language.notation import intent_text
from tests.language.test_matching import BIDDING, heard, interpret, only_legal
from voice_perudo.hearing import UNKNOWN, Hearing
from voice_perudo.language.interpretation import NotUnderstood, Scope, Unclear, Understood
from voice_perudo.language.matching import MatchContext


def faintly(*alternatives: tuple[str, float]) -> Hearing:
    """Unknown words, and what they may have been."""
    return replace(heard((UNKNOWN, 0.0)), faint=heard(*alternatives).alternatives)


def asked(hearing: Hearing, context: MatchContext = BIDDING) -> list[str]:
    meaning = interpret(hearing, context)
    assert isinstance(meaning, Unclear | NotUnderstood), "nothing faint is acted on"
    candidates = meaning.candidates if isinstance(meaning, Unclear) else ()
    return [intent_text(candidate.intent) for candidate in candidates]


def test_a_clear_reading_is_asked_about() -> None:
    assert asked(faintly(("huit cinq", 0.0))) == ["8x5"]


def test_close_readings_are_asked_about_together() -> None:
    assert asked(faintly(("huit cinq", 0.0), ("huit six", -0.2))) == ["8x5", "8x6"]


@pytest.mark.parametrize("text", ["dudo", "calza", "annule", "huit", "non sept cinq"])
def test_nothing_but_a_whole_bid_is_asked_about(text: str) -> None:
    assert asked(faintly((text, 0.0))) == []


def test_a_bid_that_may_have_been_something_else_is_not_asked_about() -> None:
    assert asked(faintly(("huit cinq", 0.0), ("dudo", -0.1))) == []


def test_what_the_rules_forbid_is_not_asked_about() -> None:
    assert asked(faintly(("huit cinq", 0.0)), only_legal("9x5")) == []
    assert asked(faintly(("huit cinq", 0.0)), only_legal("8x5")) == ["8x5"]


@pytest.mark.parametrize("scope", [one for one in Scope if one is not Scope.BIDDING])
def test_nothing_is_asked_about_where_no_bids_are_made(scope: Scope) -> None:
    assert asked(faintly(("huit cinq", 0.0)), MatchContext(scope)) == []


def test_what_was_heard_counts_more_than_what_is_faint() -> None:
    both = replace(heard(("neuf cinq", 0.0)), faint=heard(("huit cinq", 0.0)).alternatives)
    meaning = interpret(both)
    assert isinstance(meaning, Understood)
    assert intent_text(meaning.intent) == "9x5"
