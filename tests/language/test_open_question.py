"""A new bid while a question about a bid is open needs more evidence than an answer to it."""

from __future__ import annotations

from math import log

import pytest

from tests.language.notation import described
from voice_perudo.hearing import Alternative, Hearing, Word
from voice_perudo.language.interpretation import Intent, IntentName, Scope, Unclear, Understood
from voice_perudo.language.interpretation import IntentName as I
from voice_perudo.language.matching import MatchContext
from voice_perudo.language.pack import load_language
from voice_perudo.referee.context import context
from voice_perudo.referee.dialogue import start, step
from voice_perudo.referee.modes import Choosing, Confirming
from voice_perudo.referee.settings import Settings
from voice_perudo.referee.state import Heard, State
from voice_perudo.rules.variant import load_variant


def heard(believed: float, text: str, other: str) -> Hearing:
    """Two readings, the first with this share of the belief."""
    temperature = load_language("fr").settings.recognition.temperature.quiet
    scores = {text: 0.0, other: log((1 - believed) / believed) * temperature}
    return Hearing(
        tuple(
            Alternative(tuple(Word(word) for word in reading.split()), score)
            for reading, score in scores.items()
        )
    )


def bid(quantity: int, face: int) -> Intent:
    return Intent(IntentName.BID, quantity=quantity, face=face)


def asked() -> State:
    """“Huit cinq ou huit six ?”"""
    rules = load_variant("bga-free")
    state, _ = start(Settings("fr", (rules,)), ("bleu", "vert", "rouge"), "bleu")
    readings = Unclear((Understood(bid(8, 5), 0.5), Understood(bid(8, 6), 0.5)))
    state, _ = step(state, Heard(readings))
    assert isinstance(state.mode, Choosing)
    return state


def meaning(hearing: Hearing, place: MatchContext) -> str:
    return described(load_language("fr").interpret(hearing, place))


NOISE = "[unk]"


def test_an_answer_is_taken_at_the_usual_threshold_and_a_new_bid_is_not() -> None:
    place = context(asked())
    assert meaning(heard(0.75, "huit six", NOISE), place) == "8x6"
    assert meaning(heard(0.75, "neuf six", NOISE), place) == "unclear 9x6"
    assert meaning(heard(0.75, "neuf six", NOISE), MatchContext(Scope.BIDDING)) == "9x6"


def test_a_clear_new_bid_replaces_the_question() -> None:
    place = context(asked())
    assert meaning(heard(0.9, "neuf six", NOISE), place) == "9x6"
    assert meaning(Hearing.typed("neuf six"), place) == "9x6"


def test_an_answer_outweighs_a_new_bid_that_is_as_likely() -> None:
    place = context(asked())
    assert meaning(heard(0.5, "neuf six", "huit six"), place) == "8x6"
    without = MatchContext(Scope.CHOOSING)
    assert meaning(heard(0.5, "neuf six", "huit six"), without).startswith("unclear")


def test_what_is_not_clear_enough_has_the_question_asked_again() -> None:
    state = asked()
    reading = load_language("fr").interpret(heard(0.75, "neuf six", NOISE), context(state))
    after, _ = step(state, Heard(reading))
    assert after.mode == state.mode
    assert after.history == state.history


@pytest.mark.parametrize(
    ("intent", "answers"),
    [
        (bid(8, 6), True),
        (bid(9, 6), False),
        (Intent(I.BID, quantity=8), True),
        (Intent(I.BID, face=6), True),
        (Intent(I.BID, face=2), True),
        (Intent(I.PLUS_ONE), False),
    ],
)
def test_half_a_bid_may_answer(intent: Intent, answers: bool) -> None:
    place = context(asked())
    assert place.answers is not None
    assert place.answers(intent) is answers


def test_a_bid_to_be_confirmed_is_answered_by_itself() -> None:
    rules = load_variant("bga-free")
    state, _ = start(Settings("fr", (rules,)), ("bleu", "vert"), "bleu")
    state, _ = step(state, Heard(Understood(bid(20, 5))))
    assert isinstance(state.mode, Confirming)
    place = context(state)
    assert place.answers is not None
    assert place.answers(bid(20, 5))
    assert not place.answers(bid(8, 5))


def test_without_a_question_every_bid_is_alike() -> None:
    rules = load_variant("bga-free")
    state, _ = start(Settings("fr", (rules,)), ("bleu", "vert"), "bleu")
    assert context(state).answers is None
    asked_who, _ = step(state, Heard(Understood(bid(2, 5))))
    asked_who, _ = step(asked_who, Heard(Unclear((Understood(Intent(I.DUDO), 0.5),))))
    assert isinstance(asked_who.mode, Confirming)
    assert context(asked_who).answers is None
