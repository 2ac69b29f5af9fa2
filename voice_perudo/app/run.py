"""The ways to run a game: over a recording, at a live table, as a demonstration."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import closing
from itertools import chain
from pathlib import Path

from rich.console import Console

from voice_perudo.app.demo import Demonstration, Scene
from voice_perudo.app.ears import Ears
from voice_perudo.app.interruptions import Interruptions
from voice_perudo.app.keyboard import Keyboard
from voice_perudo.app.microphone_watch import MicrophoneWatch
from voice_perudo.app.missing_words import NamesOtherwise, said_otherwise
from voice_perudo.app.opening import Opening
from voice_perudo.app.play import LiveTime, SessionTime, referee
from voice_perudo.app.rehearsal import Rehearsal
from voice_perudo.app.session import Follower, Session
from voice_perudo.app.sources import recording
from voice_perudo.app.voice import Voice
from voice_perudo.audio.clock import RealTime, paced
from voice_perudo.audio.gate import Gate
from voice_perudo.audio.loudspeaker import Loudspeaker
from voice_perudo.audio.microphone import Microphone
from voice_perudo.audio.own_voice import OwnVoice
from voice_perudo.audio.session_file import SessionFile
from voice_perudo.audio.sinks import Both, Nowhere, Sink
from voice_perudo.audio.types import AudioChunk
from voice_perudo.demonstration.story import Line
from voice_perudo.display.json_lines import JsonLines
from voice_perudo.display.level_meter import LevelMeter
from voice_perudo.display.terminal import Terminal
from voice_perudo.errors import AudioError, VoicePerudoError, Warn
from voice_perudo.hearing import Hearing
from voice_perudo.speech.pyttsx3_synthesiser import Pyttsx3Synthesiser

Models = Mapping[str, Path]


def play_recording(
    opening: Opening,
    name: str,
    *,
    out: Path | None = None,
    models: Models | None = None,
    as_json: bool = False,
    warn: Warn,
) -> None:
    """Referees a game that has been recorded; ``out`` gets its sound with the announcements.

    A recording cannot answer who starts, so the first player does unless one is named.

    Raises:
        AudioError, ModelError, UsageError: what cannot be read, loaded or played.
    """
    time, ears = SessionTime(), Ears(models)
    ears.prepare(opening.table.languages)
    with recording(name, warn) as source:
        followers: list[Follower] = [_display(time, as_json)]
        if out is None:
            _referee_recording(opening, followers, time.following(source), ears)
            return
        with closing(SessionFile(out)) as file, closing(Pyttsx3Synthesiser()) as synthesiser:
            followers.append(Voice(synthesiser, file, time, warn))
            chunks = time.following(source, lambda chunk: _mix_in(file, chunk, warn))
            _referee_recording(opening, followers, chunks, ears)


def _referee_recording(
    opening: Opening,
    followers: Sequence[Follower],
    chunks: Iterator[AudioChunk],
    ears: Ears,
) -> None:
    starter = next(iter(opening.table.players), None)
    preface = said_otherwise(ears, opening.table)
    session = opening.session(followers, starter, preface, NamesOtherwise(ears))
    referee(session, chunks, ears)


def play_live(
    opening: Opening,
    *,
    device: str | None = None,
    out: Path | None = None,
    models: Models | None = None,
    as_json: bool = False,
    warn: Warn,
) -> None:
    """Referees the table in front of the microphone; typed lines are taken as well.

    ``out`` gets the sound of the table and of the announcements.

    Raises:
        AudioError, ModelError: the microphone or a model cannot be used.
    """
    clock, ears = RealTime(), Ears(models)
    ears.prepare(opening.table.languages)
    time = LiveTime(clock)
    own = OwnVoice(time.position)
    watch, console = MicrophoneWatch(warn), Console()
    with (
        closing(_loudspeaker(own, warn)) as loudspeaker,
        closing(Pyttsx3Synthesiser()) as synthesiser,
        closing(Microphone(device, report=watch.tell)) as microphone,
        # What was in that file is lost only when there is something to hear.
        closing(Nowhere() if out is None else SessionFile(out)) as file,
        closing(LevelMeter(console, shown=not as_json)) as meter,
    ):
        voice = Voice(synthesiser, Both(loudspeaker, file), time.present, warn)
        sound = _arriving(microphone, time)
        # Nothing may be said before it is known what time it is in the sound that is heard.
        first = next(sound)
        preface = said_otherwise(ears, opening.table)
        display = _display(time, as_json, console)
        session = opening.session([display, voice], preface=preface, on_names=NamesOtherwise(ears))
        watch.follow(session.remark)
        beside = _Beside(session, watch, meter)
        heard = Gate(own).table(time.following(chain([first], sound), beside.hear))
        interruptions = Interruptions(voice, ears.stop_listener(session.languages))
        with closing(Rehearsal(session, synthesiser)) as rehearsal:
            table = rehearsal.following(_written(heard, file, warn))
            referee(session, table, ears, interruptions)
        wait_until_quiet(loudspeaker)


class _Beside:
    """What goes on beside the listening: the microphone is watched, and lines are typed."""

    def __init__(self, session: Session, watch: MicrophoneWatch, meter: LevelMeter) -> None:
        self._session = session
        self._watch = watch
        self._meter = meter
        self._keyboard = Keyboard()

    def hear(self, chunk: AudioChunk) -> None:
        """Once for each moment of sound; its level is shown until the table is set up."""
        self._watch.hear(chunk)
        if self._session.setting_up:
            self._meter.hear(chunk.samples)
        else:
            self._meter.close()
        for line in self._keyboard.lines():
            self._meter.close()  # whoever types must see what he types
            self._session.hear(dict.fromkeys(self._session.languages, Hearing.typed(line)))


def _arriving(source: Iterable[AudioChunk], time: LiveTime) -> Iterator[AudioChunk]:
    for chunk in source:
        time.arrived(chunk)
        yield chunk


def _written(
    chunks: Iterable[AudioChunk], file: Sink | SessionFile, warn: Warn
) -> Iterator[AudioChunk]:
    """The chunks, each mixed into the file of the session, if there is one."""
    for chunk in chunks:
        if isinstance(file, SessionFile):
            _mix_in(file, chunk, warn)
        yield chunk


def _mix_in(file: SessionFile, chunk: AudioChunk, warn: Warn) -> None:
    """A full disk ends the recording, not the game."""
    try:
        file.mix_in(chunk.samples, chunk.start)
    except AudioError as error:
        warn(error)


def play_demonstration(
    languages: Sequence[str],
    *,
    table_language: str | None = None,
    out: Path | None = None,
    as_json: bool = False,
    warn: Warn,
) -> tuple[Scene, ...]:
    """Plays the demonstration aloud, or into ``out`` as fast as the machine can.

    Raises:
        AudioError, ModelError, SynthesisError, DataError: what is missing.
    """
    time = SessionTime()
    display = _display(time, as_json)
    sink: Sink = Loudspeaker() if out is None else SessionFile(out)
    with closing(sink), closing(Pyttsx3Synthesiser()) as synthesiser:
        scenes = Demonstration(languages, synthesiser, Ears(), table_language).play(
            sink,
            [display],
            warn,
            announce_line=_quote if not as_json else lambda line: None,
            time=time,
            pace=(lambda chunks: chunks) if out else lambda chunks: paced(chunks, RealTime()),
        )
        wait_until_quiet(sink)
        return scenes


def _display(
    time: SessionTime, as_json: bool, console: Console | None = None
) -> JsonLines | Terminal:
    return JsonLines(sys.stdout, time) if as_json else Terminal(console or Console())


def _quote(line: Line) -> None:
    Console().print(f"[yellow]{line.part.actor.name}:[/] {line.text}", highlight=False)


def wait_until_quiet(sink: Sink) -> None:
    """Closing a loudspeaker cuts it off: the last words are to be heard."""
    while isinstance(sink, Loudspeaker) and sink.busy:
        RealTime().sleep(0.05)


def _loudspeaker(own: OwnVoice, warn: Warn) -> Sink:
    try:
        return Loudspeaker(own=own)
    except VoicePerudoError as error:
        warn(error)
        return Nowhere()
