"""Which intents are listened for in which state of the dialogue: the same in every language."""

from __future__ import annotations

from voice_perudo.language.interpretation import IntentName, Scope

_I = IntentName
_ALWAYS = {_I.REPEAT, _I.HELP, _I.STOP, _I.QUIT}
_ASKED = {_I.CURRENT_BID, _I.WHOSE_TURN, _I.HOW_MANY_DICE, _I.WHY, _I.EXPLAIN}
_TABLE = _ASKED | {_I.PAUSE, _I.NEW_GAME, _I.UNDO}

SCOPE_INTENTS: dict[Scope, frozenset[IntentName]] = {
    Scope.LANGUAGE: frozenset(_ALWAYS | {_I.LANGUAGE, _I.OPTIONS}),
    Scope.SETUP: frozenset(
        _ALWAYS
        | {_I.LANGUAGE, _I.PRESET, _I.HOUSE_RULE, _I.PLAYER_COUNT, _I.PLAYER, _I.YES, _I.NO}
        | {_I.PLAYER_LANGUAGE, _I.SEATING, _I.STARTER, _I.SAME_TABLE, _I.OPTIONS}
        | {_I.READY, _I.UNDO, _I.NEW_GAME, _I.EXPLAIN, _I.PAUSE, _I.DIRECTION}
    ),
    Scope.STARTING: frozenset(
        _ALWAYS
        | {_I.PLAYER, _I.STARTER, _I.ROLL, _I.TIE, _I.UNDO, _I.NEW_GAME, _I.WHOSE_TURN}
        | {_I.EXPLAIN, _I.PAUSE, _I.HOW_MANY_DICE}
    ),
    Scope.BIDDING: frozenset(
        _ALWAYS
        | _TABLE
        | {_I.BID, _I.PLUS_ONE, _I.DUDO, _I.CALZA, _I.CORRECTION, _I.LEGAL_BIDS}
        | {_I.RESUME, _I.READY, _I.DIRECTION, _I.PLAYER, _I.STARTER}
    ),
    Scope.CONFIRMING: frozenset(
        _ALWAYS | {_I.YES, _I.NO, _I.BID, _I.CORRECTION, _I.UNDO, _I.DUDO, _I.CALZA, _I.NEW_GAME}
    ),
    Scope.CHOOSING: frozenset(
        _ALWAYS
        | {_I.BID, _I.YES, _I.NO, _I.CHOICE, _I.CORRECTION, _I.UNDO, _I.DUDO, _I.CALZA}
        | {_I.NEW_GAME}
    ),
    Scope.CALLER: frozenset(
        _ALWAYS
        | {_I.PLAYER, _I.UNDO, _I.NO, _I.DUDO, _I.CALZA, _I.NEW_GAME}
        | {_I.BID, _I.PLUS_ONE}  # whoever bids goes on, as nobody called
    ),
    Scope.COUNTING: frozenset(_ALWAYS | _TABLE | {_I.COUNT}),
    Scope.PAUSED: frozenset({_I.RESUME, _I.READY, _I.QUIT, _I.HELP, _I.NEW_GAME, _I.UNDO}),
    Scope.OVER: frozenset(
        _ALWAYS | {_I.NEW_GAME, _I.UNDO, _I.CORRECTION, _I.WHY, _I.YES, _I.NO, _I.HOW_MANY_DICE}
    ),
}

WRITTEN_INTENTS: dict[Scope, frozenset[IntentName]] = {
    Scope.LANGUAGE: frozenset({_I.PAUSE}),
    Scope.SETUP: frozenset({_I.HOW_MANY_DICE, _I.WHOSE_TURN}),
    Scope.CONFIRMING: frozenset({_I.PAUSE}),
    Scope.CHOOSING: frozenset({_I.PAUSE}),
    Scope.COUNTING: frozenset({_I.DUDO, _I.CALZA, _I.YES, _I.NO}),
    Scope.CALLER: frozenset({_I.CURRENT_BID, _I.HOW_MANY_DICE, _I.WHY, _I.LEGAL_BIDS, _I.PAUSE}),
    Scope.PAUSED: frozenset(
        {_I.BID, _I.PLUS_ONE, _I.DUDO, _I.CALZA, _I.CURRENT_BID, _I.WHOSE_TURN, _I.HOW_MANY_DICE}
    ),
    Scope.OVER: frozenset({_I.PAUSE, _I.EXPLAIN, _I.WHOSE_TURN}),
}
"""What is understood where it is typed and not listened for: more words are heard less well."""

HALF_BID_SCOPES = frozenset({Scope.BIDDING, Scope.CONFIRMING, Scope.CHOOSING})
"""Where half of a bid said alone is worth a question (or is the answer to one)."""

TOLD_IN_A_ROW = frozenset({_I.COUNT, _I.ROLL})
"""What may be told of several players in one breath, each by his name."""

TOLD_TOGETHER = frozenset(
    {_I.LANGUAGE, _I.SAME_TABLE, _I.PLAYER_COUNT, _I.PLAYER, _I.SEATING, _I.PLAYER_LANGUAGE}
    | {_I.PRESET, _I.HOUSE_RULE, _I.STARTER}
)
"""What may be told of a table in one breath."""

PUT_RIGHT_IN_A_ROW = frozenset({Scope.BIDDING, Scope.OVER})
"""Where a count that has been told may be put right, and more of them in the same breath."""

ASIDE = frozenset({_I.READY, _I.RESUME, _I.DIRECTION, _I.PLAYER, _I.STARTER})
"""What is seldom said while bids are made, though it may be."""

HIGH_STAKES = frozenset({_I.DUDO, _I.CALZA, _I.UNDO, _I.NEW_GAME, _I.QUIT})
"""Cups get lifted or a game is lost: act on a high margin only."""
