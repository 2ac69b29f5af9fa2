"""Damaged speech models: ``python -m tests.fuzz.models LANGUAGE COUNT [SEED]``.

Loading one takes seconds, so this is no part of the test suite, which damages each file of a
model in one way (``tests/speech/test_vosk_model.py``). Each copy is loaded in a process of its
own and hears speech there, with all that may be said in a game: a model that crashes the
process, or is still loading after minutes, is a failure too.
"""

from __future__ import annotations

import os
import shutil
import sys
import traceback
from collections import Counter
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from importlib import import_module
from multiprocessing import get_context
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import numpy as np

from tests.fuzz.mutations import BINARY, mutated
from voice_perudo.app.voice import language_voice
from voice_perudo.audio.resampling import at_rate
from voice_perudo.audio.types import RATE, Samples
from voice_perudo.errors import ModelError
from voice_perudo.language.available import available_languages
from voice_perudo.language.interpretation import Scope
from voice_perudo.language.pack import load_language
from voice_perudo.resources import data_path
from voice_perudo.rules.values import Bid
from voice_perudo.speech.pyttsx3_synthesiser import Pyttsx3Synthesiser
from voice_perudo.speech.vosk_model import VoskModel

REFUSED = 9
CRASHED = 1
PATIENCE = 400
"""Seconds; the trial of a model gives up after 300."""

STEPS = 50
"""Models after which it is told how far the run has come."""

Damage = Callable[[Path, Random], str]


def _mutate(folder: Path, random: Random) -> str:
    path = _some_file(folder, random)
    content = path.read_bytes()
    if b"\0" in content:
        path.write_bytes(random.choice(BINARY)(content, random, [content]))
    else:
        path.write_bytes(mutated(content, random, [content]))
    return f"{_name(path, folder)} of {len(content)} bytes has {path.stat().st_size}"


def _flip(folder: Path, random: Random) -> str:
    """Bits anywhere, as a bad disk or memory would."""
    path = _some_file(folder, random)
    content = bytearray(path.read_bytes())
    count = min(len(content), random.choice((1, 8, 100, 10_000)))
    for place in random.sample(range(len(content)), count):
        content[place] ^= 1 << random.randrange(8)
    path.write_bytes(content)
    return f"{_name(path, folder)} has {count} bits flipped"


