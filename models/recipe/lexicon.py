"""Which words the models know, and how each may be said.

Hand-written pronunciations and espeak-ng give the usual forms; the habits below add what people
also do with any word of the language: let a final consonant go with a breath, lisp or not, and
say a foreign sound with the nearest one of their own.
"""

import functools
import itertools
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from recipe.phones import Phones, normal_words, sequences, word_variants
from recipe.written import Variant

MAX_VARIANTS = 8
_DECOYS = Path(__file__).parent / "decoys"
_LOCALES = Path(__file__).parents[2] / "locales"


@dataclass(frozen=True)
class Habit:
    """A way of speaking: in words spelt like ``spelling``, ``sounds`` may become ``instead``.

    Both patterns are regular expressions; ``sounds`` is matched in the phones joined by spaces,
    with a space at both ends.
    """

    spelling: str
    sounds: str
    instead: str


_HABITS: Mapping[str, tuple[Habit, ...]] = {
    "fr": (
        Habit(r"(e|es)$", r"( [bdfklmnpstvzɡɲŋʁʃʒ]) $", r"\1 ə "),
        Habit(r"[lr]es?$", r" ([bdfkptvɡ]) [lʁ] $", r" \1 "),
    ),
    "pl": (
        Habit(r"ą$", r" ɔ̃ $", " ɔ m "),
        Habit(r"ą$", r" ɔ̃ $", " ɔ "),
        Habit(r"trz", r" t ʃ ", " tʃ "),
    ),
    "ru": (Habit(r"^е", r"^ j i ", " i "),),
    "en": (
        Habit("th", " θ ", " t "),
        Habit("th", " θ ", " f "),
        Habit("th", " ð ", " d "),
    ),
    "es": (
        Habit("^d", "^ d ", " ð "),
        Habit("s$", " s $", " h "),
        # "Veintitrés" said with care; with a face after it nothing else can be meant.
        Habit("^veinti", "^ b e i n t i ", " b e i n t e "),
    ),
}


def make_lexicon(words: Iterable[str], language: str) -> dict[str, tuple[Phones, ...]]:
    """Pronunciations of ``words``, and of the language's decoy words and first names.

    Words are put in normal form: lower case, hyphens split them, apostrophes stay. A word with
    underscores stands for its parts said in a row.

    Raises:
        RecipeError: a word cannot be pronounced.
    """
    listed = itertools.chain(words, extra_words(language))
    normal = sorted({part for word in listed for part in normal_words(word)})
    return {word: pronunciations(word, language) for word in normal}


@functools.cache
def extra_words(language: str) -> tuple[str, ...]:
    """What every model of ``language`` knows: everyday words, cup colours and first names."""
    files = (_DECOYS / f"{language}.txt", _LOCALES / language / "names.txt")
    texts = (file.read_text(encoding="utf-8") for file in files if file.exists())
    return tuple(word for text in texts for word in text.split())


def pronunciations(word: str, language: str) -> tuple[Phones, ...]:
    """The likeliest ways of saying ``word``, at most `MAX_VARIANTS`.

    A single word may stand anywhere, so all its ways count; in words joined by underscores each
    is said as its neighbours demand.

    Raises:
        RecipeError: espeak-ng is missing, or uttered a symbol that has no phone.
    """
    parts = [_habitual(part, language) for part in word.split("_")]
    if len(parts) == 1:
        found = list(dict.fromkeys(variant.phones for variant in parts[0]))
    else:
        found = sequences(parts)
    return tuple(found[:MAX_VARIANTS])


def _habitual(word: str, language: str) -> tuple[Variant, ...]:
    found = dict.fromkeys(word_variants(word, language))
    for habit in _HABITS[language]:
        if re.search(habit.spelling, word):
            for variant in list(found):
                changed = re.sub(habit.sounds, habit.instead, f" {' '.join(variant.phones)} ")
                found.setdefault(replace(variant, phones=tuple(changed.split())))
    return tuple(found)
