"""Development sets: who says what amid which noise, the same every time."""

import csv
import shutil
import subprocess
from pathlib import Path

import numpy as np
import pytest

pytest.importorskip("scipy", reason="only needed to train models")

from recipe.audio import RATE, Sound
from recipe.development import main, seeded
from recipe.mixing import LEAD, TAIL, babble, in_noise, placed, power, scaled, table
from recipe.phones import LANGUAGES
from recipe.recordings import Recorded, is_table_talk, meaning
from recipe.sayings import clear_commands

from voice_perudo.bench.manifest import Recording, read_manifest
from voice_perudo.bench.notation import notation, parse_expected, same

SENTENCES = ("we leave for the station tomorrow morning", "the garden was full of old trees")
NUMBERS = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]


def tone(hertz: float, seconds: float) -> Sound:
    return np.sin(2 * np.pi * hertz * np.arange(int(seconds * RATE)) / RATE).astype(np.float32)


TALKERS = {f"p{i}": [scaled(tone(150 + 40 * i, 1.3), 1.0)] for i in range(6)}


def clip(text: str, category: str = "sentence") -> Recorded:
    return Recorded(Path("x.wav"), "en", "anna", "human", category, text)


@pytest.mark.parametrize("distance", [12.0, 6.0, 0.0])
def test_noise_is_so_many_decibels_below_the_speech(distance: float) -> None:
    sound = placed(seeded("a"), tone(300, 1.5)) * np.float32(0.1)
    noise = table(seeded("b"), TALKERS, len(sound) / RATE)

    added = in_noise(sound, noise, distance) - sound

    speech = sound[int(LEAD * RATE) : len(sound) - int(TAIL * RATE)]
    assert 10 * np.log10(power(speech) / power(added)) == pytest.approx(distance, abs=0.3)


def test_mixing_never_clips() -> None:
    sound = placed(seeded("a"), tone(300, 1.0))
    assert np.abs(in_noise(sound, table(seeded("b"), TALKERS, 2.8), -20)).max() < 1


def test_babble_takes_at_least_four_people() -> None:
    sound = babble(seeded("c"), TALKERS, 4.0)
    spectrum = np.abs(np.fft.rfft(sound))
    heard = [
        hertz
        for hertz in range(150, 351, 40)
        if spectrum[round(hertz * len(sound) / RATE)] > 0.1 * spectrum.max()
    ]
    assert len(heard) >= 4
    with pytest.raises(ValueError, match="4 people"):
        babble(seeded("c"), dict(list(TALKERS.items())[:3]), 1.0)


@pytest.mark.parametrize(
    ("recorded", "is_talk"),
    [
        (clip("The number you have dialled is not in service."), True),
        (clip("I have two kids."), True),
        (clip("Five. Please hold the line."), False),
        (clip("Goodbye. Eight fives!"), False),
        (clip("Dudo", "word"), False),
        (clip("No.", "word"), False),
        (clip("garden", "word"), True),
        (clip("", "word"), False),
        (clip("", "table-talk"), True),
        (clip("seven", "number"), False),
        (clip("b", "letter"), False),
    ],
)
def test_talk_holds_no_bid_and_no_command(recorded: Recorded, is_talk: bool) -> None:
    assert is_table_talk(recorded) is is_talk


@pytest.fixture(scope="module")
def speech(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Five people of whom one says all numbers."""
    if shutil.which("espeak-ng") is None:
        pytest.skip("needs the espeak-ng command")
    folder = tmp_path_factory.mktemp("speech")
    rows = ["path\tlanguage\tspeaker\tkind\ttranscript\tcategory"]
    texts = [("f1", text, "number") for text in NUMBERS]
    texts += [(v, s, "sentence") for v in ("f1", "f2", "m1", "m2", "m3") for s in SENTENCES]
    for i, (voice, text, category) in enumerate(texts):
        command = ["espeak-ng", "-v", f"en-us+{voice}", "-w", str(folder / f"{i}.wav"), text]
        subprocess.run(command, check=True)
        rows.append(f"{i}.wav\ten\t{voice}\thuman\t{text}\t{category}")
    (folder / "manifest.tsv").write_text("\n".join(rows) + "\n", encoding="utf-8")
    return folder


def make(speech: Path, out: Path, *more: str) -> tuple[Recording, ...]:
    sizes = {"bids": 18, "synthetic": 2, "commands": 2, "talk": 4, "words": 4, "minutes": 0}
    asked = [part for name, size in sizes.items() for part in (f"--{name}", str(size))]
    main(["--speech", str(speech), "--out", str(out), "--languages", "en", *asked, *more])
    return read_manifest(out / "manifest.tsv")


def test_a_set_is_balanced_and_the_same_every_time(speech: Path, tmp_path: Path) -> None:
    first, again = make(speech, tmp_path / "a"), make(speech, tmp_path / "b")

    bids = [r.expected for r in first if (r.kind, r.condition) == ("human", "clean")]
    assert {r.speaker for r in first if (r.kind, r.condition) == ("human", "clean")} == {"f1"}
    assert sorted(b.quantity for b in bids if b and b.quantity) == sorted([*range(1, 10)] * 2)
    assert sorted(b.face for b in bids if b and b.face) == sorted([*range(1, 7)] * 3)
    assert [r.path.name for r in first] == [r.path.name for r in again]
    for one, other in zip(first, again, strict=True):
        if one.kind != "synthetic":
            assert one.path.read_bytes() == other.path.read_bytes()


def test_a_set_holds_every_condition(speech: Path, tmp_path: Path) -> None:
    rows = make(speech, tmp_path, "--speakers", "m1", "--minutes", "0.5")

    found = {(row.kind, row.condition, row.expected is None) for row in rows}
    for condition in ("clean", "12 dB", "6 dB"):
        assert ("synthetic", condition, False) in found
        assert ("synthetic", f"commands {condition}", False) in found
        assert ("human", f"sentences {condition}", True) in found
    assert ("human", "babble", True) in found
    assert {c for kind, c, _ in found if kind == "noise"} == {
        *("dice", "cups", "thumps", "fan", "hum", "silence")
    }
    assert {row.speaker for row in rows if row.condition.startswith("sentences")} == {"m1"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_that_is_spoken_can_be_written_and_read(language: str) -> None:
    commands = clear_commands(language)
    assert len(commands) > 20
    for intent in (meaning(language, text) for text in commands):
        assert intent is not None
        expected = parse_expected(notation(intent))
        assert expected is not None
        assert same(expected, intent)


def test_expectations_are_what_the_words_mean(speech: Path, tmp_path: Path) -> None:
    rows = make(speech, tmp_path, "--bids", "6")
    with (tmp_path / "manifest.tsv").open(encoding="utf-8") as file:
        written = [row["expected"] for row in csv.DictReader(file, delimiter="\t")]

    assert [row.expected for row in rows] == [parse_expected(text) for text in written]
    assert meaning("en", "eight fives") == parse_expected("8x5")
    assert meaning("en", "twenty five") is None