def _truncate(folder: Path, random: Random) -> str:
    """A download or a copy that has broken off."""
    path = _some_file(folder, random)
    size = path.stat().st_size
    left = random.choice((0, 1, size // 2, size - 1, random.randrange(max(1, size))))
    path.write_bytes(path.read_bytes()[:left])
    return f"{_name(path, folder)} of {size} bytes is cut to {left}"


def _hole(folder: Path, random: Random) -> str:
    """Blocks of zeros, as after a crash of the machine."""
    path = _some_file(folder, random)
    content = path.read_bytes()
    start = random.randrange(0, max(1, len(content)), 512)
    hole = min(len(content) - start, 512 * random.choice((1, 8, 256)))
    path.write_bytes(content[:start] + bytes(hole) + content[start + hole :])
    return f"{_name(path, folder)} has {hole} zeros at {start}"


def _remove(folder: Path, random: Random) -> str:
    path = _some_file(folder, random)
    path.unlink()
    return f"{_name(path, folder)} is gone"


def _swap(folder: Path, random: Random) -> str:
    """Two files of the model under each other's name."""
    one, other = _some_file(folder, random), _some_file(folder, random)
    first, second = one.read_bytes(), other.read_bytes()
    one.write_bytes(second)
    other.write_bytes(first)
    return f"{_name(one, folder)} and {_name(other, folder)} are swapped"


def _foreign(folder: Path, random: Random) -> str:
    """Files of another language's model, as when two are unpacked into one folder."""
    other = data_path("models/builtin") / random.choice(available_languages())
    taken = random.sample(_files(folder), random.choice((1, 1, 2, 4)))
    for path in taken:
        shutil.copyfile(other / path.relative_to(folder), path)
    names = ", ".join(_name(path, folder) for path in taken)
    return f"{names} of {other.name}"


DAMAGES: tuple[Damage, ...] = (
    *(_mutate, _mutate, _mutate, _flip, _flip, _truncate, _hole, _remove, _swap, _foreign),
)


def damage(folder: Path, random: Random) -> str:
    """Damage the model in one way; what was done."""
    return random.choice(DAMAGES)(folder, random)


def _files(folder: Path) -> list[Path]:
    # Nothing reads the checksums when a game begins.
    files = (path for path in folder.rglob("*") if path.is_file() and path.name != "CHECKSUMS")
    return sorted(files)


def _some_file(folder: Path, random: Random) -> Path:
    return random.choice(_files(folder))


def _name(path: Path, folder: Path) -> str:
    return path.relative_to(folder).as_posix()


@dataclass(frozen=True)
class Game:
    """A bid and a Dudo as somebody says them, and what is listened for in each scope."""

    speech: Samples
    phrases: tuple[tuple[str, ...], ...]


def a_game(language: str) -> Game:
    """What a model hears."""
    pack = load_language(language)
    bid = pack.messages.render("name-bid", {"bid": Bid(8, 5)})
    with closing(Pyttsx3Synthesiser()) as synthesiser:
        said = [
            at_rate(synthesiser.clip(message.spoken, language_voice(language)), RATE).samples
            for message in (bid, pack.messages.render("name-dudo"))
        ]
    scopes = (Scope.BIDDING, Scope.COUNTING, Scope.SETUP)
    listed = [pack.phrasebook.phrases(scope, ()) for scope in scopes]
    return Game(np.concatenate(said), tuple(filter(None, listed)))


def use(model: Path, cache: Path, game: Game, told: Path) -> None:
    """Load the model and hear the game; ends the process, with what it tells in a file."""
    with told.open("wb") as file:
        for stream in (1, 2):
            os.dup2(file.fileno(), stream)
    try:
        loaded = VoskModel(model, cache)
        for phrases in game.phrases:
            recogniser = loaded.recogniser(phrases, 8)
            for _ in range(2):
                recogniser.accept(game.speech)
                recogniser.finish()
    except ModelError:
        os._exit(REFUSED)
    except Exception:
        traceback.print_exc()
        os._exit(CRASHED)
    os._exit(0)


def used(model: Path, cache: Path, game: Game, told: Path) -> tuple[str, str]:
    """How a model's use ended, and what was told if it failed."""
    process = get_context("fork").Process(target=use, args=(model, cache, game, told))
    process.start()
    process.join(PATIENCE)
    if process.exitcode is None:
        process.kill()
        process.join()
        return "failed", f"more than {PATIENCE} seconds"
    # What Vosk complains of while the game is on would be shown among its lines.
    complaint = told.read_text("utf-8", "replace")[-300:]
    ends = {0: "taken", REFUSED: "refused"}
    if process.exitcode in ends and not complaint:
        return ends[process.exitcode], ""
    return "failed", f"{process.exitcode} {complaint}"


def main(language: str, count: int, seed: int = 0) -> int:
    """Use so many damaged copies; the number that ended otherwise than taken or refused."""
    counts: Counter[str] = Counter()
    import_module("vosk")  # once for all the processes
    game = a_game(language)
    with TemporaryDirectory() as folder:
        model, cache, told = (Path(folder) / name for name in ("model", "cache", "told"))
        for number in range(seed, seed + count):
            shutil.copytree(data_path("models/builtin") / language, model)
            done = damage(model, Random(number))
            end, why = used(model, cache, game, told)
            shutil.rmtree(model)
            counts[end] += 1
            if end == "failed":
                sys.stdout.write(f"seed {number}: {done}: {why}\n")
            elif counts.total() % STEPS == 0:
                sys.stdout.write(f"{language}: {counts.total()} of {count}\n")
            sys.stdout.flush()
    sys.stdout.write(f"{language}: {counts.total()} tried, {dict(counts)}\n")
    return counts["failed"]


if __name__ == "__main__":
    code, many, *rest = sys.argv[1:]
    sys.exit(main(code, int(many), int(rest[0]) if rest else 0) > 0)
