"""From what was heard to what was meant: act, ask or ignore.

Every alternative of the recogniser is parsed strictly; the readings' beliefs are
added up over the alternatives. Legality weighs readings against one another and
never removes one: an illegal bid heard clearly is understood as itself.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from math import exp, log
from typing import TypeGuard

from voice_perudo.hearing import UNKNOWN, Hearing
from voice_perudo.language.breath import Breath
from voice_perudo.language.candidates import Candidate, Meant, weigh, with_names
from voice_perudo.language.confusion import Confusion
from voice_perudo.language.decision import decide
from voice_perudo.language.denied_counts import of_told
from voice_perudo.language.half_understood import typed_in_capitals, with_names_as_typed
from voice_perudo.language.interpretation import (
    CHALLENGES,
    Intent,
    IntentName,
    Interpretation,
    NotUnderstood,
    Reason,
    Scope,
    Unclear,
    Understood,
    is_whole_bid,
)
from voice_perudo.language.normalise import tokens, without_unknown_edges
from voice_perudo.language.phrasebook import Phrasebook
from voice_perudo.language.reading import Reading
from voice_perudo.language.scopes import ASIDE
from voice_perudo.language.settings import Recognition
from voice_perudo.language.slots import Slip, learnt_slips, slipped, slips, strongest
from voice_perudo.language.wording import Wording
from voice_perudo.rules.values import Bid


@dataclass(frozen=True, slots=True)
class MatchContext:
    """What is known when something is heard.

    ``legal`` tells whether the rules allow an intent now; ``current`` is the
    bid on the table; ``learnt`` is what was corrected at this table before.
    ``answers``, while a question about a bid is open, tells whether a bid answers
    it; ``recounting``: a count has just been told and may be put right; ``told`` are the counts
    that have been told of the dice that are counted.
    """

    scope: Scope
    players: tuple[str, ...] = ()
    legal: Callable[[Intent], bool] | None = None
    current: Bid | None = None
    learnt: tuple[Confusion, ...] = ()
    answers: Callable[[Intent], bool] | None = None
    recounting: bool = False
    told: frozenset[int] = frozenset()


class Matcher:
    """Interprets hearings in one language."""

    def __init__(self, phrasebook: Phrasebook, recognition: Recognition) -> None:
        self._phrasebook = phrasebook
        self._recognition = recognition
        self._breath = Breath(phrasebook.grammar)
        self._slips = slips(recognition)
        self._wording = Wording(phrasebook, recognition)

    def interpret(self, hearing: Hearing, context: MatchContext) -> Interpretation:
        """What was meant, given what was heard and where the game stands."""
        meaning = self._meaning(hearing, context)
        if hearing.faint and isinstance(meaning, NotUnderstood):
            return self._faint_bid(hearing, context) or meaning
        return meaning

    def _faint_bid(self, hearing: Hearing, context: MatchContext) -> Unclear | None:
        """What to ask where the sound nearly supports a bid, which the rules allow.

        Silence would leave whoever speaks with an accent to guess why; anything but a bid is
        too much like talk to be asked about.
        """
        if context.scope is not Scope.BIDDING:
            return None
        meaning = self._meaning(replace(hearing, alternatives=hearing.faint, faint=()), context)
        candidates = meaning.candidates if isinstance(meaning, Unclear) else (meaning,)
        bids = tuple(one for one in candidates if _may_be_bid(one, context))
        return Unclear(bids) if bids == candidates else None

    def _meaning(self, hearing: Hearing, context: MatchContext) -> Interpretation:
        texts = [tokens(alternative.text) for alternative in hearing.alternatives]
        if not any(texts):
            return NotUnderstood(Reason.SILENCE)
        candidates = self._candidates(texts, hearing, context)
        if not candidates:
            return self._unread(texts[0], context) or self._of_table(texts[0], hearing, context)
        decision = decide(candidates, self._recognition.thresholds)
        if isinstance(decision, Unclear) and not without_unknown_edges(texts[0]):
            # Most likely nobody spoke: what else it may have been is not worth a question.
            return NotUnderstood(Reason.TALK)
        return self._worded(decision, context)

    def _worded(self, decision: Interpretation, context: MatchContext) -> Interpretation:
        match decision:
            case Understood(intent, words=heard):
                words = self._wording.of(heard, intent, context.scope, context.players)
                return replace(decision, words=words)
            case Unclear(candidates):
                worded = (self._worded(candidate, context) for candidate in candidates)
                return Unclear(tuple(one for one in worded if isinstance(one, Understood)))
            case _:
                return decision

    def _candidates(
        self, texts: list[tuple[str, ...]], hearing: Hearing, context: MatchContext
    ) -> list[Candidate]:
        """Meanings with their beliefs, best first; what is missing to 1 is belief in talk."""
        found: dict[Meant, Candidate] = {}
        slips = () if hearing.written else self._all_slips(context)
        read = [list(self._readings(text, context, hearing.written)) for text in texts]
        scores = [alternative.score for alternative in hearing.alternatives]
        likelihoods = _likelihoods(scores, self._recognition.temperature.at(hearing.clearance))
        weights = self._weights(likelihoods, texts, read)
        for alternative, readings, weight, likelihood in zip(
            hearing.alternatives, read, weights, likelihoods, strict=True
        ):
            meanings = [
                (meant, belief * self._credit(meant, context))
                for reading in readings
                for meant, belief in _meanings(reading, slips)
            ]
            beliefs = sum(belief for _, belief in meanings)
            share = weight / sum(weights) / max(1.0, beliefs)
            for reading, belief in meanings:
                meant = _meant(reading, context)
                if meant not in found:
                    found[meant] = Candidate(meant, unasked=_is_unasked(meant.intent, context))
                candidate = found[meant]
                candidate.hear(alternative.text, share * belief)
                candidate.exact |= belief == 1.0 and likelihood == 1.0 and not meant.lone
        candidates = list(found.values())
        priors = [self._prior(candidate, context, hearing.written) for candidate in candidates]
        weigh(candidates, priors)
        return with_names(candidates, self._recognition.thresholds.name)

    def _all_slips(self, context: MatchContext) -> tuple[Slip, ...]:
        if not context.learnt:
            return self._slips
        language, most = self._phrasebook.grammar.language, self._recognition.learning.most
        return strongest((*self._slips, *learnt_slips(context.learnt, language, most)))

    def _readings(
        self, text: tuple[str, ...], context: MatchContext, written: bool
    ) -> Iterator[Reading]:
        words = without_unknown_edges(text)
        unknown = len(text) - len(words)
        if unknown > self._recognition.unknown_share * len(text):
            return
        overlooked = unknown * abs(log(self._recognition.unknown_belief))
        for reading in of_told(self._made_of(words, context, written), context.told):
            if _denies_otherwise(reading, context.current):
                continue
            yield replace(reading, cost=reading.cost + overlooked)

    def _made_of(
        self, words: tuple[str, ...], context: MatchContext, written: bool
    ) -> list[Reading]:
        """What the words mean, and what they mean if some were others of the same sound."""
        heard = words, context.scope, context.players
        readings = self._phrasebook.parse(*heard)
        if not readings and context.recounting:
            return self._phrasebook.recounted(*heard)
        if written or not _holds_bid(readings):
            return readings
        said = {reading.intent for reading in readings}
        others = (r for r in self._phrasebook.other_bids(*heard) if r.intent not in said)
        return [*readings, *others]

    def _weights(
        self, likelihoods: list[float], texts: list[tuple[str, ...]], read: list[list[Reading]]
    ) -> list[float]:
        """The alternatives' likelihoods, less for words that mean nothing beside some that do."""
        meaningful = {
            self._breath.spoken(text) for text, made in zip(texts, read, strict=True) if made
        }
        bid = max(
            (p for p, made in zip(likelihoods, read, strict=True) if _holds_bid(made)), default=0
        )
        priors = self._recognition.priors
        weights = []
        for likelihood, text, made in zip(likelihoods, texts, read, strict=True):
            weight = likelihood
            if not made and self._breath.spoken(text) in meaningful:
                weight *= priors.breath
            elif not made and likelihood < bid and text and UNKNOWN not in text:
                weight *= priors.meaningless
            weights.append(weight)
        return weights

    def _credit(self, reading: Reading, context: MatchContext) -> float:
        """What is left of a belief when a reading, though alone, is hard to believe in.

        That is one made of words of the same sound that the rules forbid, and a correction
        that denies what nobody has bid ("not six, five" after eight fours).
        """
        forbidden = context.legal is not None and not context.legal(reading.intent)
        if reading.by_ear and forbidden:
            return self._recognition.priors.illegal
        return self._recognition.priors.denial if _denies_another(reading, context.current) else 1.0

    def _prior(self, candidate: Candidate, context: MatchContext, written: bool) -> float:
        priors = self._recognition.priors
        if candidate.unasked:
            asked = replace(candidate, unasked=False)
            return priors.unasked * self._prior(asked, context, written)
        if _changes_nothing(candidate.meant.intent, context.current):
            return priors.illegal
        if _repeats_number(candidate.meant.intent, context.current):
            return priors.illegal
        aside = context.scope is Scope.BIDDING and candidate.meant.intent.name in ASIDE
        if aside and not written:
            return priors.aside
        if context.legal is None:
            return 1.0
        if candidate.meant.half:
            return priors.half_bid
        if candidate.meant.lone:
            return priors.lone_number
        return 1.0 if context.legal(candidate.meant.intent) else priors.illegal

    def _of_table(
        self, text: tuple[str, ...], hearing: Hearing, context: MatchContext
    ) -> NotUnderstood:
        """Talk, but for what is told of the table that is set up and is understood in part."""
        capitals: frozenset[str] = frozenset()
        if hearing.written:
            capitals = typed_in_capitals(hearing.text) | self._phrasebook.family
        told = self._phrasebook.half_understood(text, context.scope, context.players, capitals)
        if told is None:
            return NotUnderstood(Reason.TALK)
        return with_names_as_typed(told, hearing.text) if hearing.written else told

    def _unread(self, text: tuple[str, ...], context: MatchContext) -> NotUnderstood | None:
        """Why a text has no reading: it breaks off inside a bid, or belongs elsewhere."""
        partial = self._phrasebook.broken_bid(text, context.scope, context.players)
        if partial is not None:
            return NotUnderstood(Reason.INCOMPLETE_BID, partial)
        if self._phrasebook.means_something(text, context.players):
            return NotUnderstood(Reason.NOT_IN_SCOPE)
        return None


