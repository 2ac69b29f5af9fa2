"""From alternatives with likelihoods to acting, asking or ignoring."""

import time
from collections.abc import Callable
from dataclasses import replace
from functools import partial

import pytest

from tests.language.notation import described, fits, intent_text
from voice_perudo.hearing import Alternative, Hearing, Word
from voice_perudo.language.interpretation import (
    Intent,
    IntentName,
    Interpretation,
    NotUnderstood,
    Reason,
    Scope,
    Unclear,
    Understood,
)
from voice_perudo.language.matching import MatchContext
from voice_perudo.language.pack import load_language
from voice_perudo.rules.values import Bid

BIDDING = MatchContext(Scope.BIDDING)


def heard(*alternatives: tuple[str, float]) -> Hearing:
    """A hearing from pairs of a text and its log-likelihood, in units of a quiet room's
    temperature."""
    unit = load_language("fr").settings.recognition.temperature.quiet
    return Hearing(
        tuple(
            Alternative(tuple(Word(word) for word in text.split()), score * unit)
            for text, score in alternatives
        )
    )


def interpret(hearing: Hearing, context: MatchContext = BIDDING) -> Interpretation:
    return load_language("fr").interpret(hearing, context)


TABLE = MatchContext(Scope.BIDDING, ("vert", "bleu"))


def only_legal(*bids: str) -> MatchContext:
    allowed = {Bid.parse(bid) for bid in bids}

    def legal(intent: Intent) -> bool:
        if intent.name is not IntentName.BID or None in (intent.quantity, intent.face):
            return True
        return Bid(intent.quantity or 0, intent.face or 0) in allowed

    return MatchContext(Scope.BIDDING, legal=legal)


def test_silence() -> None:
    assert interpret(Hearing(())) == NotUnderstood(Reason.SILENCE)
    assert interpret(heard(("", 0.0))) == NotUnderstood(Reason.SILENCE)


def test_typed_text_is_certain() -> None:
    understood = interpret(Hearing.typed("huit cinq"))
    assert understood == Understood(Intent(IntentName.BID, 8, 5), score=1.0, exact=True)


def test_a_forgiven_word_is_not_exact() -> None:
    understood = interpret(Hearing.typed("je surencheris à huit cinq"))
    assert isinstance(understood, Understood)
    assert understood.intent == Intent(IntentName.BID, 8, 5)
    assert not understood.exact
    assert understood.score < 1.0


def test_a_misspelt_carrier_is_forgiven_but_no_number_is() -> None:
    assert described(interpret(Hearing.typed("au moinss huit cinq"))) == "8x5"
    assert described(interpret(Hearing.typed("huitt cinq"))) == "none talk"
    assert described(interpret(Hearing.typed("huit sinq"))) == "none talk"


def test_what_is_clear_in_a_quiet_room_is_asked_about_in_a_loud_one() -> None:
    hearing = heard(("huit cinq", 0.0), ("huit six", -1.0))
    settings = load_language("fr").settings.recognition.temperature
    quiet = replace(hearing, clearance=settings.quiet_from)
    loud = replace(hearing, clearance=settings.noisy_to)
    assert described(interpret(quiet)) == described(interpret(hearing)) == "8x5"
    assert isinstance(interpret(loud), Unclear)


def test_a_clear_margin_acts() -> None:
    got = interpret(heard(("huit cinq", 0.0), ("huit six", -4.0), ("dix cinq", -6.0)))
    assert isinstance(got, Understood)
    assert intent_text(got.intent) == "8x5"
    assert 0.9 < got.score < 1.0


def test_two_close_readings_are_a_question_about_one_slot() -> None:
    got = interpret(heard(("huit cinq", 0.0), ("huit six", -0.3)))
    assert isinstance(got, Unclear)
    assert [intent_text(c.intent) for c in got.candidates] == ["8x5", "8x6"]
    assert got.candidates[0].score > got.candidates[1].score


def test_readings_of_the_same_meaning_add_up() -> None:
    alternatives = [("doudo", 0.0), ("dudo", -0.1), ("du dos", -0.2), ("dix deux", -4.0)]
    assert described(interpret(heard(*alternatives))) == "dudo"


def test_high_stakes_need_more_belief() -> None:
    def with_rival(text: str) -> Interpretation:
        return interpret(heard((text, 0.0), ("maison", -1.5)))

    assert described(with_rival("huit cinq")) == "8x5"
    assert described(with_rival("dudo")) == "unclear dudo"
    assert described(with_rival("annule")) == "unclear undo"
    assert described(with_rival("à qui")) == "whose_turn"


def test_dudo_and_calza_at_once_is_a_question() -> None:
    got = interpret(heard(("dudo", 0.0), ("calza", -0.2)))
    assert fits(described(got), "unclear dudo|calza")


def test_talk_outweighs_a_faint_bid() -> None:
    got = interpret(heard(("il est huit heures cinq", 0.0), ("huit cinq", -2.0)))
    assert got == NotUnderstood(Reason.TALK)


def test_nothing_is_asked_when_most_likely_nobody_spoke() -> None:
    for silence in ("", "[unk]"):
        got = interpret(heard((silence, 0.0), ("huit cinq", -0.5), ("huit six", -0.6)))
        assert got == NotUnderstood(Reason.TALK)


