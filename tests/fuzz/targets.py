"""What reads files and words from outside: each must refuse what is wrong with a clear error."""

from __future__ import annotations

import io
import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import numpy as np
import soundfile

from tests.language.test_messages import argument_sets
from tests.storage.written import SETTINGS, SETTLED, written
from tests.storage.written_set_up import TOLD, SetUp
from voice_perudo import resources
from voice_perudo.app.retell import retold, title
from voice_perudo.app.session import Session
from voice_perudo.app.table import make_table
from voice_perudo.audio.files import SoundFile
from voice_perudo.audio.standard_input import standard_input
from voice_perudo.audio.types import AudioClip
from voice_perudo.bench.manifest import COLUMNS, read_manifest
from voice_perudo.demonstration.story import cast, load_story, script
from voice_perudo.errors import VoicePerudoError
from voice_perudo.hearing import Hearing
from voice_perudo.language import pack
from voice_perudo.language.available import available_languages
from voice_perudo.language.grammar import Grammar
from voice_perudo.language.grammar_reader import load_grammar
from voice_perudo.language.interpretation import Scope
from voice_perudo.language.lattice import Forgiveness
from voice_perudo.language.matching import MatchContext, Matcher
from voice_perudo.language.messages import REFERENCE, load_messages
from voice_perudo.language.phrasebook import Phrasebook
from voice_perudo.language.players import Colours
from voice_perudo.language.settings import read_settings
from voice_perudo.referee.dialogue import resume, resume_set_up
from voice_perudo.resources import data_path
from voice_perudo.rules.cases import check_file
from voice_perudo.rules.variant import PRESET_FOLDER, read_preset
from voice_perudo.speech.clip_cache import ClipCache
from voice_perudo.storage.games_folder import past_games
from voice_perudo.storage.saved_game import SavedSetup, read_saved
from voice_perudo.storage.table_file import read_table, write_table

LANGUAGES = available_languages()

_SENTENCES = {
    "en": "I say ate fives",
    "es": "yo digo ocho cinco",
    "fr": "je dis huit saint",
    "pl": "mówię osiem piątek",
    "ru": "восемь пятерок",
}


@dataclass(frozen=True)
class Target:
    """Good files to begin with, by file name, and what is done with a damaged one.

    ``use`` may raise a ``VoicePerudoError`` and nothing else.
    """

    name: str
    seeds: Callable[[], dict[str, bytes]]
    use: Callable[[Path], object]


def _files(*paths: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in paths}


# Sound


def _sounds() -> dict[str, bytes]:
    noise = np.random.default_rng(1).uniform(-0.5, 0.5, (800, 2))
    kinds = {
        "mono.wav": ("WAV", "PCM_16", 1),
        "wide.wav": ("WAV", "PCM_24", 2),
        "float.wav": ("WAV", "FLOAT", 1),
        "extensible.wav": ("WAVEX", "PCM_16", 2),
        "big.wav": ("RF64", "PCM_16", 1),
        "law.wav": ("WAV", "ULAW", 1),
        "sound.flac": ("FLAC", "PCM_16", 1),
        "sound.ogg": ("OGG", "VORBIS", 1),
        "opus.ogg": ("OGG", "OPUS", 1),
        "sound.aiff": ("AIFF", "PCM_16", 1),
        "sound.au": ("AU", "PCM_16", 1),
        "sound.caf": ("CAF", "PCM_16", 1),
        "sound.w64": ("W64", "PCM_16", 1),
        "sound.mp3": ("MP3", "MPEG_LAYER_III", 1),
    }
    made = {}
    for name, (kind, subtype, channels) in kinds.items():
        file = io.BytesIO()
        soundfile.write(file, noise[:, :channels], 16_000, format=kind, subtype=subtype)
        made[name] = file.getvalue()
    return made


def _hear_file(path: Path) -> None:
    file = SoundFile(path)
    try:
        _take_in(iter(file))
    finally:
        file.close()


class _Pipe(io.RawIOBase):
    """Gives its bytes in small portions, and cannot seek."""

    def __init__(self, data: bytes) -> None:
        self._data = io.BytesIO(data)

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: memoryview) -> int:  # type: ignore[override]
        part = self._data.read(min(len(buffer), 700))
        buffer[: len(part)] = part
        return len(part)


