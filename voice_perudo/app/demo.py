"""The demonstration: actors' voices go through the real recogniser to the real referee."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from voice_perudo.app.ears import Ears
from voice_perudo.app.play import SessionTime, referee
from voice_perudo.app.session import Follower, Session
from voice_perudo.app.table import Seat, Table
from voice_perudo.app.voice import Voice, actor_voice, language_voice
from voice_perudo.audio.resampling import at_rate
from voice_perudo.audio.sinks import Sink
from voice_perudo.audio.types import RATE, AudioChunk, AudioClip
from voice_perudo.demonstration.outcome import expected_facts, facts
from voice_perudo.demonstration.story import SEATS, Line, Part, Story, cast, load_story, script
from voice_perudo.errors import Warn
from voice_perudo.hearing import Hearing
from voice_perudo.language.interpretation import Interpretation
from voice_perudo.language.messages import Utterance
from voice_perudo.language.settings import load_settings
from voice_perudo.referee.view import View
from voice_perudo.rules.events import Event
from voice_perudo.rules.variant import load_variant
from voice_perudo.speech.synthesiser import Synthesiser

PACES = (1.0, 0.85, 0.7)
"""How fast an actor says his line at each attempt: people slow down when not understood."""

ATTEMPTS = len(PACES)
"""How often an actor says his line before it is typed for him."""

BREATH = 0.5
"""Seconds between the end of an announcement and the next line."""

LISTENING = 2.5
"""Seconds of silence that an actor gives the referee to answer."""

_CHUNK = 512


@dataclass(frozen=True, slots=True)
class Scene:
    """One line of the story as it went."""

    line: Line
    expected: tuple[str, ...]
    happened: tuple[str, ...]
    attempts: int

    @property
    def went_well(self) -> bool:
        """Whether the line brought about what the story says, spoken or typed in the end."""
        return self.expected == self.happened


class Demonstration:
    """A whole game told by actors; ``announce_line`` is shown each line before it is spoken."""

    def __init__(
        self,
        languages: Sequence[str],
        synthesiser: Synthesiser,
        ears: Ears,
        table_language: str | None = None,
    ) -> None:
        """One language for all seats, or one for each seat.

        Raises:
            DataError: a language does not tell the story.
        """
        self._story: Story = load_story()
        self._parts: tuple[Part, ...] = cast(languages, self._story)
        self._synthesiser = synthesiser
        self._ears = ears
        self.table = _table(self._story, self._parts, table_language or languages[0])

    def play(
        self,
        sink: Sink,
        followers: Sequence[Follower],
        warn: Warn,
        announce_line: Callable[[Line], None] = lambda line: None,
        time: SessionTime | None = None,
        pace: Callable[[Iterator[AudioChunk]], Iterator[AudioChunk]] = lambda chunks: chunks,
    ) -> tuple[Scene, ...]:
        """Plays the game and tells how every line went.

        Raises:
            AudioError, ModelError, SynthesisError: what is missing.
        """
        for code in self.table.languages:
            self._synthesiser.check(language_voice(code))
        time = time or SessionTime()
        voice = Voice(self._synthesiser, sink, time, warn)
        witness = Witness()
        session = Session(self.table, [witness, *followers, voice])
        self._ears.prepare(session_languages(self.table))
        session.begin(self.table.players[0])
        stage = _Stage(self, session, voice, witness, sink, time, announce_line)
        referee(session, time.following(pace(stage.chunks())), self._ears)
        return tuple(stage.scenes)

    def lines(self) -> tuple[Line, ...]:
        """The script."""
        return script(self._story, self._parts)

    def names(self) -> dict[str, str]:
        """Who sits in which seat."""
        return {seat: part.actor.name for seat, part in zip(SEATS, self._parts, strict=True)}

    def clip(self, line: Line, pace: float = 1.0) -> AudioClip:
        """The line in its actor's voice, at ``pace`` times the language's usual rate."""
        voice = actor_voice(line.part.actor, line.part.language, pace)
        return self._synthesiser.clip(line.text, voice)


class Witness:
    """Remembers what has happened since it was last asked."""

    def __init__(self) -> None:
        self._events: list[Event] = []

    def taken(self) -> tuple[Event, ...]:
        """The events since the last time, which are then forgotten."""
        events, self._events = tuple(self._events), []
        return events

    def heard(self, hearing: Hearing, interpretation: Interpretation) -> None:
        """Only facts are remembered."""

    def happened(self, events: tuple[Event, ...], table: View) -> None:
        """Remember."""
        self._events += events

    def announce(self, utterance: Utterance, table: View) -> None:
        """Only facts are remembered."""

    def hush(self) -> None:
        """Only facts are remembered."""


class _Stage:
    """The actors as a source of sound: each speaks when the referee has finished."""

    def __init__(
        self,
        demonstration: Demonstration,
        session: Session,
        voice: Voice,
        witness: Witness,
        sink: Sink,
        time: SessionTime,
        announce_line: Callable[[Line], None],
    ) -> None:
        self.scenes: list[Scene] = []
        self._demonstration = demonstration
        self._session = session
        self._voice = voice
        self._witness = witness
        self._sink = sink
        self._time = time
        self._announce_line = announce_line

    def chunks(self) -> Iterator[AudioChunk]:
        """The sound of the whole story."""
        names = self._demonstration.names()
        self._witness.taken()
        for line in self._demonstration.lines():
            self._announce_line(line)
            expected = expected_facts(line.step, names)
            happened: tuple[str, ...] = ()
            attempts = 0
            while happened != expected and attempts < ATTEMPTS:
                yield from self._spoken(line, PACES[attempts])
                attempts += 1
                happened = self._happened()
            if happened != expected:
                attempts += 1
                self._session.hear(dict.fromkeys(self._session.languages, Hearing.typed(line.text)))
                happened = self._happened()
            self.scenes.append(Scene(line, expected, happened, attempts))

    def _spoken(self, line: Line, pace: float) -> Iterator[AudioChunk]:
        clip = self._demonstration.clip(line, pace)
        start = max(self._time.now, self._voice.until) + BREATH
        self._sink.play(clip, start)
        answered = self._voice.until
        sound = np.concatenate(
            [at_rate(clip, RATE).samples, np.zeros(round(LISTENING * RATE), np.float32)]
        )
        for offset in range(0, len(sound), _CHUNK):
            yield AudioChunk(sound[offset : offset + _CHUNK], start + offset / RATE)
            if self._voice.until != answered:
                return

    def _happened(self) -> tuple[str, ...]:
        return facts(self._witness.taken(), self._session.state.refusal)


def session_languages(table: Table) -> tuple[str, ...]:
    """The languages spoken at the table, without the referee's if nobody speaks it."""
    return tuple(dict.fromkeys(seat.language for seat in table.seats))


def _table(story: Story, parts: Sequence[Part], language: str) -> Table:
    preset = load_settings(language).default_preset
    variant = load_variant(preset, {"start_dice": story.start_dice})
    return Table(language, variant, tuple(Seat(p.actor.name, p.language) for p in parts))