def _may_be_bid(meaning: Interpretation, context: MatchContext) -> TypeGuard[Understood]:
    """Whether this is a whole bid that the rules allow."""
    if not isinstance(meaning, Understood) or not is_whole_bid(meaning.intent):
        return False
    return context.legal is None or context.legal(meaning.intent)


def _holds_bid(readings: Iterable[Reading]) -> bool:
    """Whether one of the readings is a whole bid."""
    return any(is_whole_bid(reading.intent) for reading in readings)


def _likelihoods(scores: list[float], temperature: float) -> list[float]:
    """How likely each score is beside the best one, which is 1."""
    best = max(scores)
    return [exp((score - best) / temperature) for score in scores]


def _is_unasked(intent: Intent, context: MatchContext) -> bool:
    """Whether this is a bid, but none that the open question is about."""
    bids = intent.name in (IntentName.BID, IntentName.PLUS_ONE)
    return bids and context.answers is not None and not context.answers(intent)


def _changes_nothing(intent: Intent, bid: Bid | None) -> bool:
    """Whether a correction says what the bid on the table is already ("non, six" to six fives)."""
    if intent.name is not IntentName.CORRECTION or bid is None:
        return False
    return intent.quantity in (None, bid.quantity) and intent.face in (None, bid.face)


def _repeats_number(intent: Intent, bid: Bid | None) -> bool:
    """Whether a correction to a face may be the bid's number again ("no, four" to four threes).

    Where only the face can have been said it is not weighed against anything.
    """
    if intent.name is not IntentName.CORRECTION or bid is None:
        return False
    return intent.quantity is None and intent.face == bid.quantity


