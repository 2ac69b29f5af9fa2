"""The roll for the start as it is told and put right in every language."""

from __future__ import annotations

import pytest

from tests.phrased import PHRASED
from tests.referee.dialogue_script import parse_input
from voice_perudo.referee.dialogue import start, step
from voice_perudo.referee.effects import Message, Say
from voice_perudo.referee.modes import Bidding, Starting
from voice_perudo.referee.settings import Settings
from voice_perudo.referee.state import Drawn, State
from voice_perudo.rules.variant import load_variant

SAID = {
    "fr": (
        ("rouge", "vert", "bleu"),
        ("rouge quatre, vert sept et bleu deux", "non, trois", "non, rouge cinq", "vert zéro"),
        ("annule", "rouge un", "vert cinq", "non, bleu six", "non, quatre"),
    ),
    "pl": (
        ("czerwony", "zielony", "niebieski"),
        (
            *("czerwony cztery, zielony siedem i niebieski dwa", "nie, trzy"),
            *("nie, czerwony pięć", "zielony zero"),
        ),
        ("cofnij", "czerwony jeden", "zielony pięć", "nie, niebieski sześć", "nie, cztery"),
    ),
    "ru": (
        ("красный", "зелёный", "синий"),
        (
            *("красный четыре, зелёный семь и синий два", "нет, три"),
            *("нет, красный пять", "у зелёного ноль"),
        ),
        ("отмена", "красный один", "зелёный пять", "нет, у синего шесть", "нет, четыре"),
    ),
    "en": (
        ("red", "green", "blue"),
        ("red four, green seven and blue two", "no, three", "no, red five", "green zero"),
        ("undo", "red one", "green five", "no, blue six", "no, four"),
    ),
    "es": (
        ("rojo", "verde", "azul"),
        ("rojo cuatro, verde siete y azul dos", "no, tres", "no, rojo cinco", "verde cero"),
        ("deshacer", "rojo uno", "verde cinco", "no, azul seis", "no, cuatro"),
    ),
}


class Table:
    """A table that rolls for the start; ``told`` are the last messages."""

    def __init__(self, language: str, players: tuple[str, ...]) -> None:
        settings = Settings(language, (load_variant("polish-classic"),))
        self.state: State = start(settings, players)[0]
        self.told: tuple[Message, ...] = ()

    def say(self, *lines: str) -> None:
        for line in lines:
            self.state, effects = step(self.state, parse_input(f'"{line}"', self.state))
            self.told = next((e.messages for e in effects if isinstance(e, Say)), ())

    @property
    def said(self) -> list[str]:
        return [message.id for message in self.told]

    @property
    def rolls(self) -> dict[str, int]:
        mode = self.state.mode
        rolled = mode.rolled if isinstance(mode, Bidding) else mode
        assert isinstance(rolled, Starting)
        return dict(rolled.rolls)


def test_every_language_is_here() -> None:
    assert set(SAID) == set(PHRASED)


@pytest.mark.parametrize("language", SAID)
def test_rolls_are_noted_put_right_and_taken_back(language: str) -> None:
    (red, green, blue), telling, settling = SAID[language]
    table = Table(language, (red, green, blue))
    breath, last, named, impossible = telling
    table.say(breath)
    assert table.rolls == {red: 4, blue: 2}
    assert [m.id for m in table.told] == ["roll-told", "roll-impossible", "roll-noted"]
    assert dict(table.told[1].arguments) == {"player": green}
    table.say(last)
    assert table.rolls == {red: 4, blue: 3}
    table.say(named)
    assert table.rolls == {red: 5, blue: 3}
    table.say(impossible)
    assert [m.id for m in table.told] == ["roll-impossible", "roll-next"]
    *telling_last, settled_otherwise, once_more = settling
    undo, *_ = telling_last
    table.say(undo)
    assert table.rolls == {blue: 3}
    table.say(*telling_last[1:])
    assert table.state.game.turn == green
    table.say(settled_otherwise)
    assert table.state.game.turn == blue
    assert table.rolls == {red: 1, green: 5, blue: 6}
    table.say(once_more)
    assert table.state.game.turn == green
    assert table.rolls == {red: 1, green: 5, blue: 4}


def test_a_bid_is_put_right_as_before_once_there_is_one() -> None:
    players, _, _ = SAID["en"]
    table = Table("en", players)
    table.say("red six, green five, blue four", "two threes", "no, three threes")
    assert table.state.game.turn == "green"
    assert str(table.state.game.bid) == "3x3"


REFUSED = {
    "fr": ("dudo", "un paco", "vert, deux cinq", "non, jaune deux", "non, vert sept"),
    "pl": ("dudo", "jedno paco", "zielony, dwie piątki", "nie, żółty dwa", "nie, zielony siedem"),
    "ru": ("дудо", "одно пако", "зелёный, две пятёрки", "нет, жёлтый два", "нет, зелёный семь"),
    "en": ("dudo", "one paco", "green, two fives", "no, yellow two", "no, green seven"),
    "es": ("dudo", "un paco", "verde, dos cincos", "no, amarillo dos", "no, verde siete"),
}
"""What is refused when red has just been found to start."""


