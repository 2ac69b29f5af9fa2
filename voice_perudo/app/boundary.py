"""The edge of the program: whatever goes wrong inside, the user reads one sentence.

Python's own ways out are a traceback (``PYTHONDEVMODE=1`` brings it back for an internal
fault) and letters that a terminal cannot show, which end the program in mid-game.
"""

from __future__ import annotations

import _thread
import codecs
import contextlib
import io
import json
import os
import signal
import sys
import threading
import warnings
from collections.abc import Callable, Iterator
from types import FrameType
from typing import TextIO

import typer

from voice_perudo.errors import INTERRUPTED, Terminated, VoicePerudoError, reason_of
from voice_perudo.one_line import one_line
from voice_perudo.user_folders import name_a_home

FAILED = 1
WRONG_USAGE = 2

_COMMAND_LINE_ERROR: type[Exception] = typer.BadParameter.__mro__[2]
"""``ClickException``: typer has moved it from one package to another."""

_OF_NO_INTEREST = "Value error, "
"""Said by typer before the reason why a value is wrong."""

_ESCAPES = "voice-perudo-escapes"
_AGAIN = 0.01
"""Seconds until a dropped signal is sent again; tidying up takes microseconds."""


def guarded(command: Callable[[], object]) -> int:
    """Runs the command; its exit code. Every failure has been told on standard error."""
    _open_closed_streams()
    _wait_for_streams()
    name_a_home()
    _forgive_letters()
    if not sys.flags.dev_mode:
        # These are for whoever writes the program, not for the players.
        warnings.simplefilter("ignore")
        sys.unraisablehook = _send_again
    try:
        with _ending_in_order():
            code = _explained(command)
    except KeyboardInterrupt:
        code = INTERRUPTED
    except Terminated as ended:
        code = ended.exit_code
    if code == INTERRUPTED:  # typer may have made that of it
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # a second one must not show a traceback
    return max(code, *map(_flushed, (sys.stdout, sys.stderr)))


def _explained(command: Callable[[], object]) -> int:
    try:
        result = command()
    except VoicePerudoError as error:
        return _failed(str(error), error.exit_code)
    except typer.Abort:
        return INTERRUPTED
    except _COMMAND_LINE_ERROR as error:
        return _failed(f"{_sentence(error)} (--help tells what can be given).", WRONG_USAGE)
    except BrokenPipeError:
        return FAILED  # nobody reads any more, so there is nobody to tell
    except OSError as error:
        return _failed(
            f"Something cannot be read or written ({_reason(error)}); see to that and start again.",
            FAILED,
        )
    except Exception as error:
        if sys.flags.dev_mode:
            raise
        fault = " ".join(f"{type(error).__name__}: {error}".split())
        return _failed(f"There is a fault in the program ({fault}); please report it.", FAILED)
    return result if isinstance(result, int) else 0


def _sentence(error: Exception) -> str:
    message = error.format_message() if hasattr(error, "format_message") else str(error)
    on_one_line = " ".join(str(message).split())  # choices are listed below one another
    return on_one_line.replace(_OF_NO_INTEREST, "").rstrip(".")


def _reason(error: OSError) -> str:
    reason = reason_of(error)
    return f"{error.filename}: {reason}" if error.filename else reason


def _failed(sentence: str, code: int) -> int:
    with contextlib.suppress(OSError):
        typer.echo(f"voice-perudo: {one_line(sentence)}", err=True)
    return code


@contextlib.contextmanager
def _ending_in_order() -> Iterator[None]:
    """A shutdown or a closed terminal ends the program as Ctrl-C does, with its files finished."""
    known = (getattr(signal, name, None) for name in ("SIGTERM", "SIGHUP"))  # Windows lacks one
    ours = [number for number in known if number and signal.getsignal(number) is signal.SIG_DFL]
    if threading.current_thread() is not threading.main_thread():
        ours = []  # only the main thread may
    for number in ours:
        signal.signal(number, _terminate)
    try:
        yield
    finally:
        for number in ours:
            signal.signal(number, signal.SIG_DFL)


def _terminate(number: int, frame: FrameType | None) -> None:
    signal.signal(number, signal.SIG_DFL)  # a second one ends it at once
    raise Terminated(number)


def _send_again(dropped: sys.UnraisableHookArgs) -> None:
    """Python drops what is raised while it clears away an object, even the wish to end.

    That wish is sent once more, when the clearing away is over; the rest is not for the players.
    """
    ended = dropped.exc_value
    if isinstance(ended, Terminated):
        signal.signal(ended.signal, _terminate)  # which had given up its place
        _later(ended.signal)
    elif isinstance(ended, KeyboardInterrupt):
        _later(signal.SIGINT)


def _later(number: int) -> None:
    again = threading.Timer(_AGAIN, _to_main_thread, (number,))
    again.daemon = True  # must not hold up a program that ends of itself
    again.start()


def _to_main_thread(number: int) -> None:
    """Python's handlers run in the main thread, and only a signal of its own wakes it."""
    main = threading.main_thread().ident
    if sys.platform != "win32" and main is not None:
        signal.pthread_kill(main, number)
    else:
        _thread.interrupt_main(signal.Signals(number))


def _open_closed_streams() -> None:
    """What is written to a closed output goes nowhere, and never into a file opened later."""
    for descriptor in (0, 1, 2):
        try:
            os.fstat(descriptor)
        except OSError:
            os.open(os.devnull, os.O_RDWR)  # takes the lowest number that is free, this one
    if sys.stdout is None:
        sys.stdout = open(1, "w", closefd=False)  # noqa: SIM115 - lives as long as Python
    if sys.stderr is None:
        sys.stderr = open(2, "w", closefd=False)  # noqa: SIM115


def _wait_for_streams() -> None:
    """Another program may have left a terminal so that whoever reads it is told it has ended."""
    for descriptor in (0, 1, 2):
        with contextlib.suppress(OSError):
            os.set_blocking(descriptor, True)


def _forgive_letters() -> None:
    """What a terminal's encoding lacks is shown as JSON would escape it, and never typed."""
    codecs.register_error(_ESCAPES, _escaped)
    for stream, errors in (
        (sys.stdin, "replace"),
        (sys.stdout, _ESCAPES),
        (sys.stderr, _ESCAPES),
    ):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=errors)


def _escaped(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return json.dumps(error.object[error.start : error.end])[1:-1], error.end


def _flushed(stream: TextIO | None) -> int:
    """Writes out what waits; where that fails, Python must not try it again at its end."""
    try:
        if stream is not None and not stream.closed:
            stream.flush()
    except OSError:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, stream.fileno() if stream is not None else nowhere)
        os.close(nowhere)
        return FAILED
    return 0
