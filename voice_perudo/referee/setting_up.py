"""The set-up by voice: language, players, rules, who starts, read back before the game begins.

Any of it can be said at any time: what is corrected is changed alone, and the
question that was open is asked again.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from voice_perudo.language.grammar import BUT, DENIED, PLAYERS, SELF, STOPPED, WHATEVER
from voice_perudo.language.interpretation import Intent, IntentName
from voice_perudo.referee.as_asked import as_asked
from voice_perudo.referee.directions import way_told
from voice_perudo.referee.effects import Message
from voice_perudo.referee.modes import RULES_ASKED, SettingUp, SetupStep
from voice_perudo.referee.naming import named, told_anew
from voice_perudo.referee.narration import Messages
from voice_perudo.referee.prompts import prompt
from voice_perudo.referee.reading_back import opening, preset_of, rules_of, rules_told
from voice_perudo.referee.reply import Reply
from voice_perudo.referee.seating import (
    Seated,
    counted,
    is_seated,
    reseated,
    speaking,
    stranger,
    too_few_or_many,
    turned,
)
from voice_perudo.referee.settings import LastTable, LastTableFault
from voice_perudo.referee.starting import begin
from voice_perudo.referee.state import Said, State
from voice_perudo.referee.told_together import told_together
from voice_perudo.referee.written_names import MEANS_ELSE, UNLIKELY, hardly_a_name
from voice_perudo.rules.house_rules import HOUSE_RULES, house_rules, with_house_rule
from voice_perudo.rules.values import PLAYER_COUNTS
from voice_perudo.rules.variant import FirstStarter

WAYS: Mapping[str, FirstStarter] = {"random": "random", "roll_off": "roll_off"}

_ANSWERS: Mapping[IntentName, tuple[SetupStep, ...]] = {
    IntentName.PLAYER_COUNT: (SetupStep.PLAYER_COUNT,),
    IntentName.PRESET: RULES_ASKED,
    IntentName.HOUSE_RULE: RULES_ASKED,
    IntentName.SEATING: (),
    IntentName.DIRECTION: (),
    IntentName.STARTER: (),
    IntentName.PLAYER_LANGUAGE: (),
    IntentName.NEW_GAME: (),
    IntentName.SAME_TABLE: (),
}
"""The questions that these answer; anything else is a correction, and is taken back alone."""

_BACK = {
    SetupStep.PLAYERS: SetupStep.PLAYER_COUNT,
    SetupStep.PRESET: SetupStep.PLAYERS,
    SetupStep.OTHER_PRESET: SetupStep.PLAYERS,
    SetupStep.READ_BACK: SetupStep.PRESET,
}


def first_words(state: State) -> Reply:
    """The greeting and the first question: the language, unless it is known."""
    asked = state.settings.ask_language and len(state.settings.languages) > 1
    mode = SettingUp(SetupStep.LANGUAGE if asked else SetupStep.PLAYER_COUNT)
    return _ask(state, mode, (Message.of("greeting"), *_trouble(state)))


def _trouble(state: State) -> Messages:
    fault = state.settings.last
    return (Message.of(f"last-table-{fault}"),) if isinstance(fault, LastTableFault) else ()


def setting_up(state: State, mode: SettingUp, said: Said) -> Reply | None:
    """Answers one intent while the table is set up; ``None`` if it answers no open question."""
    intent = as_asked(state, mode, said.intent)
    reply = _answer(state, mode, intent)
    if reply is None or intent.name is IntentName.UNDO:
        return reply
    now = reply.state.mode
    if not isinstance(now, SettingUp) or now == mode:
        return reply
    answered = not intent.besides and mode.step in _ANSWERS.get(intent.name, tuple(SetupStep))
    kept = replace(now, before=None if answered else replace(mode, before=None))
    return replace(reply, state=replace(reply.state, mode=kept))


def _answer(state: State, mode: SettingUp, intent: Intent) -> Reply | None:
    if intent.besides:
        return told_together(state, mode, intent, _part)
    match intent.name:
        case IntentName.LANGUAGE:
            return _language(state, mode, intent.choice)
        case IntentName.UNDO:
            return _back(state, mode)
        case IntentName.NEW_GAME:
            return start_over(state)
        case IntentName.SAME_TABLE if intent.choice == STOPPED:
            return Reply(state, (Message.of("game-stopped"), *prompt(state)))
        case IntentName.SAME_TABLE:
            return _same_table(state)
        case IntentName.OPTIONS:
            return _options(state, mode, intent.choice)
        case IntentName.DIRECTION:
            return _turned(state, mode, intent.choice or "")
        case IntentName.YES | IntentName.READY:
            return _yes(state, mode)
        case IntentName.NO:
            return _no(state, mode, intent.choice)
        case _ if mode.step is not SetupStep.LANGUAGE:
            return _item(state, mode, intent)
        case _:
            return None


def _part(state: State, mode: SettingUp, intent: Intent) -> Reply | None:
    """One of several things told in one breath, as it is meant after those before it."""
    return _answer(state, mode, as_asked(state, mode, intent))


def _item(state: State, mode: SettingUp, intent: Intent) -> Reply | None:
    """One thing about the table is told, or put right."""
    match intent.name:
        case IntentName.PRESET:
            return _preset(state, mode, intent.choice)
        case IntentName.HOUSE_RULE:
            return _house_rule(state, mode, intent.choice or "")
        case IntentName.PLAYER_COUNT:
            return _player_count(state, mode, intent)
        case IntentName.PLAYER if intent.choice in (UNLIKELY, MEANS_ELSE):
            return Reply(state, (hardly_a_name(intent),))
        case IntentName.PLAYER if intent.player is not None:
            return _players(state, mode, intent.named)
        case IntentName.SEATING | IntentName.PLAYER_LANGUAGE if SELF in intent.named:
            return Reply(state, (Message.of("ask-own-name"), *prompt(state)))
        case IntentName.SEATING if intent.choice == DENIED:
            return _denied(state, mode, intent.player or "")
        case IntentName.SEATING if intent.player is not None:
            return _reseated(state, reseated(mode, intent))
        case IntentName.PLAYER_LANGUAGE if intent.player is not None:
            return _player_language(state, mode, intent.player, intent.choice)
        case IntentName.STARTER:
            return _starter(state, mode, intent)
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
    """Rules may be named at any step; they are read back at the end.

    House rules that were chosen before go with them.
    """
    variant = state.settings.variant(name)
    if variant is None:
        return Reply(state, (Message.of("preset-unknown"),))
    before = mode.variant
    for rule in house_rules(before, preset_of(before, state.settings)) if before else ():
        variant = with_house_rule(variant, rule)
    return _ruled(state, replace(mode, variant=variant), rules_told(variant, state.settings))


def _house_rule(state: State, mode: SettingUp, name: str) -> Reply:
    """One rule of those proposed or chosen is another; told by itself where it is not read back."""
    if name not in HOUSE_RULES:
        return Reply(state, (Message.of("preset-unknown"),))
    rules = with_house_rule(mode.variant or state.settings.usual_variant, name)
    told = (Message.of("house-rule", rule=name),)
    reply = _ruled(state, replace(mode, variant=rules), told)
    return reply if told[0] in reply.messages else replace(reply, messages=(*told, *reply.messages))


def _ruled(state: State, chosen: SettingUp, told: Messages) -> Reply:
    """Reads everything back where the rules are asked for last, else these alone."""
    if chosen.step in (*RULES_ASKED, SetupStep.READ_BACK):
        return _ask(state, replace(chosen, step=SetupStep.READ_BACK))
    return _ask(state, chosen, told)


def _player_count(state: State, mode: SettingUp, intent: Intent) -> Reply | None:
    count = intent.count if intent.count is not None else intent.quantity
    if mode.step is not SetupStep.PLAYER_COUNT and intent.choice != PLAYERS:
        return None
    if count is None or count not in PLAYER_COUNTS:
        return Reply(state, (too_few_or_many(),))
    table = counted(mode, count)
    if table.players or mode.step is SetupStep.PLAYER_COUNT:
        return _seated(state, table)
    return _ask(state, table)


def _players(state: State, mode: SettingUp, names: tuple[str, ...]) -> Reply | None:
    """Names for the seats that are free; all in one breath, they tell the number as well."""
    if mode.step is SetupStep.READ_BACK:
        return _seated(state, told_anew(mode, names) or Message.of("ask-which-change"))
    if (seats := named(mode, names)) is None:
        return None
    table, told = seats
    reply = _seated(state, table)
    return replace(reply, messages=(*told, *reply.messages))


def _seated(state: State, table: Seated) -> Reply:
    """Asks for who is missing, else for the rules, else reads everything back."""
    if isinstance(table, Message):
        return Reply(state, (table,))
    if len(table.players) < table.count:
        return _ask(state, replace(table, step=SetupStep.PLAYERS))
    if table.step is SetupStep.READ_BACK or table.variant or len(state.settings.variants) == 1:
        return _ask(state, replace(table, step=SetupStep.READ_BACK))
    everybody = Message.of("setup-players", players=table.players)
    return _ask(state, replace(table, step=SetupStep.PRESET), (everybody,))


def _reseated(state: State, table: Seated) -> Reply:
    """Tells how everybody sits now, then goes on with the question."""
    reply = _seated(state, table)
    if isinstance(table, Message) or not isinstance(reply.state.mode, SettingUp):
        return reply
    if reply.state.mode.step in (SetupStep.READ_BACK, SetupStep.PRESET) or len(table.players) < 2:
        return reply  # told already
    everybody = Message.of("setup-players", players=table.players)
    return replace(reply, messages=(everybody, *reply.messages))


def _denied(state: State, mode: SettingUp, player: str) -> Reply:
    """“Not blue”: not him who was named last; of anybody else it is asked what to change."""
    if mode.step is SetupStep.PLAYERS and mode.players[-1:] == (player,):
        return _back(state, mode)
    if is_seated(mode, player):
        return Reply(state, (Message.of("ask-which-change"),))
    return Reply(state)


def _turned(state: State, mode: SettingUp, choice: str) -> Reply:
    """“To the right”: everybody sits the other way round than it has been told."""
    if not mode.players or mode.step is SetupStep.PLAYERS:
        return Reply(state, prompt(state))  # the question for names says on which side
    return _reseated(state, mode if way_told(choice) == "left" else turned(mode))


def _player_language(state: State, mode: SettingUp, player: str, code: str | None) -> Reply:
    settings = state.settings
    if code is None or code not in (settings.language, *settings.languages):
        return Reply(state, (Message.of("language-unknown"),))
    table = speaking(mode, player, code)
    if isinstance(table, Message) or mode.step is SetupStep.READ_BACK:
        return _seated(state, table)
    told = Message.of("player-speaks", player=player, language=code)
    reply = _seated(state, table)
    return replace(reply, messages=(told, *reply.messages))


def _starter(state: State, mode: SettingUp, intent: Intent) -> Reply | None:
    player = intent.player
    if intent.choice == WHATEVER:
        return None
    if player == SELF:
        return Reply(state, (Message.of("ask-starter-name"),)) if mode.players else None
    if player is not None and not is_seated(mode, player):
        return Reply(state, (stranger(mode, player),))
    if player is not None:
        name = next(p for p in mode.players if p.casefold() == player.casefold())
        mode = replace(mode, starter=name, opening=None)
    else:
        mode = replace(mode, starter=None, opening=WAYS.get(intent.choice or "", "named"))
    if mode.step is SetupStep.READ_BACK:
        return _ask(state, mode)
    return _ask(state, mode, (opening(mode, rules_of(mode, state.settings)),))


def _same_table(state: State) -> Reply:
    """The table that played last, read back like any other."""
    last = state.settings.last
    if not isinstance(last, LastTable):
        return Reply(state, (Message.of("no-last-table"), *_trouble(state), *prompt(state)))
    settings = replace(state.settings, language=last.language)
    mode = SettingUp(
        SetupStep.READ_BACK,
        len(last.players),
        last.players,
        last.variant,
        last.player_languages,
    )
    return _ask(replace(state, settings=settings), mode)


def _options(state: State, mode: SettingUp, about: str | None) -> Reply:
    """What there is to choose from."""
    if mode.step is SetupStep.LANGUAGE:
        return _ask(state, mode)
    if about == "players":
        return Reply(state, (too_few_or_many(),))
    if about == "languages":
        return Reply(state, (Message.of("languages-known"),))
    choosing = mode.step in RULES_ASKED
    if about == "rules" or choosing:
        step = SetupStep.OTHER_PRESET if choosing else mode.step
        return Reply(
            replace(state, mode=replace(mode, step=step)), (Message.of("ask-other-preset"),)
        )
    return _ask(state, mode)


def _yes(state: State, mode: SettingUp) -> Reply | None:
    match mode.step:
        case SetupStep.PRESET:
            return _ask(state, _with_usual_rules(state, mode))
        case SetupStep.READ_BACK:
            return _begin(state, mode)
        case _:
            return None


def _with_usual_rules(state: State, mode: SettingUp) -> SettingUp:
    return replace(mode, step=SetupStep.READ_BACK, variant=state.settings.usual_variant)


def _begin(state: State, mode: SettingUp) -> Reply:
    settings = state.settings
    own = dict(mode.languages)
    spoken = tuple((player, own.get(player, settings.language)) for player in mode.players)
    table = replace(state, settings=replace(settings, player_languages=spoken))
    return begin(table, rules_of(mode, settings), mode.players, mode.starter)


def _no(state: State, mode: SettingUp, choice: str | None) -> Reply | None:
    match mode.step:
        case SetupStep.PRESET if choice == BUT:
            usual = _with_usual_rules(state, mode)
            return Reply(replace(state, mode=usual), (Message.of("ask-which-change"),))
        case SetupStep.PRESET:
            return _ask(state, replace(mode, step=SetupStep.OTHER_PRESET))
        case SetupStep.PLAYERS if mode.players and choice != BUT:
            return _back(state, mode)
        case SetupStep.READ_BACK:
            return Reply(state, (Message.of("ask-which-change"),))
        case _:
            return None


def start_over(state: State) -> Reply:
    """Forgets all that was chosen but the language."""
    mode = SettingUp(SetupStep.PLAYER_COUNT)
    return Reply(replace(state, mode=mode), (Message.of("setup-again"),))


def _restored(state: State, mode: SettingUp, before: SettingUp) -> Reply:
    """The table as it was before a correction; who sits is told, if that is another now."""
    told = before.step is SetupStep.READ_BACK or before.players in (mode.players, ())
    everybody = () if told else (Message.of("setup-players", players=before.players),)
    return _ask(state, before, everybody)


def _back(state: State, mode: SettingUp) -> Reply:
    """Takes the last answer or correction back and asks again; what came before, by steps."""
    if mode.before is not None:
        return _restored(state, mode, mode.before)
    if mode.step is SetupStep.PLAYERS and mode.players:
        return _ask(state, counted(mode, mode.count, len(mode.players) - mode.newest))
    step = _BACK.get(mode.step, mode.step)
    back = replace(mode, step=step)
    if mode.step is SetupStep.READ_BACK:
        back = replace(back, variant=None)
    if step is SetupStep.PLAYERS:
        back = counted(back, mode.count, len(mode.players) - mode.newest)
    return _ask(state, back)
