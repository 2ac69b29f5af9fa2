"""The referee's mouth: every announcement synthesised and played."""

from __future__ import annotations

from collections.abc import Callable

from voice_perudo.audio.gate import Echo, Gate
from voice_perudo.audio.sinks import Sink
from voice_perudo.errors import AudioError, SynthesisError, VoicePerudoError
from voice_perudo.hearing import Hearing
from voice_perudo.language.interpretation import Interpretation
from voice_perudo.language.messages import Utterance, load_messages
from voice_perudo.referee.view import View
from voice_perudo.rules.events import Event
from voice_perudo.speech.synthesiser import Synthesiser, SynthesisVoice


def language_voice(language: str) -> SynthesisVoice:
    """The voice that reads a language, as its files choose it."""
    return SynthesisVoice(language, load_messages(language).voice)


class Voice:
    """Follows a session and speaks; where it cannot, it says so once and the text remains.

    ``clock`` gives the seconds of the session's sound.
    """

    def __init__(
        self,
        synthesiser: Synthesiser,
        sink: Sink,
        clock: Callable[[], float],
        warn: Callable[[VoicePerudoError], None],
    ) -> None:
        self.until = 0.0
        """When the last announcement ends."""
        self.gate = Gate()
        self.echo = Echo()
        self._synthesiser = synthesiser
        self._sink = sink
        self._clock = clock
        self._warn = warn
        self._warned: set[str] = set()

    def heard(self, hearing: Hearing, interpretation: Interpretation) -> None:
        """Nothing to say yet."""

    def happened(self, events: tuple[Event, ...], table: View) -> None:
        """Nothing to say yet: the announcement follows."""

    def announce(self, utterance: Utterance, table: View) -> None:
        """Speak, after what is still being said."""
        try:
            clip = self._synthesiser.clip(utterance.spoken, language_voice(utterance.language))
            end = self._sink.play(clip, self._clock())
        except (SynthesisError, AudioError) as error:
            self._warn_once(error)
            return
        self.until = end
        self.gate.speaking(end - clip.seconds, end)
        self.echo.said(utterance.text, end - clip.seconds, end)

    def hush(self) -> None:
        """Silence at once."""
        now = self._clock()
        self._sink.stop(now)
        self.until = min(self.until, now)
        self.gate.silenced(now)

    def _warn_once(self, error: VoicePerudoError) -> None:
        if str(error) not in self._warned:
            self._warned.add(str(error))
            self._warn(error)
