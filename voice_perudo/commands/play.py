"""``voice-perudo play``: a game is refereed."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from voice_perudo.commands.demo import demo
from voice_perudo.commands.options import (
    Json,
    Language,
    Model,
    Out,
    Players,
    Preset,
    Rule,
    Starter,
    TableFile,
)
from voice_perudo.commands.output import show, tell, tell_language
from voice_perudo.errors import AudioError, UsageError
from voice_perudo.program import to_run
from voice_perudo.referee.settings import Announce

if TYPE_CHECKING:
    from voice_perudo.app.opening import Opening


def play(
    text: Annotated[
        bool, typer.Option("--text", help="Type the lines instead of saying them.")
    ] = False,
    audio: Annotated[
        str | None, typer.Option(help="A recording of the game, or - for standard input.")
    ] = None,
    out: Out = None,
    language: Language = None,
    rules: Preset = None,
    rule: Rule = None,
    players: Players = None,
    starter: Starter = None,
    table_file: TableFile = None,
    announce: Annotated[
        Announce | None, typer.Option(help="Speak the table's language or the next player's.")
    ] = None,
    device: Annotated[str | None, typer.Option(help="Microphone, by name or number.")] = None,
    model: Model = None,
    resume: Annotated[
        bool, typer.Option("--resume", help="Go on with the last unfinished game, or with FILE.")
    ] = False,
    file: Annotated[
        Path | None,
        typer.Argument(help="The journal to go on with, after --resume.", metavar="FILE"),
    ] = None,
    journal: Annotated[Path | None, typer.Option(help="Save the game in this new file.")] = None,
    no_journal: Annotated[bool, typer.Option("--no-journal", help="Save nothing.")] = False,
    keep_audio: Annotated[
        bool, typer.Option("--keep-audio", help="Keep what is said beside the journal.")
    ] = False,
    as_json: Json = False,
) -> None:
    """Referee a game: at the microphone, over a recording, or typed."""
    from voice_perudo.app.choices import check_play

    check_play(
        text=text,
        audio=audio,
        out=out,
        device=device,
        model=model,
        keep_audio=keep_audio,
        journal=journal,
        table_file=table_file,
        no_journal=no_journal,
    )
    told = _Told(table_file, language, rules, rule, players, starter, announce)
    keeping = _Keeping(journal, not no_journal, keep_audio, recorded=audio is not None)
    if resume:
        opening = _resumed(file, told, keeping)
    elif file is not None:
        raise _neither_option_nor_game(file)
    else:
        # another model is for a language that is known
        opening = _anew(told, keeping, ask=model is None)
    if text:
        from voice_perudo.app.typed import play_at_the_keyboard

        with _telling_how_to_go_on(opening):
            return play_at_the_keyboard(opening, as_json=as_json)

    from voice_perudo.app.run import play_live, play_recording
    from voice_perudo.audio.devices import microphone_trouble
    from voice_perudo.model_store.choice import chosen_models

    models = chosen_models(model or (), opening.table.languages)
    if audio is not None:
        return play_recording(opening, audio, out=out, models=models, as_json=as_json, warn=tell)
    if (trouble := microphone_trouble()) is not None:
        given = (*told.given, *(("--device",) if device is not None else ()))
        return _without_microphone(opening, trouble, out, given, resumed=resume, file=file)
    with _telling_how_to_go_on(opening):
        return play_live(opening, device=device, out=out, models=models, as_json=as_json, warn=tell)


@contextmanager
def _telling_how_to_go_on(opening: Opening) -> Iterator[None]:
    """Tells whoever leaves an unfinished game, in whatever way, that nothing of it is lost."""
    from voice_perudo.app.opening import how_to_go_on

    try:
        yield
    finally:
        if sys.stderr.isatty() and (going_on := how_to_go_on(opening)) is not None:
            show(f"The game is saved. To go on with it: {going_on}", err=True)


def _neither_option_nor_game(file: Path) -> UsageError:
    """What stands there without ``--resume``: a file, most likely a journal, or a stray word."""
    if file.is_file() or file.suffix:
        return UsageError(
            f"What is {file} for? To go on with that game: {to_run('play', '--resume', file)}"
        )
    return UsageError(f"What is “{file}”? What can be given: {to_run('play', '--help')}")


@dataclass(frozen=True, slots=True)
class _Told:
    """What the options tell about the table; ``None`` where they are left out."""

    table_file: Path | None
    language: str | None
    rules: str | None
    rule: list[str] | None
    players: str | None
    starter: str | None
    announce: Announce | None

    @property
    def given(self) -> tuple[str, ...]:
        """The options that tell of a table of one's own."""
        told = {
            "--rules": self.rules,
            "--rule": self.rule,
            "--players": self.players,
            "--starter": self.starter,
            "--table": self.table_file,
        }
        return tuple(option for option, value in told.items() if value)


@dataclass(frozen=True, slots=True)
class _Keeping:
    """What is kept of the game: a ``journal``, in a dated file of its own if none is named.

    A ``recorded`` game tells nothing about who plays the next time.
    """

    journal: Path | None
    keep: bool
    keep_audio: bool
    recorded: bool

    @property
    def last_table(self) -> Path | None:
        """Where it is kept who played."""
        from voice_perudo.storage.table_file import table_path

        return None if self.recorded else table_path()


def _resumed(file: Path | None, told: _Told, keeping: _Keeping) -> Opening:
    from voice_perudo.app.opening import only_with_a_new_game, saved_game

    only_with_a_new_game(
        language=told.language,
        rules=told.rules,
        rule=told.rule,
        players=told.players,
        starter=told.starter,
        table=told.table_file,
        journal=keeping.journal,
    )
    return saved_game(
        file,
        keep=keeping.keep,
        keep_audio=keeping.keep_audio,
        table_file=keeping.last_table,
        announce=told.announce,
        warn=tell,
    )


def _anew(told: _Told, keeping: _Keeping, *, ask: bool) -> Opening:
    """``ask``: the language may be asked for, if there is somebody to ask."""
    from voice_perudo.app.opening import new_game
    from voice_perudo.app.table import find_player
    from voice_perudo.app.table_keeper import chosen_table

    table = chosen_table(
        told.table_file,
        told.language,
        told.rules,
        told.rule or (),
        told.players,
        told.announce,
        recorded=keeping.recorded,
        ask=ask and not keeping.recorded,
        warn=tell,
    )
    opening = new_game(
        table,
        find_player(table, told.starter) if told.starter else None,
        keeping.journal,
        keep=keeping.keep,
        keep_audio=keeping.keep_audio,
        table_file=told.table_file or keeping.last_table,
        warn=tell,
    )
    if table.language_assumed:
        tell_language(table.language)
    return opening


def _without_microphone(
    opening: Opening,
    trouble: AudioError,
    out: Path | None,
    given: tuple[str, ...],
    *,
    resumed: bool,
    file: Path | None,
) -> None:
    """Show what a game is like; one that has begun can only go on typing."""
    if resumed:
        typing = to_run("play", "--resume", "--text", *((file,) if file is not None else ()))
        raise AudioError(f"There is no microphone here. To go on typing: {typing}")
    show(f"{trouble} Until then, this is the demonstration game.", err=True)
    if given:
        show(f"It has its own players and rules: {', '.join(given)} would be for yours.", err=True)
    show(f"To play by typing: {to_run('play', '--text')}", err=True)
    show(f"To see what can be played here: {to_run('doctor')}", err=True)
    demo([opening.table.language], out)
