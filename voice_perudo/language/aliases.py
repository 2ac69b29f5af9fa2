"""Words that a speech model lacks, heard as words that it knows.

Words of the game, such as "dudo", are in no general model. ``locales/<code>/aliases.toml``
says which ordinary words sound like them (``heard_as``) and what else means the same
(``instead``). Where a model lacks a word, phrases with it are listened for with the words
that sound like it in its place, and what is heard so is the word again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from itertools import chain, product
from pathlib import Path

import msgspec

from voice_perudo.errors import DataError
from voice_perudo.hearing import Alternative, Hearing, Word
from voice_perudo.language.normalise import spoken_words
from voice_perudo.language.strict_toml import read_toml
from voice_perudo.resources import data_path

ALIASES = "aliases.toml"
Spoken = tuple[str, ...]
Table = Mapping[str, tuple[Spoken, ...]]
"""A word of the phrase lists → what it may be heard as."""


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    heard_as: dict[str, tuple[str, ...]] = {}
    instead: dict[str, tuple[str, ...]] = {}


@dataclass(frozen=True, slots=True)
class Substitutes:
    """For words that a model may lack: what they are heard as, and what else may be said."""

    heard_as: Table
    instead: Mapping[str, tuple[str, ...]]

    @property
    def words(self) -> tuple[str, ...]:
        """Every word that something is known about."""
        return tuple(dict.fromkeys((*self.heard_as, *self.instead)))


def read_substitutes(path: Path) -> Substitutes:
    """The contents of one file.

    Raises:
        DataError: the file is malformed, or something would stand for two words.
    """
    file = read_toml(path, _File)
    table: dict[str, tuple[Spoken, ...]] = {}
    taken: dict[Spoken, str] = {}
    for word, written in file.heard_as.items():
        table[word] = tuple(map(spoken_words, written))
        for alias in table[word]:
            if not alias or taken.setdefault(alias, word) != word:
                raise DataError(path, f"'{' '.join(alias)}' cannot be what '{word}' is heard as")
    found = Substitutes(table, file.instead)
    for word in found.words:
        if spoken_words(word) != (word,):
            raise DataError(path, f"'{word}' is not one word as the phrase lists spell it")
    return found


@cache
def load_substitutes(language: str) -> Substitutes:
    """Those of a language, none where it has no such file; DataError if the file is wrong."""
    path = data_path("locales") / language / ALIASES
    return read_substitutes(path) if path.is_file() else Substitutes({}, {})


class Aliases:
    """What one model hears instead of the words that it lacks."""

    def __init__(self, table: Table, knows: Callable[[str], bool]) -> None:
        """``knows`` tells whether the model has a word; only aliases that it has are used."""
        possible = {
            word: tuple(alias for alias in aliases if all(map(knows, alias)))
            for word, aliases in table.items()
            if not knows(word)
        }
        self._ways = {word: aliases for word, aliases in possible.items() if aliases}
        self._words = {alias: word for word, aliases in self._ways.items() for alias in aliases}
        self._longest = max(map(len, self._words), default=0)

    def __bool__(self) -> bool:
        """Whether there is anything to replace."""
        return bool(self._ways)

    def phrases(self, phrases: Iterable[str]) -> tuple[str, ...]:
        """The phrases as they can be listened for, every alias in place of its word."""
        return tuple(dict.fromkeys(chain.from_iterable(map(self._spellings, phrases))))

    def restored(self, hearing: Hearing) -> Hearing:
        """What was heard with the words of the game in place of their aliases."""
        best: dict[str, Alternative] = {}
        for reading in hearing.alternatives:
            game = replace(reading, words=tuple(self._restored(reading.words)))
            best.setdefault(game.text, game)
        return replace(hearing, alternatives=tuple(best.values()))

    def _spellings(self, phrase: str) -> Iterator[str]:
        choices = [self._ways.get(word, ((word,),)) for word in phrase.split()]
        return (" ".join(chain(*pieces)) for pieces in product(*choices))

    def _restored(self, words: tuple[Word, ...]) -> Iterator[Word]:
        at = 0
        while at < len(words):
            size, word = self._longest_at(words[at : at + self._longest])
            yield words[at] if word is None else _joined(word, words[at : at + size])
            at += size

    def _longest_at(self, words: tuple[Word, ...]) -> tuple[int, str | None]:
        for size in range(len(words), 0, -1):
            alias = tuple(word.text for word in words[:size])
            if alias in self._words:
                return size, self._words[alias]
        return 1, None


def _joined(text: str, heard: tuple[Word, ...]) -> Word:
    return Word(text, heard[0].start, heard[-1].end, min(word.confidence for word in heard))
