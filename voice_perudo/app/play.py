"""The loop of a game that is heard: sound in, announcements out."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import takewhile

from voice_perudo.app.ears import Ears
from voice_perudo.app.session import Session
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


def referee(
    session: Session,
    chunks: Iterable[AudioChunk],
    ears: Ears,
    is_echo: Callable[[str, float], bool] = lambda text, start: False,
) -> None:
    """Listens until the sound or the session ends; what ``is_echo`` knows was never said.

    Raises:
        AudioError: the sound cannot be read on.
        ModelError: a model is missing or damaged.
    """
    listener = Listener(
        VoiceActivity(), lambda: ears.attention(session.listening, session.languages)
    )
    # Typed lines end a game too, while nobody speaks.
    heard = takewhile(lambda chunk: not session.finished, chunks)
    for utterance in listener.utterances(heard):
        echoed = any(is_echo(h.text, utterance.start) for h in utterance.hearings.values())
        if not echoed:
            session.hear(utterance.hearings)
        if session.finished:
            return
