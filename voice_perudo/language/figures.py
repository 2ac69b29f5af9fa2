"""Numbers and faces as they are typed: 8 and 5s beside eight and fives."""

from __future__ import annotations

from collections.abc import Iterator

from voice_perudo.language.grammar import NUMBERS, Grammar, ListKind
from voice_perudo.language.lexicon import plain


def figures(grammar: Grammar, name: str) -> Iterator[tuple[str, int | str]]:
    """How the values of a list are typed: 8 where its word is a number, 5s where it is a face."""
    words = grammar.lists[name]
    numbers = {form for form, _ in grammar.lists["n"].forms}
    if words.kind not in NUMBERS:
        return
    for form, value in words.forms:
        if words.kind is ListKind.NUMBER or form in numbers:
            yield str(value), value
        if words.kind is ListKind.FACE:
            yield f"{value}s", value


def number_words(grammar: Grammar) -> dict[str, tuple[str, ...]]:
    """The words of each figure that is one word and begins no longer number."""
    # Of `n` and zero alone: other lists hold words that are faces as well ("trójka graczy").
    zeros = [(form, value) for form, value in grammar.forms(ListKind.NUMBER) if value == 0]
    forms = [(plain(form), value) for form, value in (*grammar.lists["n"].forms, *zeros)]
    tens = {form[0] for form, _ in forms if len(form) > 1}
    words: dict[str, tuple[str, ...]] = {}
    for form, value in forms:
        if len(form) == 1 and form[0] not in tens:
            words[str(value)] = (*words.get(str(value), ()), *form)
    return {figure: tuple(dict.fromkeys(spelled)) for figure, spelled in words.items()}
