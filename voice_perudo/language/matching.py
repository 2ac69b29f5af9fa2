"""From what was heard to what was meant: act, ask or ignore.

Every alternative of the recogniser is parsed strictly; the readings' beliefs are
added up over the alternatives. Legality weighs readings against one another and
never removes one: an illegal bid heard clearly is understood as itself.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from math import exp, log
from typing import NamedTuple

from voice_perudo.hearing import Hearing
from voice_perudo.language.breath import Breath
from voice_perudo.language.interpretation import (
    Intent,
    IntentName,
    Interpretation,
    NotUnderstood,
    Reason,
    Scope,
    Unclear,
    Understood,
)
from voice_perudo.language.normalise import UNKNOWN, tokens
from voice_perudo.language.parser import Reading
from voice_perudo.language.phrasebook import Phrasebook
from voice_perudo.language.scopes import HIGH_STAKES
from voice_perudo.language.settings import Recognition
from voice_perudo.rules.values import Bid

UNKNOWN_COST = -log(0.8)
"""Cost of one unknown sound overlooked before or after an utterance."""
MOST_CANDIDATES = 3
SAID_BY_NAME = frozenset({IntentName.BID, IntentName.DUDO, IntentName.CALZA})


@dataclass(frozen=True, slots=True)
class MatchContext:
    """What is known when something is heard.

    ``legal`` tells whether the rules allow an intent now; ``current`` is the
    bid on the table.
    """

    scope: Scope
    players: tuple[str, ...] = ()
    legal: Callable[[Intent], bool] | None = None
    current: Bid | None = None


class _Meant(NamedTuple):
    """A meaning. ``half``: of a bid; ``lone``: a number alone, taken for one more of the same."""

    intent: Intent
    half: bool
    lone: bool = False


@dataclass(slots=True)
class _Candidate:
    """A meaning with the belief gathered for it."""

    meant: _Meant
    belief: float = 0.0
    exact: bool = False

    @property
    def stakes_are_high(self) -> bool:
        return self.meant.intent.name in HIGH_STAKES


class Matcher:
    """Interprets hearings in one language."""

    def __init__(self, phrasebook: Phrasebook, recognition: Recognition) -> None:
        self._phrasebook = phrasebook
        self._recognition = recognition
        self._breath = Breath(phrasebook.grammar)

    def interpret(self, hearing: Hearing, context: MatchContext) -> Interpretation:
        """What was meant, given what was heard and where the game stands."""
        texts = [tokens(alternative.text) for alternative in hearing.alternatives]
        if not any(texts):
            return NotUnderstood(Reason.SILENCE)
        scores = [alternative.score for alternative in hearing.alternatives]
        candidates = self._candidates(texts, scores, context)
        if not candidates:
            return self._unread(texts[0], context)
        decision = self._decide(candidates)
        if isinstance(decision, Unclear) and not _without_edges(texts[0]):
            # Most likely nobody spoke: what else it may have been is not worth a question.
            return NotUnderstood(Reason.TALK)
        return decision

    def _candidates(
        self, texts: list[tuple[str, ...]], scores: list[float], context: MatchContext
    ) -> list[_Candidate]:
        """Meanings with their beliefs, best first; what is missing to 1 is belief in talk."""
        found: dict[_Meant, _Candidate] = {}
        read = [list(self._readings(text, context)) for text in texts]
        meaningful = {
            self._breath.spoken(text) for text, made in zip(texts, read, strict=True) if made
        }
        likelihoods = _likelihoods(scores, self._recognition.temperature)
        weights = [
            likelihood
            if made or self._breath.spoken(text) not in meaningful
            else likelihood * self._recognition.priors.breath
            for likelihood, text, made in zip(likelihoods, texts, read, strict=True)
        ]
        for readings, weight, likelihood in zip(read, weights, likelihoods, strict=True):
            beliefs = [exp(-reading.cost) for reading in readings]
            share = weight / sum(weights) / max(1.0, sum(beliefs))
            for reading, belief in zip(readings, beliefs, strict=True):
                meant = _meant(reading, context)
                candidate = found.setdefault(meant, _Candidate(meant))
                candidate.belief += share * belief
                candidate.exact |= belief == 1.0 and likelihood == 1.0 and not meant.lone
        self._weigh(list(found.values()), context)
        return _with_names(sorted(found.values(), key=lambda candidate: -candidate.belief))

    def _readings(self, text: tuple[str, ...], context: MatchContext) -> Iterator[Reading]:
        words = _without_edges(text)
        unknown = len(text) - len(words)
        if unknown > self._recognition.unknown_share * len(text):
            return
        for reading in self._phrasebook.parse(words, context.scope, context.players):
            yield replace(reading, cost=reading.cost + unknown * UNKNOWN_COST)

    def _weigh(self, candidates: list[_Candidate], context: MatchContext) -> None:
        """Moves belief between the candidates by their priors; their sum stays."""
        priors = [self._prior(candidate, context) for candidate in candidates]
        before = sum(candidate.belief for candidate in candidates)
        after = sum(c.belief * prior for c, prior in zip(candidates, priors, strict=True))
        for candidate, prior in zip(candidates, priors, strict=True):
            candidate.belief *= prior * before / after

    def _prior(self, candidate: _Candidate, context: MatchContext) -> float:
        priors = self._recognition.priors
        if _changes_nothing(candidate.meant.intent, context.current):
            return priors.illegal
        if context.legal is None:
            return 1.0
        if candidate.meant.half:
            return priors.half_bid
        if candidate.meant.lone:
            return priors.lone_number
        return 1.0 if context.legal(candidate.meant.intent) else priors.illegal

    def _decide(self, candidates: list[_Candidate]) -> Interpretation:
        thresholds = self._recognition.thresholds
        top = candidates[0]
        if top.belief >= (thresholds.act_high_stakes if top.stakes_are_high else thresholds.act):
            return _settled(top)
        if sum(candidate.belief for candidate in candidates) < thresholds.ask:
            return NotUnderstood(Reason.TALK)
        rivals = [c for c in candidates if c.belief >= thresholds.rival * top.belief]
        if all(candidate.meant.half for candidate in rivals):
            return _settled(top)
        return Unclear(tuple(_understood(c) for c in rivals[:MOST_CANDIDATES]))

    def _unread(self, text: tuple[str, ...], context: MatchContext) -> NotUnderstood:
        """Why a text has no reading: it breaks off inside a bid, belongs elsewhere, or is talk."""
        partial = self._phrasebook.broken_bid(text, context.scope, context.players)
        if partial is not None:
            return NotUnderstood(Reason.INCOMPLETE_BID, partial)
        if self._phrasebook.means_something(text, context.players):
            return NotUnderstood(Reason.NOT_IN_SCOPE)
        return NotUnderstood(Reason.TALK)


def _likelihoods(scores: list[float], temperature: float) -> list[float]:
    """How likely each score is beside the best one, which is 1."""
    best = max(scores)
    return [exp((score - best) / temperature) for score in scores]


def _with_names(candidates: list[_Candidate], enough: float = 0.25) -> list[_Candidate]:
    """The same bid or challenge with and without a name is one: the belief in it adds up.

    The name is kept if it is at least ``enough`` times as likely as none.
    """
    kept: list[_Candidate] = []
    for candidate in candidates:
        twin = next((k for k in kept if _differ_in_name_only(k, candidate)), None)
        if twin is None:
            kept.append(candidate)
            continue
        if twin.meant.intent.player is None and candidate.belief >= enough * twin.belief:
            twin.meant, twin.exact = candidate.meant, candidate.exact
        twin.belief += candidate.belief
    return sorted(kept, key=lambda candidate: -candidate.belief)


def _differ_in_name_only(one: _Candidate, other: _Candidate) -> bool:
    first, second = one.meant.intent, other.meant.intent
    named = {first.player, second.player}
    return (
        first.name in SAID_BY_NAME
        and len(named) == 2
        and None in named
        and replace(first, player=None) == replace(second, player=None)
    )


def _without_edges(text: tuple[str, ...]) -> tuple[str, ...]:
    """The words without unknown sounds before and after."""
    start, end = 0, len(text)
    while start < end and text[start] == UNKNOWN:
        start += 1
    while end > start and text[end - 1] == UNKNOWN:
        end -= 1
    return text[start:end]


def _changes_nothing(intent: Intent, bid: Bid | None) -> bool:
    """Whether a correction says what the bid on the table is already ("non, six" to six fives)."""
    if intent.name is not IntentName.CORRECTION or bid is None:
        return False
    return intent.quantity in (None, bid.quantity) and intent.face in (None, bid.face)


def _meant(reading: Reading, context: MatchContext) -> _Meant:
    """The reading's meaning: after "eight fives" a lone "nine" is nine fives."""
    quantity, bid = reading.intent.quantity, context.current
    asked = context.scope is not Scope.BIDDING
    if not reading.half or asked or bid is None or quantity != bid.quantity + 1:
        return _Meant(reading.intent, reading.half)
    return _Meant(replace(reading.intent, face=bid.face), half=False, lone=True)


def _settled(candidate: _Candidate) -> Interpretation:
    if candidate.meant.half:
        return NotUnderstood(Reason.INCOMPLETE_BID, candidate.meant.intent)
    return _understood(candidate)


def _understood(candidate: _Candidate) -> Understood:
    return Understood(candidate.meant.intent, min(1.0, candidate.belief), candidate.exact)
