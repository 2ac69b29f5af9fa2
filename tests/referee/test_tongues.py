"""Whose language an utterance was in: the expected speaker's, unless another tells more."""

from __future__ import annotations

import pytest

from tests.referee.dialogue_script import parse_intent, position
from voice_perudo.language.interpretation import (
    Intent,
    IntentName,
    Interpretation,
    NotUnderstood,
    Reason,
    Unclear,
    Understood,
)
from voice_perudo.referee.dialogue import resume, step
from voice_perudo.referee.effects import Message, Say
from voice_perudo.referee.settings import Settings
from voice_perudo.referee.state import Heard, State
from voice_perudo.referee.tongues import in_one_language
from voice_perudo.rules.actions import CallDudo, Illegal, ReportTotal
from voice_perudo.rules.history import History
from voice_perudo.rules.variant import load_variant

RULES = load_variant("bga-free")


def table() -> State:
    """Blue (French) has bid three fives; green (Polish) is to bid, red speaks English."""
    own = (("blue", "fr"), ("green", "pl"), ("red", "en"))
    settings = Settings("fr", (RULES,), player_languages=own)
    game = position(RULES, ("blue", "green", "red"), "5 5 5 3x5")
    return resume(settings, History.restore(game))[0]


def heard(text: str) -> Interpretation:
    if text == "-":
        return NotUnderstood(Reason.TALK)
    if text.startswith("half "):
        return NotUnderstood(Reason.INCOMPLETE_BID, parse_intent(f"bid {text[5:]}"))
    readings = tuple(Understood(parse_intent(part.strip("? "))) for part in text.split("|"))
    return Unclear(readings) if text.startswith("?") else readings[0]


@pytest.mark.parametrize(
    ("polish", "french", "english", "believed"),
    [
        ("bid 4x5", "bid 6x5", "-", "pl"),
        ("-", "dudo", "-", "fr"),
        ("-", "-", "calza red", "en"),
        ("dudo", "-", "dudo", "pl"),
        ("half 4x_", "dudo", "-", "pl"),
        # with a name, or without the doubt
        ("calza", "-", "calza red", "en"),
        ("calza", "calza blue", "-", "fr"),
        ("?calza", "calza", "-", "fr"),
        ("?calza", "-", "calza red", "en"),
        # with a name in doubt: whether it was said is asked
        ("calza", "?calza red", "-", "fr"),
        ("calza", "?calza red | calza", "-", "fr"),
        ("calza", "?dudo red", "-", "pl"),
        ("calza red", "?calza blue", "-", "pl"),
        # something else is not more of the same
        ("dudo", "-", "calza red", "pl"),
        ("?dudo | calza", "calza", "-", "pl"),
        ("calza green", "-", "calza red", "pl"),
        ("bid 4x5", "whose_turn", "dudo red", "pl"),
        # a doubtful word of somebody else, and nothing at all
        ("-", "?undo", "-", "fr"),
        ("-", "?bid 4x5", "-", "pl"),
        ("-", "-", "-", "pl"),
    ],
)
def test_the_language_believed(polish: str, french: str, english: str, believed: str) -> None:
    readings = {"fr": heard(french), "pl": heard(polish), "en": heard(english)}
    language, meaning = in_one_language(table(), readings)
    assert (language, meaning) == (believed, readings[believed])


@pytest.mark.parametrize(("gain", "believed"), [(2.0, "pl"), (20.0, "fr")])
def test_what_the_sound_bears_out_far_better_was_said(gain: float, believed: str) -> None:
    readings = {"pl": heard("whose_turn"), "fr": heard("dudo"), "en": heard("-")}
    evidence = {"pl": 3.0, "fr": 3.0 + gain}
    assert in_one_language(table(), readings, evidence)[0] == believed
    assert in_one_language(table(), readings)[0] == "pl"


@pytest.mark.parametrize("expected", ["-", "calza"])
def test_of_several_other_languages_the_sound_decides(expected: str) -> None:
    """Each recogniser is sure of its own words, with or without a name in them."""
    named = Understood(Intent(IntentName.CALZA, player="blue"), score=0.9)
    certain = Understood(Intent(IntentName.CALZA, player="red"), score=1.0)
    readings = {"pl": heard(expected), "fr": named, "en": certain}
    assert in_one_language(table(), readings, {"fr": 10.0, "en": -1.0})[0] == "fr"
    assert in_one_language(table(), readings)[0] == "en"


