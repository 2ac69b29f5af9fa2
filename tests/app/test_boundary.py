"""Whatever goes wrong, the user reads one sentence and a script gets an exit code."""

from __future__ import annotations

import errno
import io
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import numpy as np
import pytest
import soundfile
import typer

from tests.app.command import COMMAND, environment
from voice_perudo.__main__ import main
from voice_perudo.app.boundary import guarded
from voice_perudo.audio.session_file import HELD
from voice_perudo.audio.types import RATE
from voice_perudo.errors import AudioError, UsageError

TYPED = ("play", "--text", "--language", "ru", "--players", "Аня,Борис", "--no-journal")


def failing(error: BaseException) -> object:
    raise error


@pytest.mark.parametrize(
    ("error", "code", "sentence"),
    [
        (AudioError("It is mute."), 1, "It is mute."),
        (UsageError("Not so."), 2, "Not so."),
        (typer.BadParameter("of\n two lines."), 2, "of two lines (--help"),
        (OSError(errno.ENOSPC, "No space left"), 1, "No space left"),
        (OSError(errno.EACCES, "Forbidden", "a.txt"), 1, "a.txt: Forbidden"),
        (KeyError("x"), 1, "fault in the program (KeyError: 'x')"),
        (BrokenPipeError(errno.EPIPE, "Broken pipe"), 1, None),
        (KeyboardInterrupt(), 130, None),
        (typer.Abort(), 130, None),
    ],
)
def test_every_failure_is_one_sentence_and_a_code(
    capsys: pytest.CaptureFixture[str], error: BaseException, code: int, sentence: str | None
) -> None:
    before = signal.getsignal(signal.SIGINT)
    try:
        assert guarded(lambda: failing(error)) == code
    finally:
        signal.signal(signal.SIGINT, before)
    told = capsys.readouterr().err
    if sentence is None:
        assert told == ""
    else:
        assert told.startswith("voice-perudo: ")
        assert sentence in told
        assert told.count("\n") == 1


def test_what_a_command_returns_is_its_code() -> None:
    assert guarded(lambda: 3) == 3
    assert guarded(lambda: None) == 0


def test_letters_that_the_terminal_lacks_are_escaped(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(shown, "ascii"))
    sentence = "пять 😀 \udcff"
    guarded(lambda: print(json.dumps(sentence, ensure_ascii=False)))  # noqa: T201
    assert json.loads(shown.getvalue()) == sentence


