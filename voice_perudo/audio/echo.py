"""Recognises words that got past the gate although the referee said them."""

from __future__ import annotations

import re
from collections import deque
from dataclasses import dataclass

REMEMBERED = 16
"""Announcements kept; older ones ended long before anything heard now."""

_SENTENCE_END = re.compile(r"[.!?…;:]+")
_WORD = re.compile(r"\w+")

Words = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class _Said:
    """An announcement and when it sounds, in seconds of the session's sound."""

    words: Words
    sentences: frozenset[Words]
    start: float
    end: float

    def when(self, first: int, count: int) -> tuple[float, float]:
        """About when these words of it sound: long words take long."""
        lengths = [len(word) + 1 for word in self.words]
        pace = (self.end - self.start) / sum(lengths)
        begin = self.start + pace * sum(lengths[:first])
        return begin, begin + pace * sum(lengths[first : first + count])


class Echo:
    """What the referee has said lately.

    A whole announcement or a whole sentence of one is an echo for a while. A part of one
    is only where it sounds like that part, at that time: a player may well answer "at least
    nine fives or eight sixes" with "eight sixes" at once.
    """

    def __init__(self, within: float = 2.0, slack: float = 0.5) -> None:
        """``within``: so many seconds after its end, an announcement can still be heard.
        ``slack``: so much sooner or later than estimated a part of it may be heard."""
        self._within = within
        self._slack = slack
        self._said: deque[_Said] = deque(maxlen=REMEMBERED)

    def said(self, text: str, start: float, end: float) -> None:
        """The referee says ``text`` from ``start`` to ``end``."""
        parts = [text, *_SENTENCE_END.split(text)]
        sentences = frozenset(_words(part) for part in parts)
        self._said.append(_Said(_words(text), sentences, start, end))

    def is_echo(self, heard: str, start: float, end: float) -> bool:
        """Whether ``heard``, which sounded from ``start`` to ``end``, is what was being said."""
        words = _words(heard)
        return bool(words) and any(
            said.start <= start <= said.end + self._within
            and (words in said.sentences or self._part(words, said, start, end))
            for said in self._said
        )

    def _part(self, words: Words, said: _Said, start: float, end: float) -> bool:
        count = len(words)
        for first in range(len(said.words) - count + 1):
            if said.words[first : first + count] == words:
                begin, over = said.when(first, count)
                if begin - self._slack <= start and end <= over + self._slack:
                    return True
        return False


def _words(text: str) -> Words:
    return tuple(_WORD.findall(text.casefold().replace("ё", "е")))
