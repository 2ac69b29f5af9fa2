"""Figures as text and as one object."""

import json
from pathlib import Path

from tests.bench.recordings import TALK, acted, asked, trial
from voice_perudo.bench.confusions import confusions
from voice_perudo.bench.report import as_json, as_text
from voice_perudo.bench.run import LanguageRun
from voice_perudo.bench.scoring import tallies

TRIALS = (
    *[trial("8x5", acted("8x5"))] * 7,
    trial("8x5", acted("8x6")),
    trial("8x5", asked("8x5", "8x6")),
    trial("8x5", TALK),
    trial("none", acted("dudo"), TALK, seconds=1800),
)
RUNS = (LanguageRun("fr", Path("model"), 0.25, TRIALS),)


def test_the_object_holds_every_figure() -> None:
    body = json.loads(json.dumps(as_json(RUNS, tallies(TRIALS), confusions(TRIALS), 2**27)))

    said, talk = body["groups"]
    assert said["n"] == 10
    assert {name: said[name]["rate"] for name in ("exact", "wrong", "asked", "nothing")} == {
        "exact": 0.7,
        "wrong": 0.1,
        "asked": 0.1,
        "nothing": 0.1,
    }
    assert said["exact"]["interval"] == [0.3968, 0.8922]
    assert (talk["hours"], talk["actions"]["per_hour"], talk["expected"]) == (0.5, 2.0, "none")
    assert body["models"] == [
        {
            "language": "fr",
            "model": "model",
            "load_seconds": 0.25,
            "real_time_factor": round(1.1 / 1820, 4),
            "seconds": 1820.0,
        }
    ]
    assert {(c["slot"], c["said"], c["heard"]) for c in body["confusions"]} == {
        ("face", "5", "6"),
        ("action", "none", "dudo"),
    }
    assert body["peak_memory_bytes"] == 2**27


def test_the_text_shows_rates_with_their_intervals() -> None:
    text = "\n".join(as_text(RUNS, tallies(TRIALS), confusions(TRIALS), 2**27))

    assert "70.0 % (39.7–89.2)" in text
    assert "2.0 (0.1–11.1)" in text
    assert "5 → 6 (cinq → six): 1 + 1 of 10" in text
    assert "loaded in 0.25 s" in text
    assert "128 MiB" in text


def test_memory_that_cannot_be_told_is_left_out() -> None:
    text = "\n".join(as_text(RUNS, tallies(TRIALS), confusions(TRIALS), None))

    assert "memory" not in text


def test_people_are_named_when_counted_apart() -> None:
    groups = tallies(TRIALS, by_speaker=True)

    assert "human · anna" in "\n".join(as_text(RUNS, groups, (), None))
    assert as_json(RUNS, groups, (), None)["groups"][0]["speaker"] == "anna"
