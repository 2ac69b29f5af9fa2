"""Names and cup colours of one table, as they may be said in one language."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from copy import copy
from dataclasses import dataclass

from rapidfuzz import fuzz

from voice_perudo.language.normalise import skeleton, spoken_words, tokens
from voice_perudo.language.trie import ListNode

NAME_SIMILARITY = 85.0
"""Least similarity of two rough spellings (0–100) to be the same name: Mark, Marc, Марк."""
NAME_COST = 0.1
_SHORTEST_STEM = 2


@dataclass(frozen=True, slots=True)
class Colours:
    """Cup colours: the language's own forms, and the ids of the forms of every language."""

    forms: tuple[tuple[tuple[str, ...], str], ...]
    """(spoken words, colour id) in this language, each colour's base form first."""
    ids: Mapping[tuple[str, ...], str]
    """Plain words of any language → colour id."""

    @property
    def words(self) -> frozenset[tuple[str, ...]]:
        """Every form that means a colour in this language."""
        return frozenset(words for words, _ in self.forms)

    def base_forms(self) -> dict[str, str]:
        """Colour id → its name in this language."""
        return {colour: " ".join(words) for words, colour in reversed(self.forms)}


class Roster:
    """Who may be named: forms of each name, and words that merely resemble one.

    ``names`` are players of a table; ``first_names`` those usual in the language,
    for a recogniser knows no others: "Марк" stands for Marc. Whose name is not even like
    one of these is known by a cup colour as well. ``colours_too`` adds every cup colour
    under its own name in the language, ``strangers_too`` the first names of nobody there.
    ``usual`` are those of the names that are first names of the language: where the colours
    are known as well, these are none, whatever language they are a colour in.
    """

    def __init__(
        self,
        names: tuple[str, ...],
        colours: Colours,
        endings: Mapping[str, tuple[str, ...]],
        colours_too: bool,
        first_names: tuple[str, ...] = (),
        strangers_too: bool = False,
        usual: frozenset[str] = frozenset(),
    ) -> None:
        forms: dict[tuple[str, ...], str] = {}
        if colours_too:
            forms.update(_colour_forms(colours))
        for name in names:
            aside = colours_too and (name in usual or spoken_words(name) in colours.words)
            forms.update(_forms(name, endings, None if aside else colours))
        forms.update(_told_apart(names, forms, colours))
        for first_name in first_names:
            players = _resembling(first_name, names)
            if len(players) == 1:
                for form in declined(first_name, endings):
                    forms.setdefault(spoken_words(form), players[0])
            elif not players and strangers_too:
                for form in declined(first_name, endings):
                    forms.setdefault(spoken_words(form), first_name)
        self.stand_ins = {} if colours_too else stand_ins(names, colours, first_names)
        for name, colour in self.stand_ins.items():
            forms.update((words, name) for words, known in colours.forms if known == colour)
        self.spoken = tuple(forms.items())
        self.strangers = frozenset(
            word
            for words, name in forms.items()
            if name not in names
            for word in tokens(" ".join(words))
        )
        """Words of names that nobody here has."""
        self.root = ListNode()
        shortest: dict[str, tuple[str, ...]] = {}
        single: set[str] = set()
        for words, player in self.spoken:
            said = tokens(" ".join(words))
            self.root.add(said, player)
            single.update(said if len(said) == 1 else ())
            shortest[player] = min(shortest.get(player, said), said, key=len)
        self.words = frozenset(single.union(*shortest.values()))
        """Words one of which is said wherever somebody is named."""
        self._skeletons = [(skeleton(word), word) for name in names for word in tokens(name)[:1]]

    def with_words(self, words: Iterable[str]) -> Roster:
        """The same people and others who are called by these words."""
        more = copy(self)
        more.root = ListNode({**self.root.children}, self.root.value)
        for word in words:
            known = self.root.children.get(word)
            more.root.children[word] = ListNode(known.children if known else {}, word)
        more.words = self.words.union(words)
        return more

    def similar(self, token: str) -> list[str]:
        """Names which an unknown word may be another spelling of."""
        if token in self.root.children:
            return []
        rough = skeleton(token)
        return [word for known, word in self._skeletons if _alike(known, rough)]


def stand_ins(
    names: tuple[str, ...], colours: Colours, first_names: tuple[str, ...]
) -> dict[str, str]:
    """Player → the id of a cup colour by which he can be called: for names usual nowhere here.

    Each seat has the same colour in every language, and one that nobody is called by.
    """
    own = {name: colours.ids.get(tokens(name)) for name in names}
    free = [c for c in dict.fromkeys(colours.ids.values()) if c not in own.values()]
    others = [name for name, colour in own.items() if colour is None]
    usual = _usual(names, first_names)
    return {name: colour for name, colour in zip(others, free, strict=False) if name not in usual}


def _usual(names: tuple[str, ...], first_names: tuple[str, ...]) -> set[str]:
    """The names that are first names of the language, or the only ones that are like one."""
    usual: set[str] = set()
    for first_name in first_names:
        alike = _resembling(first_name, names)
        same = [name for name in alike if tokens(name) == tokens(first_name)]
        usual.update(same or (alike if len(alike) == 1 else ()))
    return usual


def _resembling(first_name: str, names: tuple[str, ...]) -> list[str]:
    return [name for name in names if _alike(skeleton(first_name), skeleton(name))]


def _alike(known: str, other: str) -> bool:
    """Whether two skeletons are spellings of one name."""
    return known[:1] == other[:1] and fuzz.ratio(known, other) >= NAME_SIMILARITY


def _colour_forms(colours: Colours) -> Iterator[tuple[tuple[str, ...], str]]:
    names = colours.base_forms()
    return ((words, names[colour]) for words, colour in colours.forms)


def _told_apart(
    names: tuple[str, ...], forms: Mapping[tuple[str, ...], str], colours: Colours
) -> dict[tuple[str, ...], str]:
    """The very names of those who share a colour but can be told apart: Blanca is not “blanco”.

    Of names that are no words of this language neither can be said, so they are not.
    """
    own = {spoken_words(name): name for name in names if spoken_words(name) in colours.words}
    return {words: name for words, name in own.items() if forms[words] in own.values()}


def _forms(
    player: str, endings: Mapping[str, tuple[str, ...]], colours: Colours | None
) -> Iterator[tuple[tuple[str, ...], str]]:
    """What a name is said as; one that is a colour of any language has all its forms here.

    ``colours`` are ``None`` where they are said beside the names: “blanco” is no Blanca then.
    """
    colour = colours.ids.get(tokens(player)) if colours is not None else None
    if colours is not None and colour is not None:
        yield from ((words, player) for words, known in colours.forms if known == colour)
    for form in declined(player, endings):
        yield spoken_words(form), player


def declined(name: str, endings: Mapping[str, tuple[str, ...]]) -> Iterator[str]:
    """The name and its case forms: the longest ending it has is replaced by each of its others."""
    yield name
    known = sorted((e for e in endings if name.lower().endswith(e)), key=len, reverse=True)
    for ending in known[:1]:
        stem = name[: len(name) - len(ending)]
        if len(stem) >= _SHORTEST_STEM:
            yield from (stem + other for other in endings[ending])
