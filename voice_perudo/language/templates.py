"""Sentence templates: ``[je] (dis|annonce) {n} <dice> {f}`` expanded to flat patterns.

A pattern is a tuple of symbols: a word, a slot ``{list}`` / ``{list:not}``, or a
rule ``<rule>`` that was asked to be kept whole.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import accumulate, product

MAX_PATTERNS = 4000
"""More patterns than this from one template is a slip of the pen, not a grammar."""

MAX_DEPTH = 20
"""Nor are brackets in so many brackets."""

Pattern = tuple[str, ...]

_TOKEN = re.compile(r"\{[^{}]*\}|<[^<>]*>|[\[\]()|{}<>]|[^\s\[\]()|{}<>]+")
_CLOSING = {"(": ")", "[": "]"}


class TemplateError(ValueError):
    """A template is malformed; the message says how."""


@cache
def is_slot(symbol: str) -> bool:
    """Whether a symbol of a pattern stands for a list (or rule) and not for a word."""
    return symbol.startswith(("{", "<"))


def slot_list(symbol: str) -> str:
    """The list a slot symbol names: ``{n:not}`` → ``n``; a rule's is its symbol, ``<say>``."""
    return symbol if symbol.startswith("<") else symbol[1:-1].partition(":")[0]


def is_ignored(symbol: str) -> bool:
    """Whether what the slot hears is thrown away (``{n:not}``, ``<say>``)."""
    return symbol.endswith((":not}", ">"))


def expand(template: str, rules: Mapping[str, tuple[Pattern, ...]]) -> tuple[Pattern, ...]:
    """All patterns of a template, in the order written and without repeats.

    Raises :class:`TemplateError` for unbalanced or very deep brackets, an undefined rule,
    an empty alternative or a template with too many patterns.
    """
    symbols = _TOKEN.findall(template)
    if _depth(symbols) > MAX_DEPTH:
        raise TemplateError(f"more than {MAX_DEPTH} brackets in one another")
    patterns, rest = _alternatives(symbols, 0, "", rules)
    if rest < len(symbols):
        raise TemplateError(f"unbalanced {symbols[rest]!r} in {template!r}")
    unique = tuple(dict.fromkeys(patterns))
    if () in unique:
        raise TemplateError(f"{template!r} can be empty")
    return unique


def _depth(symbols: Sequence[str]) -> int:
    steps = (1 if s in _CLOSING else -1 if s in ")]" else 0 for s in symbols)
    return max(accumulate(steps), default=0)


def _alternatives(
    symbols: list[str], at: int, closing: str, rules: Mapping[str, tuple[Pattern, ...]]
) -> tuple[list[Pattern], int]:
    """Patterns up to ``closing`` (or the end) and the position of the closing symbol."""
    found: list[Pattern] = []
    parts: list[list[Pattern]] = []
    while at < len(symbols) and symbols[at] not in ")]":
        symbol = symbols[at]
        if symbol == "|":
            found += _sequence(parts)
            parts = []
        elif symbol in _CLOSING:
            inner, at = _alternatives(symbols, at + 1, _CLOSING[symbol], rules)
            parts.append([*inner, ()] if symbol == "[" else inner)
        else:
            parts.append(_atom(symbol, rules))
        at += 1
    found += _sequence(parts)
    if closing and (at >= len(symbols) or symbols[at] != closing):
        raise TemplateError(f"{closing!r} missing")
    return found, at


def _sequence(parts: list[list[Pattern]]) -> list[Pattern]:
    if not parts:
        raise TemplateError("an alternative is empty")
    size = 1
    for part in parts:
        size *= len(part)
        if size > MAX_PATTERNS:
            raise TemplateError(f"more than {MAX_PATTERNS} phrases from one template")
    return [tuple(symbol for piece in pieces for symbol in piece) for pieces in product(*parts)]


def _atom(symbol: str, rules: Mapping[str, tuple[Pattern, ...]]) -> list[Pattern]:
    if symbol[0] == "<" and len(symbol) > 1:
        name = symbol[1:-1]
        if name not in rules:
            raise TemplateError(f"rule <{name}> is not defined")
        return list(rules[name])
    if symbol in ("{", "}", "<", ">"):
        raise TemplateError(f"unbalanced {symbol!r}")
    return [(symbol,)]
