"""What a recording should lead to, in one or two words: ``8x5``, ``calza vert``, ``none``.

==================  ==================================================================
``8x5``, ``5xP``    that bid
``count 5``         so many dice were counted, whoever says it
``dudo``, ``calza`` the call; with a name after it, that player's call
``correction 8x5``  the corrected bid, quantity (``correction 8``) or face (``correction x5``)
``undo``, ``yes`` … any other intent by its name, its value after it (``direction left``)
``none``            talk or noise: nothing may happen
==================  ==================================================================
"""

from __future__ import annotations

import re

from voice_perudo.errors import UsageError
from voice_perudo.language.interpretation import Intent, IntentName
from voice_perudo.rules.notation import parse_number
from voice_perudo.rules.values import PACO, Bid

NOTHING = "none"
_I = IntentName
_COUNTED = frozenset({_I.COUNT, _I.PLAYER_COUNT})
_NAMED = frozenset({_I.DUDO, _I.CALZA, _I.PLAYER})
_CHOSEN = frozenset({_I.CHOICE, _I.DIRECTION, _I.LANGUAGE, _I.PRESET})
_ALONE = frozenset({_I.DUDO, _I.CALZA})
"""Called with or without a name."""
_NARROWED = frozenset(
    {_I.REPEAT, _I.HELP, _I.OPTIONS, _I.STARTER}
    | {_I.EXPLAIN, _I.HOUSE_RULE, _I.SEATING, _I.PLAYER_LANGUAGE}
)
"""Asked for as a whole or one part of it (``repeat bid``, ``help more``)."""
_HALVES = re.compile(r"(?P<quantity>[1-9][0-9]{0,3})?(?:x(?P<face>[1-6P]))?")


def notation(intent: Intent) -> str:
    """The intent as a manifest writes it; :func:`parse_expected` reads it back."""
    bid = _bid(intent.quantity, intent.face)
    if intent.name is _I.BID:
        return bid
    if intent.name is _I.CORRECTION:
        value: object = bid
    elif intent.name in _COUNTED:
        value = intent.count
    elif intent.name in _CHOSEN | _NARROWED:
        value = intent.player or intent.choice
    else:  # any other choice is how it was said ("oops" for an undo), not what
        value = intent.player
    return str(intent.name) if value in (None, "") else f"{intent.name} {value}"


def parse_expected(text: str) -> Intent | None:
    """The intent that is expected, or ``None`` where nothing may happen.

    Raises:
        UsageError: the text is not of this notation.
    """
    if text == NOTHING:
        return None
    word, _, value = text.partition(" ")
    if "x" in word and word[0].isdigit():
        bid = Bid.parse(text)
        return Intent(_I.BID, quantity=bid.quantity, face=bid.face)
    if word not in set(IntentName) - {_I.BID}:
        raise UsageError(
            f"“{text}” cannot be expected; write a bid like 8x5, an intent like dudo, or none."
        )
    return _with_value(IntentName(word), value.strip())


def same(expected: Intent, heard: Intent) -> bool:
    """Whether what was heard is what was expected; who counted or corrected does not matter, nor
    in which way it was said.
    """
    return notation(expected).casefold() == notation(heard).casefold()


def _bid(quantity: int | None, face: int | None) -> str:
    sign = "" if face is None else f"x{'P' if face == PACO else face}"
    return f"{'' if quantity is None else quantity}{sign}"


def _with_value(name: IntentName, value: str) -> Intent:
    if name is _I.CORRECTION:
        return _correction(value)
    takes_value = name in _COUNTED | _NAMED | _CHOSEN
    if bool(value) is not takes_value and name not in _ALONE | _NARROWED:
        wanted = f"needs a value, like “{name} …”" if takes_value else "takes no value"
        raise UsageError(f"“{name}” {wanted}.")
    if name in _COUNTED:
        return Intent(name, count=parse_number(value))
    if name in _NAMED:
        return Intent(name, player=value or None)
    return Intent(name, choice=value or None)


def _correction(value: str) -> Intent:
    found = _HALVES.fullmatch(value)
    if found is None or not value:
        raise UsageError("A correction is written like “correction 8x5”, “… 8” or “… x5”.")
    quantity, face = found["quantity"], found["face"]
    return Intent(
        _I.CORRECTION,
        quantity=int(quantity) if quantity else None,
        face=(PACO if face == "P" else int(face)) if face else None,
    )
