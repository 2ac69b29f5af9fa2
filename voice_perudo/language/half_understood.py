"""What is told of the table that is set up and is understood only in part, so that it is asked
about: a name that is none of those known here, or words that mean nothing beside some that do.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from voice_perudo.language.grammar import SELF, WITHOUT
from voice_perudo.language.interpretation import Intent, IntentName, NotUnderstood, Reason
from voice_perudo.language.normalise import tokens
from voice_perudo.language.reading import Reading
from voice_perudo.language.scopes import TOLD_TOGETHER
from voice_perudo.language.told_together import LONGEST_PART, Begins
from voice_perudo.language.words import Words, after

A_SOUND = "unk"
"""The name that an unknown sound would be."""

_NAMES_SOMEBODY = frozenset(
    {IntentName.SEATING, IntentName.PLAYER, IntentName.STARTER, IntentName.PLAYER_LANGUAGE}
)
_PLAIN = frozenset({IntentName.PRESET, IntentName.HOUSE_RULE, IntentName.SEATING})
"""What is seldom said but to the referee, whatever is said beside it."""
_GOES_BEFORE = TOLD_TOGETHER | {IntentName.YES, IntentName.NO, IntentName.READY}
_MARKS = " .,;:!?\"'«»“”„"
_SHORTEST = 2


def with_unknown_name(
    readings: list[Reading], unknown: Words, capitals: frozenset[str]
) -> NotUnderstood | None:
    """The meaning of words in which a name is ``unknown``; ``None`` if it need not be a name.

    A sound, or what was not typed in ``capitals``, is taken for one only beside names that are
    known.
    """
    for reading in readings:
        told = (reading.intent, *reading.intent.besides)
        strange = {name for intent in told for name in _names(intent)} & {*unknown}
        if strange and (any(map(_lacks_one_name, told)) or _may_be_typed(told, strange, capitals)):
            return NotUnderstood(Reason.UNKNOWN_NAME, reading.intent)
    return None


def _may_be_typed(told: tuple[Intent, ...], strange: set[str], capitals: frozenset[str]) -> bool:
    """Whether the words that are not known were typed as names: a lone one may be anything."""
    named = {name for intent in told for name in _names(intent)}
    lone = {i.player for i in told if i.name is IntentName.PLAYER and not i.others}
    rows = told[0].name is IntentName.PLAYER and len(told) == 1  # as such, they are names anyway
    if A_SOUND in strange or rows or not lone.isdisjoint(strange):
        return False
    return strange <= capitals or named != strange


def in_part(words: Words, begins: Begins, between: Collection[Words]) -> NotUnderstood | None:
    """That the words begin by telling something of the table; ``None`` if they do not.

    After other words it is most likely talk ("my kids like the Polish rules"). ``begins`` tells
    what the first of some words mean, and how many of them that takes; ``between`` may stand
    before what is told.
    """
    told_up_to = {0}
    for start in range(len(words)):
        if start not in told_up_to:
            continue
        told_up_to.update(after(words, start, between))
        for end, reading in begins(words[start : start + LONGEST_PART]):
            if end >= _SHORTEST and _is_plain(reading.intent):
                return NotUnderstood(Reason.PARTLY)
            if reading.intent.name in _GOES_BEFORE:
                told_up_to.add(start + end)
    return None


def typed_in_capitals(text: str) -> frozenset[str]:
    """The words of a typed line that begin with a capital, as they are compared."""
    return frozenset(token for word in words_in_capitals(text) for token in tokens(word))


def words_in_capitals(text: str) -> list[str]:
    """The same as they were typed, without marks."""
    words = (word.strip(_MARKS) for word in text.split())
    return [word for word in words if word[:1].isupper()]


def with_names_as_typed(told: NotUnderstood, text: str) -> NotUnderstood:
    """The same with the names that are not known in the capitals in which they were typed."""
    if told.partial is None:
        return told
    words = (word.strip(_MARKS) for word in text.split())
    typed = {tokens(word)[0]: word for word in words if len(tokens(word)) == 1}

    return replace(told, partial=told.partial.renamed(lambda name: typed.get(name, name)))


def _is_plain(intent: Intent) -> bool:
    return intent.name in _PLAIN and (intent.name is not IntentName.SEATING or bool(intent.others))


def _names(intent: Intent) -> Words:
    if intent.name not in _NAMES_SOMEBODY or intent.choice == WITHOUT:
        return ()  # nobody goes who has never come
    return tuple(name for name in intent.named if name != SELF)


def _lacks_one_name(intent: Intent) -> bool:
    """Whether one sound stands where a name must stand, beside names that are known."""
    names = _names(intent)
    enough = 1 if intent.name is IntentName.SEATING else 2
    return names.count(A_SOUND) == 1 and len(names) > enough
