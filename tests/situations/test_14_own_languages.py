"""Four players, four languages: each bid is understood in its player's, Dudo in any."""

from __future__ import annotations

from time import process_time

import pytest

from tests.situations.conftest import Seated
from tests.situations.quick import quickly
from tests.situations.sounds import Voices, utterances
from voice_perudo.app.ears import Ears
from voice_perudo.audio.types import RATE
from voice_perudo.language.interpretation import Scope
from voice_perudo.referee.effects import Listen
from voice_perudo.referee.settings import Announce

PLAYERS = "bleu:fr,zielony:pl,красный:ru,white:en"
ROUND = [
    ("fr", "quatre cinq", "4x5"),
    ("pl", "pięć piątek", "5x5"),
    ("ru", "шесть пятёрок", "6x5"),
    ("en", "seven fives", "7x5"),
    ("fr", "huit cinq", "8x5"),
]
DUDO = {"fr": "dudo", "pl": "dudo", "ru": "дудо", "en": "dudo"}
CALZA = [("fr", "bleu, calza"), ("ru", "красный, калса"), ("en", "white, calza")]
MOST_SHARE = 0.25
"""Processor seconds for a second of sound with four languages at most: far from audible."""


@pytest.mark.real_audio
def test_each_bid_is_understood_in_its_players_language(seated: Seated) -> None:
    table = seated(PLAYERS, "fr", announce=Announce.PLAYER)
    for language, text, bid in ROUND:
        assert table.say(text, language) == ["bid"], text
        assert table.bid == bid
        own = dict(table.session.state.settings.player_languages)
        assert table.announced().language == own[table.turn or ""]
    assert table.say("dudo", "pl")[0] == "dudo-called"


@pytest.mark.real_audio
@pytest.mark.parametrize("language", quickly(DUDO, "ru"))
def test_dudo_is_understood_in_any_language_of_the_table(seated: Seated, language: str) -> None:
    table = seated(PLAYERS, "fr")
    table.type("quatre cinq")
    assert table.turn == "zielony"
    assert table.say(DUDO[language], language)[0] == "dudo-called"
    assert table.announced().language == "fr"


@pytest.mark.real_audio
@pytest.mark.parametrize(("language", "text"), CALZA)
def test_calza_out_of_turn_keeps_its_callers_name(seated: Seated, language: str, text: str) -> None:
    """Whoever is on turn hears it too, but not the name in a foreign language."""
    table = seated("white:en,zielony:pl,bleu:fr,красный:ru", "fr", rules="bga-free")
    table.type("four fives")
    if language == "en":
        assert table.say(text, language) == ["refused-own-bid"]
        return
    told = table.say(text, language)
    if told == ["confirm-calza"]:
        # Four languages heard it, each a little differently: a doubt is asked about.
        told = table.type("oui")
    assert told[0] == "calza-called"
    challenge = table.session.state.game.challenge
    assert challenge is not None
    assert challenge.caller == {"fr": "bleu", "ru": "красный"}[language]


def test_a_bid_in_somebody_elses_language_is_nobodys(seated: Seated) -> None:
    table = seated(PLAYERS, "fr")
    assert table.type("four fives") == ["bid-language"]
    assert table.announced().text == "À bleu de jouer : en français, s'il vous plaît."
    assert table.type("four fives") == []
    assert table.type("quatre cinq") == ["bid"]


@pytest.mark.real_audio
@pytest.mark.parametrize(
    ("text", "language"), [("cinq cinq", "fr"), ("шесть пятёрок", "ru"), ("seven fives", "en")]
)
def test_a_bid_in_somebody_elses_language_is_told(seated: Seated, text: str, language: str) -> None:
    table = seated(PLAYERS, "fr")
    table.type("quatre cinq")
    assert table.say(text, language) == ["bid-language"]
    assert (table.bid, table.turn) == ("4x5", "zielony")


def test_a_bid_is_put_right_while_the_next_player_speaks_another_language(seated: Seated) -> None:
    table = seated(PLAYERS, "fr")
    table.type("quatre cinq")
    assert table.type("non, trois cinq") == ["bid-corrected"]
    assert (table.bid, table.turn) == ("3x5", "zielony")


@pytest.mark.real_audio
def test_more_languages_cost_no_audible_delay(voices: Voices, ears: Ears) -> None:
    sound = voices.say("huit cinq", "fr")
    listen = Listen(Scope.BIDDING, ("bleu", "zielony", "красный", "white"))

    def work(*languages: str) -> float:
        list(utterances(ears, sound, listen, languages))
        started = process_time()
        for _ in range(3):
            list(utterances(ears, sound, listen, languages))
        return (process_time() - started) / 3 / (len(sound) / RATE)

    assert work("fr", "pl", "ru", "en") < MOST_SHARE
