"""Hand-written pronunciations, and when in a sentence each may be used."""

import functools
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from recipe import RecipeError
from recipe.symbols import PHONE_INDEX, Phones, is_consonant, is_vowel

_FOLDER = Path(__file__).parent / "pronunciations"


class Before(StrEnum):
    """What must follow a pronunciation; French drops and links final consonants."""

    ANYTHING = ""
    WORD = "<W>"
    CONSONANT = "<C>"
    VOWEL = "<V>"


@dataclass(frozen=True)
class Variant:
    """One way to say a word."""

    phones: Phones
    before: Before = Before.ANYTHING

    def fits(self, following: str | None) -> bool:
        """Whether it may stand before a word that begins with the phone ``following``.

        ``None`` stands for the end of what is said. A glide counts as both vowel and consonant.
        """
        if self.before is Before.ANYTHING:
            return True
        if following is None:
            return False
        if self.before is Before.CONSONANT:
            return is_consonant(following)
        return self.before is Before.WORD or is_vowel(following)


@functools.cache
def written_pronunciations(language: str) -> Mapping[str, tuple[Variant, ...]]:
    """Pronunciations by word, likeliest first, from ``pronunciations/<language>.tsv``.

    Columns: the word, then its pronunciations as phones with spaces, each perhaps after a mark
    of `Before`.

    Raises:
        RecipeError: a phone is not in the inventory, or a word stands twice.
    """
    path = _FOLDER / f"{language}.tsv"
    table: dict[str, tuple[Variant, ...]] = {}
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    for number, line in enumerate(lines, start=1):
        if not line.strip() or line.startswith("#"):
            continue
        word, *columns = line.split("\t")
        variants = tuple(map(_variant, columns))
        wrong = [p for variant in variants for p in variant.phones if p not in PHONE_INDEX]
        if wrong or not variants or not all(v.phones for v in variants) or word in table:
            raise RecipeError(f"{path.name} line {number}: correct {wrong or word!r}.")
        table[word] = variants
    return table


def _variant(column: str) -> Variant:
    mark, *phones = column.split()
    if mark in set(Before):
        return Variant(tuple(phones), Before(mark))
    return Variant((mark, *phones))
