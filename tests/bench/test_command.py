"""The command on real sound: espeak-ng speaks, the built-in models listen."""

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path
from subprocess import CompletedProcess

import numpy as np
import pytest
import soundfile

from tests.app.command import environment, run
from tests.bench.recordings import write_manifest
from voice_perudo.bench.manifest import COLUMNS
from voice_perudo.language.interpretation import Scope
from voice_perudo.resources import data_path

pytestmark = [
    pytest.mark.real_audio,
    pytest.mark.skipif(shutil.which("espeak-ng") is None, reason="needs the espeak-ng command"),
]
VOICES = {"fr": "fr-fr+f5", "pl": "pl+f5"}
RATE = 16_000


def speak(path: Path, language: str, text: str) -> None:
    command = ["espeak-ng", "-v", VOICES[language], "-s", "150", "-w", str(path), text]
    subprocess.run(command, check=True)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("recordings")
    speak(made / "bid.wav", "fr", "huit cinq")
    speak(made / "pl.wav", "pl", "osiem piątek")
    soundfile.write(made / "quiet.wav", np.zeros(3 * RATE, np.float32), RATE)
    return made


@pytest.fixture(scope="module")
def measured(folder: Path) -> CompletedProcess[str]:
    manifest = write_manifest(
        folder,
        "bid.wav fr f5 synthetic clean bidding 8x5",
        "bid.wav fr f5 synthetic mislabelled bidding 8x6",
        "quiet.wav fr nobody silence clean bidding none",
        "pl.wav pl f5 synthetic clean bidding 8x5",
    )
    done = run("bench", manifest, "--json", "--confusions", folder / "confusions.json")
    assert done.returncode == 0, done.stderr
    return done


def test_each_verdict_on_real_sound(measured: CompletedProcess[str]) -> None:
    (line,) = measured.stdout.splitlines()
    body = json.loads(line)

    groups = {(g["language"], g["kind"], g["condition"]): g for g in body["groups"]}
    assert groups["fr", "synthetic", "clean"]["exact"]["count"] == 1
    assert groups["pl", "synthetic", "clean"]["exact"]["count"] == 1
    assert groups["fr", "synthetic", "mislabelled"]["wrong"]["count"] == 1
    quiet = groups["fr", "silence", "clean"]
    assert (quiet["hours"], quiet["actions"]["count"]) == (pytest.approx(3 / 3600, abs=1e-4), 0)
    for model in body["models"]:
        assert 0 < model["real_time_factor"] < 5
        assert 0 < model["load_seconds"] < 60
    assert body["peak_memory_bytes"] > 20e6


def test_confusions_are_written_to_the_file(measured: CompletedProcess[str], folder: Path) -> None:
    tree = json.loads((folder / "confusions.json").read_text(encoding="utf-8"))

    (row,) = tree["fr"]["face"]
    assert (row["said"], row["heard"], row["acted"], row["of"]) == ("6", "5", 1, 1)
    assert row["texts"] == ["huit cinq"]
    assert "pl" not in tree


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a disk that is full")
def test_what_was_measured_is_told_even_where_the_confusions_cannot_be_kept(folder: Path) -> None:
    manifest = write_manifest(folder, "bid.wav fr f5 synthetic clean bidding 8x5")
    done = run("bench", manifest, "--json", "--confusions", "/dev/full")
    assert json.loads(done.stdout)["groups"]
    assert "voice-perudo: /dev/full cannot be written (No space left on device)" in done.stderr
    assert done.returncode == 2


def test_progress_goes_to_standard_error(measured: CompletedProcess[str]) -> None:
    assert "4 of 4 recordings" in measured.stderr


def test_one_language_with_a_model_of_its_own(folder: Path) -> None:
    manifest = write_manifest(
        folder,
        "bid.wav fr f5 synthetic clean bidding 8x5",
        "pl.wav pl f5 synthetic clean bidding 8x5",
    )
    model = data_path("models/builtin") / "fr"

    done = run("bench", manifest, "--language", "fr", "--model", model, "--speakers")

    assert done.returncode == 0, done.stderr
    assert "synthetic · f5" in done.stdout
    assert f"fr: {model}, loaded in" in done.stdout
    assert "pl" not in done.stdout.replace(str(model), "")


@pytest.mark.parametrize(
    ("rows", "arguments", "part"),
    [
        (["no.wav fr f5 synthetic clean bidding 8x5"], [], "manifest.tsv:2: "),
        (["bid.wav fr f5 synthetic clean bidding 8x9"], [], "8x9"),
        (["bid.wav fr f5 synthetic clean bidding 8x5"], ["--language", "pl"], "in pl"),
        (["bid.wav fr f5 synthetic clean bidding 8x5"], ["--language", "xx"], "xx"),
        (["bid.wav fr f5 synthetic clean bidding 8x5"], ["--model", "no-such-folder"], "no-such"),
        (["bid.wav fr f5 synthetic clean bidding 8x5"], ["--confusions", "/dev/null/a"], "written"),
        (
            [f"bid.wav {code} f5 synthetic clean bidding 8x5" for code in VOICES],
            ["--model", "."],
            "--language",
        ),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else value,
)
def test_what_cannot_be_measured_is_one_sentence(
    folder: Path, rows: list[str], arguments: list[str], part: str
) -> None:
    done = run("bench", write_manifest(folder, *rows), *arguments)

    assert done.returncode in (1, 2)
    (sentence,) = done.stderr.splitlines()
    assert sentence.startswith("voice-perudo: ")
    assert part in sentence
    assert done.stdout == ""


def test_the_help_tells_what_a_manifest_is_and_its_example_runs(folder: Path) -> None:
    narrow = environment() | {"COLUMNS": "80"}
    program = str(Path(sys.executable).with_name("voice-perudo"))
    told = subprocess.run(
        [program, "bench", "--help"],
        capture_output=True,
        text=True,
        cwd=folder,
        env=narrow,
        check=True,
    ).stdout
    for word in (*COLUMNS, *Scope):
        assert re.search(rf"\b{word}\b", told), word

    example = re.search(r"^ +\(echo .*?my\.tsv.*?my\.tsv *$", told, re.DOTALL | re.MULTILINE)
    assert example is not None
    done = subprocess.run(
        example[0], shell=True, capture_output=True, text=True, cwd=folder, env=narrow, check=False
    )
    assert done.returncode == 0, done.stderr
    assert "quiet" in done.stdout
