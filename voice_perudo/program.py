"""What to type to run this program from here, for messages that tell the next command."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
from pathlib import Path

from voice_perudo.one_line import one_line

NAME = "voice-perudo"


def to_run(*arguments: object) -> str:
    """The command line that gives the program these arguments, as a shell takes it.

    Words in capitals, like ``FILE``, stand for what only the user knows.
    """
    return " ".join((program(), *(_quoted(_argument(one)) for one in arguments)))


def _argument(one: object) -> str:
    """A file that is named like an option is told with its folder."""
    named_like_option = isinstance(one, Path) and str(one).startswith("-")
    return os.path.join(os.curdir, str(one)) if named_like_option else str(one)


def _quoted(word: str) -> str:
    shown = one_line(word)
    if shown == word:
        return shlex.quote(word)
    escaped = word.replace("\\", "\\\\").replace("'", "\\'")
    return f"$'{one_line(escaped)}'"


def program() -> str:
    """The program as it can be called from the current folder.

    Its name alone where the shell finds it; else the way to it, from here if it is below.
    """
    called = Path(sys.argv[0])
    if called.name == "__main__.py":
        return f"{_shown(Path(sys.executable))} -m {__package__}"
    if called.stem != NAME:  # another program that uses this package
        return NAME
    return _shown(called)


def _shown(called: Path) -> str:
    """The path, as short as the shell understands it."""
    found = shutil.which(called.name)
    if found is not None and _is_same(Path(found), called):
        return called.name
    try:
        whole, here = Path(os.path.abspath(called)), Path.cwd()
    except FileNotFoundError:  # the current folder is gone
        return _quoted(str(called))
    if not whole.is_relative_to(here):
        return _quoted(str(whole))
    below = str(whole.relative_to(here))
    return _quoted(below if os.sep in below else os.path.join(os.curdir, below))


def _is_same(one: Path, other: Path) -> bool:
    """Whether both are one file by the same name: a link may choose another environment."""
    return os.path.abspath(one) == os.path.abspath(other)
