"""A game played by typed lines: the same dialogue, without sound."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator

from rich.console import Console

from voice_perudo.app.opening import Opening
from voice_perudo.app.session import Follower, Session
from voice_perudo.display.json_lines import JsonLines
from voice_perudo.display.terminal import Terminal
from voice_perudo.errors import UsageError
from voice_perudo.hearing import Hearing


def play_typed(session: Session, lines: Iterable[str]) -> None:
    """Takes each line as one utterance, in every language of the table, until the end."""
    for line in lines:
        if not line.strip():
            continue
        session.hear(dict.fromkeys(session.languages, Hearing.typed(line)))
        if session.finished:
            return


def play_at_the_keyboard(opening: Opening, *, as_json: bool) -> None:
    """Plays from standard input, with a prompt where somebody sits at it.

    Raises:
        UsageError: there is no standard input.
    """
    if sys.stdin is None or not sys.stdin.readable():
        raise UsageError("Nothing can be typed: standard input is closed, open it.")
    asking = sys.stdin.isatty()
    follower: Follower = (
        JsonLines(sys.stdout, clock=lambda: 0.0)
        if as_json
        else Terminal(Console(), show_heard=not asking)
    )
    session = opening.session([follower])
    play_typed(session, _typed_lines(asking))


_MOST_LETTERS = 4096
"""Of a line: more than anybody says in one breath, and what is piped in may never end."""


def _typed_lines(asking: bool) -> Iterator[str]:
    """Lines without their end; not by ``input``, which loses a Ctrl-C that comes as it flushes."""
    while True:
        if asking:
            sys.stdout.write("> ")
        sys.stdout.flush()
        try:
            line = sys.stdin.readline(_MOST_LETTERS)
            _skip_rest_of(line)
        except UnicodeDecodeError:
            continue
        if not line:
            return
        yield line.rstrip("\n")


def _skip_rest_of(line: str) -> None:
    while len(line) == _MOST_LETTERS and not line.endswith("\n"):
        line = sys.stdin.readline(_MOST_LETTERS)
