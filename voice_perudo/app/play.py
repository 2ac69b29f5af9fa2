"""The loop of a game that is heard: sound in, announcements out."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from itertools import takewhile

from voice_perudo.app.ears import Ears
from voice_perudo.app.interruptions import Interruptions
from voice_perudo.app.session import Session
from voice_perudo.audio.clock import Anchor, Clock
from voice_perudo.audio.types import AudioChunk
from voice_perudo.audio.voice_activity import VoiceActivity
from voice_perudo.speech.listener import Listener


class SessionTime:
    """The seconds of the session's sound: as far as it has been listened to."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        """The time now."""
        return self.now

    def following(
        self, source: Iterable[AudioChunk], tap: Callable[[AudioChunk], None] | None = None
    ) -> Iterator[AudioChunk]:
        """The source's chunks; each moves the time on, and is shown to ``tap`` first."""
        for chunk in source:
            self.now = max(self.now, chunk.end)
            if tap is not None:
                tap(chunk)
            yield chunk


class LiveTime(SessionTime):
    """The same at a microphone, where time goes on while the sound waits to be listened to."""

    def __init__(self, clock: Clock) -> None:
        super().__init__()
        self._clock = clock
        self._anchor: Anchor | None = None

    def arrived(self, chunk: AudioChunk) -> None:
        """The microphone has just delivered this."""
        if self._anchor is None:
            self._anchor = Anchor()
        self._anchor.follow(chunk.end, self._clock.now())

    def present(self) -> float:
        """The moment that is being heard now, though it is listened to only later."""
        return self.position(self._clock.now())

    def position(self, time: float) -> float:
        """The second of the session's sound at a time of the clock."""
        return self.now if self._anchor is None else self._anchor.position_at(time)


def referee(
    session: Session,
    chunks: Iterable[AudioChunk],
    ears: Ears,
    interruptions: Interruptions | None = None,
) -> None:
    """Listens until the sound or the session ends.

    ``interruptions``: who tells what is to be heeded of what is said while the referee speaks.

    Raises:
        AudioError: the sound cannot be read on.
        ModelError: a model is missing or damaged.
    """
    listener = Listener(
        VoiceActivity(), lambda: ears.attention(session.listening, session.languages)
    )
    # Typed lines end a game too, while nobody speaks.
    heard = takewhile(lambda chunk: not session.finished, chunks)
    watched = heard if interruptions is None else interruptions.watch(heard)
    for utterance in listener.utterances(watched):
        if interruptions is None:
            session.hear(utterance.hearings)
        else:
            session.hear(utterance.hearings, partial(interruptions.heeds, utterance))
        if session.finished:
            return
