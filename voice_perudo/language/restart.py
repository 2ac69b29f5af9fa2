"""A speaker who begins, breaks off and begins again: "huit… huit cinq", "je dis, je dis huit"."""

from __future__ import annotations

from voice_perudo.hearing import UNKNOWN
from voice_perudo.language.grammar import Grammar, ListKind
from voice_perudo.language.lexicon import plain
from voice_perudo.rules.values import FACES

RESTART_COST = 0.1
"""Cost of hearing a false start as one: hardly a doubt, but not exact."""
_LONGEST = 3
"""Words said before a speaker begins again."""


class Restart:
    """Tells a false start from a word that is meant twice."""

    def __init__(self, grammar: Grammar) -> None:
        """Fillers may part the two beginnings ("huit, euh, huit cinq")."""
        self._numbers = {
            word
            for form, value in grammar.forms(ListKind.NUMBER)
            for word in (*plain(form), str(value))
        }
        faces = {word for form, _ in grammar.forms(ListKind.FACE) for word in plain(form)}
        self._number_or_face = (self._numbers & faces) | set(map(str, FACES))
        self._fillers = {filler for filler in map(plain, grammar.fillers) if len(filler) == 1}

    def undone(self, words: tuple[str, ...]) -> tuple[str, ...] | None:
        """The words without their first false start; ``None`` if there is none."""
        for at in range(len(words) - 1):
            for size in range(1, _LONGEST + 1):
                again = self._after_fillers(words, at + size)
                begun = words[at : at + size]
                if begun == words[again : again + size] and self._is_false(begun, words, again):
                    return words[:at] + words[again:]
        return None

    def _after_fillers(self, words: tuple[str, ...], at: int) -> int:
        while at < len(words) and words[at : at + 1] in self._fillers:
            at += 1
        return at

    def _is_false(self, begun: tuple[str, ...], words: tuple[str, ...], again: int) -> bool:
        """Numbers in a row may each be meant: "five five six" is no false start, "deux trois
        deux trois" neither; "huit huit cinq" is one, for there is no face eight.
        """
        if UNKNOWN in begun:
            return False
        if not self._numbers.issuperset(begun):
            return True
        following = words[again + len(begun) : again + len(begun) + 1]
        if len(begun) > 1 or not following:
            return False
        return begun[0] not in self._number_or_face or following[0] not in self._numbers
