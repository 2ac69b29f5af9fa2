"""A table that is set up in every language, as far as a test wants it."""

from __future__ import annotations

from tests.referee.counted_table import PLAYERS, YES, Table
from voice_perudo.hearing import Alternative, Hearing, Word
from voice_perudo.language.normalise import tokens
from voice_perudo.language.pack import load_language
from voice_perudo.referee.context import context
from voice_perudo.referee.dialogue import set_up, step
from voice_perudo.referee.effects import Say
from voice_perudo.referee.modes import SettingUp, SetupStep
from voice_perudo.referee.settings import Settings
from voice_perudo.referee.state import Heard
from voice_perudo.rules.variant import load_variant, preset_names

PRESETS = tuple(map(load_variant, preset_names()))
USUAL = {
    "fr": "asmodee-bga",
    "pl": "polish-classic",
    "ru": "russian-dudo",
    "en": "bga-free",
    "es": "bga-free",
}
THREE = {
    "fr": "trois joueurs",
    "pl": "trzech graczy",
    "ru": "три игрока",
    "en": "three players",
    "es": "tres jugadores",
}


class SetUp(Table):
    """Asked how many play, or further on."""

    def __init__(self, language: str, asked: SetupStep = SetupStep.PLAYER_COUNT) -> None:
        usual = tuple(USUAL.items())
        settings = Settings(language, PRESETS, tuple(USUAL), presets=PRESETS, usual=usual)
        super().__init__(set_up(settings)[0])
        if asked is SetupStep.PLAYER_COUNT:
            return
        self.say(THREE[language])
        if asked is not SetupStep.PLAYERS:
            self.say(*PLAYERS[language])
        if asked is SetupStep.READ_BACK:
            self.say(YES[language])
        assert self.mode.step is asked

    @property
    def mode(self) -> SettingUp:
        assert isinstance(self.state.mode, SettingUp)
        return self.state.mode

    def hear_aloud(self, line: str) -> None:
        """The words as a recogniser would give them."""
        heard = Hearing((Alternative(tuple(map(Word, tokens(line))), 0.0),))
        pack = load_language(self.state.settings.language)
        self.state, effects = step(self.state, Heard(pack.interpret(heard, context(self.state))))
        self.told = next((e.messages for e in effects if isinstance(e, Say)), ())

    def assert_unchanged_by(self, line: str) -> None:
        """Nothing is said or done."""
        before = self.state.mode
        self.say(line)
        assert self.ids == [], line
        assert self.state.mode == before
