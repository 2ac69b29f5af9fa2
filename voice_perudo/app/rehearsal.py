"""Announcements spoken into the cache before they are needed.

The dialogue is a pure function: what the referee would answer to the likeliest next words
is found by trying them, and read by the synthesiser while he still speaks.
"""

from __future__ import annotations

import threading
from collections.abc import Iterable, Iterator

from voice_perudo.app.session import Session, in_words
from voice_perudo.app.voice import language_voice
from voice_perudo.audio.types import AudioChunk
from voice_perudo.errors import VoicePerudoError
from voice_perudo.language.interpretation import Intent, IntentName, Understood
from voice_perudo.language.messages import Utterance
from voice_perudo.language.pack import load_language
from voice_perudo.referee import dialogue
from voice_perudo.referee.effects import Record, Say
from voice_perudo.referee.modes import Bidding, Counting
from voice_perudo.referee.state import Heard, State
from voice_perudo.referee.view import ones_wild
from voice_perudo.rules.values import FACES, PACO, Bid, Game
from voice_perudo.speech.synthesiser import Synthesiser

MORE = 3
"""Bids may well have so many dice more than the one before."""

NEAR = 4
"""Counts may well be so far from the bid that is counted."""

_OPENING = Bid(1, PACO)


def likely(state: State) -> tuple[Intent, ...]:
    """What may well be said next, likeliest first."""
    match state.mode:
        case Bidding():
            return tuple(_bids(state.game))
        case Counting():
            return tuple(_counts(state.game))
        case _:
            return ()


def answers(state: State) -> Iterator[Utterance]:
    """What the referee would say to it, as far as the rules allow it."""
    for intent in likely(state):
        after, effects = dialogue.step(state, Heard(Understood(intent)))
        if not any(isinstance(effect, Record) for effect in effects):
            continue  # it is against the rules, so few say it
        for effect in effects:
            if isinstance(effect, Say):
                pack = load_language(effect.language)
                yield in_words(effect.messages, pack, ones_wild=ones_wild(after))


class Rehearsal:
    """A thread of its own that prepares clips whenever the game has moved on."""

    def __init__(self, session: Session, synthesiser: Synthesiser) -> None:
        self._session = session
        self._synthesiser = synthesiser
        self._state: State | None = None
        self._closed = False
        self._news = threading.Event()
        self._done = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()

    def following(self, chunks: Iterable[AudioChunk]) -> Iterator[AudioChunk]:
        """The chunks; at each it is looked whether the game has moved on."""
        for chunk in chunks:
            yield chunk
            if self._session.state is not self._state:
                self._state = self._session.state
                self._done.clear()
                self._news.set()

    def wait(self, seconds: float) -> None:
        """Until everything is prepared, at most so long."""
        self._done.wait(seconds)

    def close(self) -> None:
        """Stop after the clip being made; harmless when repeated."""
        self._closed = True
        self._news.set()
        self._thread.join()

    def _run(self) -> None:
        while not self._closed:
            self._news.wait()
            self._news.clear()
            if self._state is not None:
                self._prepare(self._state)
            if not self._news.is_set():
                self._done.set()

    def _prepare(self, state: State) -> None:
        for utterance in answers(state):
            if self._closed or self._news.is_set():
                return
            try:
                self._synthesiser.clip(utterance.spoken, language_voice(utterance.language))
            except VoicePerudoError:
                return  # told when it is needed


def _bids(game: Game) -> Iterator[Intent]:
    before = game.bid
    if before is not None:
        yield Intent(IntentName.DUDO)
    least = before or _OPENING
    for quantity in range(least.quantity, least.quantity + MORE + 1):
        for face in FACES:
            if face != PACO:
                yield Intent(IntentName.BID, quantity=quantity, face=face)
    half = (least.quantity + 1) // 2
    for quantity in (half, half + 1):
        yield Intent(IntentName.BID, quantity=quantity, face=PACO)


def _counts(game: Game) -> Iterator[Intent]:
    bid = game.bid
    if bid is None:
        return
    for count in sorted(range(bid.quantity + NEAR), key=lambda count: abs(count - bid.quantity)):
        if abs(count - bid.quantity) <= NEAR:
            yield Intent(IntentName.COUNT, count=count)
