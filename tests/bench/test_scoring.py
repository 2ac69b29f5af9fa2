"""Verdicts and counts."""

import pytest

from tests.bench.recordings import TALK, acted, asked, half, trial
from voice_perudo.bench.scoring import Group, Outcome, tallies, tally
from voice_perudo.language.grammar import ASKED, MISTAKE
from voice_perudo.language.interpretation import (
    Intent,
    IntentName,
    Interpretation,
    NotUnderstood,
    Reason,
    Understood,
)


@pytest.mark.parametrize(
    ("expected", "meanings", "outcome"),
    [
        ("8x5", [acted("8x5")], Outcome.EXACT),
        ("8x5", [acted("8x6")], Outcome.WRONG),
        ("8x5", [acted("dudo")], Outcome.WRONG),
        ("8x5", [TALK, acted("8x5"), acted("dudo")], Outcome.EXACT),
        ("8x5", [acted("dudo"), acted("8x5")], Outcome.WRONG),
        ("8x5", [asked("8x5", "8x6")], Outcome.ASKED),
        ("8x5", [half(quantity=8), TALK], Outcome.ASKED),
        ("8x5", [asked("8x5", "8x6"), acted("8x5")], Outcome.EXACT),
        ("8x5", [TALK, NotUnderstood(Reason.SILENCE)], Outcome.NOTHING),
        ("8x5", [NotUnderstood(Reason.NOT_IN_SCOPE)], Outcome.NOTHING),
        ("calza vert", [acted("calza vert")], Outcome.EXACT),
        ("calza vert", [acted("calza")], Outcome.WRONG),
        ("calza", [Understood(Intent(IntentName.CALZA, choice=ASKED))], Outcome.ASKED),
        ("undo", [Understood(Intent(IntentName.UNDO, choice=MISTAKE))], Outcome.ASKED),
        ("none", [TALK], Outcome.NOTHING),
        ("none", [TALK, acted("repeat")], Outcome.WRONG),
        ("none", [asked("8x5", "8x6")], Outcome.ASKED),
    ],
)
def test_the_first_action_decides_then_a_question(
    expected: str, meanings: list[Interpretation], outcome: Outcome
) -> None:
    assert trial(expected, *meanings).outcome is outcome


def test_every_action_and_question_counts_where_nothing_may_happen() -> None:
    found = tally(
        [
            trial("none", acted("8x5"), TALK, acted("dudo"), half(face=5), seconds=1800),
            trial("none", asked("8x5", "8x6"), seconds=1800),
        ]
    )

    assert (found.recordings, found.hours) == (2, 1)
    assert (found.actions, found.questions) == (2, 2)


def test_groups_part_talk_from_actions_and_people_only_if_wanted() -> None:
    trials = [
        trial("8x5", acted("8x5")),
        trial("8x5", acted("8x6"), speaker="ben"),
        trial("none", TALK),
        trial("dudo", acted("dudo"), language="pl"),
    ]

    together = tallies(trials)
    apart = tallies(trials, by_speaker=True)

    assert [(g.silent, g.language, t.recordings) for g, t in together.items()] == [
        (False, "fr", 2),
        (False, "pl", 1),
        (True, "fr", 1),
    ]
    ben = apart[Group(False, "fr", "human", "clean", "ben")]
    assert ben.outcomes[Outcome.WRONG] == ben.recordings == 1
    assert sum(together[Group(False, "fr", "human", "clean")].outcomes.values()) == 2
