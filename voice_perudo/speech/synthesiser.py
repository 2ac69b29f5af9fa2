"""What speaking needs of a speech synthesiser."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Protocol

from voice_perudo.audio.types import AudioClip


class VoiceSettings(Protocol):
    """Which installed voices read a language, and how fast; a locale's own settings."""

    @property
    def rate(self) -> int:
        """Words per minute."""
        ...

    def choose(self, installed: Iterable[str]) -> str | None:
        """The id of the installed voice to use, or None when the language has none."""
        ...


@dataclass(frozen=True, slots=True)
class SynthesisVoice:
    """One speaker: the voice of a language, possibly disguised so that several can be told apart.

    ``language`` is the code that error messages name. ``variant`` is an espeak-ng
    variant such as ``f3``; synthesisers that have no variants leave it out. ``pitch`` goes
    from 0 to 99 (50: as the voice is), ``words_per_minute`` replaces the settings' rate.
    """

    language: str
    settings: VoiceSettings
    variant: str | None = None
    pitch: int | None = None
    words_per_minute: int | None = None

    @property
    def rate(self) -> int:
        """Words per minute."""
        return self.words_per_minute or self.settings.rate


class Synthesiser(Protocol):
    """Reads texts aloud into clips."""

    def clip(self, text: str, voice: SynthesisVoice) -> AudioClip:
        """The text as sound, without silence around it.

        Raises:
            SynthesisError: there is no such voice, or the synthesiser failed.
        """
        ...

    def check(self, voice: SynthesisVoice) -> None:
        """Raise SynthesisError, saying what to install, unless the voice can be used here."""
        ...

    def close(self) -> None:
        """End what the synthesiser runs; harmless when repeated."""
        ...
