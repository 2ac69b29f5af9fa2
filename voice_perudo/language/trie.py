"""Patterns of all intents in one tree, and the walk of a lattice through it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import NamedTuple

from voice_perudo.errors import DataError
from voice_perudo.language.grammar import Sentence
from voice_perudo.language.interpretation import Scope
from voice_perudo.language.lattice import Lattice
from voice_perudo.language.normalise import tokens
from voice_perudo.language.templates import is_slot

Value = int | str
Slots = tuple[tuple[str, Value], ...]
"""(slot symbol, value) in the order heard."""


@dataclass(slots=True)
class ListNode:
    """A tree of the forms of one word list."""

    children: dict[str, ListNode] = field(default_factory=dict)
    value: Value | None = None

    def add(self, words: tuple[str, ...], value: Value) -> None:
        """Enter one form."""
        node = self
        for word in words:
            node = node.children.setdefault(word, ListNode())
        node.value = value

    def words(self) -> Iterator[str]:
        """Every word of every form, some more than once."""
        for word, child in self.children.items():
            yield word
            yield from child.words()


@dataclass(slots=True)
class Node:
    """One state of the grammar: what may follow, and what has been said if nothing does."""

    words: dict[str, Node] = field(default_factory=dict)
    slots: dict[str, Node] = field(default_factory=dict)
    ends: dict[Scope, Sentence] = field(default_factory=dict)


@cache
def symbol_words(symbol: str) -> tuple[str, ...]:
    """The plain words of one word of a template ("j'ai" → j, ai)."""
    return tokens(symbol)


def enter(root: Node, sentence: Sentence, path: Path) -> None:
    """Add one sentence; :class:`DataError` when it already means something else in a scope."""
    node = root
    for symbol in sentence.pattern:
        if is_slot(symbol):
            node = _next(node.slots, symbol)
        else:
            for word in symbol_words(symbol):
                node = _next(node.words, word)
    for scope in sentence.scopes:
        known = node.ends.setdefault(scope, sentence)
        if known.belief < sentence.belief:
            node.ends[scope] = sentence
        if known.meaning != sentence.meaning:
            phrase = " ".join(sentence.pattern)
            other = f"{known.meaning.intent or 'half a bid'} (line {known.line})"
            raise DataError(path, f"{phrase!r} also means {other} in {scope}", sentence.line)


def _next(nodes: dict[str, Node], name: str) -> Node:
    """The node of that name; made only if it is missing, for many sentences begin alike."""
    node = nodes.get(name)
    if node is None:
        node = nodes[name] = Node()
    return node


class Span(NamedTuple):
    """A list form heard from a position to ``end``."""

    value: Value
    end: int
    cost: float


def spans(root: ListNode, lattice: Lattice, at: int) -> Iterator[Span]:
    """All forms of a list that start at a position."""
    stack = [(root, at, 0.0)]
    while stack:
        node, here, cost = stack.pop()
        if node.value is not None:
            yield Span(node.value, here, cost)
        if here < len(lattice):
            for arc in lattice[here]:
                child = node.children.get(arc.word)
                if child is not None:
                    stack.append((child, arc.end, cost + arc.cost))


def breaks_off(root: ListNode, lattice: Lattice, at: int) -> bool:
    """Whether the words from a position to the end begin a longer form of the list."""
    stack = [(root, at)]
    while stack:
        node, here = stack.pop()
        if here == len(lattice):
            if node.children and here > at:
                return True
            continue
        for arc in lattice[here]:
            child = node.children.get(arc.word)
            if child is not None:
                stack.append((child, arc.end))
    return False


class Arrival(NamedTuple):
    """A state reached with all words accounted for."""

    node: Node
    slots: Slots
    cost: float
    fillers: int
    """Fillers on the way: the fewer, the closer the grammar is to what was said."""
    broken: bool
    """The last word may begin a longer number ("vingt …"); the slot is not filled then."""


class _Step(NamedTuple):
    node: Node
    at: int
    slots: Slots
    cost: float
    fillers: int


@dataclass(frozen=True, slots=True)
class Walk:
    """One walk through the tree. ``list_root`` gives the tree of a slot's list."""

    lattice: Lattice
    list_root: Callable[[str], ListNode]
    filler_root: ListNode
    budget: float

    def arrivals(self, root: Node, unfinished: bool = False) -> list[Arrival]:
        """States at the end of the words; with ``unfinished`` also those inside a number."""
        found: dict[tuple[int, Slots, bool], Arrival] = {}
        for node, at, slots, cost, fillers in self._reached(root):
            if at == len(self.lattice):
                found[id(node), slots, False] = Arrival(node, slots, cost, fillers, False)
            elif unfinished:
                for symbol, child in node.slots.items():
                    carrier = symbol.startswith("<")
                    if not carrier and breaks_off(self.list_root(symbol), self.lattice, at):
                        arrival = Arrival(child, slots, cost, fillers, True)
                        found[id(child), slots, True] = arrival
        return list(found.values())

    def arrivals_by_end(self, root: Node) -> tuple[tuple[Arrival, ...], ...]:
        """For each number of the first words, the states in which something has been said by
        them.

        One walk for all of them is much cheaper than one for each.
        """
        found: list[dict[tuple[int, Slots], Arrival]] = [{} for _ in range(len(self.lattice) + 1)]
        for node, at, slots, cost, fillers in self._reached(root):
            if node.ends:
                found[at][id(node), slots] = Arrival(node, slots, cost, fillers, False)
        return tuple(tuple(arrivals.values()) for arrivals in found)

    def _reached(self, root: Node) -> Iterator[_Step]:
        """Every state on the way, again where it is reached at a lower cost."""
        best: dict[tuple[int, int, Slots], tuple[float, int]] = {}
        stack = [_Step(root, 0, (), 0.0, 0)]
        while stack:
            step = stack.pop()
            node, at, slots, cost, fillers = step
            key = (id(node), at, slots)
            if cost > self.budget or (key in best and best[key] <= (cost, fillers)):
                continue
            best[key] = (cost, fillers)
            yield step
            if at < len(self.lattice):
                stack += self._steps(step)

    def _steps(self, step: _Step) -> Iterator[_Step]:
        node, at, slots, cost, fillers = step
        for arc in self.lattice[at]:
            child = node.words.get(arc.word)
            if child is not None:
                yield _Step(child, arc.end, slots, cost + arc.cost, fillers)
        for symbol, child in node.slots.items():
            carrier = symbol.startswith("<")
            for span in spans(self.list_root(symbol), self.lattice, at):
                filled = slots if carrier else (*slots, (symbol, span.value))
                yield _Step(child, span.end, filled, cost + span.cost, fillers)
        for span in spans(self.filler_root, self.lattice, at):
            yield _Step(node, span.end, slots, cost + span.cost, fillers + 1)
