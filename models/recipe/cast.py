"""Synthetic voices made from one person's recordings, and how much each says for training.

They are nearer to people than the formants of espeak-ng. Their packages are in Debian's
``contrib`` and ``non-free``; a machine without them makes the models without these voices.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from recipe.voices import Voice, festival_voice, mbrola_voice, rhvoice_voice


@dataclass(frozen=True, slots=True)
class Part:
    """Some voices of one kind and accent; ``texts`` each for training, 0: held out from it."""

    make: Callable[[str, str], Voice]
    accent: str
    texts: int
    names: tuple[str, ...]


FOREIGN = 280
"""Texts of each person who speaks with the accent of another language: see `recipe.accents`."""

CAST: Mapping[str, tuple[Part, ...]] = {
    "fr": (
        Part(mbrola_voice, "fr", 500, ("fr2", "fr3", "fr4", "fr5", "fr6", "fr7", "ca1", "ca2")),
        Part(mbrola_voice, "fr", 0, ("fr1",)),
    ),
    "pl": (
        Part(mbrola_voice, "pl", 1500, ("pl1",)),
        Part(rhvoice_voice, "pl", 0, ("natan", "magda")),
    ),
    "ru": (
        Part(rhvoice_voice, "ru", 1300, ("aleksandr", "anna", "elena")),
        Part(festival_voice, "ru", 300, ("msu_ru_nsh_clunits",)),
        Part(rhvoice_voice, "ru", 0, ("irina", "tatiana", "evgeniy-rus")),
    ),
    "en": (
        Part(rhvoice_voice, "en-us", 600, ("alan", "bdl", "slt")),
        Part(festival_voice, "en-us", 200, ("ked_diphone",)),
        Part(mbrola_voice, "en-us", 500, ("us1", "us2", "us3")),
        Part(mbrola_voice, "en-gb", FOREIGN, ("af1", "de1", "de2", "de3", "de4", "de5", "de6")),
        Part(mbrola_voice, "en-gb", FOREIGN, ("fr4", "nl2")),
        Part(rhvoice_voice, "en-us", 0, ("clb",)),
        Part(mbrola_voice, "en-gb", 0, ("en1",)),
    ),
    "es": (
        Part(mbrola_voice, "es-es", 500, ("es2", "es3")),
        Part(mbrola_voice, "es-419", 500, ("mx1", "mx2", "vz1")),
        Part(mbrola_voice, "es-419", FOREIGN, ("it3", "pl1", "pt1", "tr1")),
        Part(mbrola_voice, "es-es", 0, ("es1",)),
    ),
}
"""Per language; people who are held out never speak for training. Voices of RHVoice whose
licence forbids derived works are good for measuring only."""


def cast(language: str) -> dict[Voice, int]:
    """The voices of ``language`` with the number of texts that each says for training."""
    return {
        part.make(name, part.accent): part.texts for part in CAST[language] for name in part.names
    }
