"""Without a voice the game goes on in writing: a synthesiser can hang, crash, or not be there."""

from __future__ import annotations

import os
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
import soundfile

from tests.app.command import COMMAND, environment, json_lines
from voice_perudo.app.session import Session
from voice_perudo.app.table import make_table
from voice_perudo.app.voice import Voice
from voice_perudo.audio.sinks import Nowhere
from voice_perudo.errors import VoicePerudoError
from voice_perudo.hearing import Hearing
from voice_perudo.speech.pyttsx3_synthesiser import Pyttsx3Synthesiser
from voice_perudo.speech.worker_process import WorkerProcess

TABLE = ("--language", "en", "--players", "red,blue")
INTRODUCED = """
import json, os, sys, time
print(json.dumps({"driver": "espeak", "version": "1", "voices": ["gmw/en"]}), flush=True)
for line in sys.stdin:
"""
WORKERS = {
    "hangs": "    time.sleep(3600)\n",
    "ends": "    os._exit(3)\n",
    "writes silence": (
        "    request = json.loads(line)\n"
        "    import soundfile; soundfile.write(request['file'], [0.0] * 9000, 22050)\n"
        "    print(json.dumps({'voice': request['voice']}), flush=True)\n"
    ),
    "writes nothing": "    print(json.dumps({'voice': 'gmw/en'}), flush=True)\n",
    "talks nonsense": "    print('[]', flush=True)\n",
}
PATIENCE = 0.5


@pytest.fixture
def silence(tmp_path: Path) -> Path:
    file = tmp_path / "silence.wav"
    soundfile.write(file, [0.0] * 16_000, 16_000)
    return file


@pytest.mark.parametrize("fault", WORKERS)
def test_a_synthesiser_that_fails_holds_up_the_game_once(tmp_path: Path, fault: str) -> None:
    script = tmp_path / "worker.py"
    script.write_text(INTRODUCED + WORKERS[fault], encoding="utf-8")
    workers: list[WorkerProcess] = []

    def start() -> WorkerProcess:
        workers.append(WorkerProcess(str(script)))
        return workers[-1]

    warnings: list[VoicePerudoError] = []
    synthesiser = Pyttsx3Synthesiser(tmp_path / "clips", PATIENCE, start=start)
    synthesiser._found()  # however long Python takes to start here
    session = Session(
        make_table("en", None, (), "red,blue"),
        [Voice(synthesiser, Nowhere(), lambda: 0.0, warnings.append)],
    )
    began = time.monotonic()
    session.begin("red")
    for line in ("two fives", "three fives", "four fives", "dudo", "two"):
        session.hear({"en": Hearing.typed(line)})
    taken = time.monotonic() - began

    assert session.state.game.dice_in_play == 9
    (warning,) = warnings
    assert "play without a voice" in str(warning)
    assert len(workers) == 2
    assert taken < 2 * PATIENCE + 10 * PATIENCE  # one clip's patience, not seven
    assert all(worker._process.poll() is not None for worker in workers)
    synthesiser.close()


def played(silence: Path, out: Path, *options: str, **variables: str) -> tuple[str, str]:
    """The game refereed aloud over silence: standard output and standard error."""
    done = subprocess.run(
        [COMMAND, "play", "--audio", silence, "--out", out, "--json", *(options or TABLE)],
        capture_output=True,
        env=environment(out.parent) | {"XDG_CACHE_HOME": str(out.parent), **variables},
        timeout=120,
        check=False,
    )
    assert done.returncode == 0
    return done.stdout.decode(), done.stderr.decode()


@pytest.mark.real_audio
def test_a_whole_game_with_a_pyttsx3_that_crashes(tmp_path: Path, silence: Path) -> None:
    package = tmp_path / "broken" / "pyttsx3"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text("import os\nos._exit(3)\n", encoding="utf-8")
    out, err = played(silence, tmp_path / "out.wav", PYTHONPATH=str(package.parent))
    assert any(line["type"] == "announcement" for line in json_lines(out))
    (warning,) = err.splitlines()
    assert "speech synthesiser" in warning


@pytest.fixture
def without_polish(tmp_path: Path) -> Path:
    """espeak-ng's data without the Polish voice."""
    places = [*Path("/usr/lib").glob("*/espeak-ng-data"), Path("/usr/share/espeak-ng-data")]
    data = next((place for place in places if (place / "lang").is_dir()), None)
    if data is None:
        pytest.skip("the voices of espeak-ng are not where Debian keeps them")
    copy = tmp_path / "espeak-ng-data"
    (copy / "lang").mkdir(parents=True)
    for path in _all_but_polish(data):
        (copy / path.relative_to(data)).symlink_to(path)
    return copy


def _all_but_polish(data: Path) -> Iterator[Path]:
    yield from (path for path in data.iterdir() if path.name not in ("lang", "pl_dict"))
    yield from (path for path in (data / "lang").iterdir() if path.name != "zlw")


@pytest.mark.real_audio
def test_polish_is_not_read_by_another_voice(
    tmp_path: Path, silence: Path, without_polish: Path
) -> None:
    sound = tmp_path / "out.wav"
    table = ("--language", "pl", "--players", "anna,ben")
    out, err = played(silence, sound, *table, ESPEAK_DATA_PATH=str(without_polish))
    (warning,) = err.splitlines()
    assert "No voice for the language 'pl'" in warning
    assert "Anna" in out or "anna" in out
    assert abs(soundfile.read(sound)[0]).max() == 0


@pytest.mark.real_audio
@pytest.mark.skipif(os.name != "posix", reason="needs a device that is full")
def test_no_room_for_clips_costs_the_voice(tmp_path: Path, silence: Path) -> None:
    full = tmp_path / "full"
    full.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=8k", "tmpfs", str(full)]
    if subprocess.run(mount, capture_output=True, check=False).returncode:
        pytest.skip("a small disk cannot be made here")
    try:
        (full / "ballast").write_bytes(bytes(4096))  # one page is left: the clip does not fit
        _, err = played(silence, tmp_path / "out.wav", TMPDIR=str(full))
    finally:
        subprocess.run(["umount", "-l", str(full)], check=True)
    (warning,) = err.splitlines()
    assert "No space left" in warning