def _denies_otherwise(reading: Reading, bid: Bid | None) -> bool:
    """Whether a denial cannot be meant so, for what the bid on the table is.

    "Not eight five" takes eight fives back, and is no "not eight, five"; "there aren't eight fives"
    may doubt them, and so may "there aren't eight"; "exactly eight" may call them exact. Of another
    bid it is talk.
    """
    intent, denied = reading.intent, reading.denied
    if intent.name in CHALLENGES and denied and bid is not None and bid.quantity not in denied:
        return True
    if intent.name in {IntentName.UNDO, *CHALLENGES} and denied:
        return bid is None or not denied <= {bid.quantity, bid.face}
    if intent.name is not IntentName.CORRECTION or bid is None:
        return False
    told = (intent.quantity, intent.face)
    return denied == {bid.quantity} and None in told and bid.face in told


def _denies_another(reading: Reading, bid: Bid | None) -> bool:
    """Whether what was "not said" is no value of the bid, or not of the slot that is corrected."""
    intent = reading.intent
    if bid is None or not reading.denied or intent.name is not IntentName.CORRECTION:
        return False
    denied_quantity, denied_face = bid.quantity in reading.denied, bid.face in reading.denied
    if intent.face is None and not denied_quantity:
        return True
    if intent.quantity is None and not denied_face:
        return True
    return not reading.denied <= {bid.quantity, bid.face}


def _meanings(reading: Reading, slips: tuple[Slip, ...]) -> Iterator[tuple[Reading, float]]:
    """The reading with its belief, and those with one value taken for another."""
    belief = exp(-reading.cost)
    yield reading, belief
    for intent, share in slipped(reading.intent, slips):
        yield replace(reading, intent=intent), belief * share


def _meant(reading: Reading, context: MatchContext) -> Meant:
    """The reading's meaning: after "eight fives" a lone "nine" is nine fives."""
    quantity, bid = reading.intent.quantity, context.current
    asked = context.scope is not Scope.BIDDING
    if not reading.half or asked or bid is None or quantity != bid.quantity + 1:
        return Meant(reading.intent, reading.half)
    return Meant(replace(reading.intent, face=bid.face), half=False, lone=True)
