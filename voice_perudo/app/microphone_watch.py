"""What the players have to know about their microphone, said and shown while they play."""

from __future__ import annotations

from collections.abc import Callable

from voice_perudo.audio.levels import SILENCE, level
from voice_perudo.audio.microphone import News
from voice_perudo.audio.types import AudioChunk
from voice_perudo.errors import AudioError, Warn
from voice_perudo.referee.effects import Message

MUTE_AFTER = 5.0
"""Seconds of digital silence after which a microphone is taken to be muted."""

_REMARKS = {News.GONE: "microphone-gone", News.BACK: "microphone-back"}
_GAPS = (
    "Some of the sound was lost, because this machine is too busy: close other programs, and "
    "say again what was not heard."
)


class MicrophoneWatch:
    """Tells when the microphone is mute, gone, back, or loses sound."""

    def __init__(self, warn: Warn) -> None:
        """``warn`` shows what is not worth saying aloud."""
        self._warn = warn
        self._remark: Callable[[Message], None] | None = None
        self._unsaid: list[Message] = []
        self._silent_since: float | None = None
        self._muted_told = False

    def follow(self, remark: Callable[[Message], None]) -> None:
        """From now on ``remark`` says things aloud, first of all what has happened before."""
        self._remark = remark
        unsaid, self._unsaid = self._unsaid, []
        for message in unsaid:
            remark(message)

    def hear(self, chunk: AudioChunk) -> None:
        """Watch for digital silence, which no room has; told once in a game.

        Some microphones give it between two words, so it is not told again and again.
        """
        if self._muted_told:
            return
        if level(chunk.samples) > SILENCE:
            self._silent_since = None
        elif self._silent_since is None:
            self._silent_since = chunk.start
        elif chunk.end - self._silent_since >= MUTE_AFTER:
            self._muted_told = True
            self._say("microphone-mute")

    def tell(self, news: News) -> None:
        """The microphone's own news."""
        if news in _REMARKS:
            self._say(_REMARKS[news])
        else:
            self._warn(AudioError(_GAPS))

    def _say(self, message_id: str) -> None:
        message = Message.of(message_id)
        if self._remark is None:
            self._unsaid.append(message)
        else:
            self._remark(message)
