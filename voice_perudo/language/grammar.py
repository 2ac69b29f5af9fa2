"""The grammar file of one language: read strictly into flat patterns.

The format is described at the top of ``grammars/fr.yaml``.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path

from voice_perudo.language.interpretation import IntentName, Scope
from voice_perudo.language.templates import Pattern


class Use(StrEnum):
    """How a sentence serves the recogniser's phrase list."""

    EVERY = "every"
    """Listed with every combination of slot values."""
    SAY = "say"
    """Listed so that each slot value occurs at least once."""
    HEAR = "hear"
    """Not listed; only parsed."""


class ListKind(StrEnum):
    """What the values of a word list are."""

    NUMBER = "numbers"
    FACE = "faces"
    PLAYER = "players"
    RULE = "rules"
    """Carrier words: their value means nothing."""


NUMBERS = frozenset({ListKind.NUMBER, ListKind.FACE})
"""Lists whose values are numbers."""
VALUES = NUMBERS | {ListKind.PLAYER}
"""Lists whose values mean something."""


PLAYER_LIST = "player"
"""The list of names: cup colours in the file, the players of the table when there is one."""
SELF = "@self"
"""The player slot of a count a player gives for himself ("j'en ai deux")."""

REST = "@rest"
"""The player slot of a count told of all who have not told theirs ("the others none")."""

CORRECTED = "corrected"
"""The choice of a count that puts right the one before it ("no, two")."""
CHALLENGE = "challenge"
"""The choice of an undo that means the challenge, whatever has been counted since."""
MISTAKE = "mistake"
"""The choice of an undo that says only that something is wrong ("that's wrong", "my mistake")."""
NEVER_MIND = "never_mind"
"""The choice of an undo of what is being asked about and nothing else ("never mind")."""
ASKED = "asked"
"""The choice of a call or an undo whose words may as well be agreement, advice or surprise
("exactly", "check it"): it is asked whether it was meant."""
WAIT = "wait"
"""The choice of a pause in which somebody only thinks ("hold on"): what is said next counts."""
TOTAL = "total"
"""The choice of a count, or of a correction of one, that is everybody's ("two in all")."""
LIKELY_TOTAL = "likely_total"
"""The choice of what puts right everybody's count if such a one was told last ("no, there are
two"), and may else be one player's, or a bid.
"""
DENIES = "denies"
"""The choice of a number after a word that is "no" and "not" ("nie pięć"): it puts right what was
told before, and tells nothing where nothing was.
"""
RECOUNT = "recount"
"""The choice of a correction that only wants another count ("one more here", "count again")."""
WHOLE = "whole"
"""The choice of a count of both faces that count, whosever it is ("three with the pacos")."""
SAME = "same"
"""The choice of a roll or a count that is as much as the one told before it ("me too")."""
PLAYERS = "players"
"""The choice of a player count that can be nothing else (“four players”, not “four”)."""
INSTEAD = "instead"
"""The choice of a seat: not the first of two, but the second."""
SWAP = "swap"
"""The choice of a seat: two change places."""
AFTER = "after"
"""The choice of a seat: the first of two sits to the left of the second."""
BEFORE = "before"
"""The choice of a seat: the first of two sits to the right of the second."""
WITHOUT = "without"
"""The choice of a seat that is no more."""
DENIED = "denied"
"""The choice of a seat of which it is said only that somebody does not sit there ("not blue")."""
ADD = "add"
"""The choice of one more seat."""
FIRST = "first"
"""The choice of a name called first ("Tom first"): who starts, or who is named first."""
OR_SELF = "or_self"
"""The choice of a name after "me": who speaks is called so, or sits beside whoever is ("me, Ben
and Tom").
"""
USUAL = "usual"
"""The choice of rules: those that are proposed at this table ("the usual ones")."""
STOPPED = "stopped"
"""The choice of the last table: the very game that was stopped is to go on."""
OTHERS = "others"
"""The choice of a new game that is to have other players or rules."""
YOU_CHOOSE = "you_choose"
"""The choice of a starter, or of rules where they are asked for, that is left to the referee."""
WHATEVER = "whatever"
"""The same in "I don't mind", which chooses nothing where nothing is open."""
EVERYBODY = "everybody"
"""The choice of a number of players: as many as have been named ("that's everyone")."""
OWN = "own"
"""The choice of "they are mine", said of dice that were told without a name."""
RATHER = "rather"
"""The choice of a call in place of the one that was understood ("no, Ben calza"), of a name in
place of another at the table that is set up, and of who starts where only his name is said
("no, Ben").
"""
CALLER = "caller"
"""The choice of a call by another player than the one who was understood ("no, it was Ben")."""
SAID = "said"
"""The choice of a bid told of another ("Ben said seven fives"): of whoever has bid it is what he
is to have said."""
NAMED = "named"
"""The choice of a count that is only begun: whose it is."""
TOLD = "told"
"""The choice of a turn that is told and not asked for: no answer where it is so."""
AGAIN = "again"
"""The choice of a call said with a yes ("yes, dudo"): an answer to whether it was meant."""
EACH = "each"
"""The choice of a count that two or more players have, each of them ("Ann and Ben none"), or all
of them ("one each").
"""
SO_FAR = "so_far"
"""The choice of the question how many dice have been told so far."""
NO_SUCH_NUMBER = "no_such_number"
"""The choice of a bid of more dice than any table has ("forty fives"): it is told why not."""
NO_SUCH_FACE = "no_such_face"
"""The choice of a bid of a face that no die has ("three sevens")."""
HALF = "half"
"""The choice of "half in pacos": as many as that takes."""
LAST_BID = "last_bid"
"""The choice of "is that allowed?": said of the bid made or refused last."""
BUT = "but"
"""The choice of a no that is a half yes ("yes, but…"): something is to be changed."""
NO = "no"
"""The choice of none told in a word that is an answer or a protest ("нет")."""
PUTS_COUNT_RIGHT = frozenset({CORRECTED, LIKELY_TOTAL, DENIES})
"""The choices of a count that takes the place of one told before."""
ALOUD = "aloud"
"""The choice of a count told by counting aloud ("one, two, three"): there may be more to come."""
PERHAPS_ALOUD = "perhaps_aloud"
"""The choice of dice of one face in two numbers that may as well be the next ones counted aloud
("quatre cinq")."""
MORE = "more"
"""The choice of a count that is added to what was told before ("two more")."""
COUNTED = "counted"
"""The choice of a correction that can only be one of somebody's count ("no, blue had two")."""


