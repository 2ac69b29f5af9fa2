"""Spelling made comparable: what is typed, heard or written in a grammar becomes plain words."""

from __future__ import annotations

import re
import unicodedata

from voice_perudo.hearing import UNKNOWN

_APOSTROPHES = re.compile(r"[’'ʼ`´]")
_DIGITS_AROUND_X = re.compile(r"(?<=\d)\s*[xх×*]\s*(?=\d|p\b)")
_PACO = re.compile(r"(?<=\d)\s*[xх×*]\s*p\b")
_PLURAL_DIGIT = re.compile(r"(?<=\d)['’]s\b")
_FIGURE = re.compile(r"\b\d+(?:[:/.,+]\d+)+\b|[$€£]\s*\d+|\d+\s*[%€$£°]")
_PLUS = re.compile(r"\+\s*(?=\d)")
_NOT_A_WORD = re.compile(r"[^\w\[\]<>\s]|_")

_LATIN_OF_CYRILLIC = {
    **dict(zip("абвгдезийклмнопрстуфцыэ", "abvgdezijklmnoprstufcie", strict=True)),
    "ж": "zh",
    "х": "h",
    "ч": "ch",
    "ш": "sh",
    "щ": "sh",
    "ъ": "",
    "ь": "",
    "ю": "yu",
    "я": "ya",
}

_SAME_SOUND = (("ck", "k"), ("qu", "k"), ("ph", "f"), ("w", "v"), ("y", "i"), ("j", "i"))


def tokens(text: str) -> tuple[str, ...]:
    """The words in lower case, parted by punctuation, apostrophes and hyphens; ё as е.

    The recogniser's ``[unk]`` stays one word. A typed figure that is no count (8:05, 3/2,
    2.5, 5 €) is an unknown word too.

    >>> tokens("J’ai dit : dix-sept CINQ !")
    ('j', 'ai', 'dit', 'dix', 'sept', 'cinq')
    """
    composed = unicodedata.normalize("NFC", text).lower().replace("ё", "е")
    counted = _PLUS.sub(" plus ", _FIGURE.sub(f" {UNKNOWN} ", composed))
    plural = _APOSTROPHES.sub(" ", _PLURAL_DIGIT.sub("s", counted))
    words = _NOT_A_WORD.sub(" ", _DIGITS_AROUND_X.sub(" ", _PACO.sub(" 1", plural))).split()
    return tuple(
        word if word == UNKNOWN else word.strip("[]<>") for word in words if word.strip("[]<>")
    )


def without_unknown_edges(words: tuple[str, ...]) -> tuple[str, ...]:
    """The words without unknown sounds before and after."""
    start, end = 0, len(words)
    while start < end and words[start] == UNKNOWN:
        start += 1
    while end > start and words[end - 1] == UNKNOWN:
        end -= 1
    return words[start:end]


def spoken_words(text: str) -> tuple[str, ...]:
    """The words as a recogniser spells them: hyphens part words, apostrophes and ё stay.

    >>> spoken_words("J’ai dix-sept cinq")
    ("j'ai", 'dix', 'sept', 'cinq')
    """
    composed = unicodedata.normalize("NFC", text).lower()
    straight = _APOSTROPHES.sub("'", composed)
    return tuple(re.sub(r"[^\w'\s]|_", " ", straight).split())


def fold(word: str) -> str:
    """The word without accents ("zéro" → "zero", "pięć" → "piec", "łą" → "la")."""
    plain = word.replace("ł", "l").replace("œ", "oe").replace("ß", "ss")
    return "".join(c for c in unicodedata.normalize("NFD", plain) if not unicodedata.combining(c))


def skeleton(word: str) -> str:
    """A rough Latin spelling to compare names across alphabets ("Марк" and "Marc" → "mark")."""
    latin = "".join(_LATIN_OF_CYRILLIC.get(c, c) for c in word.lower().replace("ё", "е"))
    folded = fold(latin)
    for written, sound in _SAME_SOUND:
        folded = folded.replace(written, sound)
    folded = re.sub(r"c(?!h)", "k", folded)
    return re.sub(r"(.)\1", r"\1", folded)
