"""How much of what may be said a speech model can hear, and what to say in place of the rest."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import islice

from voice_perudo.language.aliases import Aliases, load_substitutes
from voice_perudo.language.grammar import Grammar, ListKind, Use
from voice_perudo.language.interpretation import IntentName, Scope
from voice_perudo.language.normalise import spoken_words
from voice_perudo.language.pack import load_language
from voice_perudo.language.templates import is_slot

Knows = Callable[[str], bool]

MOST_MISSING = 0.5
"""The share of the words that a model may lack: general ones lack few, those of another
language nearly all."""
_CALLS = (IntentName.DUDO, IntentName.CALZA)
"""What the game is named after must be sayable by its name, or the players be told how else."""
_SUGGESTED = 2
"""Other things to say that are named."""


@dataclass(frozen=True, slots=True)
class Replaced:
    """A word of the game that a model lacks."""

    word: str
    heard_as: tuple[str, ...]
    """Words that sound like it: it can be said all the same."""
    instead: tuple[str, ...]
    """Other things to say that mean the same."""

    @property
    def lost(self) -> bool:
        """Whether it cannot be said at all."""
        return not self.heard_as and not self.instead


@dataclass(frozen=True, slots=True)
class Coverage:
    """What a model can hear of a language; ``words``: how many are listened for."""

    language: str
    words: int
    missing: tuple[str, ...]
    """The words that the model lacks, in order of the alphabet."""
    replaced: tuple[Replaced, ...]
    """Those of the missing words that the game is played with."""

    @property
    def foreign(self) -> bool:
        """Whether so many are missing that the model must be one of another language."""
        return len(self.missing) > MOST_MISSING * self.words

    @property
    def to_tell(self) -> tuple[Replaced, ...]:
        """What the players had better say otherwise than they are used to."""
        return tuple(one for one in self.replaced if one.instead)

    def notes(self) -> tuple[str, ...]:
        """One sentence for each word of the game that is missing."""
        return tuple(map(_note, self.replaced))


def coverage(language: str, knows: Knows) -> Coverage:
    """What a model that knows these words can hear of a language.

    Raises:
        UsageError: there is no such language.
        DataError: one of its files is wrong.
    """
    book = load_language(language).phrasebook
    words = book.words()
    known = load_substitutes(language)
    aliases = Aliases(known.heard_as, knows)
    usual = dict(_key_phrases(book.grammar))
    replaced = [
        _replaced(word, (*known.instead.get(word, ()), *usual.get(word, ())), knows, aliases)
        for word in dict.fromkeys((*known.words, *usual))
        if not all(map(knows, word.split()))
    ]
    told = tuple(one for one in replaced if one.word in usual or not one.lost)
    missing = tuple(sorted(word for word in words if not knows(word)))
    return Coverage(language, len(words), missing, told)


def _replaced(word: str, others: Iterable[str], knows: Knows, aliases: Aliases) -> Replaced:
    heard_as = (way for way in aliases.phrases((word,)) if all(map(knows, way.split())))
    sayable = (other for other in others if all(map(knows, spoken_words(other))))
    return Replaced(word, tuple(heard_as), tuple(islice(dict.fromkeys(sayable), _SUGGESTED)))


def _key_phrases(grammar: Grammar) -> Iterator[tuple[str, tuple[str, ...]]]:
    """What a game cannot go without, in its usual words, and all other ways to say each."""
    for intent in _CALLS:
        ways = _sentences(grammar, intent)
        if ways:
            yield min(ways, key=lambda way: way.count(" ")), tuple(ways)
    for kind in (ListKind.FACE, ListKind.NUMBER):
        for value, forms in _values(grammar, kind).items():
            if value:
                yield forms[0], tuple(forms)


def _sentences(grammar: Grammar, intent: IntentName) -> list[str]:
    return [
        " ".join(spoken_words(" ".join(sentence.pattern)))
        for sentence in grammar.sentences
        if sentence.meaning.intent is intent
        and sentence.use is not Use.HEAR
        and Scope.BIDDING in sentence.scopes
        and not any(map(is_slot, sentence.pattern))
    ]


def _values(grammar: Grammar, kind: ListKind) -> dict[int | str, list[str]]:
    found: dict[int | str, list[str]] = {}
    for form, value in grammar.forms(kind):
        found.setdefault(value, []).append(" ".join(spoken_words(" ".join(form))))
    return found


def _note(replaced: Replaced) -> str:
    if replaced.lost:
        return f"“{replaced.word}” cannot be heard, nor anything that means the same."
    instead = f"say {_either(replaced.instead)} instead" if replaced.instead else ""
    if not replaced.heard_as:
        return f"“{replaced.word}” cannot be heard: {instead}."
    heard = f"“{replaced.word}” is listened for as {_either(replaced.heard_as)}"
    return f"{heard}; or {instead}." if instead else f"{heard}."


def _either(phrases: tuple[str, ...]) -> str:
    return " or ".join(f"“{phrase}”" for phrase in phrases)
