"""The ways to run a game: over a recording, at a live table, as a demonstration."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing
from pathlib import Path

from rich.console import Console

from voice_perudo.app.demo import Demonstration, Scene
from voice_perudo.app.ears import Ears
from voice_perudo.app.keyboard import Keyboard
from voice_perudo.app.opening import Opening
from voice_perudo.app.play import SessionTime, referee
from voice_perudo.app.session import Follower
from voice_perudo.app.sources import recording
from voice_perudo.app.voice import Voice
from voice_perudo.audio.clock import RealTime, paced
from voice_perudo.audio.loudspeaker import Loudspeaker
from voice_perudo.audio.microphone import Microphone
from voice_perudo.audio.session_file import SessionFile
from voice_perudo.audio.sinks import Both, Nowhere, Sink
from voice_perudo.audio.types import AudioChunk
from voice_perudo.demonstration.story import Line
from voice_perudo.display.json_lines import JsonLines
from voice_perudo.display.terminal import Terminal
from voice_perudo.errors import AudioError, VoicePerudoError
from voice_perudo.hearing import Hearing
from voice_perudo.speech.pyttsx3_synthesiser import Pyttsx3Synthesiser

Warn = Callable[[VoicePerudoError], None]
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
    with recording(name) as source:
        followers: list[Follower] = [_display(time, as_json)]
        if out is None:
            _referee_recording(opening, followers, time.following(source), ears)
            return
        with closing(SessionFile(out)) as file, closing(Pyttsx3Synthesiser()) as synthesiser:
            followers.append(Voice(synthesiser, file, time, warn))
            chunks = time.following(source, lambda chunk: file.mix_in(chunk.samples, chunk.start))
            _referee_recording(opening, followers, chunks, ears)


def _referee_recording(
    opening: Opening,
    followers: Sequence[Follower],
    chunks: Iterator[AudioChunk],
    ears: Ears,
) -> None:
    session = opening.session(followers, next(iter(opening.table.players), None))
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
    time, ears = SessionTime(), Ears(models)
    ears.prepare(opening.table.languages)
    with (
        closing(Microphone(device)) as microphone,
        closing(_loudspeaker(warn)) as loudspeaker,
        closing(Nowhere() if out is None else SessionFile(out)) as file,
        closing(Pyttsx3Synthesiser()) as synthesiser,
    ):
        voice = Voice(synthesiser, Both(loudspeaker, file), time, warn)
        session = opening.session([_display(time, as_json), voice])
        keyboard = Keyboard()

        def typed(chunk: AudioChunk) -> None:
            if isinstance(file, SessionFile) and voice.gate.open_at(chunk.start):
                _mix_in(file, chunk, warn)
            for line in keyboard.lines():
                session.hear(dict.fromkeys(session.languages, Hearing.typed(line)))

        heard = time.following(microphone, typed)
        ours = (chunk for chunk in heard if voice.gate.open_at(chunk.start))
        referee(session, ours, ears, is_echo=voice.echo.is_echo)
        wait_until_quiet(loudspeaker)


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


def _display(time: SessionTime, as_json: bool) -> JsonLines | Terminal:
    return JsonLines(sys.stdout, time) if as_json else Terminal(Console())


def _quote(line: Line) -> None:
    Console().print(f"[yellow]{line.part.actor.name}:[/] {line.text}", highlight=False)


def wait_until_quiet(sink: Sink) -> None:
    """Closing a loudspeaker cuts it off: the last words are to be heard."""
    while isinstance(sink, Loudspeaker) and sink.busy:
        RealTime().sleep(0.05)


def _loudspeaker(warn: Warn) -> Sink:
    try:
        return Loudspeaker()
    except VoicePerudoError as error:
        warn(error)
        return Nowhere()
