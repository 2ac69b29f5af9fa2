"""Damaged files of every kind are taken or refused clearly; nothing else comes of them."""

from __future__ import annotations

import contextlib
from pathlib import Path
from random import Random

import hypothesis.strategies as st
import pytest
from hypothesis import HealthCheck, given, settings

from tests.fuzz.damage import damaged, tried
from tests.fuzz.targets import LANGUAGES, TARGETS, odd_words, seeds, talk
from voice_perudo.app.table import make_table
from voice_perudo.errors import UsageError, VoicePerudoError
from voice_perudo.rules.values import Bid

EXAMPLES = {
    **dict.fromkeys(("grammar", "settings", "speech", "announcements", "names"), 5),
    **dict.fromkeys(("cases", "demonstration", "journal"), 10),
}
"""Some kinds take long; the others get forty."""

some = settings(
    max_examples=10,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
numbers = st.integers(0, 2**32)


@pytest.mark.parametrize("kind", TARGETS)
def test_damaged_files_are_taken_or_refused(kind: str, tmp_path: Path) -> None:
    @settings(some, max_examples=EXAMPLES.get(kind, 40))
    @given(seed=numbers)
    def refused_or_taken(seed: int) -> None:
        with contextlib.suppress(VoicePerudoError):
            tried(kind, seed, tmp_path)

    refused_or_taken()


@pytest.mark.parametrize("kind", TARGETS)
def test_the_files_that_are_damaged_were_good(kind: str, tmp_path: Path) -> None:
    names = sorted(seeds(kind))
    # of the languages one will do: other tests read them all
    for name in names if kind in ("sound", "preset") else names[:1]:
        path = tmp_path / name
        path.write_bytes(seeds(kind)[name])
        TARGETS[kind].use(path)


def test_damages_are_many_and_can_be_made_again() -> None:
    for kind in ("sound", "journal", "preset"):
        made = [damaged(kind, seed) for seed in range(30)]
        assert made == [damaged(kind, seed) for seed in range(30)]
        assert len(set(made)) > 20


@some
@given(seed=numbers)
def test_whatever_is_said_the_game_goes_on(seed: int) -> None:
    talk(Random(seed))


@settings(some, max_examples=60)
@given(text=st.text(max_size=60) | st.text(alphabet="abc:,;-_ é1٣\0\n", max_size=30))
def test_any_list_of_players_seats_them_or_is_refused(text: str) -> None:
    with contextlib.suppress(UsageError):
        table = make_table("fr", None, (), text)
        assert len(table.players) >= 2


@settings(some, max_examples=60)
@given(text=st.text(max_size=12) | st.from_regex(r"\A[-+]?\d{0,30}[xX*]\d{0,3}\Z"))
def test_any_bid_is_read_or_refused(text: str) -> None:
    with contextlib.suppress(UsageError):
        assert Bid.parse(str(Bid.parse(text))) == Bid.parse(text)


def test_odd_words_are_of_the_language_and_of_none() -> None:
    random = Random(1)
    said = [odd_words(random, language, 6) for language in LANGUAGES for _ in range(20)]
    assert len(set(said)) > 60
