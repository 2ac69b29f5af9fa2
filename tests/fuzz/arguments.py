"""Random command lines, run within this process as a user would run them."""

from __future__ import annotations

import io
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from unittest import mock

from tests.fuzz.mutations import WORDS
from voice_perudo import cli
from voice_perudo.errors import UsageError

_TABLE = ("--language", "--rules", "--rule", "--players", "--starter", "--announce", "--json")
COMMANDS: dict[tuple[str, ...], tuple[str, ...]] = {
    ("understand",): ("--language", "--scope", "--bid", "--players"),
    ("hear",): ("--language", "--scope", "--players", "--model", "--json"),
    ("play", "--text"): (*_TABLE, "--resume", "--journal", "--no-journal", "--keep-audio"),
    ("play", "--audio"): (*_TABLE, "--out", "--model", "--no-journal", "--keep-audio"),
    ("play",): (*_TABLE, "--device", "--out"),
    ("replay",): ("--language", "--voice", "--out", "--evidence", "--json"),
    ("history",): (),
    ("bench",): ("--language", "--model", "--speakers", "--confusions", "--json"),
    ("rules", "check"): (),
    ("rules",): (),
    (): ("--help", "--version", "--install-completion"),
    ("nonsense",): (),
}
FLAGS = (
    *("--json", "--resume", "--no-journal", "--keep-audio", "--voice", "--evidence", "--speakers"),
    *("--help", "--version", "--install-completion"),
)
FITTING: dict[str, tuple[str, ...]] = {
    "--language": ("fr", "pl", "en", "xx"),
    "--scope": ("bidding", "counting", "confirm"),
    "--bid": ("8x4", "none", "1x1"),
    "--players": ("anna,ben", "anna:pl,ben:fr", "bleu,vert,rouge"),
    "--rules": ("bga-free", "polish-classic"),
    "--rule": ("calza=off", "start_dice=2", "palifico=maybe"),
    "--starter": ("anna", "bleu"),
    "--announce": ("table", "player"),
}
VALUES = (
    *(value for values in FITTING.values() for value in values),
    *("0", "mic", "-", "--", ".", "huit cinq", "dudo", "game.wav"),
)


def command_line(random: Random, files: list[Path]) -> list[str]:
    """Arguments, of which some may go together."""
    command = random.choice(list(COMMANDS))
    made = list(command)
    if command and random.random() < 0.8:
        made.append(_value(random, files))
    for _ in range(random.randint(0, 4)):
        if random.random() < 0.1:
            made.append(_value(random, files))
            continue
        known = (
            random.choice(list(COMMANDS.values())) if random.random() < 0.1 else COMMANDS[command]
        )
        if known:
            option = random.choice(known)
            made += [option] if option in FLAGS else [option, _value(random, files, option)]
    return made


def _value(random: Random, files: list[Path], option: str = "") -> str:
    fitting = FITTING.get(option)
    if fitting and random.random() < 0.7:
        return random.choice(fitting)
    pool = random.choice((VALUES, WORDS, [str(file) for file in files]))
    return random.choice(pool)[:300]


@contextmanager
def no_demonstration() -> Iterator[None]:
    """Where there is no microphone a game would become a demonstration, which takes a minute."""

    def refuse(*_: object) -> None:
        raise UsageError("No demonstration now.")

    with mock.patch("voice_perudo.commands.play.demo", refuse):
        yield


def run(arguments: list[str], typed: str = "eight fives\ndudo\n") -> tuple[int, str, str]:
    """The exit code, and what was written to standard output and standard error."""
    kept = sys.argv, sys.stdin, sys.stdout, sys.stderr
    out, err = (io.TextIOWrapper(io.BytesIO(), "utf-8", write_through=True) for _ in range(2))
    given = io.TextIOWrapper(io.BytesIO(typed.encode()), "utf-8")
    sys.argv, sys.stdin, sys.stdout, sys.stderr = ["voice-perudo", *arguments], given, out, err
    try:
        cli.main()
    except SystemExit as left:
        code = left.code
    finally:
        sys.argv, sys.stdin, sys.stdout, sys.stderr = kept
    told = (stream.buffer.getvalue().decode() for stream in (out, err))
    return (code if isinstance(code, int) else 0), *told  # type: ignore[return-value]


def fault(code: int, err: str) -> str | None:
    """What is wrong with such an end, if anything."""
    if "Traceback" in err or "fault in the program" in err:
        return err
    if code not in (0, 1, 2):
        return f"exit code {code}"
    if code and not (err.splitlines() or [""])[-1].startswith("voice-perudo: "):
        return f"no sentence: {err!r}"
    return None
