"""One language's grammar at work: phrases for the recogniser, readings of what was heard."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache, cached_property
from itertools import chain, pairwise, product

from voice_perudo.hearing import UNKNOWN
from voice_perudo.language.completeness import Completeness, completeness, may_become
from voice_perudo.language.counted_aloud import CountedAloud
from voice_perudo.language.grammar import (
    NUMBERS,
    PLAYER_LIST,
    PUTS_COUNT_RIGHT,
    SELF,
    VALUES,
    Grammar,
    ListKind,
    Meaning,
    Sentence,
    Use,
)
from voice_perudo.language.half_understood import A_SOUND, in_part, with_unknown_name
from voice_perudo.language.interpretation import (
    Intent,
    IntentName,
    NotUnderstood,
    Scope,
    is_whole_bid,
)
from voice_perudo.language.lattice import Forgiveness
from voice_perudo.language.lexicon import plain, single_words
from voice_perudo.language.normalise import spoken_words, tokens
from voice_perudo.language.parser import Parser
from voice_perudo.language.players import Colours, Roster
from voice_perudo.language.reading import Reading
from voice_perudo.language.scopes import (
    HALF_BID_SCOPES,
    PUT_RIGHT_IN_A_ROW,
    SCOPE_INTENTS,
    TOLD_IN_A_ROW,
)
from voice_perudo.language.templates import is_slot, slot_list
from voice_perudo.language.told import tells_of_one

Spoken = tuple[str, ...]
Knows = Callable[[str], bool]
_EDGE = ""
_NUMBERS_TOLD = PUT_RIGHT_IN_A_ROW | {s for s in Scope if SCOPE_INTENTS[s] & TOLD_IN_A_ROW}
"""Where each player tells a number, or has just told it."""


class Phrasebook:
    """What may be said in one language, both ways."""

    def __init__(
        self,
        grammar: Grammar,
        forgiveness: Forgiveness,
        colours: Colours,
        first_names: tuple[str, ...] = (),
    ) -> None:
        self.grammar = grammar
        self._parser = Parser(grammar, forgiveness)
        self._by_ear = self._parser.by_ear()
        self._recounted = self._parser.by_ear(recounting=True)
        self._numbers_by_ear = self._parser.by_ear(numbers_only=True)
        self._like_numbers = {word for heard in self._parser.number_homophones for word in heard}
        self._values = single_words(grammar, *NUMBERS)
        self.family = {word for words in grammar.family for word in plain(words)}
        """What one of a family may be called by the others."""
        self._decoys = {word for words in grammar.decoys for word in plain(words)}
        before = (*grammar.between, *grammar.correctors, *grammar.fillers)
        self._before_told = {plain(words) for words in before}
        self._aloud = CountedAloud(grammar)
        self._colours = colours
        self._first_names = first_names
        self._rosters: dict[tuple[str, ...], Roster] = {}
        self._with_strangers: dict[tuple[str, ...], Roster] = {}
        self._colours_only = Roster((), colours, grammar.name_endings, colours_too=True)
        self._phrases: dict[tuple[Scope, tuple[str, ...]], tuple[str, ...]] = {}

    def parse(
        self, words: tuple[str, ...], scope: Scope, players: tuple[str, ...] = ()
    ) -> list[Reading]:
        """All readings in which every (normalised) word is accounted for, cheapest first.

        Words that make no sense as they are may be others of the same sound; a single one
        does not tell enough.
        """
        roster = self._roster(scope, players)
        readings = self._parser.readings(words, scope, roster)
        if IntentName.COUNT in SCOPE_INTENTS[scope] and len(words) > 1:
            readings = self._aloud.readings(words, readings)
        if readings or len(words) == 1 or self._counts_aloud(words):
            return readings
        by_ear: list[Reading] = []
        if self._by_ear.takes_for_others(words):
            by_ear = [replace(r, by_ear=True) for r in self._by_ear.readings(words, scope, roster)]
        return by_ear or self._of_strangers(words, scope, players)

    def _of_strangers(
        self, words: tuple[str, ...], scope: Scope, players: tuple[str, ...]
    ) -> list[Reading]:
        """What is told of somebody who does not sit at the table, so that this can be answered."""
        if scope not in _NUMBERS_TOLD or not players:
            return []
        anybody = self._anybody(players)
        if anybody.strangers.isdisjoint(words):
            return []
        readings = self._parser.readings(words, scope, anybody)
        return [reading for reading in readings if tells_of_one(reading.intent)]

    def half_understood(
        self,
        words: tuple[str, ...],
        scope: Scope,
        players: tuple[str, ...] = (),
        capitals: frozenset[str] = frozenset(),
    ) -> NotUnderstood | None:
        """What is told of the table with an unknown name, or beside words that mean nothing.

        ``capitals`` are the words that were typed with a capital.
        """
        if scope is not Scope.SETUP:
            return None
        here = self._roster(scope, players)
        said = tuple(A_SOUND if word == UNKNOWN else word for word in words)
        # “Mum” is a name where it is written as one, or by those who call her so
        strange = capitals & (self._decoys | self.family)
        unknown = tuple(
            word
            for word in said
            if word not in here.words and (word in strange or not self._parser.knows((word,)))
        )
        if unknown:
            readings = self._parser.readings(said, scope, here.with_words(unknown))
            if (told := with_unknown_name(readings, unknown, capitals)) is not None:
                return told
        return in_part(
            words, lambda part: self._parser.beginnings(part, scope, here), self._before_told
        )

    def recounted(
        self, words: tuple[str, ...], scope: Scope, players: tuple[str, ...] = ()
    ) -> list[Reading]:
        """Readings as counts put right, where words may be numbers of the same sound that they
        are taken for nowhere else.
        """
        roster = self._roster(scope, players)
        readings = self._recounted.readings(words, scope, roster)
        return [replace(r, by_ear=True) for r in readings if _puts_count_right(r.intent)]

    def other_bids(
        self, words: tuple[str, ...], scope: Scope, players: tuple[str, ...] = ()
    ) -> list[Reading]:
        """Whole bids that these words are as well, if a word of them was a number of the same
        sound ("vingt de cinq" may be "vingt-deux cinq").
        """
        if self._like_numbers.isdisjoint(words):
            return []
        roster = self._roster(scope, players)
        readings = self._numbers_by_ear.readings(words, scope, roster)
        return [replace(r, by_ear=True) for r in readings if is_whole_bid(r.intent)]

    def _counts_aloud(self, words: tuple[str, ...]) -> bool:
        """Whether these are numbers in a row, up or down, as before the cups are lifted."""
        values = [self._values.get(word) for word in words]
        steps = {one - other for one, other in pairwise(v for v in values if v is not None)}
        return None not in values and steps in ({1}, {-1})

    def broken_bid(
        self, words: tuple[str, ...], scope: Scope, players: tuple[str, ...] = ()
    ) -> Intent | None:
        """The half of a bid in words that break off inside one ("huit fois …")."""
        if scope not in HALF_BID_SCOPES:
            return None
        for arrival in self._parser.arrivals(words, self._roster(scope, players)):
            if may_become(arrival.node, scope, IntentName.BID):
                intent = self._parser.intent(Meaning(IntentName.BID), arrival.slots)
                if (intent.quantity is None) is not (intent.face is None):
                    return intent
        return None

    def means_something(self, words: tuple[str, ...], players: tuple[str, ...] = ()) -> bool:
        """Whether the words mean something in some scope, without forgiving anything."""
        arrivals = self._parser.arrivals(words, self._roster(Scope.BIDDING, players))
        return any(arrival.cost == 0.0 and arrival.node.ends for arrival in arrivals)

    def is_everyday(self, text: str) -> bool:
        """Whether all these words are in the grammar and they name nobody."""
        return not self.is_name(text) and self._parser.knows(tokens(text))

    def is_name(self, text: str) -> bool:
        """Whether this is a usual first name, a cup colour, or what one of a family is called."""
        spoken = spoken_words(text)
        if len(spoken) == 1 and self.family.issuperset(tokens(text)):
            return True
        return any(words == spoken for words, _ in self._roster(Scope.SETUP, ()).spoken)

    def is_self(self, text: str) -> bool:
        """Whether somebody who names the players speaks of himself so ("me")."""
        readings = self.parse(tokens(text), Scope.SETUP)
        return any(r.intent == Intent(IntentName.PLAYER, player=SELF) for r in readings)

    @cached_property
    def introductions(self) -> frozenset[Spoken]:
        """What is said before a name while the table is set up (“my name is”)."""
        return frozenset(
            plain(sentence.pattern[:-1])
            for sentence in self.grammar.sentences
            if sentence.meaning.intent is IntentName.PLAYER
            and Scope.SETUP in sentence.scopes
            and list(map(is_slot, sentence.pattern[-2:])) == [False, True]
            and sum(map(is_slot, sentence.pattern)) == 1
        )

    def completeness(self, text: str, scope: Scope, players: tuple[str, ...] = ()) -> Completeness:
        """Whether the speaker of these words seems to have finished."""
        words = tuple(word for word in tokens(text) if word != UNKNOWN)
        return completeness(self._parser, words, scope, self._roster(scope, players))

    def phrases(self, scope: Scope, players: tuple[str, ...] = ()) -> tuple[str, ...]:
        """The recogniser's phrase list for a scope: sentences, fillers, decoys, ``[unk]``.

        The recogniser learns pairs of neighbouring words from it, so a sentence with
        slots that is marked ``say`` is listed only with the values that make a new pair.
        """
        # Asked for at the onset of every utterance, and the same until the dialogue moves on.
        key = (scope, players)
        if key not in self._phrases:
            self._phrases[key] = self._listed(scope, players)
        return self._phrases[key]

    def _listed(self, scope: Scope, players: tuple[str, ...]) -> tuple[str, ...]:
        roster = self._roster(scope, players)
        # Anybody's name with every carrier would make a list five times as long:
        # there cup colours stand for all names.
        few = self._colours_only if scope is Scope.SETUP else roster
        found: dict[str, None] = {}
        pairs: set[tuple[str, str]] = set()
        for sentence in self.grammar.sentences:
            if _is_listed(sentence, scope):
                always = sentence.use is Use.EVERY or not any(map(is_slot, sentence.pattern))
                names = roster if _only_names(sentence) else few
                for spoken in self._spoken(sentence, names):
                    new = set(pairwise((_EDGE, *spoken, _EDGE))) - pairs
                    if new or always:
                        pairs |= new
                        found[" ".join(spoken)] = None
        grammar = self.grammar
        joiners = () if SCOPE_INTENTS[scope].isdisjoint(TOLD_IN_A_ROW) else grammar.joiners
        if scope is Scope.SETUP:
            joiners = grammar.between
        extra = (*grammar.fillers, *grammar.correctors, *grammar.decoys, *joiners)
        found.update((" ".join(_spell(phrase)), None) for phrase in extra)
        return (*found, UNKNOWN)

    def stop_phrases(self) -> tuple[str, ...]:
        """What silences the referee, as the recogniser is given it."""
        said = (
            sentence.pattern
            for sentence in self.grammar.sentences
            if sentence.meaning.intent is IntentName.STOP and sentence.use is not Use.HEAR
        )
        return tuple(dict.fromkeys(" ".join(_spell(pattern)) for pattern in said))

    def called_otherwise(self, players: tuple[str, ...], knows: Knows) -> dict[str, str]:
        """Player → the colour to call him by, for names that a recogniser cannot hear.

        ``knows`` tells whether the recogniser knows a word; a player whom it can hear by any
        form of his name, or not even by a colour, is left out.
        """
        roster = self._roster(Scope.BIDDING, players)
        colours = self._colours.base_forms()
        otherwise = {name: colours[colour] for name, colour in roster.stand_ins.items()}
        heard = {
            name
            for words, name in roster.spoken
            if words not in self._colours.words and all(map(knows, words))
        }
        return {
            name: colour
            for name, colour in otherwise.items()
            if name not in heard and all(map(knows, spoken_words(colour)))
        }

    def words(self) -> frozenset[str]:
        """Every word a recogniser must know, spelled as in the phrase lists; no players' names."""
        grammar = self.grammar
        listed = (s.pattern for s in grammar.sentences if s.use is not Use.HEAR)
        forms = (form for form, _ in grammar.forms(*VALUES))
        extra = (*grammar.fillers, *grammar.correctors, *grammar.decoys, *grammar.between)
        symbols = {symbol for phrase in (*listed, *forms, *extra) for symbol in phrase}
        return frozenset(
            word for symbol in symbols if not is_slot(symbol) for word in _spell((symbol,))
        )

    def _roster(self, scope: Scope, players: tuple[str, ...]) -> Roster:
        """The names of a table in this language; anybody's and every colour while setting up."""
        strangers = (name for name in players if name not in self._first_names)
        names = (*self._first_names, *strangers) if scope is Scope.SETUP else players
        if names not in self._rosters:
            anybody = scope is Scope.SETUP
            self._rosters[names] = Roster(
                names,
                self._colours,
                self.grammar.name_endings,
                colours_too=anybody or not players,
                first_names=() if anybody else self._first_names,
                usual=frozenset(self._first_names) if anybody else frozenset(),
            )
        return self._rosters[names]

    def _anybody(self, players: tuple[str, ...]) -> Roster:
        """The names of a table, and those of everybody else."""
        if players not in self._with_strangers:
            self._with_strangers[players] = Roster(
                players,
                self._colours,
                self.grammar.name_endings,
                colours_too=True,
                first_names=self._first_names,
                strangers_too=True,
            )
        return self._with_strangers[players]

    def _spoken(self, sentence: Sentence, roster: Roster) -> Iterator[Spoken]:
        choices = [self._choices(symbol, roster) for symbol in sentence.pattern]
        if sentence.use is Use.EVERY:
            yield from (tuple(chain(*pieces)) for pieces in product(*choices))
        elif all(choices):
            for i in range(max(map(len, choices))):
                yield tuple(chain(*(choice[i % len(choice)] for choice in choices)))

    def _choices(self, symbol: str, roster: Roster) -> tuple[Spoken, ...]:
        if not is_slot(symbol):
            return (_spell((symbol,)),)
        words = self.grammar.lists[slot_list(symbol)]
        forms = roster.spoken if words.kind is ListKind.PLAYER else words.forms
        return tuple(_spell(form) for form, _ in forms)


def _puts_count_right(intent: Intent) -> bool:
    if intent.name is IntentName.CORRECTION:
        return intent.face is None
    return intent.name is IntentName.COUNT and intent.choice in PUTS_COUNT_RIGHT


def _is_listed(sentence: Sentence, scope: Scope) -> bool:
    """Whether a sentence is listened for in a scope, and not only understood there."""
    half = sentence.meaning.intent is None
    listened_for = half or sentence.meaning.intent in SCOPE_INTENTS[scope]
    return scope in sentence.scopes and listened_for and sentence.use is not Use.HEAR


def _only_names(sentence: Sentence) -> bool:
    """Whether the sentence tells one player's name and nothing more."""
    names = sum(is_slot(s) and slot_list(s) == PLAYER_LIST for s in sentence.pattern)
    return sentence.meaning.intent is IntentName.PLAYER and names == 1


@cache
def _spell(pieces: Spoken) -> Spoken:
    return spoken_words(" ".join(pieces))
