"""Live tables in simulated rooms: the real loop, recogniser, models and synthesiser."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from time import process_time

import numpy as np
import pytest

from tests.app.command import run
from voice_perudo.app.ears import Ears
from voice_perudo.audio.levels import level
from voice_perudo.audio.types import RATE
from voice_perudo.bench.live_evening import evening
from voice_perudo.bench.live_figures import Figures
from voice_perudo.bench.live_noise import dice, music
from voice_perudo.bench.live_room import Room, RoomSettings, impulse_response
from voice_perudo.bench.live_table import LiveTable, audible
from voice_perudo.bench.live_trials import answers, noise, own_voice, stops, talk_over
from voice_perudo.bench.memory import memory_now
from voice_perudo.bench.scoring import Outcome
from voice_perudo.language.available import available_languages
from voice_perudo.speech.pyttsx3_synthesiser import Pyttsx3Synthesiser
from voice_perudo.speech.synthesiser import Synthesiser

pytestmark = pytest.mark.real_audio

SLOW_ROOMS = [(0.03, 0.3), (0.12, 0.4), (0.2, 0.5)]
"""Delays and reverberation times, in seconds."""


@pytest.fixture(scope="module")
def synthesiser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Synthesiser]:
    made = Pyttsx3Synthesiser(tmp_path_factory.mktemp("clips"))
    yield made
    made.close()


def table(language: str, synthesiser: Synthesiser, delay: float, reverberation: float) -> LiveTable:
    settings = RoomSettings(delay=delay, reverberation=reverberation)
    return LiveTable(language, Room(settings, process_time), Ears(), synthesiser)


def test_one_evening_at_a_live_table(synthesiser: Synthesiser) -> None:
    """A little of everything, in one room and one language."""
    figures, live = Figures("fr"), table("fr", synthesiser, 0.12, 0.4)
    own_voice(live, 4, figures)
    answers(live, 4, figures)
    talk_over(live, 3, figures)
    stops(live, 4, figures)

    assert (figures.announcements, figures.own_actions) == (4, 0)
    assert [answer.outcome for answer in figures.answers].count(Outcome.EXACT) >= 3
    assert figures.over.count(Outcome.EXACT) >= 2
    assert all(stop.unchanged for stop in figures.stops)
    assert sum(stop.seconds is not None and stop.seconds < 0.2 for stop in figures.stops) >= 3
    found = figures.as_json()
    assert 0.2 < found["latency"]["p50"] < 1.0
    assert found["work"]["p50"] < 0.3


@pytest.mark.slow
@pytest.mark.parametrize(("delay", "reverberation"), SLOW_ROOMS)
@pytest.mark.parametrize("language", available_languages())
def test_a_whole_evening_at_live_tables(
    language: str, delay: float, reverberation: float, synthesiser: Synthesiser
) -> None:
    figures, live = Figures(language), table(language, synthesiser, delay, reverberation)
    own_voice(live, 34, figures)
    answers(live, 20, figures)
    talk_over(live, 20, figures)
    stops(live, 20, figures)
    noise(live, 1.0, figures)

    assert figures.own_actions == 0
    assert figures.noise_actions == 0
    assert [a.outcome for a in figures.answers].count(Outcome.EXACT) >= 17
    assert figures.over.count(Outcome.EXACT) >= 17
    assert sum(s.seconds is not None and s.seconds < 0.2 for s in figures.stops) >= 16


def test_a_little_of_an_evening_is_played_and_written_down(synthesiser: Synthesiser) -> None:
    played = evening(table("en", synthesiser, 0.12, 0.4), 0.03, print)
    assert 0.03 <= played.hours < 0.04
    assert played.lines >= 5
    assert played.typed < played.lines
    assert played.growth is None or played.growth >= 0


@pytest.mark.slow
@pytest.mark.parametrize("language", ["fr"])
def test_two_hours_at_a_table_leave_memory_as_it_was(
    language: str, synthesiser: Synthesiser
) -> None:
    """Some seven minutes of processor time."""
    played = evening(table(language, synthesiser, 0.12, 0.4), 2.0, print)
    assert played.games >= 3
    assert played.lines > 400
    assert played.growth is not None
    assert played.growth < 20e6


def test_the_echo_of_a_room_has_its_loudness_and_its_delay() -> None:
    settings = RoomSettings(echo=-10.0, delay=0.1, reverberation=0.3)
    response = impulse_response(settings)
    assert not response[: round(0.1 * RATE)].any()
    assert 10 * np.log10(np.sum(response**2)) == pytest.approx(-10.0, abs=0.01)
    tail = response[round(0.1 * RATE) + 1 :]
    early, late = tail[: RATE // 20], tail[RATE // 5 : RATE // 4]
    assert level(early) - level(late) == pytest.approx(60.0 * 0.2 / 0.3, abs=4.0)


def test_noises_have_the_loudness_asked_for() -> None:
    for sound in (dice(1, -30.0), music(1, 2.0, -30.0)):
        assert level(sound) == pytest.approx(-30.0, abs=0.1)
    assert len(music(1, 2.0, -30.0)) == 2 * RATE


def test_a_clip_ends_with_its_last_audible_sample() -> None:
    sound = np.zeros(1000, np.float32)
    assert audible(sound) == 0
    sound[100:500] = 0.5
    sound[500:600] = 0.001
    assert audible(sound) == 500


def test_memory_is_told_as_it_is_now() -> None:
    before = memory_now()
    if before is None:
        pytest.skip("it cannot be told here")
    held = np.ones(50_000_000, np.uint8)
    grown = memory_now() or 0
    assert grown - before == pytest.approx(len(held), rel=0.1)
    del held
    assert (memory_now() or 0) < grown - 40e6


def test_the_command_prints_one_object(tmp_path: Path) -> None:
    done = run(
        *("bench", "--live", "--language", "pl", "--count", "1", "--minutes", "0"),
        *("--hours", "0.01", "--processor", "--json"),
    )
    assert done.returncode == 0, done.stderr
    body = json.loads(done.stdout)
    assert (body["clock"], body["simulated"]) == ("processor", True)
    (figures,) = body["languages"]
    assert figures["language"] == "pl"
    assert figures["answers"] == figures["announcements"] == figures["said_over"] == 1
    assert figures["own_actions"] == 0
    assert figures["evening"]["lines"] >= 1
    assert figures["start_seconds"] > 0
    assert figures["peak_memory_bytes"] > 20e6


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        (["bench"], "--live"),
        (["bench", "--live", "--language", "xx"], "xx"),
        (["bench", "--live", "--language", "fr", "no-such.tsv"], "no-such.tsv"),
    ],
)
def test_what_cannot_be_measured_is_one_sentence(arguments: list[str], part: str) -> None:
    done = run(*arguments)
    assert done.returncode != 0
    (sentence,) = done.stderr.splitlines()
    assert part in sentence
    assert done.stdout == ""
