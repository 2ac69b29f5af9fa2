"""A table that is spoken to: real voices, real recognisers, and the dialogue behind them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

import numpy as np

from voice_perudo.app.ears import Ears
from voice_perudo.app.session import Session
from voice_perudo.app.table import make_table
from voice_perudo.app.voice import language_voice
from voice_perudo.audio.levels import gain, level
from voice_perudo.audio.resampling import at_rate
from voice_perudo.audio.types import RATE, AudioChunk, Samples
from voice_perudo.audio.voice_activity import VoiceActivity
from voice_perudo.hearing import Hearing
from voice_perudo.language.interpretation import Interpretation, Scope, Unclear, Understood
from voice_perudo.language.matching import MatchContext
from voice_perudo.language.messages import Utterance
from voice_perudo.language.pack import load_language
from voice_perudo.referee.effects import Listen
from voice_perudo.referee.settings import Announce
from voice_perudo.referee.view import View
from voice_perudo.rules.events import Event
from voice_perudo.speech.listener import HeardUtterance, Listener
from voice_perudo.speech.pyttsx3_synthesiser import Pyttsx3Synthesiser

LOUDNESS = -22.0
"""Level of a voice at the table, in dB of full scale."""
BEFORE, AFTER = 0.4, 0.9
"""Seconds of silence around what is said."""
CHUNK = 512


def pause(seconds: float) -> Samples:
    return np.zeros(round(seconds * RATE), np.float32)


def chunks(sound: Samples) -> Iterator[AudioChunk]:
    for start in range(0, len(sound), CHUNK):
        yield AudioChunk(sound[start : start + CHUNK], start / RATE)


class Voices:
    """Speakers of every language, told apart by variants of the synthesiser's voices."""

    def __init__(self, synthesiser: Pyttsx3Synthesiser) -> None:
        self._synthesiser = synthesiser

    def say(self, text: str, language: str, variant: str | None = None) -> Samples:
        voice = replace(language_voice(language), variant=variant)
        clip = at_rate(self._synthesiser.clip(text, voice), RATE).samples
        loud = clip * np.float32(gain(LOUDNESS - level(clip)))
        return np.concatenate((pause(BEFORE), loud, pause(AFTER))).astype(np.float32)


def together(*sounds: Samples) -> Samples:
    """Several sounds at once, from the same moment on."""
    mixed = np.zeros(max(map(len, sounds)), np.float32)
    for sound in sounds:
        mixed[: len(sound)] += sound
    return mixed


def utterances(
    ears: Ears, sound: Samples, listen: Listen, languages: Sequence[str]
) -> Iterator[HeardUtterance]:
    attention = ears.attention(listen, languages)
    return Listener(VoiceActivity(), lambda: attention).utterances(chunks(sound))


def meanings(
    ears: Ears,
    sound: Samples,
    language: str,
    scope: Scope = Scope.BIDDING,
    players: tuple[str, ...] = (),
) -> list[Interpretation]:
    """What each utterance of a sound means in one language, outside any game."""
    pack, context = load_language(language), MatchContext(scope, players)
    heard = utterances(ears, sound, Listen(scope, players), (language,))
    return [pack.interpret(one.hearings[language], context) for one in heard]


def acted_on(meanings: Sequence[Interpretation]) -> list[str]:
    """The intents that would be acted on at once."""
    return [str(m.intent.name) for m in meanings if isinstance(m, Understood)]


def considered(meanings: Sequence[Interpretation]) -> list[str]:
    """The intents that would be acted on or named in a question."""
    asked = (c for m in meanings if isinstance(m, Unclear) for c in m.candidates)
    return acted_on(meanings) + [str(candidate.intent.name) for candidate in asked]


class AtTable:
    """A game that is heard in every language of its table; the first player opens.

    What the referee answers is told by the ids of its messages.
    """

    def __init__(
        self,
        voices: Voices,
        ears: Ears,
        players: str,
        language: str,
        rules: str | None = None,
        options: Sequence[str] = (),
        announce: Announce = Announce.TABLE,
    ) -> None:
        table = make_table(language, rules, options, players, announce)
        self._voices = voices
        self._ears = ears
        self._said: list[Utterance] = []
        self.session = Session(table, [self])
        self.session.begin(table.players[0])

    @property
    def bid(self) -> str | None:
        """The bid on the table, such as ``8x5``."""
        bid = self.session.state.game.bid
        return None if bid is None else str(bid)

    @property
    def turn(self) -> str | None:
        return self.session.state.game.turn

    def say(self, text: str, language: str, variant: str | None = None) -> list[str]:
        """Somebody says it aloud: the messages of the answer, none if there was none."""
        return self.hear(self._voices.say(text, language, variant))

    def hear(self, sound: Samples) -> list[str]:
        told: list[str] = []
        listen, languages = self.session.listening, self.session.languages
        for utterance in utterances(self._ears, sound, listen, languages):
            told += self._told(utterance.hearings)
        return told

    def type(self, text: str) -> list[str]:
        """The same as if it had been heard without a doubt."""
        return self._told(dict.fromkeys(self.session.languages, Hearing.typed(text)))

    def announced(self) -> Utterance:
        """The last announcement."""
        return self._said[-1]

    def _told(self, hearings: Mapping[str, Hearing]) -> list[str]:
        before = len(self._said)
        self.session.hear(hearings)
        return [m.id for m in self.session.state.said] if len(self._said) > before else []

    def heard(self, hearing: Hearing, interpretation: Interpretation) -> None:
        """Only announcements are of interest."""

    def happened(self, events: tuple[Event, ...], table: View) -> None:
        """Only announcements are of interest."""

    def announce(self, utterance: Utterance, table: View) -> None:
        self._said.append(utterance)

    def hush(self) -> None:
        """Nothing sounds here."""
