"""A game in a simulated room, through the same loop as at a real table."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, field

import numpy as np

from voice_perudo.app.ears import Ears
from voice_perudo.app.interruptions import Interruptions
from voice_perudo.app.play import SessionTime, referee
from voice_perudo.app.rehearsal import Rehearsal
from voice_perudo.app.session import Follower, Session
from voice_perudo.app.table import Seat, Table
from voice_perudo.app.voice import Voice, actor_voice
from voice_perudo.audio.gate import Gate
from voice_perudo.audio.types import RATE, AudioChunk, Samples
from voice_perudo.bench.live_room import Room, spoken
from voice_perudo.bench.scoring import Outcome
from voice_perudo.demonstration.story import Actor, load_story, load_telling
from voice_perudo.errors import VoicePerudoError
from voice_perudo.hearing import Hearing
from voice_perudo.language.interpretation import Interpretation
from voice_perudo.language.messages import Utterance
from voice_perudo.language.pack import load_language
from voice_perudo.referee.modes import Bidding
from voice_perudo.referee.view import View
from voice_perudo.rules.events import BidMade, ChallengeCalled, Event
from voice_perudo.rules.values import FACES, Bid
from voice_perudo.rules.variant import load_variant
from voice_perudo.speech.synthesiser import Synthesiser

PRESET = "bga-free"
"""Rules by which every higher bid may follow."""

_AUDIBLE = 0.02
"""The share of a clip's peak below which its end is silence: -34 dB."""

_HIGHEST = 14
"""Dice in the highest bid."""

_RUNGS = 12
"""Bids in a game."""

Script = Iterator[None]
"""What happens at a table; it goes on with every moment of sound."""


@dataclass
class Witness:
    """What has happened, for the script to look at."""

    events: list[Event] = field(default_factory=list)
    answers: int = 0

    def heard(self, hearing: Hearing, interpretation: Interpretation) -> None:
        """Only what comes of it counts."""

    def happened(self, events: tuple[Event, ...], table: View) -> None:
        """Remember."""
        self.events += events

    def announce(self, utterance: Utterance, table: View) -> None:
        """Remember."""
        self.answers += 1

    def hush(self) -> None:
        """The room remembers."""

    @property
    def bids(self) -> list[Bid]:
        """The bids that were made."""
        return [event.bid for event in self.events if isinstance(event, BidMade)]

    @property
    def calls(self) -> int:
        """How often a bid was challenged."""
        return sum(isinstance(event, ChallengeCalled) for event in self.events)


class LiveTable:
    """Three players who speak one language; what they say comes from the synthesiser."""

    def __init__(self, language: str, room: Room, ears: Ears, synthesiser: Synthesiser) -> None:
        self.room = room
        self.pack = load_language(language)
        self.actors: Sequence[Actor] = load_telling(language, load_story()).players
        self._synthesiser = synthesiser
        self._ears = ears
        self._gate = Gate(room.own)

    def play(self, script: Callable[[LiveGame], Script], writers: Sequence[Follower] = ()) -> None:
        """A new game, from its first announcement to the end of the script.

        ``writers`` are told first what happens.

        Raises:
            VoicePerudoError: a model or the synthesiser cannot be used.
        """
        time = SessionTime()
        voice = Voice(self._synthesiser, self.room, self.room.now, fail)
        witness = Witness()
        seats = tuple(Seat(actor.name, self.pack.code) for actor in self.actors)
        table = Table(self.pack.code, load_variant(PRESET), seats)
        session = Session(table, [*writers, witness, voice])
        session.begin(table.players[0])
        with closing(Rehearsal(session, self._synthesiser)) as rehearsal:
            story = script(LiveGame(self, session, voice, witness, rehearsal))
            sound = time.following(self.room.chunks(lambda: next(story, _END) is not _END))
            heard = rehearsal.following(self._gate.table(sound))
            interruptions = Interruptions(voice, self._ears.stop_listener(session.languages))
            referee(session, heard, self._ears, interruptions)

    def sound(self, text: str, seat: int) -> Samples:
        """The text in the voice of whoever sits there, as it reaches the microphone."""
        voice = actor_voice(self.actors[seat % len(self.actors)], self.pack.code)
        return spoken(self._synthesiser.clip(text, voice), self.room.settings.player)

    def bid_sound(self, bid: Bid, seat: int) -> Samples:
        """A bid likewise."""
        return self.sound(self.pack.messages.render("name-bid", {"bid": bid}).spoken, seat)

    def bid_text(self, bid: Bid) -> str:
        """A bid as it is typed."""
        return self.pack.messages.render("name-bid", {"bid": bid}).text


