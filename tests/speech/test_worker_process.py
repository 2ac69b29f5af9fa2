import os
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from voice_perudo.speech.worker_process import WorkerError, WorkerProcess

Write = Callable[[str], WorkerProcess]

ECHO = "import sys\nfor line in sys.stdin: sys.stdout.write(line); sys.stdout.flush()\n"


@pytest.fixture
def started(tmp_path: Path) -> Write:
    def start(program: str) -> WorkerProcess:
        script = tmp_path / "worker.py"
        script.write_text(program)
        return WorkerProcess(str(script))

    return start


def test_lines_are_answered_whatever_letters_they_hold(started: Write) -> None:
    worker = started(ECHO)
    for text in ("восемь пятёрок", "huit\ncinq", '"'):
        assert worker.ask({"text": text}, 10.0) == {"text": text}
    worker.close()
    worker.close()


def test_a_process_that_hangs_is_killed_with_what_it_has_forked(
    started: Write, tmp_path: Path
) -> None:
    child = tmp_path / "child"
    worker = started(
        "import os, pathlib, sys, time\n"
        "pid = os.fork()\n"
        f"if pid: pathlib.Path({str(child)!r}).write_text(str(pid)); print('{{}}', flush=True)\n"
        "time.sleep(60)\n"
    )
    worker.answer(10.0)
    with pytest.raises(WorkerError, match=r"no answer in 0\.1 seconds"):
        worker.ask({}, 0.1)
    assert _ends(int(child.read_text()))
    worker.close()


def test_a_question_broken_off_leaves_no_answer_behind(
    started: Write, monkeypatch: pytest.MonkeyPatch
) -> None:
    worker = started(ECHO)

    def interrupted(**_: float) -> str:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(worker._lines, "get", interrupted)
        with pytest.raises(KeyboardInterrupt):
            worker.ask({"question": 1}, 10.0)
    with pytest.raises(WorkerError):
        worker.ask({"question": 2}, 10.0)


@pytest.mark.parametrize("program", ["", "print('nonsense', flush=True)", "print('[]')", "1/0"])
def test_an_end_or_nonsense_is_a_failure(started: Write, program: str) -> None:
    worker = started(program)
    with pytest.raises(WorkerError, match=r"ended"):
        worker.ask({}, 10.0)
    with pytest.raises(WorkerError, match=r"ended"):
        worker.ask({}, 10.0)


def _ends(process: int) -> bool:
    """Whether the process is gone, or dead with nobody left to bury it, within seconds."""
    for _ in range(100):
        try:
            os.kill(process, 0)
            state = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()[0]
        except (ProcessLookupError, FileNotFoundError):
            return True
        if state == "Z":
            return True
        time.sleep(0.02)
    return False
