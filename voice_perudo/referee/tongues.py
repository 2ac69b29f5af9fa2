"""Which language an utterance was in, at a table where several are spoken."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from math import inf

from voice_perudo.language.interpretation import (
    BIDS,
    CHALLENGES,
    IntentName,
    Interpretation,
    NotUnderstood,
    Reason,
    Unclear,
    Understood,
)
from voice_perudo.referee.foreign_bids import CLEARER, foreign_bid, gain
from voice_perudo.referee.modes import Choosing, Confirming, PlaceBid
from voice_perudo.referee.offering import chosen_language
from voice_perudo.referee.recounting import as_recount
from voice_perudo.referee.roll_off import as_roll
from voice_perudo.referee.state import Heard, State
from voice_perudo.rules.values import Phase


def expected_language(state: State) -> str:
    """The language of whoever is to speak: the player on turn, the caller while counting."""
    if state.history is None:
        return state.settings.language
    game = state.history.current
    player = game.challenge.caller if game.challenge is not None else game.turn
    return state.settings.language_of(player)


def in_one_language(
    state: State,
    readings: Mapping[str, Interpretation],
    evidence: Mapping[str, float] | None = None,
) -> tuple[str, Interpretation]:
    """The language an utterance is taken to be in, and its meaning there.

    The expected speaker's language comes first. Another one is believed only
    where that has nothing, and never for a bid: bids are made in turn, and put right by him
    who made them, while Dudo, Calza, counts and questions may come from anybody. One of these heard
    clearer in another language, or there with the name of whoever said it, is
    believed in that one; so is one that is asked about there with much more belief, or with a
    name. What the sound bears out far better in another language was said in that one:
    ``evidence`` tells how well, in nats, for the languages whose recogniser knows. A bid that was
    clearly made in another language is not understood, for that reason.
    """
    if (chosen := chosen_language(state, readings)) is not None:
        return chosen
    expected = expected_language(state)
    first = readings.get(expected, NotUnderstood(Reason.SILENCE))
    others = [
        (language, reading)
        for language, reading in readings.items()
        if language != expected
        and isinstance(reading, Understood)
        and _free(state, language, reading)
    ]
    fuller = [other for other in others if _is_fuller(other[1], first)]
    heard = evidence or {}
    if fuller:
        return _likeliest(fuller, heard)
    plainer = [o for o in others if expected in heard and gain(heard, expected, o[0]) >= CLEARER]
    if plainer:
        return max(plainer, key=lambda other: heard[other[0]])
    foreign = foreign_bid(state, expected, readings, heard)
    if foreign is not None and (expected in heard or not others):
        return foreign, NotUnderstood(Reason.OTHER_LANGUAGE)
    if (clearer := _clearer_doubt(expected, first, readings)) is not None:
        return clearer
    if (named := _named_doubt(expected, first, readings)) is not None:
        return named
    if not isinstance(first, NotUnderstood) or first.reason is Reason.INCOMPLETE_BID:
        return expected, first
    if others:
        return _likeliest(others, heard)
    unclear = [
        (language, reading)
        for language, reading in _doubts(expected, readings)
        if all(_free(state, language, candidate) for candidate in reading.candidates)
    ]
    return unclear[0] if unclear else (expected, first)


def _likeliest(
    others: Iterable[tuple[str, Understood]], heard: Mapping[str, float]
) -> tuple[str, Understood]:
    """What the sound bears out best; where nobody can tell, what is believed in most.

    A reading's own score only weighs it against others of its language.
    """
    return max(others, key=lambda other: (heard.get(other[0], -inf), other[1].score))


def _doubts(expected: str, readings: Mapping[str, Interpretation]) -> Iterator[tuple[str, Unclear]]:
    """What the other languages ask about."""
    for language, reading in readings.items():
        if language != expected and isinstance(reading, Unclear):
            yield language, reading


def _clearer_doubt(
    expected: str, first: Interpretation, readings: Mapping[str, Interpretation]
) -> tuple[str, Unclear] | None:
    """A challenge in doubt that another language believes in twice as much as the expected one."""
    if not isinstance(first, Unclear) or not _all_challenges(first):
        return None
    doubts = (doubt for doubt in _doubts(expected, readings) if _all_challenges(doubt[1]))
    best = max(doubts, key=lambda doubt: _belief(doubt[1]), default=None)
    return best if best is not None and _belief(best[1]) >= 2 * _belief(first) else None


def _named_doubt(
    expected: str, first: Interpretation, readings: Mapping[str, Interpretation]
) -> tuple[str, Unclear] | None:
    """A challenge heard without a name, where another language asks whether one belongs to it.

    To ask about the name costs less than to ask who called.
    """
    if not isinstance(first, Understood) or first.intent.name not in CHALLENGES:
        return None
    for language, reading in _doubts(expected, readings):
        intents = [candidate.intent for candidate in reading.candidates]
        same = all(replace(intent, player=None) == first.intent for intent in intents)
        if same and any(intent.player for intent in intents):
            return language, reading
    return None


def _all_challenges(doubt: Unclear) -> bool:
    return all(candidate.intent.name in CHALLENGES for candidate in doubt.candidates)


def _belief(doubt: Unclear) -> float:
    return max((candidate.score for candidate in doubt.candidates), default=0.0)


def _is_fuller(reading: Understood, first: Interpretation) -> bool:
    """Whether a challenge is what ``first`` heard, but with a name or beyond a doubt."""
    intent = reading.intent
    if intent.name not in CHALLENGES:
        return False
    if isinstance(first, Understood):
        return intent.player is not None and replace(intent, player=None) == first.intent
    if isinstance(first, Unclear):
        names = {candidate.intent.name for candidate in first.candidates}
        return names == {intent.name} or (intent.player is not None and intent.name in names)
    return False


def _free(state: State, language: str, reading: Understood) -> bool:
    """Whether somebody who speaks this language may say it, whoever's turn it is."""
    if state.history is None or state.history.current.phase is not Phase.BIDDING:
        return True
    # “no, nine” right after a verdict is a count, which anybody may tell, as a roll may be
    put_right = as_roll(state, as_recount(state, reading)) != reading
    if put_right or reading.intent.name not in BIDS:
        return True
    placed = state.history.current.placed
    if placed is None or reading.intent.name is not IntentName.CORRECTION:
        return False
    return language == state.settings.language_of(placed.bidder)


def is_of_last_bidder(state: State, heard: Heard) -> bool:
    """Whether a bid is put right in the language of him who made it, and not of whoever is next."""
    if state.history is None or state.game.placed is None or not _corrects(heard.interpretation):
        return False
    match state.mode:
        case Choosing() | Confirming(PlaceBid(corrects=True)):
            return False  # the correction itself is being asked about
    settings, game = state.settings, state.game
    language, bidder = heard.language or settings.language, state.game.placed.bidder
    return settings.language_of(bidder) == language != settings.language_of(game.turn)


def _corrects(interpretation: Interpretation) -> bool:
    match interpretation:
        case Understood() as reading:
            readings: tuple[Understood, ...] = (reading,)
        case Unclear(candidates):
            readings = candidates
        case _:
            return False
    return all(reading.intent.name is IntentName.CORRECTION for reading in readings)
