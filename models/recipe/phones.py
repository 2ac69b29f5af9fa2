"""How texts are pronounced, in one inventory of phones that all languages share.

All languages share one acoustic model, so that the language with the fewest recordings learns
from the others.
"""

import functools
import itertools
from collections.abc import Mapping, Sequence

from recipe.espeak import ipa_words
from recipe.symbols import BLANK, INVENTORY, PHONE_INDEX, Phones, merge_pairs, phones_of
from recipe.written import Variant, written_pronunciations

LANGUAGES = ("fr", "pl", "ru", "en", "es")

__all__ = [
    "BLANK",
    "INVENTORY",
    "LANGUAGES",
    "MAX_VARIANTS",
    "PHONE_INDEX",
    "VOICES",
    "Phones",
    "normal_words",
    "pronounce",
    "sequences",
    "spoken_words",
    "word_variants",
]

VOICES: Mapping[str, tuple[str, ...]] = {
    "fr": ("roa/fr",),
    "pl": ("zlw/pl",),
    "ru": ("zle/ru",),
    "en": ("gmw/en-US", "gmw/en"),
    "es": ("roa/es-419", "roa/es"),
    "en-us": ("gmw/en-US",),
    "en-gb": ("gmw/en",),
    "es-es": ("roa/es",),
    "es-419": ("roa/es-419",),
}
"""espeak-ng voice files per language tag; a bare language takes all its accents."""

MAX_VARIANTS = 8
_MOST_SEQUENCES = 4096


def spoken_words(text: str, voice: str) -> tuple[Phones, ...]:
    """Phones of each word that espeak-ng's ``voice`` makes of ``text``, each word in context.

    Raises:
        RecipeError: espeak-ng is missing, or uttered a symbol that has no phone here.
    """
    words = ipa_words(text, voice)
    mapped = (tuple(p for s in word for p in phones_of(s, voice)) for word in words)
    return tuple(merge_pairs(word, voice) for word in mapped if word)


def word_variants(word: str, language: str) -> tuple[Variant, ...]:
    """Pronunciations of one word of ``language`` (fr, pl, ru, en or es), likeliest first.

    Raises:
        RecipeError: espeak-ng is missing, or uttered a symbol that has no phone here.
    """
    written = written_pronunciations(language[:2]).get(word.lower(), ())
    if written:
        return written
    spoken = [tuple(itertools.chain(*spoken_words(word, voice))) for voice in VOICES[language]]
    return tuple(Variant(phones) for phones in dict.fromkeys(filter(None, spoken)))


def sequences(choices: Sequence[Sequence[Variant]]) -> list[Phones]:
    """Ways to say words in a row, each word in one of its ways, the likeliest first."""
    picked = itertools.islice(itertools.product(*map(enumerate, choices)), _MOST_SEQUENCES)
    ranked = sorted(picked, key=lambda picks: sum(rank for rank, _ in picks))
    found: dict[Phones, None] = {}
    for picks in ranked:
        words = [variant for _, variant in picks]
        following = [*(word.phones[0] for word in words[1:]), None]
        if all(word.fits(phone) for word, phone in zip(words, following, strict=True)):
            found[tuple(itertools.chain(*(word.phones for word in words)))] = None
    return list(found)


def _substituted(words: Sequence[Phones], written: Sequence[str], language: str) -> list[Phones]:
    if not words or len(words) != len(written):
        return []
    table = written_pronunciations(language[:2])
    return sequences(
        [
            list(dict.fromkeys([Variant(spoken), *table.get(word, ())]))
            for spoken, word in zip(words, written, strict=True)
        ]
    )


@functools.lru_cache(maxsize=200_000)
def pronounce(text: str, language: str) -> tuple[Phones, ...]:
    """Likely phone sequences of a word or sentence, in context, the likeliest first.

    Args:
        text: one word or a whole sentence in normal spelling; digits and punctuation may occur.
        language: ``fr``, ``pl``, ``ru``, ``en``, ``es`` or one accent of `VOICES`.

    Returns:
        One to `MAX_VARIANTS` sequences over `INVENTORY` without blanks; none for silence.

    Raises:
        RecipeError: espeak-ng is missing, or uttered a symbol that has no phone here.
    """
    written = normal_words(text)
    found: dict[Phones, None] = {}
    if len(written) == 1:
        found.update(dict.fromkeys(sequences([word_variants(written[0], language)])))
    else:
        spoken = [spoken_words(text, voice) for voice in VOICES[language]]
        found.update((tuple(itertools.chain(*words)), None) for words in spoken)
        for words in spoken:
            found.update(dict.fromkeys(_substituted(words, written, language)))
    return tuple(itertools.islice(filter(None, found), MAX_VARIANTS))


_SEPARATORS = str.maketrans(dict.fromkeys('-–—,.;:!?…"«»()[]¿¡/', " ") | dict.fromkeys("’ʼ`", "'"))


def normal_words(text: str) -> list[str]:
    """The words of ``text`` as Vosk spells them: lower case, hyphens split, apostrophes stay."""
    return text.lower().translate(_SEPARATORS).split()
