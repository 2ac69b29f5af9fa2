"""The command ``voice-perudo``."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated

import typer

from voice_perudo.commands.devices import devices
from voice_perudo.commands.doctor import doctor
from voice_perudo.commands.models import models_app
from voice_perudo.errors import AudioError, UsageError, VoicePerudoError
from voice_perudo.language.interpretation import Scope
from voice_perudo.referee.state import Announce

app = typer.Typer(
    help="A referee for Perudo, played with real dice, that listens and speaks.",
    pretty_exceptions_enable=False,
    add_completion=False,
)
rules_app = typer.Typer(help="The rules on their own.")
app.add_typer(rules_app, name="rules")
app.add_typer(models_app, name="models")
app.command()(devices)
app.command()(doctor)

DEMONSTRATION_FILE = "voice-perudo-demo.wav"

Language = Annotated[str | None, typer.Option(help="Language of the table: fr, pl, ru, en, es.")]
Preset = Annotated[str | None, typer.Option("--rules", help="Rule preset, e.g. asmodee-bga.")]
Rule = Annotated[list[str] | None, typer.Option("--rule", help="One option: name=value.")]
Players = Annotated[
    str | None,
    typer.Option(help='Names clockwise: "anna,ben", each with an own language: "a:fr,b:pl".'),
]
Starter = Annotated[str | None, typer.Option(help="Who opens the first round.")]
TableFile = Annotated[
    Path | None,
    typer.Option("--table", help="Play the table in this file; set up and saved there if new."),
]
Json = Annotated[bool, typer.Option("--json", help="One JSON line per event and announcement.")]
Out = Annotated[Path | None, typer.Option(help="Write the session's sound to this WAV file.")]
Model = Annotated[
    list[str] | None,
    typer.Option(help="official, an installed model, or a Vosk folder, instead of the built-in."),
]


@app.command()
def understand(
    text: Annotated[str, typer.Argument(help="The sentence, as somebody would say it.")],
    language: Language = None,
    scope: Annotated[Scope, typer.Option(help="What the referee is waiting for.")] = Scope.BIDDING,
    bid: Annotated[
        str | None, typer.Option(help="The bid on the table, e.g. 8x4; 'none' for an opening.")
    ] = None,
    players: Players = None,
) -> None:
    """Print what a sentence means, as one JSON line."""
    from voice_perudo.app.table import check_language, default_language, parse_seats
    from voice_perudo.language.understand import understand as interpret
    from voice_perudo.rules.values import Bid

    code = check_language(language or default_language())
    current = Bid.parse(bid) if bid not in (None, "none") else None
    names = tuple(seat.name for seat in parse_seats(players, code)) if players else ()
    typer.echo(json_line(interpret(text, code, scope, current, names).as_json()))


@app.command()
def hear(
    files: Annotated[
        list[str], typer.Argument(help="WAV, FLAC or Ogg files, or - for standard input.")
    ],
    language: Language = None,
    scope: Annotated[Scope, typer.Option(help="What the referee is waiting for.")] = Scope.BIDDING,
    players: Players = None,
    model: Model = None,
    as_json: Json = False,
) -> None:
    """Print what is heard in recordings, one line per utterance."""
    from voice_perudo.app.ears import Ears
    from voice_perudo.app.hear import RecordingListener
    from voice_perudo.app.sources import recording
    from voice_perudo.app.table import check_language, default_language, parse_seats
    from voice_perudo.model_store.choice import chosen_models

    code = check_language(language or default_language())
    names = tuple(seat.name for seat in parse_seats(players, code)) if players else ()
    models = chosen_models(model or (), (code,))
    listener = RecordingListener(Ears(models), code, scope, names)
    failed = False
    for name in files:
        try:
            with recording(name) as source:
                for line in listener.lines(name, source):
                    typer.echo(json_line(line.as_json()) if as_json else line.as_text())
        except AudioError as error:
            tell(error)
            failed = True
    if failed:
        raise typer.Exit(AudioError.exit_code)


@app.command()
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
        Path | None, typer.Argument(help="The journal to go on with, after --resume.")
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
    from voice_perudo.app.opening import new_game, only_with_a_new_game, saved_game
    from voice_perudo.app.table import find_player
    from voice_perudo.app.table_keeper import chosen_table
    from voice_perudo.storage.table_file import table_path

    check_play(
        text=text,
        audio=audio,
        out=out,
        device=device,
        model=model,
        keep_audio=keep_audio,
        no_journal=no_journal,
    )
    if resume:
        only_with_a_new_game(
            language=language,
            rules=rules,
            rule=rule,
            players=players,
            starter=starter,
            table=table_file,
            journal=journal,
        )
        opening = saved_game(
            file,
            keep=not no_journal,
            keep_audio=keep_audio,
            table_file=None if audio is not None else table_path(),
            announce=announce,
            warn=tell,
        )
    elif file is not None:
        raise UsageError(f"What is {file}? To go on with that game, write play --resume {file}.")
    else:
        recorded = audio is not None
        table = chosen_table(
            table_file,
            language,
            rules,
            rule or (),
            players,
            announce,
            recorded=recorded,
            # another model is for a language that is known
            ask=not recorded and model is None,
            warn=tell,
        )
        first = find_player(table, starter) if starter else None
        opening = new_game(
            table,
            first,
            journal,
            keep=not no_journal,
            keep_audio=keep_audio,
            table_file=table_file or (None if recorded else table_path()),
            warn=tell,
        )
    if text:
        from voice_perudo.app.typed import play_at_the_keyboard

        return play_at_the_keyboard(opening, as_json=as_json)

    from voice_perudo.app.run import play_live, play_recording
    from voice_perudo.audio.devices import microphone_trouble
    from voice_perudo.model_store.choice import chosen_models

    models = chosen_models(model or (), opening.table.languages)
    if audio is not None:
        return play_recording(opening, audio, out=out, models=models, as_json=as_json, warn=tell)
    if (trouble := microphone_trouble()) is not None:
        if resume:
            raise AudioError(
                "There is no microphone here: go on typing, with play --resume --text."
            )
        typer.echo(
            f"{trouble} Until then, this is the demonstration game; voice-perudo doctor tells "
            "what can be played here.",
            err=True,
        )
        return demo([opening.table.language], out, None, as_json)
    return play_live(opening, device=device, out=out, models=models, as_json=as_json, warn=tell)


@app.command()
def replay(
    journal: Annotated[Path, typer.Argument(help="The journal of a game; history lists them.")],
    language: Annotated[str | None, typer.Option(help="Tell it in another language.")] = None,
    voice: Annotated[bool, typer.Option("--voice", help="Say it aloud as well.")] = False,
    out: Annotated[Path | None, typer.Option(help="Say it into this WAV file.")] = None,
    evidence: Annotated[
        bool,
        typer.Option(
            "--evidence", help="With what the players said, if play --keep-audio kept it."
        ),
    ] = False,
    as_json: Annotated[
        bool, typer.Option("--json", help="One JSON line per action, with its recordings.")
    ] = False,
) -> None:
    """Tell a saved game again."""
    from voice_perudo.app.retell import replayed
    from voice_perudo.storage.saved_game import read_journal

    saved = read_journal(journal)
    if saved.note is not None:
        typer.echo(f"voice-perudo: {saved.note}", err=True)
    lines = replayed(
        saved, language, aloud=voice, out=out, evidence=evidence, as_json=as_json, warn=tell
    )
    for line in lines:
        typer.echo(line)


@app.command()
def history() -> None:
    """List the saved games, the last one at the end."""
    from voice_perudo.app.retell import listed
    from voice_perudo.storage.games_folder import games_folder

    for line in listed(games_folder()):
        typer.echo(line)


@app.command()
def demo(
    language: Annotated[
        list[str] | None,
        typer.Option(help="One language, or one for each of the three seats."),
    ] = None,
    out: Out = None,
    table_language: Annotated[
        str | None, typer.Option(help="The referee's language, if it is another one.")
    ] = None,
    as_json: Json = False,
) -> None:
    """Play a whole game with synthetic players, heard by the real recogniser."""
    from voice_perudo.app.run import play_demonstration
    from voice_perudo.app.table import check_language, default_language
    from voice_perudo.audio.devices import has_loudspeaker

    codes = [check_language(code) for code in language or [default_language()]]
    referee = check_language(table_language) if table_language else None
    if out is None and not has_loudspeaker():
        out = Path(DEMONSTRATION_FILE)
        typer.echo(f"There is no loudspeaker here: the sound goes to {out}.", err=True)
    scenes = play_demonstration(codes, table_language=referee, out=out, as_json=as_json, warn=tell)
    astray = [scene for scene in scenes if scene.expected != scene.happened]
    at_once = sum(scene.attempts == 1 for scene in scenes)
    typer.echo(f"{len(scenes)} lines, {at_once} understood at the first hearing.", err=True)
    if astray:
        raise VoicePerudoError(
            f"{len(astray)} lines did not do what the story says, “{astray[0].line.text}” first: "
            "see above what was heard instead, or try other languages."
        )


@app.command()
def bench(
    manifest: Annotated[
        Path | None, typer.Argument(help="Recordings and what they should mean, TSV.")
    ] = None,
    language: Annotated[list[str] | None, typer.Option(help="Only these languages.")] = None,
    model: Annotated[
        str | None,
        typer.Option(help="As for play, or a folder with a model for each language."),
    ] = None,
    speakers: Annotated[bool, typer.Option("--speakers", help="Figures by speaker.")] = False,
    confusions: Annotated[
        Path | None, typer.Option(help="Write what is taken for what to this JSON file.")
    ] = None,
    live: Annotated[
        bool, typer.Option("--live", help="The whole loop in simulated rooms instead.")
    ] = False,
    count: Annotated[int, typer.Option(min=1, help="With --live: trials of each kind.")] = 30,
    minutes: Annotated[
        float, typer.Option(min=0, help="With --live: minutes of talk, dice and music.")
    ] = 1.0,
    hours: Annotated[
        float, typer.Option(min=0, help="With --live: simulated hours to watch memory for.")
    ] = 0.0,
    processor: Annotated[
        bool,
        typer.Option(
            "--processor", help="With --live: time by the processor, on a machine that is busy."
        ),
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object.")] = False,
) -> None:
    """Measure how well recordings are understood, or how a live table goes."""
    from voice_perudo.app.table import check_language, default_language
    from voice_perudo.bench.command import bench as figures
    from voice_perudo.bench.live import LivePlan, bench_live

    codes = [check_language(code) for code in language or ()]
    if live:
        codes = codes or [default_language()]
        plan = LivePlan(count, minutes, hours, processor)
        lines = bench_live(codes, manifest, model, plan, one_object=as_json)
    elif manifest is None:
        raise UsageError("Name a manifest of recordings, or measure a live table with --live.")
    else:
        lines = figures(manifest, codes, model, confusions, by_speaker=speakers, one_object=as_json)
    for line in lines:
        typer.echo(line)


@rules_app.command("check")
def rules_check(
    file: Annotated[
        Path, typer.Argument(help="Cases as JSON: presets, base, cases, facts, flows.")
    ],
) -> None:
    """Run a file of rule cases; print each mismatch and exit 1 if there is any."""
    from voice_perudo.rules.cases import check_file

    mismatches = check_file(file)
    for mismatch in mismatches:
        typer.echo(str(mismatch))
    typer.echo(f"{len(mismatches)} mismatches" if mismatches else "everything holds")
    if mismatches:
        raise typer.Exit(1)


def json_line(record: object) -> str:
    """The record as JSON on one line, in the letters of its language."""
    return json.dumps(record, ensure_ascii=False)


def tell(error: VoicePerudoError) -> None:
    """The error's sentence on standard error."""
    typer.echo(f"voice-perudo: {error}", err=True)


def main() -> None:
    """Entry point: every failure is one sentence on standard error."""
    from voice_perudo.app.boundary import guarded

    arguments = sys.argv[1:] or ["--help"]
    sys.exit(guarded(lambda: app(arguments, standalone_mode=False)))
