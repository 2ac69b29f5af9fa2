"""Words that mean one thing or another by what is asked while a table is set up."""

from __future__ import annotations

from dataclasses import replace

from voice_perudo.language.grammar import (
    EVERYBODY,
    FIRST,
    OR_SELF,
    PLAYERS,
    USUAL,
    WHATEVER,
    YOU_CHOOSE,
)
from voice_perudo.language.interpretation import Intent, IntentName
from voice_perudo.referee.modes import RULES_ASKED, SettingUp, SetupStep
from voice_perudo.referee.seating import is_seated
from voice_perudo.referee.state import State

_OR_RULES = "/"
"""In the choice of a language, before the rules that the same word names."""


def as_asked(state: State, mode: SettingUp, intent: Intent) -> Intent:
    """What is meant by a name, a word for a language or “you choose” here."""
    match intent.name:
        case IntentName.LANGUAGE if intent.choice is not None:
            language, _, rules = intent.choice.partition(_OR_RULES)
            if rules and mode.step in RULES_ASKED:
                return replace(intent, name=IntentName.PRESET, choice=rules)
            return replace(intent, choice=language)
        case IntentName.PRESET if intent.choice == USUAL:
            return replace(intent, choice=state.settings.usual_variant.name)
        case IntentName.STARTER if intent.choice in (WHATEVER, YOU_CHOOSE):
            if mode.step in RULES_ASKED:
                usual = state.settings.usual_variant.name
                return replace(intent, name=IntentName.PRESET, choice=usual)
            return replace(intent, choice="random") if intent.choice == YOU_CHOOSE else intent
        case IntentName.PLAYER_COUNT if intent.choice == EVERYBODY:
            if mode.step is not SetupStep.PLAYERS:
                return replace(intent, choice=None)
            return replace(intent, count=len(mode.players), choice=PLAYERS)
        case IntentName.READY if mode.step is SetupStep.PLAYERS and len(mode.players) > 1:
            count = len(mode.players)  # nobody else is to be named
            return Intent(IntentName.PLAYER_COUNT, count=count, choice=PLAYERS)
        case IntentName.PLAYER if intent.player is not None and not intent.others:
            return _name(state, mode, intent, intent.player)
        case _:
            return intent


def _name(state: State, mode: SettingUp, intent: Intent, player: str) -> Intent:
    """A name that is called first, or in answer to whose is meant, starts."""
    seated = is_seated(mode, player)
    asked = any(message.id == "ask-starter-name" for message in state.said)
    named_first = mode.step is SetupStep.PLAYERS and not mode.players
    if (seated and asked) or (intent.choice == FIRST and (seated or not named_first)):
        return replace(intent, name=IntentName.STARTER, choice=None)
    return replace(intent, choice=None) if intent.choice in (FIRST, OR_SELF) else intent
