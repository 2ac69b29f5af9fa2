"""``voice-perudo models``, run as a user runs it, with a real model on a real server."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
import wave
from pathlib import Path

import pytest

from tests.app.command import COMMAND, environment, json_lines
from tests.model_store.conftest import NAME, Serve
from voice_perudo.cli import app
from voice_perudo.errors import VoicePerudoError
from voice_perudo.model_store.registry import OfficialModel, official_models


@pytest.fixture
def registry(tmp_path: Path, model: OfficialModel) -> Path:
    path = tmp_path / "registry.toml"
    path.write_text(
        f'[[model]]\nname = "{model.name}"\nlanguage = "{model.language}"\nurl = "{model.url}"\n'
        f'licence = "Apache-2.0"\nbytes = {model.bytes}\nsha256 = "{model.sha256}"\n'
    )
    return path


@pytest.fixture
def silence(tmp_path: Path) -> Path:
    path = tmp_path / "silence.wav"
    with wave.open(str(path), "wb") as sound:
        sound.setnchannels(1)
        sound.setsampwidth(2)
        sound.setframerate(16_000)
        sound.writeframes(bytes(16_000))
    return path


class Command:
    """The command in this process: its exit code, and what it printed or complained of."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self._capsys = capsys

    def __call__(self, *arguments: str | Path) -> tuple[int, str]:
        self._capsys.readouterr()
        try:
            code = app(list(map(str, arguments)), standalone_mode=False)
        except VoicePerudoError as error:
            return error.exit_code, str(error)
        told = self._capsys.readouterr()
        assert told.err == ""
        return code or 0, told.out


@pytest.fixture
def command(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Command:
    """With the models in ``tmp_path``."""
    monkeypatch.setenv("VOICE_PERUDO_MODELS", str(tmp_path / "models"))
    return Command(capsys)


@pytest.mark.real_audio
def test_from_the_network_to_the_ear_and_away_again(
    serve: Serve, registry: Path, silence: Path, tmp_path: Path, command: Command
) -> None:
    listen = ("hear", silence, "--language", "ru", "--model", NAME)
    assert command(*listen)[0] == 1

    site = serve()
    install = ("models", "install", "ru", "--registry", registry, "--url", site.base)
    code, told = command(*install)
    assert (code, f"{NAME} is installed in {tmp_path}" in told) == (0, True)
    assert "is installed already" in command(*install)[1]
    assert len(site.asked) == 1

    code, told = command("models", "verify", "ru", "--json")
    assert code == 0
    assert [line["name"] for line in json_lines(told)] == ["built-in", NAME]
    assert all(line["works"] for line in json_lines(told))
    assert '"silence"' in command(*listen)[1]
    code, told = command("hear", silence, "--language", "fr", "--model", NAME)
    assert (code, "is for 'ru', but spoken here is fr" in told) == (2, True)

    assert command("models", "remove", NAME) == (0, f"{NAME} is removed.\n")
    assert command("models", "remove", NAME)[0] == 2
    assert command(*listen)[0] == 1


@pytest.mark.skipif(os.name != "posix", reason="needs signals")
@pytest.mark.real_audio
def test_what_to_do_next_in_a_folder_of_ones_own(
    archive: Path, registry: Path, tmp_path: Path, command: Command
) -> None:
    folder = tmp_path / "my models"
    there = ("--folder", folder)
    _, told = command("models", "install", "ru", "--registry", registry, "--from", archive, *there)
    assert f"--model '{folder / NAME}'" in told
    assert f"models verify ru --folder '{folder}'" in told
    assert command("models", "verify", "ru", *there)[0] == 0
    assert command("models", "remove", "ru", *there)[0] == 0
    assert f"models list --folder '{folder}'" in command("models", "remove", "ru", *there)[1]


@pytest.mark.real_audio
def test_ctrl_c_keeps_what_has_come_and_the_next_time_goes_on(
    serve: Serve, registry: Path, tmp_path: Path, archive: Path
) -> None:
    slow = serve(pause=0.05)
    command = [str(COMMAND), "models", "install", "ru", "--registry", str(registry), "--url"]
    started = subprocess.Popen(
        [*command, slow.base],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(tmp_path),
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    part = tmp_path / "voice-perudo" / "models" / "downloads" / f"{NAME}.zip.part"
    while started.poll() is None and not (part.exists() and part.stat().st_size):
        time.sleep(0.02)
    started.send_signal(signal.SIGINT)
    assert started.communicate(timeout=30) == (b"", b"")
    assert started.returncode == 130
    kept = part.read_bytes()
    assert kept
    assert archive.read_bytes().startswith(kept)

    site = serve()
    done = subprocess.run(
        [*command, site.base], env=environment(tmp_path), capture_output=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert site.asked == [(f"/{NAME}.zip", f"bytes={len(kept)}-")]


def test_the_list_names_every_official_model(command: Command) -> None:
    code, told = command("models", "list", "--json")
    assert code == 0
    names = {line["name"] for line in json_lines(told)}
    assert {model.name for model in official_models()} <= names
    _, text = command("models", "list")
    assert text.count("used: it comes with the program") == len(official_models())


@pytest.mark.parametrize(
    ("arguments", "code", "complaint"),
    [
        (("install", "tlh"), 2, "There is no official model for 'tlh'"),
        (("install", "fr", "--from", "a.zip", "--url", "https://x"), 2, "Leave out --url"),
        (("install", "fr", "--from", "nowhere.zip"), 1, "There is no file nowhere.zip"),
        (("install", "fr", "--url", "http://127.0.0.1:9/"), 1, "--from FILE.zip"),
        (("remove", "fr"), 2, "No model for 'fr' is installed"),
        (("verify", "tlh"), 2, "Unknown language 'tlh'"),
        (("list", "--registry", "nowhere.toml"), 1, "cannot be read"),
    ],
)
def test_wrong_usage_is_one_sentence(
    command: Command, arguments: tuple[str, ...], code: int, complaint: str
) -> None:
    found, told = command("models", *arguments)
    assert (found, complaint in told, "\n" in told) == (code, True, False)


def test_a_damaged_model_is_an_exit_code(tmp_path: Path, command: Command) -> None:
    folder = tmp_path / "models" / NAME
    folder.mkdir(parents=True)
    note = {"name": NAME, "language": "es", "url": "https://example.org/a.zip"}
    (folder / "installed.json").write_text(json.dumps(note))
    code, told = command("models", "verify", "es")
    assert code == 1
    assert f"es  {NAME}: CHECKSUMS missing or changed: install it again" in told


def test_help_loads_nothing_heavy() -> None:
    heavy = "import sys, voice_perudo.cli; print({'requests', 'vosk', 'zipfile'} & {*sys.modules})"
    done = subprocess.run([sys.executable, "-c", heavy], capture_output=True, check=True)
    assert done.stdout.strip() == b"set()"
