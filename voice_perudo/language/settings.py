"""How a language is recognised: the strict schema of ``locales/<code>/language.toml``."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from math import log
from pathlib import Path

import msgspec

from voice_perudo.errors import DataError
from voice_perudo.language.lattice import Confusions, Forgiveness
from voice_perudo.language.normalise import tokens
from voice_perudo.language.strict_toml import read_toml
from voice_perudo.resources import data_path


class _Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table of the file: unknown keys are errors."""


class Thresholds(_Strict, frozen=True):
    """Beliefs (0–1) that decide between acting, asking and ignoring."""

    act: float
    """Least belief to act on what can be corrected afterwards: a bid, a count, a question."""
    act_high_stakes: float
    """Least belief to act on Dudo, Calza, undo, new game and quit."""
    act_unasked: float
    """Least belief to act on a bid that answers no part of an open question about a bid."""
    act_row: float
    """Least belief to act on several players' counts told in one breath, where nothing else may
    have been meant: they are read back, and seldom heard where none was told."""
    ask: float
    """Least belief to ask about; below it was talk."""
    rival: float
    """A reading at least this share of the best one is named in the question."""
    name: float
    """A reading with a name at least this share of the same without one has been said so."""


class Priors(_Strict, frozen=True):
    """Weights of readings before anything is heard, against 1 for a legal action."""

    illegal: float
    """What the rules forbid: less likely, never impossible."""
    unasked: float
    """A bid that is none of those an open question names: less likely, never impossible."""
    lone_number: float
    """A number alone, one above the bid on the table: one more of the same face."""
    half_bid: float
    """Half a bid where the same words make a whole one."""
    denial: float
    """A correction that denies what is not on the table ("two, not twelve" after nine)."""
    aside: float
    """What is seldom said while bids are made: that the dice are rolled, a name alone."""
    breath: float
    """Words that mean nothing, beside a meaningful reading of the same sound that differs
    only by short words: noise made into words."""
    meaningless: float
    """Any other words that mean nothing and are less likely than a whole bid: a recogniser lets
    any word follow any other, and whoever says words of a bid mostly bids."""


class Evidence(_Strict, frozen=True):
    """Log-likelihood ratios against sound in general, in nats, below which nothing was said.

    Only for models whose scores are such ratios, as those of the built-in ones are.
    """

    phrase: float
    """Of several words, to which `letter` is added for each of their letters."""
    letter: float
    """Of one letter: a long phrase gathers more evidence than a short one."""
    word: float
    """Of a single word, which has less sound to be sure by and mostly answers a question."""
    sure: float
    """Above these nothing is left to doubt; the less, the longer it is waited for whether the
    talker goes on, as people do who talk to one another."""
    faint: float
    """Below these by no more, a bid is asked about; none is where it is 0."""


class Slips(_Strict, frozen=True):
    """Values of one slot of a bid, or counts, that are taken for one another.

    Each is ``[heard, meant, belief]``: directed, so that a pair confused both ways is
    listed twice; the belief (above 0, below 1) weighs against 1 for the value heard.
    """

    quantity: tuple[tuple[int, int, float], ...] = ()
    face: tuple[tuple[int, int, float], ...] = ()
    count: tuple[tuple[int, int, float], ...] = ()

    def all(self) -> tuple[tuple[int, int, float], ...]:
        """Those of every slot."""
        return (*self.quantity, *self.face, *self.count)


class Learning(_Strict, frozen=True):
    """What a correction at the table adds to the slips of the language."""

    step: float
    """Belief gained with each time a value was corrected to the same other one."""
    most: float
    """The belief it cannot exceed, however often: enough to ask, too little to act on."""


class Temperature(_Strict, frozen=True):
    """What divides the differences of log-likelihood between alternatives, by the noise.

    A recogniser is too sure of what it hears, above all beside other voices. ``quiet`` holds
    where the talker stands out from the room by at least ``quiet_from`` decibels, ``noisy`` up to
    ``noisy_to`` decibels; in between it changes in proportion.
    """

    quiet: float
    noisy: float
    quiet_from: float
    noisy_to: float

    def at(self, clearance: float | None) -> float:
        """The temperature for one utterance, see ``Hearing.clearance``; unknown means quiet."""
        if clearance is None:
            return self.quiet
        share = (self.quiet_from - clearance) / (self.quiet_from - self.noisy_to)
        return self.quiet + (self.noisy - self.quiet) * min(1.0, max(0.0, share))


