"""The last table once more, a name put right, and what is wished for after a game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import pytest

from tests.phrased import PHRASED
from tests.referee.counted_table import CALLED, PLAYERS, Table, each
from tests.referee.set_up_table import USUAL, SetUp
from voice_perudo.referee.dialogue import start
from voice_perudo.referee.modes import SetupStep
from voice_perudo.referee.settings import LastTable, Settings
from voice_perudo.rules.variant import load_variant

Lines = Mapping[str, tuple[str, ...]]

YES_THE_SAME: Lines = {
    "fr": ("oui, comme la dernière fois", "les mêmes"),
    "pl": ("tak, jak ostatnio", "znowu my"),
    "ru": ("да, как в прошлый раз", "опять мы"),
    "en": ("yes, same as last time", "us again"),
    "es": ("sí, como la última vez", "otra vez nosotros"),
}
STOPPED: Lines = {
    "fr": ("on reprend la partie",),
    "pl": ("wznów grę",),
    "ru": ("продолжим игру",),
    "en": ("continue the game", "resume the last game"),
    "es": ("continuar la partida",),
}
THE_USUAL: Lines = {
    "fr": ("les règles habituelles",),
    "pl": ("normalne", "te co zawsze"),
    "ru": ("обычные", "нормальные правила"),
    "en": ("our usual rules",),
    "es": ("las de siempre",),
}
RED_IS_WHITE: Lines = {
    "fr": ("rouge s'appelle blanc",),
    "pl": ("czerwony nazywa się biały",),
    "ru": ("красного зовут белый", "красный это белый"),
    "en": ("red is called white",),
    "es": ("rojo se llama blanco",),
}
SWAPPED: Lines = {
    "fr": ("vert et rouge ont changé de place",),
    "pl": ("zielony i czerwony zamienili się miejscami",),
    "ru": ("зелёный и красный поменялись местами",),
    "en": ("green and red have swapped",),
    "es": ("verde y rojo se han cambiado",),
}
IN_RUSSIAN: Lines = {
    "fr": ("on peut jouer en russe ?", "je ne parle que russe"),
    "pl": ("możemy grać po rosyjsku?", "mówię tylko po rosyjsku"),
    "ru": ("давай по-русски", "я говорю только по-русски"),
    "en": ("can we play in Russian?", "I only speak Russian"),
    "es": ("¿podemos jugar en ruso?", "solo hablo ruso"),
}
NONE = {"fr": "aucun", "pl": "zero", "ru": "ноль", "en": "none", "es": "ninguno"}
OTHER_RULES: Lines = {
    "fr": ("avec d'autres règles", "d'autres joueurs"),
    "pl": ("z innymi zasadami", "inni gracze"),
    "ru": ("с другими правилами", "другие игроки"),
    "en": ("with different rules this time", "new players"),
    "es": ("con otras reglas", "otros jugadores"),
}
ENOUGH: Lines = {
    "fr": ("c'est tout pour ce soir", "bonne nuit", "au dodo"),
    "pl": ("na dziś koniec", "dobranoc", "idziemy spać"),
    "ru": ("на сегодня хватит", "спокойной ночи", "пора спать"),
    "en": ("that's it for tonight", "goodnight", "no, we're done"),
    "es": ("ya basta por hoy", "buenas noches", "lo dejamos aquí"),
}
ONE_LAST: Lines = {
    "fr": ("allez, une dernière", "la revanche"),
    "pl": ("ostatni raz", "jeszcze ostatnia", "rewanż"),
    "ru": ("ещё последнюю", "реванш"),
    "en": ("one last game", "one last one", "revenge", "ok one more then bed"),
    "es": ("una última", "la última", "revancha"),
}


def test_every_language_is_here() -> None:
    tables = [lines for lines in globals().values() if isinstance(lines, dict) and "fr" in lines]
    assert len(tables) > 10
    assert all(set(lines) >= set(PHRASED) for lines in tables)


@pytest.mark.parametrize(("language", "line"), each(YES_THE_SAME))
def test_the_last_table_is_said_yes_to(language: str, line: str) -> None:
    table = SetUp(language)
    last = LastTable(language, load_variant("bga-free"), PLAYERS[language])
    table.state = replace(table.state, settings=replace(table.state.settings, last=last))
    table.say(line)
    assert table.mode.step is SetupStep.READ_BACK
    assert table.mode.players == PLAYERS[language]


@pytest.mark.parametrize(("language", "line"), each(STOPPED))
def test_how_to_go_on_with_a_stopped_game_is_told(language: str, line: str) -> None:
    table = SetUp(language)
    table.say(line)
    assert table.ids == ["game-stopped", "ask-player-count"]


@pytest.mark.parametrize(("language", "line"), each(THE_USUAL))
def test_the_usual_rules_are_those_proposed(language: str, line: str) -> None:
    table = SetUp(language, SetupStep.PRESET)
    table.say(line)
    assert table.mode.variant == load_variant(USUAL[language])


@pytest.mark.parametrize(("language", "line"), each(RED_IS_WHITE))
def test_a_player_is_called_otherwise(language: str, line: str) -> None:
    table = SetUp(language, SetupStep.READ_BACK)
    blue, green, _ = PLAYERS[language]
    white = line.split()[-1]
    table.say(line)
    assert table.mode.players == (blue, green, white)


@pytest.mark.parametrize(("language", "line"), each(SWAPPED))
def test_two_have_changed_places(language: str, line: str) -> None:
    table = SetUp(language, SetupStep.READ_BACK)
    blue, green, red = PLAYERS[language]
    table.say(line)
    assert table.mode.players == (blue, red, green)


@pytest.mark.parametrize(("language", "line"), each(IN_RUSSIAN))
def test_a_language_is_asked_for_in_a_sentence(language: str, line: str) -> None:
    table = SetUp(language)
    table.say(line)
    assert table.state.settings.language == "ru"


class PlayedOut(Table):
    """A game that green has won."""

    def __init__(self, language: str) -> None:
        rules = load_variant("bga-free", {"start_dice": "1"})
        players = PLAYERS[language][:2]
        super().__init__(start(Settings(language, (rules,)), players, players[0])[0])
        self.say(*CALLED[language], NONE[language])
        assert self.ids[-1] == "ask-new-game"


@pytest.mark.parametrize(("language", "line"), each(OTHER_RULES))
def test_a_new_game_is_of_the_same_table(language: str, line: str) -> None:
    PlayedOut(language).assert_only_told(line, "same-table-only")


@pytest.mark.parametrize(("language", "line"), each(ENOUGH))
def test_it_is_late(language: str, line: str) -> None:
    table = PlayedOut(language)
    table.say(line)
    assert table.ids == ["goodbye"]


@pytest.mark.parametrize(("language", "line"), each(ONE_LAST))
def test_one_more_is_played(language: str, line: str) -> None:
    table = PlayedOut(language)
    table.say(line)
    assert table.ids[0] == "new-game"
