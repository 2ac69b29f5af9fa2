"""Whether somebody has finished speaking, as far as the words can tell."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

from voice_perudo.language.grammar import NAMED, NEVER_MIND, PLAYER_LIST, SELF, Use
from voice_perudo.language.interpretation import Intent, IntentName, Scope
from voice_perudo.language.parser import Parser
from voice_perudo.language.players import Roster
from voice_perudo.language.reading import Reading
from voice_perudo.language.scopes import TOLD_IN_A_ROW
from voice_perudo.language.templates import is_ignored, slot_list
from voice_perudo.language.told import tells_of_one
from voice_perudo.language.told_together import may_go_on
from voice_perudo.language.trie import Node


class Completeness(StrEnum):
    """How far the words of an utterance have come."""

    COMPLETE_FINAL = "complete_final"
    """Something was said, and more words would not change its meaning."""
    COMPLETE_OPEN = "complete_open"
    """Something was said that may go on to mean something else ("vingt cinq …")."""
    INCOMPLETE = "incomplete"
    """The beginning of something."""
    NOTHING = "nothing"
    """Nothing that could become an utterance of this scope."""


def completeness(
    parser: Parser, words: tuple[str, ...], scope: Scope, roster: Roster
) -> Completeness:
    """How complete these words are in a scope."""
    arrivals = [
        arrival
        for arrival in parser.arrivals(words, roster, unfinished=True)
        if scope in arrival.node.ends or may_become(arrival.node, scope)
    ]
    rests = [rest for _, rest in parser.corrected(words, scope, roster)]
    after = [completeness(parser, rest, scope, roster) for rest in rests if rest]
    correcting = any(rest is not Completeness.NOTHING for rest in after)
    said = [r.intent for r in parser.readings(words, scope, roster) if not _is_begun(r)]
    intents = {intent.name for intent in said}
    if not said:
        begun = arrivals or () in rests or correcting or _goes_on(parser, words, scope, roster)
        return Completeness.INCOMPLETE if begun else Completeness.NOTHING
    if Completeness.INCOMPLETE in after or any(_goes_round(intent, scope) for intent in said):
        return Completeness.COMPLETE_OPEN
    intent = next(iter(intents)) if len(intents) == 1 else None
    if any(arrival.broken or _may_change(arrival.node, scope, intent) for arrival in arrivals):
        return Completeness.COMPLETE_OPEN
    return Completeness.COMPLETE_FINAL


def _is_begun(reading: Reading) -> bool:
    """Whether this is half of a bid, a name before the number waited for, or a mere “no”."""
    return reading.half or reading.intent.choice in (NAMED, NEVER_MIND)


def _goes_round(intent: Intent, scope: Scope) -> bool:
    """Whether more may follow in the same breath: the next player, dice of another face
    ("bleu cinq, vert trois", "trois six et deux pacos"), or something else of the table.
    """
    if intent.name is IntentName.COUNT and intent.face is not None:
        return True
    of_table = scope is Scope.SETUP and may_go_on(intent)
    if of_table or intent.player in (None, SELF):
        return of_table
    return intent.name in TOLD_IN_A_ROW or tells_of_one(intent)


def _goes_on(parser: Parser, words: tuple[str, ...], scope: Scope, roster: Roster) -> bool:
    """Whether something was told of the table and something else has begun."""
    if scope is not Scope.SETUP:
        return False

    def begins(rest: tuple[str, ...]) -> bool:
        arrivals = parser.arrivals(rest, roster, unfinished=True)
        return not rest or any(may_become(arrival.node, scope) for arrival in arrivals)

    return parser.told_more(words, scope, roster, begins)


def may_become(node: Node, scope: Scope, intent: IntentName | None = None) -> bool:
    """Whether more words make something of the scope (a certain intent, if given) from here."""
    return any(
        scope in below.ends and intent in (None, below.ends[scope].meaning.intent)
        for below, _ in _below(node)
    )


def _may_change(node: Node, scope: Scope, intent: IntentName | None) -> bool:
    """Whether more words, of those listed for the recogniser, can change what was meant.

    A name that could still follow changes nothing: names come first at the table. Nor is a face
    waited for after a count: a number alone is the most usual answer.
    """
    counts = intent is IntentName.COUNT
    for below, fills_slot in _below(node):
        sentence = below.ends.get(scope)
        if sentence is None or sentence.use is Use.HEAR or sentence.meaning.intent is None:
            continue
        if sentence.meaning.intent is not intent or (fills_slot and not counts):
            return True
    return False


def _below(node: Node, fills_slot: bool = False) -> Iterator[tuple[Node, bool]]:
    """All states after this one, and whether a number or face is said on the way."""
    for child in node.words.values():
        yield child, fills_slot
        yield from _below(child, fills_slot)
    for symbol, child in node.slots.items():
        fills = fills_slot or not (is_ignored(symbol) or slot_list(symbol) == PLAYER_LIST)
        yield child, fills
        yield from _below(child, fills)
