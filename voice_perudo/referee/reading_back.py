"""The table that is being set up, in sentences: questions, and all of it before the start."""

from __future__ import annotations

from voice_perudo.referee.effects import Message
from voice_perudo.referee.modes import SettingUp, SetupStep
from voice_perudo.referee.narration import Messages
from voice_perudo.referee.settings import LastTable, Settings
from voice_perudo.rules.house_rules import changes, house_rules
from voice_perudo.rules.variant import Variant


def setup_question(mode: SettingUp, settings: Settings) -> Messages:
    """The question of a step of the set-up."""
    match mode.step:
        case SetupStep.LANGUAGE:
            return (Message.of("ask-language"),)
        case SetupStep.PLAYER_COUNT:
            return (Message.of("ask-player-count"), *_offer(settings))
        case SetupStep.PLAYERS if mode.players:
            return (Message.of("ask-next-player", players=mode.players[-mode.newest :]),)
        case SetupStep.PLAYERS:
            return (Message.of("ask-first-player", count=mode.count),)
        case SetupStep.PRESET:
            return (Message.of("ask-preset", preset=settings.usual_variant.name),)
        case SetupStep.OTHER_PRESET:
            return (Message.of("ask-other-preset"),)
        case SetupStep.READ_BACK:
            return (*read_back(mode, settings), Message.of("ask-setup-right"))


def _offer(settings: Settings) -> Messages:
    if not isinstance(settings.last, LastTable):
        return ()
    return (Message.of("or-same-table", players=settings.last.players),)


def rules_of(mode: SettingUp, settings: Settings) -> Variant:
    """The rules chosen, or else the usual ones."""
    variant = mode.variant or settings.usual_variant
    return variant if mode.opening is None else variant.opened_by(mode.opening)


def read_back(mode: SettingUp, settings: Settings) -> Messages:
    """Everything that has been chosen: seats, own languages, rules, who opens."""
    rules = rules_of(mode, settings)
    return (
        Message.of("setup-players", players=mode.players),
        *speakers(mode, settings),
        *rules_told(rules, settings),
        opening(mode, rules),
    )


def speakers(mode: SettingUp, settings: Settings) -> Messages:
    """Who speaks another language than the table."""
    own = dict(mode.languages)
    return tuple(
        Message.of("player-speaks", player=player, language=own[player])
        for player in mode.players
        if own.get(player, settings.language) != settings.language
    )


def rules_told(rules: Variant, settings: Settings) -> Messages:
    """The preset and each house rule that is played with it.

    In how much it is changed is told where that is more than the house rules tell.
    """
    plain = preset_of(rules, settings)
    named, changed = house_rules(rules, plain), changes(rules, plain)
    more = changed if changed > len(named) else 0
    told = Message.of("setup-rules", preset=rules.name, changed=more)
    return (told, *(Message.of("house-rule", rule=name) for name in named))


def preset_of(rules: Variant, settings: Settings) -> Variant:
    """The preset that the rules started from, without any changes."""
    return next((variant for variant in settings.presets if variant.name == rules.name), rules)


def opening(mode: SettingUp, rules: Variant) -> Message:
    """Who opens, or how it will be found out."""
    if mode.starter is not None:
        return Message.of("setup-starter", player=mode.starter)
    return Message.of("setup-opening", way=rules.first_starter)