@pytest.mark.parametrize("which", range(5))
@pytest.mark.parametrize("language", SAID)
def test_what_is_refused_after_the_rolls_forgets_none_of_them(language: str, which: int) -> None:
    (red, green, blue), _, (undo, *_) = SAID[language]
    no_green_seven = REFUSED[language][-1]
    table = Table(language, (red, green, blue))
    table.say(f"{red} 6, {green} 5, {blue} 4", REFUSED[language][which])
    assert table.told
    assert table.state.game.turn == red
    rolls = {red: 6, green: 5, blue: 4}
    assert table.rolls == rolls
    # by name a roll can still be put right, and then be taken back alone
    no_green_two = f"{no_green_seven.rpartition(' ')[0]} 2"
    table.say(no_green_two)
    assert table.rolls == {**rolls, green: 2}
    table.say(REFUSED[language][which], undo)
    assert table.rolls == {red: 6, blue: 4}
    assert Message.of("roll-next", player=green) in table.told


def test_a_number_alone_after_a_refusal_is_about_the_bid() -> None:
    players, _, _ = SAID["en"]
    table = Table("en", players)
    table.say("red six, green five, blue four", "one paco", "no, three")
    assert str(table.state.game.bid) == "1x3"
    table.say("undo", "dudo", "no, three")
    assert table.rolls == {"red": 6, "green": 5, "blue": 3}
    table.say("one paco", "no, blue two", "no, blue three")
    assert table.rolls == {"red": 6, "green": 5, "blue": 3}


@pytest.mark.parametrize("named", ["green", "green starts", "draw lots"])
def test_whoever_is_named_to_start_does_not_make_the_rolls_forgotten(named: str) -> None:
    players, _, _ = SAID["en"]
    table = Table("en", players)
    table.say("red six, blue four", named)
    if named == "draw lots":
        table.state, _ = step(table.state, Drawn("green"))
    assert table.state.game.turn == "green"
    table.say("dudo", "undo")
    assert table.rolls == {"red": 6, "blue": 4}
    assert table.said == ["undone", "roll-next"]
    table.say("green starts", "no, blue five")
    assert table.rolls == {"red": 6, "blue": 5}
    assert table.told == (Message.of("roll-noted", player="blue", number=5, next="green"),)


def test_a_bid_that_is_taken_back_gives_the_rolls_back() -> None:
    players, _, _ = SAID["en"]
    table = Table("en", players)
    table.say("red six, green five, blue four", "two threes", "three threes", "undo", "undo")
    assert table.rolls == {"red": 6, "green": 5, "blue": 4}
    table.say("no, blue five", "two threes", "undo", "undo")
    assert table.rolls == {"red": 6, "green": 5}


def test_a_tie_said_again_is_the_same_tie() -> None:
    players, _, _ = SAID["en"]
    table = Table("en", players)
    table.say("red six, green six, blue four", "a tie")
    assert table.told == (Message.of("roll-again", players=("red", "green")),)
    table.say("blue six")
    assert [message.id for message in table.told] == ["roll-only"]


def test_whose_roll_was_taken_back_is_asked_first() -> None:
    players, _, _ = SAID["en"]
    table = Table("en", players)
    table.say("blue four", "undo")
    assert table.said == ["undone", "roll-next"]
    assert dict(table.told[1].arguments) == {"player": "blue"}
    table.say("five", "what's the bid")
    assert table.rolls == {"blue": 5}
    assert table.told == (Message.of("roll-next", player="red"),)


CORRECTED_NAME = {
    "fr": ("rouge cinq, non, vert cinq", "rouge cinq, non, vert", "rouge, non, vert cinq"),
    "pl": (
        "czerwony pięć, nie, zielony pięć",
        "czerwony 5, tfu, zielony",
        "czerwony, nie, zielony 5",
    ),
    "ru": ("красный пять, нет, зелёный пять", "красный 5, ой, зелёный", "красный, нет, зелёный 5"),
    "en": ("red five, no, green five", "red five, sorry, green", "red, no wait, green five"),
    "es": ("rojo cinco, no, verde cinco", "rojo cinco, perdón, verde", "rojo, digo, verde cinco"),
}


@pytest.mark.parametrize("which", range(3))
@pytest.mark.parametrize("language", SAID)
def test_a_name_is_put_right_in_the_same_breath(language: str, which: int) -> None:
    players, _, _ = SAID[language]
    _, green, _ = players
    table = Table(language, players)
    table.say(CORRECTED_NAME[language][which])
    assert table.rolls == {green: 5}
    assert [message.id for message in table.told] == ["roll-noted"]
