"""Which language an utterance was in, at a table where several are spoken."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from voice_perudo.language.interpretation import (
    IntentName,
    Interpretation,
    NotUnderstood,
    Reason,
    Unclear,
    Understood,
)
from voice_perudo.referee.offering import chosen_language
from voice_perudo.referee.state import State
from voice_perudo.rules.values import Phase

_CHALLENGES = frozenset({IntentName.DUDO, IntentName.CALZA})
_BIDS = frozenset({IntentName.BID, IntentName.PLUS_ONE, IntentName.CORRECTION})


def expected_language(state: State) -> str:
    """The language of whoever is to speak: the player on turn, the caller while counting."""
    if state.history is None:
        return state.settings.language
    game = state.history.current
    player = game.challenge.caller if game.challenge is not None else game.turn
    own = dict(state.settings.player_languages)
    return own.get(player or "", state.settings.language)


def in_one_language(
    state: State, readings: Mapping[str, Interpretation]
) -> tuple[str, Interpretation]:
    """The language an utterance is taken to be in, and its meaning there.

    The expected speaker's language comes first. Another one is believed only
    where that has nothing, and never for a bid: bids are made in turn, while
    Dudo, Calza, counts and questions may come from anybody. One of these heard
    clearer in another language, or there with the name of whoever said it, is
    believed in that one.
    """
    if (chosen := chosen_language(state, readings)) is not None:
        return chosen
    expected = expected_language(state)
    first = readings.get(expected, NotUnderstood(Reason.SILENCE))
    others = [
        (language, reading)
        for language, reading in readings.items()
        if language != expected and isinstance(reading, Understood) and _free(state, reading)
    ]
    fuller = [other for other in others if _is_fuller(other[1], first)]
    if fuller:
        return max(fuller, key=lambda other: other[1].score)
    if not isinstance(first, NotUnderstood) or first.partial is not None:
        return expected, first
    if others:
        return max(others, key=lambda other: other[1].score)
    unclear = [
        (language, reading)
        for language, reading in readings.items()
        if language != expected
        and isinstance(reading, Unclear)
        and all(_free(state, candidate) for candidate in reading.candidates)
    ]
    return unclear[0] if unclear else (expected, first)


def _is_fuller(reading: Understood, first: Interpretation) -> bool:
    """Whether a challenge is what ``first`` heard, but with a name or beyond a doubt."""
    intent = reading.intent
    if intent.name not in _CHALLENGES:
        return False
    if isinstance(first, Understood):
        return intent.player is not None and replace(intent, player=None) == first.intent
    if isinstance(first, Unclear):
        return {candidate.intent.name for candidate in first.candidates} == {intent.name}
    return False


def _free(state: State, reading: Understood) -> bool:
    """Whether anybody may say this, whoever's turn it is."""
    if state.history is None or state.history.current.phase is not Phase.BIDDING:
        return True
    return reading.intent.name not in _BIDS
