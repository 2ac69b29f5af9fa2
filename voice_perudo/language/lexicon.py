"""The words of a grammar, and which of them may be forgiven their spelling."""

from __future__ import annotations

from collections.abc import Iterable

from voice_perudo.language.grammar import VALUES, Grammar, ListKind
from voice_perudo.language.lattice import Forgiveness, Lexicon
from voice_perudo.language.templates import Pattern, is_slot
from voice_perudo.language.trie import ListNode, symbol_words


def plain(words: Pattern) -> tuple[str, ...]:
    """A pattern's words as the parser compares them."""
    return tuple(word for symbol in words for word in symbol_words(symbol))


def single_words(grammar: Grammar, *kinds: ListKind) -> dict[str, int]:
    """The numbers and faces of these lists that are one word."""
    return {
        plain(form)[0]: value
        for form, value in grammar.forms(*kinds)
        if len(plain(form)) == 1 and isinstance(value, int)
    }


def phrase_tree(phrases: tuple[Pattern, ...]) -> ListNode:
    """Plain phrases as a tree to walk."""
    root = ListNode()
    for words in phrases:
        root.add(plain(words), 0)
    return root


def lexicon_of(grammar: Grammar, forgiveness: Forgiveness) -> Lexicon:
    """All words, and the carriers: words that never decide a meaning on their own.

    Only the spelling of carriers is forgiven: not of numbers, faces, correctors
    and commands of one word.
    """
    said = {tuple(filter(_is_word, sentence.pattern)) for sentence in grammar.sentences}
    commands = {plain(words) for words in said}
    lists = _words_of(form for form, _ in grammar.forms(*VALUES))
    correctors = _words_of(grammar.correctors)
    fillers = _words_of(grammar.fillers)
    rules = _words_of(form for form, _ in grammar.forms(ListKind.RULE))
    spoken = _words_of(commands) | rules
    closed = lists | correctors | {words[0] for words in commands if len(words) == 1}
    return Lexicon(
        words=spoken | lists | correctors | fillers | _words_of(grammar.decoys),
        carriers=(spoken | fillers) - closed,
        forgiveness=forgiveness,
    )


def _words_of(phrases: Iterable[Pattern]) -> set[str]:
    return {word for phrase in phrases for word in plain(phrase)}


def _is_word(symbol: str) -> bool:
    return not is_slot(symbol)
