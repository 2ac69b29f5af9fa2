"""One sitting at a table: what is heard goes in, what follows from it comes out."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Protocol

from voice_perudo.app.table import Table
from voice_perudo.hearing import Hearing
from voice_perudo.language.available import available_languages
from voice_perudo.language.confusion import Confusion
from voice_perudo.language.interpretation import Interpretation, NotUnderstood
from voice_perudo.language.messages import Utterance
from voice_perudo.language.pack import LanguagePack, joiners, load_language
from voice_perudo.language.settings import load_settings
from voice_perudo.referee import dialogue
from voice_perudo.referee.context import context
from voice_perudo.referee.effects import (
    DrawStarter,
    Effect,
    Finish,
    Hush,
    Listen,
    Message,
    Record,
    Say,
)
from voice_perudo.referee.modes import Mode
from voice_perudo.referee.offering import spoken_languages
from voice_perudo.referee.scopes import listening
from voice_perudo.referee.settings import Settings
from voice_perudo.referee.state import Drawn, Heard, Recalled, State
from voice_perudo.referee.tongues import in_one_language
from voice_perudo.referee.view import View, ones_wild, view
from voice_perudo.referee.written_names import written_names
from voice_perudo.rules.events import Event, GameStarted
from voice_perudo.rules.history import History
from voice_perudo.rules.values import Player
from voice_perudo.rules.variant import load_variant, preset_names


def _draw_lot(players: Sequence[str]) -> str:
    return random.SystemRandom().choice(players)


class Follower(Protocol):
    """Whoever is told what happens, in order: a voice, a display, a journal."""

    def heard(self, hearing: Hearing, interpretation: Interpretation) -> None:
        """Something was said, whether or not it was understood."""
        ...

    def happened(self, events: tuple[Event, ...], table: View) -> None:
        """The game went on; told before it is announced."""
        ...

    def announce(self, utterance: Utterance, table: View) -> None:
        """The referee speaks."""
        ...

    def hush(self) -> None:
        """The referee falls silent at once."""
        ...


class Memory(Protocol):
    """Where what corrections have taught about the people at the table is kept."""

    @property
    def confusions(self) -> tuple[Confusion, ...]:
        """What is known of those who play now."""
        ...

    def learn(self, confusions: Iterable[Confusion]) -> None:
        """Keep these instead."""
        ...


AboutNames = Callable[[str, tuple[Player, ...]], Sequence[Message]]
"""By the table's language and who plays: what is to be said of their names."""