def _hear_stream(path: Path) -> None:
    source = standard_input(io.BufferedReader(_Pipe(path.read_bytes())))
    try:
        _take_in(iter(source))
    finally:
        source.close()


def _take_in(chunks: Iterator[object]) -> None:
    for chunk in chunks:
        samples = chunk.samples  # type: ignore[attr-defined]
        assert np.isfinite(samples).all()
        assert samples.dtype == np.float32
        assert np.abs(samples).max(initial=0) < 3  # resampling overshoots on noise


# Languages


def _read_grammar(path: Path) -> None:
    Phrasebook(load_grammar(path), Forgiveness({}, 0.8, 0.2), Colours((), {}))


def _locale(suffix: str) -> dict[str, bytes]:
    return {
        f"{code}-{path.name}": path.read_bytes()
        for code in LANGUAGES
        for path in sorted((data_path("locales") / code).iterdir())
        if path.name.endswith(suffix)
    }


def _set(path: Path) -> None:
    forgiveness = read_settings(path).recognition.forgiveness()
    code = path.name.partition("-")[0]
    book = Phrasebook(_grammar(code), forgiveness, Colours((), {}))
    Matcher(book, read_settings(path).recognition).interpret(
        Hearing.typed(_SENTENCES[code]), MatchContext(Scope.BIDDING)
    )


@cache
def _grammar(code: str) -> Grammar:
    return load_grammar(data_path("grammars") / f"{code}.yaml")


def _announce(path: Path) -> None:
    """Everything that can be announced; what cannot is told at the end."""
    code, _, name = path.name.partition("-")
    with _locales_with(code, name, path.read_bytes()) as root:
        said = load_messages.__wrapped__(code, root / "locales")
        wrong: list[VoicePerudoError] = []
        for message, names in said.arguments.items():
            for arguments in argument_sets(message, names, 5):
                try:
                    said.render(message, arguments)
                except VoicePerudoError as error:
                    wrong.append(error)
        if wrong:
            raise wrong[0]


def _play(path: Path) -> None:
    """The demonstration and the first names, of which one file is damaged."""
    code, _, name = path.name.partition("-")
    # Packs are kept for the life of the process: they must be those of the real files.
    for known in LANGUAGES:
        assert pack.load_language(known).messages
    with _locales_with(code, name, path.read_bytes()) as root:
        kept, resources._ROOTS = resources._ROOTS, (root, *resources._ROOTS)  # type: ignore[assignment]
        try:
            story = load_story()
            script(story, cast([code], story))
            for first_name in pack._first_names(code)[:3]:
                make_table(code, None, (), f"{first_name},somebody")
            Phrasebook(
                _grammar(code), Forgiveness({}, 0.8, 0.2), Colours((), {}), pack._first_names(code)
            )
        finally:
            resources._ROOTS = kept


@contextmanager
def _locales_with(code: str, name: str, content: bytes) -> Iterator[Path]:
    """A data folder of two languages, with this file in one of them."""
    with TemporaryDirectory() as folder:
        for known in {code, REFERENCE}:
            here = Path(folder) / "locales" / known
            here.mkdir(parents=True)
            for file in (data_path("locales") / known).iterdir():
                (here / file.name).symlink_to(file)
        changed = Path(folder) / "locales" / code / name
        changed.unlink()
        changed.write_bytes(content)
        yield Path(folder)


# Games


def _game() -> dict[str, bytes]:
    with TemporaryDirectory() as folder:
        set_up = Path(folder) / "set_up.jsonl"
        SetUp(set_up).say(*TOLD)
        return _files(written(Path(folder) / "game.jsonl", SETTLED), set_up)


def _go_on(path: Path) -> None:
    list(past_games(path.parent))
    saved = read_saved(path)
    if isinstance(saved, SavedSetup):
        resume_set_up(SETTINGS, saved.open)
        return
    title(saved)
    for told in retold(saved, "en"):
        json.loads(told.as_json())
    resume(SETTINGS, saved.history, saved.open, saved.recalled)


