"""How a language is recognised: the strict schema of ``locales/<code>/language.toml``."""

from __future__ import annotations

from functools import cache
from math import log
from pathlib import Path

import msgspec

from voice_perudo.errors import DataError
from voice_perudo.language.lattice import Forgiveness
from voice_perudo.language.normalise import tokens
from voice_perudo.language.strict_toml import read_toml
from voice_perudo.resources import data_path


class _Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table of the file: unknown keys are errors."""


class Thresholds(_Strict, frozen=True):
    """Beliefs (0–1) that decide between acting, asking and ignoring."""

    act: float = 0.7
    """Least belief to act on what can be corrected afterwards: a bid, a count, a question."""
    act_high_stakes: float = 0.85
    """Least belief to act on Dudo, Calza, undo, new game and quit."""
    ask: float = 0.35
    """Least belief to ask about; below it was talk."""
    rival: float = 0.25
    """A reading at least this share of the best one is named in the question."""


class Priors(_Strict, frozen=True):
    """Weights of readings before anything is heard, against 1 for a legal action."""

    illegal: float = 0.3
    """What the rules forbid: less likely, never impossible."""
    lone_number: float = 0.5
    """A number alone, one above the bid on the table: one more of the same face."""
    half_bid: float = 0.15
    """Half a bid where the same words make a whole one."""
    breath: float = 0.05
    """Words that mean nothing, beside a meaningful reading of the same sound that differs
    only by short words: noise made into words."""


class Recognition(_Strict, frozen=True):
    """How speech is recognised and doubted.

    ``model`` is the id of the recogniser's model. ``temperature`` divides the
    differences of log-likelihood between alternatives. ``confusions`` holds
    ``[heard, meant, belief]``: words heard, the one word that may have been
    said instead, and the belief (0–1) that it was (1: merely another spelling).
    ``spelling_similarity`` (0–1) is how alike an unknown word must be to a carrier
    word to be taken for it, at ``spelling_belief`` (less than a high stake asks for).
    ``unknown_share`` (0–1) is the largest share of unknown sounds around an utterance
    that is overlooked.
    """

    model: str
    temperature: float = 1.0
    spelling_similarity: float = 0.8
    spelling_belief: float = 0.84
    unknown_share: float = 0.2
    confusions: tuple[tuple[str, str, float], ...] = ()
    thresholds: Thresholds = Thresholds()
    priors: Priors = Priors()

    def forgiveness(self) -> Forgiveness:
        """The same as costs, for the parser."""
        confusions: dict[tuple[str, ...], tuple[tuple[str, float], ...]] = {}
        for heard, meant, belief in self.confusions:
            words = tokens(heard)
            cost = abs(log(belief))
            meanings = tuple((word, cost) for word in tokens(meant)[:1])
            confusions[words] = confusions.get(words, ()) + meanings
        return Forgiveness(confusions, self.spelling_similarity, abs(log(self.spelling_belief)))


class LanguageSettings(_Strict, frozen=True):
    """What is set for a language besides its grammar, its announcements and its voice."""

    name: str
    """The language's own name for itself."""
    default_preset: str
    recognition: Recognition


def read_settings(path: Path) -> LanguageSettings:
    """The settings of one file.

    Raises:
        DataError: the file is missing, malformed, or a number is out of its range.
    """
    settings = read_toml(path, LanguageSettings)
    recognition = settings.recognition
    beliefs = [belief for _, _, belief in recognition.confusions]
    if not all(0 < belief <= 1 for belief in (*beliefs, recognition.spelling_belief)):
        raise DataError(path, "a belief must be above 0 and at most 1")
    if any(len(tokens(meant)) != 1 for _, meant, _ in recognition.confusions):
        raise DataError(path, "the second of a confusion must be one word")
    if recognition.temperature <= 0:
        raise DataError(path, "temperature must be above 0")
    return settings


@cache
def load_settings(language: str) -> LanguageSettings:
    """The settings of a language; :class:`DataError` as for :func:`read_settings`."""
    return read_settings(data_path("locales") / language / "language.toml")
