"""What a word of the game means and which rules are played, told to whoever asks."""

from __future__ import annotations

from voice_perudo.language.interpretation import IntentName
from voice_perudo.referee.effects import Message
from voice_perudo.referee.modes import RULES_ASKED, SettingUp
from voice_perudo.referee.narration import Messages
from voice_perudo.referee.reading_back import opening, rules_of, rules_told, setup_question
from voice_perudo.referee.reply import underneath
from voice_perudo.referee.state import State
from voice_perudo.rules.bidding import least_legal
from voice_perudo.rules.house_rules import played
from voice_perudo.rules.values import PACO, Phase
from voice_perudo.rules.variant import Variant

PACOS = "pacos"
"""The question how many pacos a bid would need now."""


def explained(state: State, about: str | None) -> Messages:
    """The answer by the rules of this table."""
    rules = _rules(state)
    if (preset := next((v for v in state.settings.presets if v.name == about), None)) is not None:
        return (*_amounts_to(preset), *_rules_question(state))
    match about:
        case "rules":
            return rules_told(rules, state.settings)
        case "calza":
            return (Message.of("what-calza", played=_yes(rules.calza)),)
        case "palifico":
            return (Message.of("what-palifico", played=_yes(rules.palifico)),)
        case "dudo":
            return (Message.of("what-dudo"),)
        case _:
            wild = rules.ones_wild if state.history is None else state.game.ones_wild
            return (Message.of("what-paco", wild=_yes(wild)),)


def _amounts_to(preset: Variant) -> Messages:
    """How a preset is played."""
    each = (Message.of("house-rule", rule=name) for name in played(preset))
    return (Message.of("explain-preset", preset=preset.name), *each)


def _rules_question(state: State) -> Messages:
    """The question for the rules, where it is open: none have been chosen."""
    mode = underneath(state.mode)
    if not isinstance(mode, SettingUp) or mode.step not in RULES_ASKED:
        return ()
    return setup_question(mode, state.settings)


def pacos_needed(state: State) -> Messages:
    """The least bid on pacos that would do now; nothing where none is higher, or nobody bids."""
    if state.history is None or state.game.phase is not Phase.BIDDING:
        return ()
    bids = tuple(bid for bid in least_legal(state.game) if bid.face == PACO)
    return (Message.of("least-legal", bids=bids),) if bids and state.game.placed else ()


def told_of_table(state: State, asked: IntentName) -> Messages:
    """How many dice there will be, or who plays and opens at the table that is being set up."""
    mode = underneath(state.mode)
    if asked is IntentName.HOW_MANY_DICE:
        return (Message.of("dice-each", count=_rules(state).start_dice),)
    if asked is not IntentName.WHOSE_TURN or not isinstance(mode, SettingUp):
        return ()
    seated = (Message.of("setup-players", players=mode.players),) if mode.players else ()
    return (*seated, opening(mode, _rules(state)))


def ordinary_pacos(state: State) -> Messages:
    """That pacos are no jokers, where they are none now."""
    if state.history is None or state.game.ones_wild:
        return ()
    return explained(state, None)


def _rules(state: State) -> Variant:
    if state.history is not None:
        return state.game.variant
    mode = underneath(state.mode)
    return rules_of(mode, state.settings) if isinstance(mode, SettingUp) else _usual(state)


def _usual(state: State) -> Variant:
    return state.settings.usual_variant


def _yes(true: bool) -> str:
    return "yes" if true else "no"
