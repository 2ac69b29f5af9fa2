"""Several things told of the table in one breath: each done in its turn, all told in one go.

Seats come before what is said of those who sit there, and rules before what is changed of them.
What cannot be done is answered with the reason, and the rest of the breath stands.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from voice_perudo.language.interpretation import Intent, IntentName
from voice_perudo.referee.effects import Message
from voice_perudo.referee.modes import SettingUp, SetupStep
from voice_perudo.referee.narration import Messages
from voice_perudo.referee.prompts import prompt
from voice_perudo.referee.reading_back import opening, rules_of, rules_told, speakers
from voice_perudo.referee.reply import Reply
from voice_perudo.referee.state import State

Answer = Callable[[State, SettingUp, Intent], Reply | None]
"""What is answered to one of the things alone."""

_IN_TURN = (
    {IntentName.SAME_TABLE, IntentName.LANGUAGE},
    {IntentName.PLAYER_COUNT, IntentName.PLAYER, IntentName.SEATING},
    {IntentName.PLAYER_LANGUAGE},
    {IntentName.PRESET},
    {IntentName.HOUSE_RULE},
    {IntentName.STARTER},
)
_NEWS = {
    *("language-set", "setup-players", "player-speaks", "setup-rules", "house-rule"),
    *("setup-starter", "setup-opening"),
}
"""What tells that something was done."""


def told_together(state: State, mode: SettingUp, intent: Intent, answer: Answer) -> Reply | None:
    """The reply to all of it; ``None`` if none of it can be said here."""
    before = state
    refused: Messages = ()
    parts = sorted((replace(intent, besides=()), *intent.besides), key=_turn)
    heard = 0
    for part in parts:
        here = state.mode if isinstance(state.mode, SettingUp) else mode
        reply = answer(state, here, part)
        if reply is None:
            refused = (*refused, Message.of("understood-partly"))
            continue
        heard += 1
        asked = prompt(reply.state)
        refused += tuple(m for m in reply.messages if m.id not in _NEWS and m not in asked)
        state = reply.state
    if not heard:
        return None
    told = (*dict.fromkeys(refused), *_news(before, mode, state), *prompt(state))
    return Reply(state, told)


def _turn(intent: Intent) -> int:
    return next(n for n, names in enumerate((*_IN_TURN, {intent.name})) if intent.name in names)


def _news(before: State, old: SettingUp, state: State) -> Messages:
    """What has been changed and is not read back with the question."""
    new = state.mode
    settings = state.settings
    told: Messages = ()
    if settings.language != before.settings.language:
        told = (Message.of("language-set"),)
    if not isinstance(new, SettingUp) or new.step is SetupStep.READ_BACK:
        return told
    asked_next = new.step is SetupStep.PLAYERS and new.players == new.players[-new.newest :]
    if new.players not in (old.players, ()) and not asked_next:
        told = (*told, Message.of("setup-players", players=new.players))
    if new.languages != old.languages:
        told = (*told, *(m for m in speakers(new, settings) if m not in speakers(old, settings)))
    if new.variant is not None and new.variant != old.variant:
        told = (*told, *rules_told(new.variant, settings))
    if (new.starter, new.opening) != (old.starter, old.opening):
        told = (*told, opening(new, rules_of(new, settings)))
    return told