_END = object()


class LiveGame:
    """One game at a live table, and what a script needs to move it on."""

    def __init__(
        self,
        table: LiveTable,
        session: Session,
        voice: Voice,
        witness: Witness,
        rehearsal: Rehearsal,
    ) -> None:
        self.table = table
        self.session = session
        self.voice = voice
        self.witness = witness
        self._rehearsal = rehearsal
        self._bids = 0
        self._calls = 0

    @property
    def room(self) -> Room:
        """Where it is played."""
        return self.table.room

    def quiet(self, pause: float = 0.0) -> Script:
        """Until the referee has finished, and so many seconds longer."""
        began = self.room.heard
        yield from self.silence(pause)
        # Simulated time flies: what would have been prepared meanwhile is waited for.
        self._rehearsal.wait(self.room.heard - began)

    def silence(self, pause: float = 0.0) -> Script:
        """The same, where it does not matter what the next answer waits for."""
        while self.room.heard < self.voice.until + pause:
            yield

    def until(self, moment: float) -> Script:
        """Until that moment."""
        while self.room.heard < moment:
            yield

    def answered(self, patience: float) -> Script:
        """Until the referee says something, or does not in so many seconds."""
        said, given_up = self.witness.answers, self.room.heard + patience
        while self.witness.answers == said and self.room.heard < given_up:
            yield

    def say(self, sound: Samples, start: float) -> float:
        """A player says it from ``start`` on; returns when his last audible sample has passed."""
        self._bids, self._calls = len(self.witness.bids), self.witness.calls
        self.room.say(sound, start)
        return start + audible(sound) / RATE

    def outcome(self, bid: Bid | None) -> Outcome:
        """What came of the last thing said, which was a bid, or a Dudo."""
        bids = self.witness.bids[self._bids :]
        calls = self.witness.calls - self._calls
        if bids or calls:
            right = bids == [bid] if bid is not None else calls == 1 and not bids
            return Outcome.EXACT if right else Outcome.WRONG
        asks = not isinstance(self.session.state.mode, Bidding)
        return Outcome.ASKED if asks else Outcome.NOTHING

    def type(self, text: str) -> None:
        """Somebody types a line."""
        self.session.hear(dict.fromkeys(self.session.languages, Hearing.typed(text)))


def whole(source: Iterable[AudioChunk]) -> Samples:
    """All the sound of a source."""
    return np.concatenate([np.zeros(0, np.float32), *(chunk.samples for chunk in source)])


def audible(sound: Samples) -> int:
    """How many samples it is until the last one that can be heard."""
    loud = np.flatnonzero(np.abs(sound) > _AUDIBLE * np.abs(sound).max(initial=0.0))
    return int(loud[-1]) + 1 if len(loud) else 0


def ladder(seed: int) -> Iterator[tuple[Bid, ...]]:
    """Ascending bids, game after game: every face and every quantity comes about as often."""
    drawn = random.Random(seed)
    rungs = [Bid(quantity, face) for quantity in range(1, _HIGHEST + 1) for face in FACES[1:]]
    while True:
        yield tuple(sorted(drawn.sample(rungs, _RUNGS), key=rungs.index))


def fail(error: VoicePerudoError) -> None:
    """No figures of a referee who does not speak, or of a game that cannot be saved."""
    raise error
