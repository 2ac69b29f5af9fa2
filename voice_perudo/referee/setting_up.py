"""The set-up by voice: language, players, rules, read back before the game starts."""

from __future__ import annotations

from dataclasses import replace

from voice_perudo.language.interpretation import Intent, IntentName
from voice_perudo.referee.effects import Message
from voice_perudo.referee.narration import Messages
from voice_perudo.referee.prompts import prompt
from voice_perudo.referee.reply import Reply
from voice_perudo.referee.starting import begin
from voice_perudo.referee.state import Said, SettingUp, SetupStep, State
from voice_perudo.rules.values import PLAYER_COUNTS, Player

_BACK = {
    SetupStep.PLAYERS: SetupStep.PLAYER_COUNT,
    SetupStep.PRESET: SetupStep.PLAYERS,
    SetupStep.OTHER_PRESET: SetupStep.PLAYERS,
    SetupStep.READ_BACK: SetupStep.PRESET,
}


def first_step(state: State) -> SettingUp:
    """The first question: the language, unless there is no choice."""
    several = len(state.settings.languages) > 1
    return SettingUp(SetupStep.LANGUAGE if several else SetupStep.PLAYER_COUNT)


def setting_up(state: State, mode: SettingUp, said: Said) -> Reply | None:
    """Answers one intent while the table is set up; ``None`` if it answers no open question."""
    intent = said.intent
    match intent.name:
        case IntentName.LANGUAGE:
            return _language(state, mode, intent.choice)
        case IntentName.PRESET:
            return _preset(state, mode, intent.choice)
        case IntentName.UNDO:
            return _back(state, mode)
        case IntentName.NEW_GAME:
            return _again(state)
        case IntentName.PLAYER_COUNT if mode.step is SetupStep.PLAYER_COUNT:
            return _player_count(state, mode, intent)
        case IntentName.PLAYER if mode.step is SetupStep.PLAYERS and intent.player:
            return _player(state, mode, intent.player)
        case IntentName.YES | IntentName.READY:
            return _yes(state, mode)
        case IntentName.NO:
            return _no(state, mode)
        case _:
            return None


def _ask(state: State, mode: SettingUp, before: Messages = ()) -> Reply:
    asked = replace(state, mode=mode)
    return Reply(asked, (*before, *prompt(asked)))


def _language(state: State, mode: SettingUp, code: str | None) -> Reply:
    settings = state.settings
    if code is None or code not in (settings.language, *settings.languages):
        return Reply(state, (Message.of("language-unknown"),))
    spoken = replace(state, settings=replace(settings, language=code))
    if mode.step is SetupStep.LANGUAGE:
        mode = replace(mode, step=SetupStep.PLAYER_COUNT)
    return _ask(spoken, mode, (Message.of("language-set"),))


def _preset(state: State, mode: SettingUp, name: str | None) -> Reply:
    """Rules may be named at any step; they are read back at the end."""
    variant = state.settings.variant(name)
    if variant is None:
        return Reply(state, (Message.of("preset-unknown"),))
    chosen = replace(mode, variant=variant)
    if mode.step in (SetupStep.PRESET, SetupStep.OTHER_PRESET):
        chosen = replace(chosen, step=SetupStep.READ_BACK)
    return _ask(state, chosen)


def _player_count(state: State, mode: SettingUp, intent: Intent) -> Reply:
    count = intent.count if intent.count is not None else intent.quantity
    if count is None or count not in PLAYER_COUNTS:
        least, most = PLAYER_COUNTS[0], PLAYER_COUNTS[-1]
        return Reply(state, (Message.of("player-count-refused", least=least, most=most),))
    return _ask(state, replace(mode, step=SetupStep.PLAYERS, count=count, players=()))


def _player(state: State, mode: SettingUp, player: Player) -> Reply:
    if player.casefold() in {name.casefold() for name in mode.players}:
        return Reply(state, (Message.of("name-taken", player=player),))
    seated = replace(mode, players=(*mode.players, player))
    if len(seated.players) < mode.count:
        return _ask(state, seated)
    rules_known = mode.variant is not None or len(state.settings.variants) == 1
    step = SetupStep.READ_BACK if rules_known else SetupStep.PRESET
    return _ask(state, replace(seated, step=step))


def _yes(state: State, mode: SettingUp) -> Reply | None:
    usual = state.settings.variants[0]
    match mode.step:
        case SetupStep.LANGUAGE:
            return _ask(state, replace(mode, step=SetupStep.PLAYER_COUNT))
        case SetupStep.PRESET:
            return _ask(state, replace(mode, step=SetupStep.READ_BACK, variant=usual))
        case SetupStep.READ_BACK:
            return begin(state, mode.variant or usual, mode.players)
        case _:
            return None


def _no(state: State, mode: SettingUp) -> Reply | None:
    match mode.step:
        case SetupStep.PRESET:
            return _ask(state, replace(mode, step=SetupStep.OTHER_PRESET))
        case SetupStep.READ_BACK:
            return _again(state)
        case _:
            return None


def _again(state: State) -> Reply:
    mode = SettingUp(SetupStep.PLAYER_COUNT)
    return Reply(replace(state, mode=mode), (Message.of("setup-again"),))


def _back(state: State, mode: SettingUp) -> Reply:
    """Takes the last answer back and asks again."""
    if mode.step is SetupStep.PLAYERS and mode.players:
        return _ask(state, replace(mode, players=mode.players[:-1]))
    step = _BACK.get(mode.step, mode.step)
    back = replace(mode, step=step, variant=None)
    if step is SetupStep.PLAYERS:
        back = replace(back, players=mode.players[:-1])
    return _ask(state, back)
