"""What a number may be mistaken for: the same utterance with one number word changed.

The network is taught not only which phones were said but also that no likely other bid was:
the criterion of maximum mutual information (Bahl et al. 1986), over rivals drawn for each example.
"""

import functools
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from rapidfuzz.distance import Levenshtein

from recipe.noise import Rng
from recipe.phones import PHONE_INDEX, pronounce
from recipe.texts import phrases

COUNT = 5
"""Rivals drawn for an example."""
_SHARPNESS = 0.45
"""How much more often near words are drawn than far ones, in nats for each phone that differs."""

Way = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class _Word:
    meaning: int
    ways: tuple[Way, ...]


@functools.cache
def _numbers(language: str) -> tuple[_Word, ...]:
    said = phrases(language)
    forms = [(value, form) for value, f in enumerate(said.quantities, 1) for form in f]
    forms += [(value, form) for value, f in enumerate(said.digits, 1) for form in f]
    forms += [(100 + value, form) for value, f in enumerate(said.faces, 1) for form in f]
    return tuple(
        _Word(meaning, ways_of_word(form, language)) for meaning, form in dict.fromkeys(forms)
    )


@functools.lru_cache(maxsize=20_000)
def ways_of_word(text: str, accent: str) -> tuple[Way, ...]:
    """The likeliest ways to say a number word, as indices of phones."""
    return tuple(tuple(PHONE_INDEX[p] for p in way) for way in pronounce(text, accent)[:2])


@functools.cache
def _plain(language: str) -> dict[str, tuple[str, str]]:
    said = phrases(language)
    numbers = [form for forms in said.quantities for form in forms]
    faces = [form for forms in (*said.faces, *said.digits) for form in forms]
    return {f"{number} {face}": (number, face) for number in numbers for face in faces}


def plain_words(text: str, language: str) -> tuple[str, ...]:
    """Quantity and face of a bid in its plainest form; nothing for any other text."""
    return _plain(language).get(text, ())


@functools.lru_cache(maxsize=20_000)
def _others(text: str, language: str) -> tuple[tuple[Way, ...], tuple[float, ...]]:
    """Ways of the numbers that ``text`` is not, and how likely each is to be drawn."""
    own = ways_of_word(text, language)
    meanings = {word.meaning for word in _numbers(language) if set(word.ways) & set(own)}
    others = sorted(
        {w for word in _numbers(language) if word.meaning not in meanings for w in word.ways}
        - set(own)
    )
    if not others or not own:
        return (), ()
    near = np.array([min(Levenshtein.distance(w, way) for way in own) for w in others])
    odds = np.exp(-_SHARPNESS * near)
    return tuple(others), tuple(odds / odds.sum())


def rivals(rng: Rng, words: Sequence[str], ways: Sequence[Way], language: str) -> tuple[Way, ...]:
    """Phones of utterances that differ from ``words`` in one word, which became another number.

    Args:
        rng: random numbers.
        words: the number words that were said, one after another.
        ways: for each word the phones it was said with.
        language: of the words.
    """
    found: set[Way] = set()
    for _ in range(COUNT):
        place = int(rng.integers(len(words)))
        others, odds = _others(words[place], language)
        kind = rng.random()
        changed = list(ways)
        if kind < 0.1 and len(words) > 1:
            del changed[place]
        elif others:
            other = others[int(rng.choice(len(others), p=odds))]
            if kind < 0.2:
                changed.insert(place, other)
            else:
                changed[place] = other
        found.add(tuple(phone for way in changed for phone in way))
    return tuple(found - {tuple(phone for way in ways for phone in way), ()})
