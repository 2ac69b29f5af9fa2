"""A recogniser whose model lacks words of the game, which it hears as other words."""

from __future__ import annotations

from voice_perudo.audio.types import Samples
from voice_perudo.hearing import Hearing
from voice_perudo.language.aliases import Aliases
from voice_perudo.speech.recogniser import Recogniser


class Aliased:
    """Writes the words of the game where their aliases were heard."""

    def __init__(self, inner: Recogniser, aliases: Aliases) -> None:
        """``inner`` listens for the phrases with the aliases in them."""
        self._inner = inner
        self._aliases = aliases

    def accept(self, samples: Samples) -> None:
        """Hear more of the current utterance."""
        self._inner.accept(samples)

    def finish(self) -> Hearing:
        """End the utterance: its readings in the words of the game."""
        return self._aliases.restored(self._inner.finish())

    def reset(self) -> None:
        """Forget the current utterance."""
        self._inner.reset()
