"""The table's language, offered to people of whom nothing is known: each in their own."""

from __future__ import annotations

from collections.abc import Mapping

from voice_perudo.language.interpretation import IntentName, Interpretation, Understood
from voice_perudo.referee.effects import Message, Say
from voice_perudo.referee.modes import SettingUp, SetupStep
from voice_perudo.referee.reply import without_question
from voice_perudo.referee.state import State

_WHILE = (SetupStep.LANGUAGE, SetupStep.PLAYER_COUNT)
"""A language that was misheard can be put right while the next thing is asked."""


def spoken_languages(state: State) -> tuple[str, ...]:
    """The languages to listen in: the table's first, then the players', and those on offer."""
    settings = state.settings
    own = (language for _, language in settings.player_languages)
    offered = settings.languages if _step(state) in _WHILE else ()
    return tuple(dict.fromkeys((settings.language, *own, *offered)))


OFFERED_WITH = frozenset({"ask-language", "language-unknown"})
"""The messages that the offers follow."""


def offers(state: State) -> tuple[Say, ...]:
    """How to choose each language, said in it; nothing once one has been chosen."""
    if _step(state) is not SetupStep.LANGUAGE:
        return ()
    codes = dict.fromkeys((state.settings.language, *state.settings.languages))
    return tuple(Say((Message.of("language-offer"),), code) for code in codes)


def chosen_language(
    state: State, readings: Mapping[str, Interpretation]
) -> tuple[str, Interpretation] | None:
    """What was said while languages are on offer, if one of them understood it.

    Whoever names his language in it is believed first. Once a language has been
    chosen nothing else is taken from the others.
    """
    if _step(state) not in _WHILE:
        return None
    understood = [
        (reading.score, code, reading)
        for code, reading in readings.items()
        if isinstance(reading, Understood)
    ]
    named = [found for found in understood if _names(found[2], found[1])]
    if named:
        return max(named, key=lambda found: found[0])[1:]
    table = state.settings.language
    asking = _step(state) is SetupStep.LANGUAGE
    if asking and understood and not isinstance(readings.get(table), Understood):
        return max(understood, key=lambda found: found[0])[1:]
    return (table, readings[table]) if table in readings else None


def _names(reading: Understood, code: str) -> bool:
    return reading.intent.name is IntentName.LANGUAGE and reading.intent.choice == code


def _step(state: State) -> SetupStep | None:
    """The question that is open, where the language was asked for in the beginning."""
    mode = without_question(state.mode)
    asked = state.settings.ask_language and isinstance(mode, SettingUp)
    return mode.step if asked and isinstance(mode, SettingUp) else None
