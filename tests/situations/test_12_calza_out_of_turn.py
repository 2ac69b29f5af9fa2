"""Calza out of turn: by name it is his, bare it is asked "who?", and not everybody may."""

from __future__ import annotations

import pytest

from tests.referee.counted_table import YES
from tests.situations.conftest import Seated
from tests.situations.quick import quickly
from tests.situations.sounds import AtTable

TABLES = {
    "fr": ("bleu,vert,rouge", "huit cinq", "rouge, calza", "calza", "bleu, calza"),
    "pl": ("niebieski,zielony,biały", "osiem piątek", "biały, kalsa", "kalsa", "niebieski, kalsa"),
    "ru": ("синий,зелёный,красный", "восемь пятёрок", "красный, калса", "калса", "синий, калса"),
    "en": ("blue,green,red", "eight fives", "red, calza", "calza", "blue, calza"),
    "es": ("azul,verde,rojo", "ocho cincos", "rojo, calza", "calza", "azul, calza"),
}
FROM_ANYBODY = ("calza=true", "calza_by=any_but_bidder", "calza_requires_lost_die=no")


def called(table: AtTable, told: list[str]) -> bool:
    """Whether Calza was called, at once or after a doubt was settled."""
    if told == ["confirm-calza"]:
        told = table.type(YES[table.session.state.settings.language])
    return told[0] == "calza-called"


@pytest.mark.real_audio
@pytest.mark.parametrize("language", quickly(TABLES, "fr", "pl"))
def test_with_a_name_it_is_his(seated: Seated, language: str) -> None:
    players, bid, named, _, _ = TABLES[language]
    table = seated(players, language, options=FROM_ANYBODY)
    table.type(bid)
    assert called(table, table.say(named, language))
    challenge = table.session.state.game.challenge
    assert challenge is not None
    assert challenge.caller == players.split(",")[2]


@pytest.mark.real_audio
@pytest.mark.parametrize("language", quickly(TABLES, "fr"))
def test_without_a_name_it_is_asked_who(seated: Seated, language: str) -> None:
    players, bid, _, bare, _ = TABLES[language]
    table = seated(players, language, options=FROM_ANYBODY)
    table.type(bid)
    assert table.say(bare, language) == ["ask-caller-calza"]
    assert table.say(players.split(",")[2], language)[0] == "calza-called"


@pytest.mark.real_audio
@pytest.mark.parametrize("language", quickly(TABLES, "ru"))
def test_the_last_bidder_may_not(seated: Seated, language: str) -> None:
    players, bid, _, _, own = TABLES[language]
    table = seated(players, language, options=FROM_ANYBODY)
    table.type(bid)
    assert table.say(own, language) == ["refused-own-bid"]
    assert table.bid == "8x5"


@pytest.mark.parametrize(
    ("rules", "options", "said", "refusal"),
    [
        ("liars-dice", (), "red, calza", "refused-calza-not-played"),
        ("liars-dice", (), "calza", "refused-calza-not-played"),
        ("russian-dudo", (), "red, calza", "refused-not-your-turn"),
        ("polish-classic", (), "green, calza", "refused-calza-not-with-two-players"),
        (
            "bga-free",
            ("calza_requires_lost_die=ever",),
            "red, calza",
            "refused-calza-needs-lost-die",
        ),
    ],
)
def test_where_the_rules_forbid_it_the_reason_is_told(
    seated: Seated, rules: str, options: tuple[str, ...], said: str, refusal: str
) -> None:
    players = "blue,green" if "two-players" in refusal else "blue,green,red"
    table = seated(players, "en", rules=rules, options=options)
    table.type("four fives")
    assert table.type(said)[0] == refusal
    assert table.bid == "4x5"


def test_in_turn_where_only_that_is_allowed_nobody_is_asked(seated: Seated) -> None:
    table = seated("blue,green,red", "en", rules="russian-dudo")
    table.type("four fives")
    assert table.type("calza")[0] == "calza-called"
