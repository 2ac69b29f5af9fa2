"""“No, red calza”: the challenge called by another player or as the other kind."""

from __future__ import annotations

import pytest

from tests.phrased import PHRASED
from tests.referee.bidding_table import Bidders
from tests.referee.counted_table import PLAYERS, Counted, each
from voice_perudo.rules.values import ChallengeKind

RED_CALZA = {
    "fr": ("non, rouge calza", "non, c'est rouge qui dit calza", "non rouge a dit calza"),
    "pl": ("nie, czerwony calza", "nie, czerwony mówi calza"),
    "ru": ("нет, красный кальса", "нет, это красный сказал кальса"),
    "en": ("no, red calza", "no, it was red who said calza", "no red said calza"),
    "es": ("no, rojo calza", "no, rojo dijo calza"),
}
IT_WAS_CALZA = {
    "fr": ("non, c'était calza", "non calza", "calza, pas dudo"),
    "pl": ("nie, to było calza", "nie dudo, tylko calza", "calza, a nie dudo"),
    "ru": ("нет, это была кальса", "нет, кальса", "кальса, а не дудо"),
    "en": ("no, it was calza", "not dudo but calza", "calza, not dudo"),
    "es": ("no es dudo sino calza", "calza y no dudo"),
}
IT_WAS_RED = {
    "fr": "non, c'était rouge",
    "pl": "nie, to był czerwony",
    "ru": "нет, это был красный",
    "en": "no, it was red",
    "es": "no, fue rojo",
}
ONE_MISSING = {
    "fr": ("il en manque un", "il manque quelqu'un"),
    "pl": ("brakuje jednej", "kogo brakuje"),
    "ru": ("одной не хватает", "кого не хватает"),
    "en": ("one is missing", "there's one missing"),
    "es": ("falta uno", "quién falta"),
}
SEVEN = {"fr": "sept", "pl": "siedem", "ru": "семь", "en": "seven", "es": "siete"}
UNDO = {"fr": "annule", "pl": "cofnij", "ru": "отмена", "en": "undo", "es": "deshacer"}


def test_every_language_is_here() -> None:
    for said in (RED_CALZA, IT_WAS_CALZA, IT_WAS_RED, ONE_MISSING, SEVEN, UNDO):
        assert set(said) == set(PHRASED)


@pytest.mark.parametrize(("language", "line"), each(RED_CALZA))
def test_while_dice_are_counted_another_has_called(language: str, line: str) -> None:
    table = Counted(language)
    table.say(line)
    challenge = table.state.game.challenge
    assert challenge is not None
    assert (challenge.kind, challenge.caller) == (ChallengeKind.CALZA, PLAYERS[language][2])
    assert table.ids[0] == "calza-called"


@pytest.mark.parametrize(("language", "line"), each(IT_WAS_CALZA))
def test_it_was_the_other_kind(language: str, line: str) -> None:
    table = Counted(language)
    table.say(line)
    challenge = table.state.game.challenge
    assert challenge is not None
    assert (challenge.kind, challenge.caller) == (ChallengeKind.CALZA, PLAYERS[language][1])


@pytest.mark.parametrize("language", PHRASED)
def test_what_was_counted_stays(language: str) -> None:
    table = Counted(language)
    blue = PLAYERS[language][0]
    table.say(f"{blue} 1", RED_CALZA[language][0])
    assert table.counts == {blue: 1}


@pytest.mark.parametrize("language", PHRASED)
def test_whoever_is_named_has_called_the_same(language: str) -> None:
    table = Counted(language)
    table.say(IT_WAS_CALZA[language][0], IT_WAS_RED[language])
    challenge = table.state.game.challenge
    assert challenge is not None
    assert (challenge.kind, challenge.caller) == (ChallengeKind.CALZA, PLAYERS[language][2])


@pytest.mark.parametrize("language", PHRASED)
def test_who_may_not_call_has_not(language: str) -> None:
    table = Counted(language)
    table.assert_only_told(
        IT_WAS_RED[language], "refused-not-your-turn", "turn", "count-with-pacos"
    )


@pytest.mark.parametrize(("language", "line"), each(RED_CALZA))
def test_after_the_verdict_it_is_settled_anew(language: str, line: str) -> None:
    table = Counted(language)
    _, green, red = PLAYERS[language]
    table.say(SEVEN[language])
    assert table.state.game.dice_of(green) == 4
    table.say(line)
    assert table.total == 7
    assert table.state.game.dice_of(green) == 5
    assert table.state.game.dice_of(red) == 4
    table.say(UNDO[language])
    assert table.state.game.challenge is None
    assert table.state.game.bid is not None


@pytest.mark.parametrize(("language", "line"), each(RED_CALZA))
def test_where_nobody_has_called_it_is_asked_about(language: str, line: str) -> None:
    table = Bidders(language)
    table.assert_only_told(line, "confirm-calza")


@pytest.mark.parametrize(("language", "line"), each(ONE_MISSING))
def test_who_is_missing_is_told(language: str, line: str) -> None:
    table = Counted(language)
    _, *others = PLAYERS[language]
    table.say(f"{others[0]} 1", line)
    assert table.ids == ["count-missing"]
    assert table.counts == {others[0]: 1}


@pytest.mark.parametrize("language", PHRASED)
def test_one_that_is_missing_after_the_verdict(language: str) -> None:
    table = Counted(language)
    table.say(SEVEN[language])
    table.assert_only_told(ONE_MISSING[language][0], "recount-again")