def test_a_game_is_told_and_typed_where_the_encoding_is_ascii() -> None:
    done = subprocess.run(
        [COMMAND, *TYPED, "--json"],
        input="восемь пятёрок\nпомощь\n".encode(),
        capture_output=True,
        env={**environment(), "PYTHONIOENCODING": "ascii"},
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert json.loads(done.stdout.splitlines()[0])["players"] == ["Аня", "Борис"]


@pytest.mark.parametrize(
    "arguments", [("--help",), ("understand", "huit cinq", "--language", "fr"), TYPED]
)
@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is full")
def test_output_that_cannot_be_written_is_told(arguments: tuple[str, ...]) -> None:
    with open("/dev/full", "w") as full:
        done = subprocess.run(
            [COMMAND, *arguments],
            stdin=subprocess.DEVNULL,
            stdout=full,
            stderr=subprocess.PIPE,
            env=environment(),
            text=True,
            check=False,
        )
    assert done.returncode == 1
    assert "No space left" in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_reader_who_leaves_hears_no_complaint() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run(
        [COMMAND, *TYPED], stdin=subprocess.DEVNULL, stdout=writing, stderr=subprocess.PIPE,
        env=environment(), check=False,
    )  # fmt: skip
    os.close(writing)
    assert (done.returncode, done.stderr) == (1, b"")


@pytest.mark.skipif(os.name != "posix", reason="needs a shell")
@pytest.mark.parametrize("closed", [">&-", "2>&-", "<&- >&- 2>&-"])
def test_closed_streams_do_no_harm(tmp_path: Path, closed: str) -> None:
    line = f'"{COMMAND}" play --text --players anna,ben --json --journal "$0" {closed}'
    file = tmp_path / "game.journal"
    done = subprocess.run(
        ["sh", "-c", line, file],
        input=b"five sixes\n",
        capture_output=True,
        env=environment(),
        check=False,
    )
    assert done.returncode == (2 if "<&-" in closed else 0)
    assert b"fault" not in done.stderr
    assert file.exists() == ("<&-" not in closed)


@pytest.mark.skipif(os.name != "posix", reason="needs signals")
@pytest.mark.parametrize("impatience", [None, 0.01, 0.03])
def test_ctrl_c_ends_a_game_quietly(impatience: float | None) -> None:
    """Pressed twice too: the program takes a tenth of a second to go."""
    game = subprocess.Popen(
        [COMMAND, *TYPED],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
        # a test run in the background ignores Ctrl-C, and so would its children
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    assert game.stdout is not None
    game.stdout.readline()
    game.send_signal(signal.SIGINT)
    if impatience is not None:
        time.sleep(impatience)
        game.send_signal(signal.SIGINT)
    _, told = game.communicate(timeout=30)
    assert (game.returncode, told) == (130, b"")


@pytest.mark.skipif(os.name != "posix", reason="needs pipes that are not waited for")
def test_input_that_another_program_left_impatient_is_waited_for() -> None:
    reading, writing = os.pipe()
    os.set_blocking(reading, False)
    game = subprocess.Popen(
        [COMMAND, *TYPED, "--starter", "Аня"],
        stdin=reading,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
    )
    os.close(reading)
    assert game.stdout is not None
    game.stdout.readline()
    time.sleep(0.3)  # nothing comes for a while, which is no end
    os.write(writing, "две пятёрки\n".encode())
    os.close(writing)
    told, _ = game.communicate(timeout=30)
    assert "две пятёрки" in told.decode()
    assert game.returncode == 0


class Ending:
    """Python drops what its ``__del__`` raises, as it drops it in the midst of an import."""

    def __init__(self, end: signal.Signals) -> None:
        self.end = end

    def __del__(self) -> None:
        signal.raise_signal(self.end)


@pytest.mark.skipif(os.name != "posix", reason="needs signals")
@pytest.mark.parametrize("end", [signal.SIGHUP, signal.SIGINT, signal.SIGTERM])
def test_the_wish_to_end_is_not_lost_while_python_tidies_up(end: signal.Signals) -> None:
    # Whoever runs the tests may have had it ignored, as nohup does, and it stays so then.
    usual = signal.default_int_handler if end == signal.SIGINT else signal.SIG_DFL
    before = signal.signal(end, usual)
    dropped: list[Ending] = [Ending(end)]

    def command() -> int:
        dropped.clear()
        time.sleep(5)
        return 0

    try:
        assert guarded(command) == 128 + end
    finally:
        signal.signal(end, before)


@pytest.mark.skipif(os.name != "posix", reason="needs signals")
@pytest.mark.real_audio
@pytest.mark.parametrize("end", [signal.SIGTERM, signal.SIGHUP])
def test_a_shutdown_finishes_what_is_being_written(tmp_path: Path, end: signal.Signals) -> None:
    out, seconds = tmp_path / "out.wav", 5
    options = ("play", "--audio", "-", "--out", out, "--players", "anna,ben", "--language", "en")
    game = subprocess.Popen(
        [COMMAND, *options, "--json"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(tmp_path),
        preexec_fn=lambda: signal.signal(end, signal.SIG_DFL),
    )
    assert game.stdin is not None
    assert game.stdout is not None
    sound = io.BytesIO()
    soundfile.write(sound, np.zeros(10 * seconds * RATE), RATE, format="WAV")
    game.stdin.write(sound.getvalue()[: 44 + 2 * seconds * RATE])  # and more to come
    game.stdin.flush()
    _wait_until_written(out, seconds - HELD / RATE - 1)
    game.send_signal(end)
    assert (game.wait(timeout=30), game.stderr.read() if game.stderr else b"") == (128 + end, b"")
    assert soundfile.info(out).duration >= seconds - 0.1
    with game:
        pass


def _wait_until_written(out: Path, seconds: float) -> None:
    for _ in range(300):
        if out.exists() and out.stat().st_size > seconds * 2 * RATE:
            time.sleep(0.3)  # what is read is also heard
            return
        time.sleep(0.1)
    raise AssertionError("nothing is written")


class Interrupting:
    """Ctrl-C while the command is being imported."""

    def find_spec(self, name: str, *rest: object) -> None:
        if name == "voice_perudo.cli":
            raise KeyboardInterrupt


def test_ctrl_c_while_the_program_is_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "voice_perudo.cli", raising=False)
    monkeypatch.setattr(sys, "meta_path", [Interrupting(), *sys.meta_path])
    with pytest.raises(SystemExit) as left:
        main()
    assert left.value.code == 130


def test_the_package_runs_as_a_module() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "voice_perudo", "nosuch"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert done.stderr.startswith("voice-perudo: No such command")
