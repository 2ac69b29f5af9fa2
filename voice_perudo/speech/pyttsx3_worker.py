"""Speaks with pyttsx3 in a process of its own, which can be killed when it hangs.

``pyttsx3_worker.py`` reads one JSON request a line: ``{"text", "voice", "rate", "pitch",
"file"}``, writes the clip into ``file`` and answers ``{"voice": id used}`` or
``{"error": reason}``, or ``{"ended": reason}`` where it crashed. Its first line says what is
installed: ``{"driver", "version", "voices"}``, or one of these two. It stands alone, so that it
runs by its path.

On Linux every clip is spoken by a fork of its own. In one process espeak-ng carries
something over from clip to clip, so that the sound and length of a text change with what
was said before it; in a fresh process it speaks the same each time.
"""

from __future__ import annotations

import contextlib
import ctypes
import json
import os
import signal
import sys
import threading
from collections.abc import Callable
from functools import partial
from importlib.metadata import version
from typing import Any, TextIO

_LIBRARY = "libespeak-ng.so.1"
_LINUX = sys.platform == "linux"
_LONGEST_LIFE = 60
"""Seconds after which a fork that hangs ends itself, should nobody be left to kill it."""

_Answer = dict[str, Any]


def main() -> None:
    """Serve requests until the input ends."""
    answers = _private_output()
    with contextlib.suppress(Exception):  # the introduction tries again, and tells
        _prepare()
    _reply(answers, _introduction)
    for line in sys.stdin:
        request = json.loads(line)
        _reply(answers, partial(_speak, request))


def _private_output() -> TextIO:
    """The real standard output; whatever else prints goes nowhere, pyttsx3 does."""
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)
    return answers


def _prepare() -> None:
    """Load what every fork needs, short of starting espeak-ng, which makes a thread."""
    if not _LINUX:
        return
    _ensure_espeak()
    import pyttsx3.drivers.espeak  # noqa: F401


def _ensure_espeak() -> None:
    """Load espeak-ng's library: the system's, or else the one that comes from PyPI.

    pyttsx3 opens the library by its name, which finds one that is already loaded.
    """
    try:
        ctypes.CDLL(_LIBRARY)
    except OSError:
        import espeakng_loader

        os.environ["ESPEAK_DATA_PATH"] = espeakng_loader.get_data_path()
        ctypes.CDLL(espeakng_loader.get_library_path())


def _reply(answers: TextIO, work: Callable[[], _Answer]) -> None:
    """Write the answer, from a fork where there are forks."""
    if not _LINUX:
        _write(answers, work)
        return
    child = os.fork()
    if child == 0:
        signal.alarm(_LONGEST_LIFE)
        sys.unraisablehook = partial(_broken_off, answers)
        _write(answers, work)
        os._exit(0)
    _, status = os.waitpid(child, 0)
    if status != 0:
        _write(answers, lambda: {"ended": f"espeak-ng ended with status {status}"})


def _broken_off(answers: TextIO, failure: Any) -> None:
    """Answer at once when espeak-ng's callback fails, on a full disk: pyttsx3 would wait on."""
    if "callback" in (failure.err_msg or ""):
        _write(answers, lambda: {"error": str(failure.exc_value)})
        os._exit(0)


def _write(answers: TextIO, work: Callable[[], _Answer]) -> None:
    try:
        answer = work()
    except Exception as error:  # pyttsx3 raises whatever its driver does
        answer = {"error": str(error) or type(error).__name__}
    answers.write(json.dumps(answer) + "\n")
    answers.flush()


def _engine() -> Any:
    import pyttsx3

    return pyttsx3.init()


def _introduction() -> _Answer:
    engine = _engine()
    return {
        "driver": str(engine),
        "version": f"pyttsx3 {version('pyttsx3')} {engine} {_espeak_version()}".strip(),
        "voices": [str(voice.id) for voice in engine.getProperty("voices")],
    }


def _espeak() -> Any:
    """pyttsx3's binding of espeak-ng's library."""
    return sys.modules["pyttsx3.drivers._espeak"]


def _espeak_version() -> str:
    return str(_espeak().Info(None).decode()) if _LINUX else ""


def _speak(request: _Answer) -> _Answer:
    engine = _engine()
    errors: list[str] = []
    finished = threading.Event()
    engine.connect("error", lambda exception, **_: errors.append(str(exception)))
    engine.connect("finished-utterance", lambda **_: finished.set())
    if _LINUX:
        # Until it has run once, pyttsx3 keeps the settings for the next run, which begins by
        # cancelling what espeak-ng has not done yet: now and then the rate is lost.
        engine.runAndWait()
    engine.setProperty("voice", request["voice"])
    engine.setProperty("rate", request["rate"])
    if request["pitch"] is not None:
        engine.setProperty("pitch", request["pitch"])
    if _LINUX:
        _espeak().Synchronize()
    engine.save_to_file(request["text"], request["file"])
    engine.runAndWait()
    if _LINUX:
        # espeak-ng speaks in a thread of its own, and runAndWait does not wait for it.
        finished.wait()
    return {"error": errors[0]} if errors else {"voice": str(engine.getProperty("voice"))}


if __name__ == "__main__":
    main()