class Session:
    """Runs the dialogue of a table and tells its followers.

    ``draw`` picks a starter by lot; a table that wants certainty gives its own. ``preface``
    is said before the first announcement. ``memory`` is one of the followers' own, so that
    it knows who plays as soon as a game has started. ``on_names`` tells what is to be said
    of the players' names then.
    """

    def __init__(
        self,
        table: Table,
        followers: Sequence[Follower],
        draw: Callable[[Sequence[str]], str] = _draw_lot,
        preface: Sequence[Message] = (),
        memory: Memory | None = None,
        on_names: AboutNames = lambda language, players: (),
    ) -> None:
        self._table = table
        self._followers = tuple(followers)
        self._draw = draw
        self._preface = tuple(preface)
        self._memory = memory
        self._on_names = on_names
        self._packs = {code: load_language(code) for code in table.languages}
        self._state: State | None = None
        self.finished = False

    @property
    def state(self) -> State:
        """The dialogue as it stands; only once the session has begun or been resumed."""
        assert self._state is not None, "begin or resume it first"
        return self._state

    @property
    def listening(self) -> Listen:
        """What is listened for now."""
        return listening(self.state)

    @property
    def view(self) -> View:
        """The table as everybody may see it."""
        return view(self.state)

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages to listen in."""
        return spoken_languages(self.state)

    @property
    def setting_up(self) -> bool:
        """Whether it is not settled yet who plays."""
        return self.state.history is None

    def pack(self, language: str) -> LanguagePack:
        """The files of one language, loaded when first needed."""
        if language not in self._packs:
            self._packs[language] = load_language(language)
        return self._packs[language]

    def begin(self, starter: str | None = None) -> None:
        """Starts the game, or the set-up by voice where nobody is seated yet."""
        settings = _settings(self._table, self.pack)
        players = self._table.players
        if players:
            outcome = dialogue.start(settings, players, starter)
            if self._table.language_assumed:
                self._state, _ = outcome
                self.remark(Message.of("language-set"))
            self._take(outcome)
        else:
            self._take(dialogue.set_up(settings))

    def resume(
        self, history: History, left_open: Mode | None = None, recalled: Recalled | None = None
    ) -> None:
        """Goes on with a game of this table; ``left_open`` had not been answered.

        ``recalled``: what the next words may be about besides.
        """
        settings = _settings(self._table, self.pack)
        outcome = dialogue.resume(settings, history, left_open, recalled)
        self._state, _ = outcome
        self._tell_of_names(history.current.players)
        self._take(outcome)
        self._remember()

    def resume_set_up(self, left_open: Mode) -> None:
        """Goes on with setting up this table."""
        self._take(dialogue.resume_set_up(_settings(self._table, self.pack), left_open))

    def hear(
        self,
        hearings: Mapping[str, Hearing],
        heed: Callable[[Hearing, Interpretation], bool] = lambda hearing, interpretation: True,
    ) -> Interpretation:
        """One utterance as heard in each language of the table; ``heed``: is it to be answered?"""
        place = context(self.state)
        readings = {
            language: self.pack(language).interpret(hearing, place)
            for language, hearing in hearings.items()
        }
        evidence = {
            language: hearing.evidence
            for language, hearing in hearings.items()
            if hearing.evidence is not None
        }
        language, interpretation = in_one_language(self.state, readings, evidence)
        written = hearings[language].written
        if written and isinstance(interpretation, NotUnderstood):
            books = [self.pack(code).phrasebook for code in self.languages]
            text = hearings[language].text
            interpretation = written_names(self.state, interpretation, text, books, joiners())
        if not heed(hearings[language], interpretation):
            return interpretation
        for follower in self._followers:
            follower.heard(hearings[language], interpretation)
        heard = Heard(interpretation, language=language, written=written)
        self._take(dialogue.step(self.state, heard))
        return interpretation

    def remark(self, message: Message) -> None:
        """Says something that is no part of the game; nothing else follows from it."""
        self._perform(Say((message,), self.state.settings.language))

    def _take(self, outcome: tuple[State, tuple[Effect, ...]]) -> None:
        known = self._state.learnt if self._state is not None else ()
        self._state, effects = outcome
        if self._memory is not None and self._state.learnt != known:
            self._memory.learn(self._state.learnt)
        for effect in effects:
            self._perform(effect)

    def _remember(self) -> None:
        if self._memory is not None:
            self._state = replace(self.state, learnt=self._memory.confusions)

    def _tell_of_names(self, players: tuple[Player, ...]) -> None:
        language = self.state.settings.language
        if messages := tuple(self._on_names(language, players)):
            self._perform(Say(messages, language))

    def _perform(self, effect: Effect) -> None:
        match effect:
            case Record(events):
                for follower in self._followers:
                    follower.happened(events, self.view)
                if isinstance(events[0], GameStarted):
                    self._remember()
                    self._tell_of_names(events[0].players)
            case Say(messages, language):
                said = (*self._preface, *messages)
                utterance = in_words(said, self.pack(language), ones_wild=ones_wild(self.state))
                self._preface = ()
                for follower in self._followers:
                    follower.announce(utterance, self.view)
            case DrawStarter(players):
                self._take(dialogue.step(self.state, Drawn(self._draw(players))))
            case Hush():
                for follower in self._followers:
                    follower.hush()
            case Finish():
                self.finished = True
            case Listen():
                pass  # whoever listens asks for ``listening`` before each utterance


def in_words(messages: Sequence[Message], pack: LanguagePack, *, ones_wild: bool) -> Utterance:
    """The sentences as one utterance in the language of ``pack``."""
    said = [
        pack.messages.render(message.id, dict(message.arguments), ones_wild=ones_wild)
        for message in messages
    ]
    return Utterance(
        " ".join(part.text for part in said), " ".join(part.spoken for part in said), pack.code
    )


def _settings(table: Table, pack: Callable[[str], LanguagePack]) -> Settings:
    recognition = pack(table.language).settings.recognition
    languages = available_languages()
    usual = () if table.rules_chosen else languages
    others = (load_variant(name) for name in preset_names() if name != table.variant.name)
    return Settings(
        language=table.language,
        variants=(table.variant, *others),
        announce=table.announce,
        player_languages=tuple((seat.name, seat.language) for seat in table.seats),
        clear=recognition.thresholds.act_high_stakes,
        learning=recognition.learning.step,
        languages=languages,
        ask_language=table.ask_language,
        presets=tuple(map(load_variant, preset_names())),
        usual=tuple((code, load_settings(code).default_preset) for code in usual),
        last=table.last,
    )