def test_noise_made_into_short_words_is_forgiven() -> None:
    assert described(interpret(heard(("dudo de", 0.0), ("dudo", -1.0)))) == "dudo"
    assert described(interpret(heard(("plus un", 0.0), ("dudo", -1.0)))) != "dudo"
    assert described(interpret(heard(("non dudo", 0.0), ("dudo", -1.0)))) != "dudo"


def test_words_without_sense_hardly_cast_doubt_on_a_likelier_bid() -> None:
    salad = [("dix seize quatre dés", -0.3), ("dés seize quatre", -0.6)]
    assert described(interpret(heard(("dix quatre", 0.0), *salad))) == "10x4"
    for other in ("dix six", "[unk]", "dudo"):
        doubted = interpret(heard(("dix quatre", 0.0), (other, -0.3), (other, -0.6)))
        assert described(doubted) != "10x4"
    talk = interpret(heard(("dix quatre", -0.9), *salad))
    assert described(talk) != "10x4"


def test_a_challenge_with_and_without_its_name_is_one() -> None:
    named = [("vert calza", 0.0), ("calza", -0.6)]
    assert described(interpret(heard(*named), TABLE)) == "calza vert"
    hardly = [("calza", 0.0), ("vert calza", -3.0)]
    assert described(interpret(heard(*hardly), TABLE)) == "calza"


def test_legality_decides_between_close_readings() -> None:
    hearing = heard(("huit cinq", 0.0), ("dix cinq", -0.1))
    assert isinstance(interpret(hearing), Unclear)
    assert described(interpret(hearing, only_legal("10x5"))) == "10x5"


def test_legality_never_turns_a_clear_bid_into_another() -> None:
    hearing = heard(("quatre trois", 0.0), ("quatre six", -3.0))
    assert described(interpret(hearing, only_legal("4x6"))) == "4x3"
    assert described(interpret(Hearing.typed("quatre trois"), only_legal("4x6"))) == "4x3"


def test_an_illegal_bid_alone_keeps_all_belief() -> None:
    got = interpret(Hearing.typed("quatre trois"), only_legal("9x6"))
    assert isinstance(got, Understood)
    assert got.score == 1.0


def test_what_is_seldom_said_while_bidding_does_not_hide_a_bid() -> None:
    assert isinstance(interpret(heard(("c'est fait", 0.0), ("sept six", -1.5))), Unclear)
    assert described(interpret(heard(("c'est fait", -0.5), ("sept six", 0.0)))) == "7x6"
    assert described(interpret(heard(("c'est fait", 0.0)))) == "ready"
    assert described(interpret(heard(("c'est fait", 0.0), ("sept six", -6.0)))) == "ready"


def test_unknown_sounds_count_as_unaccounted() -> None:
    assert described(interpret(heard(("[unk] huit cinq", 0.0)))) == "none talk"
    assert described(interpret(heard(("huit [unk] cinq", 0.0)))) == "none talk"
    assert described(interpret(heard(("je dis au moins huit cinq [unk]", 0.0)))) == "8x5"
    assert described(interpret(heard(("[unk]", 0.0)))) == "none talk"


def test_one_more_of_the_same_face() -> None:
    context = MatchContext(Scope.BIDDING, current=Bid(8, 5))
    got = interpret(Hearing.typed("neuf"), context)
    assert isinstance(got, Understood)
    assert got.intent == Intent(IntentName.BID, 9, 5)
    assert not got.exact
    confirming = MatchContext(Scope.CONFIRMING, current=Bid(8, 5))
    assert described(interpret(Hearing.typed("neuf"), confirming)) == "half 9"


def test_a_bid_that_breaks_off_is_incomplete() -> None:
    assert described(interpret(Hearing.typed("je monte à neuf fois"))) == "half 9"
    counting = MatchContext(Scope.COUNTING)
    assert described(interpret(Hearing.typed("neuf fois"), counting)) == "none talk"


def test_at_most_three_readings_are_offered() -> None:
    alternatives = [("un cinq", 0.0), ("deux cinq", 0.0), ("trois cinq", 0.0), ("six cinq", 0.0)]
    got = interpret(heard(*alternatives))
    assert isinstance(got, Unclear)
    assert len(got.candidates) == 3


def test_half_bids_that_differ_are_still_half() -> None:
    got = interpret(heard(("huit", 0.0), ("dix", -0.1)))
    assert isinstance(got, NotUnderstood)
    assert got.reason is Reason.INCOMPLETE_BID


@pytest.mark.parametrize("language", ["fr", "pl"])
def test_twenty_alternatives_take_little_time(language: str) -> None:
    pack = load_language(language)
    first, *others = list(pack.phrasebook.phrases(Scope.BIDDING))[:200:25][:6]

    def twenty(phrase: str) -> Hearing:
        return heard(*((f"{phrase} {phrase} {phrase}"[: 12 + i], -float(i)) for i in range(20)))

    def a_quarter() -> None:  # of the most that one utterance may take, on any machine
        sum(len(str(i)) + hash((i, i)) % 3 for i in range(100_000))

    pack.interpret(twenty(first), BIDDING)
    most = 4 * min(_seconds(a_quarter) for _ in range(5))
    new = (partial(pack.interpret, twenty(phrase), BIDDING) for phrase in others)
    assert sum(map(_seconds, new)) / len(others) < most


def _seconds(work: Callable[[], object]) -> float:
    """Processor time of the work."""
    start = time.process_time()
    work()
    return time.process_time() - start
