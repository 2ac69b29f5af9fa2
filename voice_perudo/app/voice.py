"""The referee's mouth: every announcement synthesised and played."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from voice_perudo.audio.echo import REMEMBERED, Echo
from voice_perudo.audio.sinks import Sink
from voice_perudo.demonstration.story import Actor
from voice_perudo.errors import AudioError, SynthesisError, VoicePerudoError, Warn
from voice_perudo.hearing import Hearing
from voice_perudo.language.interpretation import Interpretation
from voice_perudo.language.messages import Utterance, load_messages
from voice_perudo.referee.view import View
from voice_perudo.rules.events import Event
from voice_perudo.speech.synthesiser import Synthesiser, SynthesisVoice


def language_voice(language: str) -> SynthesisVoice:
    """The voice that reads a language, as its files choose it."""
    return SynthesisVoice(language, load_messages(language).voice)


def actor_voice(actor: Actor, language: str, pace: float = 1.0) -> SynthesisVoice:
    """The language's voice disguised as an actor, at ``pace`` times its usual rate."""
    own = language_voice(language)
    rate = round(own.rate * pace)
    return SynthesisVoice(language, own.settings, actor.variant, actor.pitch, rate)


class Voice:
    """Follows a session and speaks; where it cannot, it says so once and the text remains.

    ``clock`` gives the seconds of the session's sound.
    """

    def __init__(
        self,
        synthesiser: Synthesiser,
        sink: Sink,
        clock: Callable[[], float],
        warn: Warn,
    ) -> None:
        self.until = 0.0
        """When the last announcement ends."""
        self.echo = Echo()
        self._spoken: deque[tuple[float, float]] = deque(maxlen=REMEMBERED)
        self._stale = False
        self._synthesiser = synthesiser
        self._sink = sink
        self._clock = clock
        self._warn = warn
        self._warned: set[str] = set()

    def heard(self, hearing: Hearing, interpretation: Interpretation) -> None:
        """Nothing to say yet, but what is being said is not up to date any more."""
        self._stale = True

    def happened(self, events: tuple[Event, ...], table: View) -> None:
        """Nothing to say yet: the announcement follows."""

    def announce(self, utterance: Utterance, table: View) -> None:
        """Speak: instead of what was being said when somebody spoke, after anything else."""
        try:
            clip = self._synthesiser.clip(utterance.spoken, language_voice(utterance.language))
            if self._stale and self.until > self._clock():
                self.hush()
            self._stale = False
            end = self._sink.play(clip, self._clock())
        except (SynthesisError, AudioError) as error:
            self._warn_once(error)
            return
        self.until = end
        self._spoken.append((end - clip.seconds, end))
        self.echo.said(utterance.text, end - clip.seconds, end)

    def hush(self) -> None:
        """Silence at once."""
        now = self._clock()
        self._sink.stop(now)
        self.until = min(self.until, now)
        kept = [(start, min(end, now)) for start, end in self._spoken if start < now]
        self._spoken = deque(kept, maxlen=REMEMBERED)

    def spoke_between(self, start: float, end: float) -> bool:
        """Whether any announcement sounds between two moments."""
        return any(begin < end and start < over for begin, over in self._spoken)

    def _warn_once(self, error: VoicePerudoError) -> None:
        if str(error) not in self._warned:
            self._warned.add(str(error))
            self._warn(error)
