"""Spelling made comparable: what is typed, heard or written in a grammar becomes plain words."""

from __future__ import annotations

import re
import unicodedata

_APOSTROPHES = re.compile(r"[’'ʼ`´]")
_DIGITS_AROUND_X = re.compile(r"(?<=\d)\s*[x×*]\s*(?=\d|p\b)")
_PLURAL_DIGIT = re.compile(r"(?<=\d)\s*s\b")
_NOT_A_WORD = re.compile(r"[^\w\[\]<>\s]|_")
UNKNOWN = "[unk]"
"""What Vosk writes for a sound that is no word of its list."""

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

_SAME_SOUND = (("ck", "k"), ("qu", "k"), ("ph", "f"), ("w", "v"), ("y", "i"), ("j", "i"), (" ", ""))


def normalise(text: str) -> str:
    """Lower case, no punctuation, apostrophes and hyphens as spaces, ё as е, single spaces.

    >>> normalise("J’ai dit : dix-sept CINQ !")
    'j ai dit dix sept cinq'
    """
    return " ".join(tokens(text))


def tokens(text: str) -> tuple[str, ...]:
    """The words of :func:`normalise`; the recogniser's ``[unk]`` stays one word."""
    composed = unicodedata.normalize("NFC", text).lower().replace("ё", "е")
    spaced = _DIGITS_AROUND_X.sub(" ", _APOSTROPHES.sub(" ", composed))
    words = _PLURAL_DIGIT.sub("", _NOT_A_WORD.sub(" ", spaced)).split()
    return tuple(
        word if word == UNKNOWN else word.strip("[]<>") for word in words if word.strip("[]<>")
    )


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
    for written, sound in (
        ("ck", "k"),
        ("qu", "k"),
        ("ph", "f"),
        ("w", "v"),
        ("y", "i"),
        ("j", "i"),
    ):
        folded = folded.replace(written, sound)
    folded = re.sub(r"c(?!h)", "k", folded)
    return re.sub(r"(.)\1", r"\1", folded)
