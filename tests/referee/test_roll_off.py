"""The roll for the start as it is told and put right in every language."""

from __future__ import annotations

import pytest

from tests.referee.dialogue_script import parse_input
from voice_perudo.language.pack import available_languages
from voice_perudo.referee.dialogue import start, step
from voice_perudo.referee.effects import Message, Say
from voice_perudo.referee.state import Bidding, Settings, Starting, State
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
    def rolls(self) -> dict[str, int]:
        mode = self.state.mode
        rolled = mode.rolled if isinstance(mode, Bidding) else mode
        assert isinstance(rolled, Starting)
        return dict(rolled.rolls)


def test_every_language_is_here() -> None:
    assert set(SAID) == set(available_languages())


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
