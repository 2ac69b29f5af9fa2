"""What listening needs of a speech recogniser."""

from __future__ import annotations

from typing import Protocol

from voice_perudo.audio.types import Samples
from voice_perudo.hearing import Hearing


class Recogniser(Protocol):
    """Turns the sound of one utterance after another into words.

    It does not look for the ends of utterances: whoever feeds it calls :meth:`finish`.
    """

    def accept(self, samples: Samples) -> None:
        """Hear more of the current utterance; ``samples`` at 16 kHz."""
        ...

    def finish(self) -> Hearing:
        """End the utterance: all its readings, best first, and be ready for the next one.

        Times are in seconds from the first sample accepted since the last
        :meth:`finish` or :meth:`reset`.
        """
        ...

    def reset(self) -> None:
        """Forget the current utterance."""
        ...