class Recognition(_Strict, frozen=True):
    """How speech is recognised and doubted.

    ``confusions`` holds ``[heard, meant, belief]``: words heard, the one word that may have been
    said instead, and the belief (0–1) that it was (1: merely another spelling).
    ``homophones`` has the same form, but is resorted to only where the words heard make
    no sense as they are, and only for what the rules allow. One that is no number where a number
    may have been said is weighed where they do make sense as well ("vingt de cinq").
    ``recount_homophones`` are resorted to in the same way, but only for a count that is put right.
    ``spellings`` holds ``[heard, shown]``: words of the game as the recogniser may spell them,
    and as they are shown.
    ``spelling_similarity`` (0–1) is how alike an unknown word must be to a carrier
    word to be taken for it, at ``spelling_belief`` (less than a high stake asks for).
    ``unknown_share`` (0–1) is the largest share of unknown sounds around an utterance
    that is overlooked, each at ``unknown_belief``.
    """

    temperature: Temperature
    spelling_similarity: float
    spelling_belief: float
    unknown_share: float
    unknown_belief: float
    thresholds: Thresholds
    priors: Priors
    evidence: Evidence
    learning: Learning
    confusions: tuple[tuple[str, str, float], ...] = ()
    homophones: tuple[tuple[str, str, float], ...] = ()
    recount_homophones: tuple[tuple[str, str, float], ...] = ()
    spellings: tuple[tuple[str, str], ...] = ()
    slips: Slips = Slips()

    def forgiveness(self) -> Forgiveness:
        """The same as costs, for the parser."""
        return Forgiveness(
            _costs(self.confusions),
            self.spelling_similarity,
            abs(log(self.spelling_belief)),
            _costs(self.homophones),
            _costs(self.recount_homophones),
        )


def _costs(pairs: tuple[tuple[str, str, float], ...]) -> Confusions:
    costs: dict[tuple[str, ...], tuple[tuple[str, float], ...]] = {}
    for heard, meant, belief in pairs:
        words, cost = tokens(heard), abs(log(belief))
        costs[words] = costs.get(words, ()) + tuple((word, cost) for word in tokens(meant)[:1])
    return costs


class Interrupting(_Strict, frozen=True):
    """How the referee is silenced while he speaks.

    ``hush`` are words that only silence him then, though they mean more otherwise, besides
    the phrases of the grammar's ``stop``. ``sure`` is the log-likelihood ratio, in nats
    against sound in general, from which such a phrase was said; ``likely`` the one from
    which it was, if a tenth of a second later it is still heard.
    """

    hush: tuple[str, ...] = ()
    sure: float = 3.0
    likely: float = 0.0


class LanguageSettings(_Strict, frozen=True):
    """What is set for a language besides its grammar, its announcements and its voice."""

    name: str
    """The language's own name for itself."""
    default_preset: str
    recognition: Recognition
    interrupting: Interrupting = Interrupting()


def read_settings(path: Path) -> LanguageSettings:
    """The settings of one file.

    Raises:
        DataError: the file is missing, malformed, or a number is out of its range.
    """
    settings = read_toml(path, LanguageSettings)
    for reason in _mistakes(settings.recognition):
        raise DataError(path, reason)
    return settings


def _mistakes(recognition: Recognition) -> Iterator[str]:
    pairs = (
        *recognition.confusions,
        *recognition.homophones,
        *recognition.recount_homophones,
    )
    beliefs = [belief for _, _, belief in pairs]
    shares = {
        **_numbers("thresholds", recognition.thresholds),
        **_numbers("priors", recognition.priors),
        **_numbers("learning", recognition.learning),
        "spelling_belief": recognition.spelling_belief,
        "spelling_similarity": recognition.spelling_similarity,
        "unknown_belief": recognition.unknown_belief,
    }
    if not all(0 < belief <= 1 for belief in beliefs):
        yield "a belief must be above 0 and at most 1"
    if any(len(tokens(meant)) != 1 for _, meant, _ in pairs):
        yield "the second of a confusion or homophone must be one word"
    if not all(
        0 < belief < 1 and heard != meant for heard, meant, belief in recognition.slips.all()
    ):
        yield "a slip needs two values that differ and a belief above 0 and below 1"
    for name, value in shares.items():
        if not 0 < value <= 1:
            yield f"{name} must be above 0 and at most 1"
    temperature = recognition.temperature
    if min(temperature.quiet, temperature.noisy) <= 0:
        yield "temperature.quiet and temperature.noisy must be above 0"
    if temperature.quiet_from <= temperature.noisy_to:
        yield "temperature.quiet_from must be above temperature.noisy_to"
    if recognition.evidence.sure <= 0:
        yield "evidence.sure must be above 0"
    if recognition.evidence.faint < 0:
        yield "evidence.faint must be 0 or above"


def _numbers(table: str, values: _Strict) -> dict[str, float]:
    return {f"{table}.{name}": value for name, value in msgspec.structs.asdict(values).items()}


@cache
def load_settings(language: str) -> LanguageSettings:
    """The settings of a language; :class:`DataError` as for :func:`read_settings`."""
    return read_settings(data_path("locales") / language / "language.toml")