@dataclass(frozen=True, slots=True)
class WordList:
    """A closed list: spoken words → value; no other words ever count as these."""

    kind: ListKind
    forms: tuple[tuple[Pattern, int | str], ...]

    @property
    def values(self) -> frozenset[int | str]:
        """All values the list can give."""
        return frozenset(value for _, value in self.forms)


@dataclass(frozen=True, slots=True)
class Meaning:
    """What a pattern means before its slots are filled; ``intent`` None is half a bid.

    ``player`` is ``SELF`` or ``REST`` where the words tell of themselves whose it is.
    """

    intent: IntentName | None
    value: str | None = None
    player: str | None = None


@dataclass(frozen=True, slots=True)
class Sentence:
    """One pattern with its meaning, its scopes and its place in the file."""

    pattern: Pattern
    meaning: Meaning
    scopes: frozenset[Scope]
    use: Use
    line: int
    belief: float = 1.0
    """How likely these words mean this (above 0, at most 1); the rest is talk."""


@dataclass(frozen=True, slots=True)
class Grammar:
    """Everything one language may say."""

    language: str
    path: Path
    lists: dict[str, WordList]
    sentences: tuple[Sentence, ...]
    family: tuple[Pattern, ...] = ()
    fillers: tuple[Pattern, ...] = ()
    correctors: tuple[Pattern, ...] = ()
    decoys: tuple[Pattern, ...] = ()
    joiners: tuple[Pattern, ...] = ()
    table_joiners: tuple[Pattern, ...] = ()
    likewise: tuple[Pattern, ...] = ()
    but_with: tuple[Pattern, ...] = ()
    but_without: tuple[Pattern, ...] = ()
    name_endings: dict[str, tuple[str, ...]] = field(default_factory=dict)

    def forms(self, *kinds: ListKind) -> Iterator[tuple[Pattern, int | str]]:
        """The forms of all lists of these kinds, each with its value."""
        lists = (words for words in self.lists.values() if words.kind in kinds)
        return (form for words in lists for form in words.forms)

    @property
    def between(self) -> tuple[Pattern, ...]:
        """All that may stand between two things told in one breath."""
        contrary = (*self.but_with, *self.but_without)
        return (*self.joiners, *self.table_joiners, *self.likewise, *contrary)

    @property
    def colours(self) -> dict[Pattern, str]:
        """Cup colours: spoken words → colour id, base forms first."""
        return {words: str(value) for words, value in self.lists[PLAYER_LIST].forms}
