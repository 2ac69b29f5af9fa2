"""The parts of what is told of a table in one breath, made one meaning.

Names one after the other are one row of names, and what was put right is as it was said last.
"""

from __future__ import annotations

from dataclasses import replace

from voice_perudo.language.grammar import OR_SELF, PLAYERS, RATHER, SELF
from voice_perudo.language.interpretation import Intent, IntentName
from voice_perudo.language.reading import Reading


def put_right(before: Intent, reading: Reading) -> Reading | None:
    """What is said in place of a number of players, or of the name before."""
    intent = reading.intent
    if before.name is IntentName.PLAYER_COUNT and intent.name is before.name:
        return replace(reading, intent=replace(intent, choice=PLAYERS))
    if before.name is IntentName.PLAYER and len(_names(intent)) == 1:
        rather = replace(intent, name=IntentName.SEATING, choice=RATHER)
        return replace(reading, intent=rather)
    return None


def merged(parts: list[Reading], *, as_before: bool = False) -> list[Reading]:
    """Names told one after the other as one row of names, and what is put right as it is now.

    ``as_before``: a number of players that was told again was only denied.
    """
    row: list[Reading] = []
    for part in parts:
        before = row[-1].intent if row else None
        if before is None:
            row.append(part)
        elif _names(before) and _names(part.intent):
            row[-1] = _with(row[-1], part, (*_names(before), *_names(part.intent)))
        elif _names(before) and is_rather(part.intent):
            row[-1] = _with(row[-1], part, (*_names(before)[:-1], part.intent.player or ""))
        elif before.name is IntentName.PLAYER_COUNT and part.intent.name is before.name:
            row[-1] = _number_put_right(row[-1], part, as_before=as_before)
        else:
            row.append(part)
    return row


def _number_put_right(before: Reading, now: Reading, *, as_before: bool) -> Reading:
    kept = before if as_before else now
    intent = replace(kept.intent, choice=PLAYERS)
    return replace(kept, intent=intent, cost=before.cost + now.cost)


def is_rather(intent: Intent) -> bool:
    """Whether this is a name in place of the one before it."""
    alone = intent.player is not None and not intent.others
    return intent.name is IntentName.SEATING and intent.choice == RATHER and alone


def _names(intent: Intent) -> tuple[str, ...]:
    """Who is named, if that is all that is told."""
    if intent.name is not IntentName.PLAYER or intent.player is None:
        return ()
    return (SELF, *intent.named) if intent.choice == OR_SELF else intent.named


def _with(one: Reading, more: Reading, names: tuple[str, ...]) -> Reading:
    first, *others = names
    intent = replace(one.intent, player=first, others=tuple(others), choice=None)
    cost, fillers = one.cost + more.cost, one.fillers + more.fillers
    return replace(one, intent=intent, cost=cost, fillers=fillers)


def counts_are_told(parts: list[Reading]) -> bool:
    """Whether every number is one of players; a bare one only before as many names."""
    following = [*(part.intent for part in parts[1:]), None]
    for part, after in zip(parts, following, strict=True):
        intent = part.intent
        if intent.name is not IntentName.PLAYER_COUNT or intent.choice == PLAYERS:
            continue
        names = () if after is None else _names(after)
        if len(names) != (intent.quantity if intent.count is None else intent.count):
            return False
    return True


def joined(parts: list[Reading]) -> Reading:
    """All of it as the meaning of its first part, with the others besides."""
    first, *others = parts
    besides = tuple(
        one for part in others for one in (replace(part.intent, besides=()), *part.intent.besides)
    )
    return replace(
        first,
        intent=replace(first.intent, besides=(*first.intent.besides, *besides)),
        cost=sum(part.cost for part in parts),
        fillers=sum(part.fillers for part in parts),
    )