def test_a_challenge_in_much_less_doubt_elsewhere_is_asked_about_there() -> None:
    doubts = {
        "pl": Unclear(
            (Understood(parse_intent("dudo"), 0.2), Understood(parse_intent("calza"), 0.2))
        ),
        "fr": Unclear((Understood(parse_intent("calza blue"), 0.7),)),
    }
    assert in_one_language(table(), doubts)[0] == "fr"


def test_a_count_is_put_right_in_anybodys_language() -> None:
    settings = table().settings
    history = table().past
    for action in (CallDudo("green"), ReportTotal(1)):
        went_on = history.apply(action)
        assert not isinstance(went_on, Illegal)
        history = went_on
    just_settled = resume(settings, history)[0]
    readings = {"fr": heard("-"), "pl": heard("correction 3x_"), "en": heard("-")}
    assert just_settled.game.turn == "blue"
    assert in_one_language(just_settled, readings) == ("pl", readings["pl"])
    # with both values it would be a bid that is corrected, and there is none
    readings["pl"] = heard("correction 3x6")
    assert in_one_language(just_settled, readings)[0] == "fr"


@pytest.mark.parametrize("doubt", ["", "?"])
@pytest.mark.parametrize(("said_in", "believed"), [("fr", "fr"), ("en", "pl")])
def test_a_bid_is_put_right_in_the_language_of_him_who_made_it(
    doubt: str, said_in: str, believed: str
) -> None:
    """Blue has bid, green is on turn, red has nothing to put right."""
    readings = {code: heard("-") for code in ("fr", "pl", "en")}
    readings[said_in] = heard(f"{doubt}correction 4x5")
    assert in_one_language(table(), readings) == (believed, readings[believed])


OTHER = NotUnderstood(Reason.OTHER_LANGUAGE)


@pytest.mark.parametrize(
    ("polish", "french", "evidence", "told"),
    [
        ("-", "bid 4x5", {}, True),
        ("-", "bid 4x5", {"fr": 20.0}, True),
        ("-", "bid green 4x5", {}, True),
        # the sound may have been Polish
        ("-", "bid 4x5", {"fr": 20.0, "pl": 15.0}, False),
        ("-", "bid 4x5", {"fr": 20.0, "pl": 10.0}, True),
        ("bid 4x6", "bid 4x5", {"fr": 20.0, "pl": 15.0}, False),
        ("bid 4x6", "bid 4x5", {"fr": 20.0, "pl": 5.0}, True),
        ("bid 4x6", "bid 4x5", {}, False),
        ("half 4x_", "bid 4x5", {}, False),
        ("?bid 4x5", "bid 4x5", {}, False),
        # the same bid, in a language that is related
        ("bid 4x5", "bid 4x5", {"fr": 20.0, "pl": 5.0}, False),
        # talk: the bid that stands, a lower one, half of one, one in doubt, somebody else's
        ("-", "bid 3x5", {}, False),
        ("-", "bid 2x5", {}, False),
        ("-", "bid 4x_", {}, False),
        ("-", "plus_one", {}, False),
        ("-", "?bid 4x5", {}, False),
        ("-", "bid red 4x5", {}, False),
    ],
)
def test_a_clear_bid_in_another_language_is_told_from_talk(
    polish: str, french: str, evidence: dict[str, float], told: bool
) -> None:
    readings = {"pl": heard(polish), "fr": heard(french), "en": heard("-")}
    believed = in_one_language(table(), readings, evidence)
    assert believed == (("fr", OTHER) if told else ("pl", readings["pl"]))


def test_no_bid_is_asked_for_where_none_can_be_made() -> None:
    state = table()
    went_on = state.past.apply(CallDudo("green"))
    assert not isinstance(went_on, Illegal)
    counting = resume(state.settings, went_on)[0]
    readings = {"pl": heard("-"), "fr": heard("bid 4x5"), "en": heard("-")}
    assert in_one_language(counting, readings)[1] != OTHER


def test_it_is_told_once_in_a_turn_whose_language_a_bid_takes() -> None:
    state, effects = step(table(), Heard(OTHER, "fr"))
    told = Message.of("bid-language", player="green", language="pl")
    assert effects == (Say((told,), "fr"),)
    state, effects = step(state, Heard(OTHER, "fr"))
    assert effects == ()
    state, _ = step(state, Heard(heard("bid 4x5"), "pl"))
    _, effects = step(state, Heard(OTHER, "fr"))
    assert effects == (Say((Message.of("bid-language", player="red", language="en"),), "fr"),)