def _table() -> dict[str, bytes]:
    return {
        "table.json": json.dumps(
            {
                "format": "voice-perudo table",
                "version": 1,
                "language": "fr",
                "announce": "table",
                "rules": "asmodee-bga,palifico=false",
                "players": [
                    {"name": "bleu", "language": "fr"},
                    {"name": "zielony", "language": "pl"},
                ],
                "confusions": [
                    {"heard": "sept", "meant": "cette", "language": "fr", "weight": 0.4}
                ],
            },
            indent=2,
        ).encode()
    }


def _sit_down(path: Path) -> None:
    write_table(path, read_table(path))


def _manifest() -> dict[str, bytes]:
    line = ("mono.wav", "fr", "anna", "human", "clean", "bidding", "8x5")
    rows = (COLUMNS, line, (*line[:-1], "none"), (*line[:-2], "counting", "count 3"))
    return {"manifest.tsv": "\n".join("\t".join(row) for row in rows).encode()}


def _measure(path: Path) -> None:
    (path.parent / "mono.wav").touch()
    read_manifest(path)


def _clip() -> dict[str, bytes]:
    with TemporaryDirectory() as folder:
        cache = ClipCache(Path(folder))
        cache.put(("a",), _hum())
        return {path.name: path.read_bytes() for path in Path(folder).iterdir()}


def _hum() -> AudioClip:
    return AudioClip(np.linspace(-1, 1, 500, dtype=np.float32), 22_050)


def _find_clip(path: Path) -> None:
    ClipCache(path.parent).get(("a",))


TARGETS = {
    target.name: target
    for target in (
        Target("sound", _sounds, _hear_file),
        Target("stream", _sounds, _hear_stream),
        Target(
            "grammar",
            lambda: _files(*(data_path("grammars") / f"{code}.yaml" for code in LANGUAGES)),
            _read_grammar,
        ),
        Target("settings", lambda: _locale("language.toml"), _set),
        Target("speech", lambda: _locale("speech.toml"), _announce),
        Target("announcements", lambda: _locale(".ftl"), _announce),
        Target("names", lambda: _locale(".txt"), _play),
        Target("demonstration", lambda: _locale("demonstration.toml"), _play),
        Target("journal", _game, _go_on),
        Target("table", _table, _sit_down),
        Target("preset", lambda: _files(*PRESET_FOLDER.glob("*.toml")), read_preset),
        Target(
            "cases", lambda: _files(Path(__file__).parents[1] / "rules" / "cases.json"), check_file
        ),
        Target("manifest", _manifest, _measure),
        Target("clip", _clip, _find_clip),
    )
}


@cache
def seeds(name: str) -> dict[str, bytes]:
    """The good files that the damaged ones are made from."""
    return TARGETS[name].seeds()


# Words


class Silent:
    """A follower that keeps nothing."""

    def heard(self, *_: object) -> None:
        """Nothing."""

    happened = announce = heard

    def hush(self) -> None:
        """Nothing."""


def odd_words(random: Random, language: str, most: int) -> str:
    """A sentence of the language's own words, of others, and of what is no word."""
    from tests.fuzz.mutations import WORDS

    own = _vocabulary(language)
    parts = []
    for _ in range(random.randint(0, most)):
        match random.randrange(6):
            case 0:
                parts.append(random.choice(WORDS)[:200])
            case 1:
                parts.append("".join(chr(random.randrange(1, 0xD800)) for _ in range(4)))
            case 2:
                parts.append(str(random.randint(-3, 99)))
            case _:
                parts.append(random.choice(own))
    return random.choice((" ", "  ", ", ", "-", "'")).join(parts)


@cache
def _vocabulary(language: str) -> tuple[str, ...]:
    known = pack.load_language(language).phrasebook.words()
    return (*sorted(known), "red", "bleu", "Żółta")


def talk(random: Random) -> list[str]:
    """Lines for a whole table, which is played; raises what it must not."""
    language = random.choice(LANGUAGES)
    players = None if random.random() < 0.3 else "red,bleu:fr,Żółta:pl"
    session = Session(make_table(language, None, (), players), [Silent()])
    lines: list[str] = []
    session.begin("red" if players else None)
    for _ in range(random.randint(1, 12)):
        code = random.choice(session.languages)
        lines.append(odd_words(random, code, random.choice((1, 3, 3, 6, 40))))
        session.hear(dict.fromkeys(session.languages, Hearing.typed(lines[-1])))
        if session.finished:
            break
    return lines
