"""From a phrase's meaning and the values heard in its slots to an intent."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from voice_perudo.language.grammar import SELF, ListKind, Meaning
from voice_perudo.language.interpretation import Intent, IntentName
from voice_perudo.language.templates import is_ignored, slot_list
from voice_perudo.language.trie import Slots


def filled(meaning: Meaning, slots: Slots, kinds: Mapping[str, ListKind]) -> Intent:
    """The meaning with its slots filled; ``kinds`` says what each list of words holds."""
    name = meaning.intent or IntentName.BID
    counts = name in (IntentName.COUNT, IntentName.PLAYER_COUNT)
    intent = Intent(name, player=meaning.player)
    for set_value in (meaning.value or "").split():
        if name is IntentName.HOUSE_RULE and intent.choice is not None:
            besides = (*intent.besides, Intent(name, choice=set_value))
            intent = replace(intent, besides=besides)
        else:
            intent = _with_set_value(intent, counts, set_value)
    for symbol, value in slots:
        if not is_ignored(symbol):
            intent = _with_slot(intent, kinds[slot_list(symbol)], counts, value)
    return intent


def _with_set_value(intent: Intent, counts: bool, value: str) -> Intent:
    if not value.isdecimal():
        return replace(intent, choice=value)
    return replace(intent, count=int(value)) if counts else replace(intent, quantity=int(value))


def _with_slot(intent: Intent, kind: ListKind, counts: bool, value: int | str) -> Intent:
    if kind is ListKind.PLAYER:
        if intent.player not in (None, SELF):
            return replace(intent, others=(*intent.others, str(value)))
        return replace(intent, player=str(value))
    if kind is ListKind.FACE:
        return replace(intent, face=int(value))
    return replace(intent, count=int(value)) if counts else replace(intent, quantity=int(value))
