"""Readings of one text in which every word is a slot, a command, a carrier or a filler."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from copy import copy
from dataclasses import replace
from functools import lru_cache
from math import log

from voice_perudo.language.figures import figures, number_words
from voice_perudo.language.grammar import (
    ASKED,
    CORRECTED,
    Grammar,
    ListKind,
    Meaning,
)
from voice_perudo.language.interpretation import CHALLENGES, Intent, IntentName, Scope
from voice_perudo.language.lattice import Arc, Confusions, Forgiveness, Lattice
from voice_perudo.language.lexicon import lexicon_of, phrase_tree, plain
from voice_perudo.language.normalise import tokens
from voice_perudo.language.players import NAME_COST, Roster
from voice_perudo.language.reading import Reading
from voice_perudo.language.restart import RESTART_COST, Restart
from voice_perudo.language.row import Between, in_a_row
from voice_perudo.language.scopes import PUT_RIGHT_IN_A_ROW, SCOPE_INTENTS, TOLD_IN_A_ROW
from voice_perudo.language.self_correction import SelfCorrection
from voice_perudo.language.slot_filling import filled
from voice_perudo.language.templates import is_ignored, slot_list
from voice_perudo.language.told import (
    added,
    begins_sum,
    goes_on_counting,
    tells_of_himself,
    tells_of_one,
)
from voice_perudo.language.told_together import TableJoiners, told_more, told_together
from voice_perudo.language.trie import Arrival, ListNode, Node, Slots, Walk, enter
from voice_perudo.language.words import Words, after

BUDGET = 3.0
"""Dearest reading worth keeping: a belief of about 1 in 20."""
LONGEST = 24
"""Nobody bids in more words than these: longer is talk."""
_SHORTEST_NAME = 3
_WALKS = 1024
"""Walks through the grammar that are remembered: those of a few utterances."""


def _order(reading: Reading) -> tuple[float, int]:
    return reading.cost, reading.fillers


class Parser:
    """Parser of one grammar. Building it checks that no phrase has two meanings in a scope.

    Raises:
        DataError: a phrase has two meanings; with file, line and the other line.
    """

    def __init__(self, grammar: Grammar, forgiveness: Forgiveness) -> None:
        self._kinds = {name: words.kind for name, words in grammar.lists.items()}
        self._root = Node()
        for sentence in grammar.sentences:
            enter(self._root, sentence, grammar.path)
        calls = (s for s in grammar.sentences if s.meaning.intent in CHALLENGES)
        self._called_in = {scope for sentence in calls for scope in sentence.scopes}
        self._lists = {name: ListNode() for name in grammar.lists}
        for name, root in self._lists.items():
            for words, value in grammar.lists[name].forms:
                root.add(plain(words), value)
            for written, value in figures(grammar, name):
                root.add((written,), value)
        self._fillers = phrase_tree(grammar.fillers)
        self._restart = Restart(grammar)
        self._correctors = {plain(words) for words in grammar.correctors}
        self._joiners = {plain(words) for words in grammar.joiners}
        self._table_joiners = TableJoiners.of(grammar)
        self._lexicon = lexicon_of(grammar, forgiveness)
        self._forgiveness = forgiveness
        self._number_or_face = _number_or_face(grammar)
        self._self_correction = SelfCorrection(self._correctors, self._number_or_face)
        self._number_words = number_words(grammar)
        self._remember_walks()

    def readings(self, words: Words, scope: Scope, roster: Roster) -> list[Reading]:
        """All readings in which every word is accounted for, cheapest first.

        Of readings at the same cost only those with the fewest fillers are kept:
        "what's the bid now" is a question of its own, not one with a filler.
        """
        if not 0 < len(words) <= LONGEST:
            return []
        best: dict[tuple[Intent, bool], Reading] = {}
        plainly = list(self._plain(words, scope, roster))
        found = [*plainly, *self._mended(words, scope, roster, denies=bool(plainly))]
        found = found or self._in_a_row(words, scope, roster)
        found = found or list(self._of_two_faces(words, scope, roster))
        found = found or self._together(words, scope, roster)
        found = found or self._said_again(words, scope, roster)
        for reading in found or self._both_called(words, scope, roster):
            key = (reading.intent, reading.half)
            if key not in best or _order(reading) < _order(best[key]):
                best[key] = reading
        fewest: dict[float, int] = {}
        for reading in best.values():
            fewest[reading.cost] = min(reading.fillers, fewest.get(reading.cost, LONGEST))
        kept = (reading for reading in best.values() if reading.fillers == fewest[reading.cost])
        return sorted(kept, key=_order)

    def by_ear(self, *, recounting: bool = False, numbers_only: bool = False) -> Parser:
        """A parser of the same grammar that takes words for others of the same sound.

        ``recounting`` adds the homophones for a count that is put right; ``numbers_only``: only
        words that are no numbers are taken for others, and only for numbers.
        """
        homophones = self.number_homophones if numbers_only else self._forgiveness.homophones
        more = (self._forgiveness.recount_homophones,) if recounting else ()
        other = copy(self)
        other._lexicon = self._lexicon.hearing(homophones, *more)
        other._remember_walks()
        return other

    def knows(self, words: Words) -> bool:
        """Whether these are words of the grammar, its fillers and decoys."""
        return self._lexicon.words.issuperset(words)

    def takes_for_others(self, words: Words) -> bool:
        """Whether some of the words are forgiven to be others of the same sound."""
        return self._lexicon.forgives(words)

    @property
    def number_homophones(self) -> Confusions:
        """Words that are no numbers and sound like one."""
        lists = (name for name, kind in self._kinds.items() if kind is ListKind.NUMBER)
        words = {word for name in lists for word in self._lists[name].words()}
        numbers = {
            heard: tuple((word, cost) for word, cost in meant if word in words)
            for heard, meant in self._forgiveness.homophones.items()
            if words.isdisjoint(heard)
        }
        return {heard: meant for heard, meant in numbers.items() if meant}

    def arrivals(
        self, words: Words, roster: Roster, unfinished: bool = False
    ) -> tuple[Arrival, ...]:
        """The states of the grammar in which these words end.

        ``unfinished`` adds the states in which they break off inside a number.
        """
        if not 0 < len(words) <= LONGEST:
            return ()
        return self._walked(words, roster, unfinished)

    def _walk(self, words: Words, roster: Roster, unfinished: bool) -> tuple[Arrival, ...]:
        return tuple(self._walk_of(words, roster).arrivals(self._root, unfinished))

    def _walk_by_end(self, words: Words, roster: Roster) -> tuple[tuple[Arrival, ...], ...]:
        return self._walk_of(words, roster).arrivals_by_end(self._root)

    def _walk_of(self, words: Words, roster: Roster) -> Walk:
        def list_root(symbol: str) -> ListNode:
            name = slot_list(symbol)
            return roster.root if self._kinds[name] is ListKind.PLAYER else self._lists[name]

        return Walk(self._lattice(words, roster), list_root, self._fillers, BUDGET)

    def _remember_walks(self) -> None:
        """What begins or ends many readings of one utterance is walked through once."""
        self._walked = lru_cache(_WALKS)(self._walk)
        self._walked_by_end = lru_cache(_WALKS)(self._walk_by_end)

    def intent(self, meaning: Meaning, slots: Slots) -> Intent:
        """A meaning with its slots filled by what was heard."""
        return filled(meaning, slots, self._kinds)

    def _lattice(self, words: Words, roster: Roster) -> Lattice:
        lattice = self._lexicon.lattice(words)
        return tuple(
            (*arcs, *self._figure_arcs(word, at), *self._name_arcs(word, at, roster))
            for at, (word, arcs) in enumerate(zip(words, lattice, strict=True))
        )

    def _figure_arcs(self, word: str, at: int) -> Iterator[Arc]:
        """A typed figure for its word wherever a phrase has it: "1 de plus"."""
        yield from (Arc(number, at + 1, 0.0) for number in self._number_words.get(word, ()))

    def _name_arcs(self, word: str, at: int, roster: Roster) -> Iterator[Arc]:
        if len(word) >= _SHORTEST_NAME and word not in self._lexicon.words:
            yield from (Arc(name, at + 1, NAME_COST) for name in roster.similar(word))

    def _plain(
        self, words: Words, scope: Scope, roster: Roster, end: int | None = None
    ) -> Iterator[Reading]:
        """The readings of all the words, or of the first ``end``, by the grammar's own phrases."""
        if not 0 < len(words) <= LONGEST:
            return
        arrivals = self._walked_by_end(words, roster)
        for arrival in arrivals[len(words) if end is None else end]:
            if scope in arrival.node.ends:
                sentence = arrival.node.ends[scope]
                intent = self.intent(sentence.meaning, arrival.slots)
                half = sentence.meaning.intent is None
                cost = arrival.cost + abs(log(sentence.belief))
                correcting = intent.name is IntentName.CORRECTION
                doubting = intent.name in CHALLENGES and intent.choice == ASKED
                denying = correcting or doubting or intent.name is IntentName.UNDO
                denied = _denied(arrival.slots) if denying else frozenset()
                mends = intent.choice == CORRECTED and bool(_denied(arrival.slots))
                yield Reading(intent, cost, half, arrival.fillers, denied, mends_itself=mends)
                of_count = intent.choice is not None or intent.player is not None
                if correcting and not of_count and self._may_be_face(arrival.slots):
                    face = replace(intent, quantity=None, face=intent.quantity)
                    yield Reading(face, cost, fillers=arrival.fillers, denied=denied)

    def _may_be_face(self, slots: Slots) -> bool:
        """Whether the one number said may name a face as well ("non, six")."""
        kinds = {self._kinds[slot_list(symbol)] for symbol, _ in slots}
        return kinds == {ListKind.NUMBER} and all(v in self._number_or_face for _, v in slots)

    def _said_again(self, words: Words, scope: Scope, roster: Roster) -> list[Reading]:
        """Readings of what was said twice, or begun, broken off and begun again."""
        whole = list(self._repeated(words, scope, roster))
        once = None if whole else self._restart.undone(words)
        if once is None:
            return whole
        again = self.readings(once, scope, roster)
        return [replace(reading, cost=reading.cost + RESTART_COST) for reading in again]

    def _repeated(self, words: Words, scope: Scope, roster: Roster) -> Iterator[Reading]:
        """The same thing said again in one breath: "huit cinq, je dis huit cinq"."""
        for at in range(1, len(words)):
            chunk, times = words[:at], len(words) // at
            first = [r for r in self._plain(words, scope, roster, at) if not r.half]
            if first and words == chunk * times:
                yield from (replace(r, cost=r.cost * times) for r in first)
            elif first:
                again = {r.intent: r.cost for r in self._plain(words[at:], scope, roster)}
                yield from (
                    replace(r, cost=r.cost + again[r.intent]) for r in first if r.intent in again
                )

    def _both_called(self, words: Words, scope: Scope, roster: Roster) -> Iterator[Reading]:
        """Dudo and Calza in one breath, by two people: either may be meant."""
        if scope not in self._called_in:
            return

        def called(part: Words, end: int | None = None) -> list[Reading]:
            told = self._plain(part, scope, roster, end)
            return [reading for reading in told if reading.intent.name in CHALLENGES]

        for at in range(1, len(words)):
            first = called(words, at)
            second = called(words[at:]) if first else []
            names = {reading.intent.name for reading in (*first, *second)}
            if second and names == CHALLENGES:
                yield from (*first, *second)

    def _in_a_row(self, words: Words, scope: Scope, roster: Roster) -> list[Reading]:
        """Several players with a number each, in one breath: "bleu cinq, vert trois"."""
        counts_put_right = scope in PUT_RIGHT_IN_A_ROW
        if not counts_put_right and TOLD_IN_A_ROW.isdisjoint(SCOPE_INTENTS[scope]):
            return []
        told_in = Scope.COUNTING if counts_put_right else scope

        def first(part: Words) -> list[Reading]:
            return self._of_one(part, scope, roster, own=not counts_put_right)

        def following(part: Words) -> list[Reading]:
            return self._of_one(part, told_in, roster, own=not counts_put_right)

        names = {tokens(" ".join(said)): name for said, name in roster.spoken}
        between = Between(self._joiners, self._correctors, names)
        return in_a_row(words, first, following, between)

    def _together(self, words: Words, scope: Scope, roster: Roster) -> list[Reading]:
        """Several things told of the table that is set up, in one breath."""
        if scope is not Scope.SETUP:
            return []

        def reads(part: Words) -> list[Reading]:
            return list(self._plain(part, scope, roster))

        def begins(part: Words) -> list[tuple[int, Reading]]:
            return self.beginnings(part, scope, roster)

        return told_together(words, reads, begins, self._table_joiners)

    def beginnings(self, words: Words, scope: Scope, roster: Roster) -> list[tuple[int, Reading]]:
        """What the first of the words mean, with how many of them it takes."""
        ends = range(1, len(words) + 1)
        return [(end, r) for end in ends for r in self._plain(words, scope, roster, end)]

    def told_more(
        self,
        words: Words,
        scope: Scope,
        roster: Roster,
        begins: Callable[[Words], bool],
    ) -> bool:
        """Whether something was told of the table, and what follows it, or what joins it on,
        ``begins`` something else.
        """

        def reads(part: Words) -> list[Reading]:
            return self.readings(part, scope, roster)

        return told_more(words, reads, begins, self._table_joiners)

    def _of_one(self, words: Words, scope: Scope, roster: Roster, *, own: bool) -> list[Reading]:
        """What is told of one player, face by face perhaps: "blue two sixes, one paco".

        ``own``: he may be whoever speaks.
        """
        told = self._plain(words, scope, roster)
        readings = [
            r for r in told if tells_of_one(r.intent) or (own and tells_of_himself(r.intent))
        ]
        if readings or roster.words.isdisjoint(words):
            return readings
        sums = self._of_two_faces(words, scope, roster)
        return [reading for reading in sums if tells_of_one(reading.intent)]

    def _of_two_faces(self, words: Words, scope: Scope, roster: Roster) -> Iterator[Reading]:
        """A count told face by face: "trois six et deux pacos" are five dice."""
        if IntentName.COUNT not in SCOPE_INTENTS[scope]:
            return
        for at in range(1, len(words)):
            first = [r for r in self._plain(words, scope, roster, at) if begins_sum(r.intent)]
            joined = list(after(words, at, self._joiners)) if first else []
            for start in (at, *joined) if first else ():
                following = list(self._plain(words[start:], scope, roster))
                pairs = ((one, other) for one in first for other in following)
                yield from (
                    added(one, other)
                    for one, other in pairs
                    if goes_on_counting(one.intent, other.intent, joined=bool(joined))
                )

    def corrected(
        self, words: Words, scope: Scope, roster: Roster
    ) -> Iterator[tuple[list[Reading], Words]]:
        """Where a speaker corrects his bid: what he said before, and the words after."""
        return self._self_correction.broken_off(words, self._begins(words, scope, roster))

    def _mended(
        self, words: Words, scope: Scope, roster: Roster, *, denies: bool
    ) -> Iterator[Reading]:
        def reads(rest: Words) -> list[Reading]:
            return self.readings(rest, scope, roster)

        begins = self._begins(words, scope, roster)
        return self._self_correction.readings(words, begins, reads, denies=denies)

    def _begins(self, words: Words, scope: Scope, roster: Roster) -> Callable[[int], list[Reading]]:
        return lambda end: list(self._plain(words, scope, roster, end))


def _denied(slots: Slots) -> frozenset[int]:
    return frozenset(v for symbol, v in slots if is_ignored(symbol) and isinstance(v, int))


def _number_or_face(grammar: Grammar) -> frozenset[int | str]:
    """Values whose word is both a number and a face ("six", but not "nine")."""
    faces = dict(grammar.lists["f"].forms)
    return frozenset(v for words, v in grammar.lists["n"].forms if faces.get(words) == v)
