"""What was said is kept beside the journal, within bounds, and never at the game's expense."""

from __future__ import annotations

import os
from pathlib import Path

import numpy as np
import pytest
import soundfile

from tests.storage.conftest import fill
from tests.storage.random_game import Clock
from tests.storage.written import Table
from voice_perudo.audio.types import RATE, Samples
from voice_perudo.errors import VoicePerudoError
from voice_perudo.hearing import Hearing
from voice_perudo.language.interpretation import (
    Intent,
    IntentName,
    Interpretation,
    NotUnderstood,
    Reason,
    Unclear,
    Understood,
)
from voice_perudo.referee.settings import Announce
from voice_perudo.storage.journal import Journal
from voice_perudo.storage.saved_game import SavedGame, read_journal
from voice_perudo.storage.sounds import (
    BREATH,
    MOST_UTTERANCES,
    KeptSounds,
    sound_folder,
    sound_path,
)

BID = Understood(Intent(IntentName.BID, 2, 5))
UNCLEAR = Unclear((BID, BID))
TALK = NotUnderstood(Reason.TALK)
HALF = NotUnderstood(Reason.INCOMPLETE_BID, Intent(IntentName.BID, 2))


def noise(seconds: float, seed: int = 1) -> Samples:
    return np.random.default_rng(seed).uniform(-0.5, 0.5, round(seconds * RATE)).astype(np.float32)


class HeardTable(Table):
    """A table whose lines were spoken."""

    def heard(self, sound: Samples, meaning: Interpretation = BID) -> None:
        self.journal.heard(Hearing((), sound=sound), meaning)


def table(
    file: Path,
    warnings: list[VoicePerudoError] | None = None,
    saved: SavedGame | None = None,
    most_bytes: int = 1 << 20,
) -> HeardTable:
    tell = [] if warnings is None else warnings
    sounds = KeptSounds(tell.append, most_bytes)
    journal = Journal(
        lambda began: file, Announce.PLAYER, tell.append, saved, now=Clock(), sounds=sounds
    )
    return HeardTable(journal, saved)


def kept(file: Path) -> dict[str, Samples]:
    """The recordings of a journal by name."""
    return {
        path.name: soundfile.read(path, dtype="float32")[0]
        for path in sorted(sound_folder(file).iterdir())
    }


def line_of(file: Path, event: str) -> int:
    lines = file.read_text(encoding="utf-8").splitlines()
    return next(n for n, line in enumerate(lines, 1) if f'"event":"{event}' in line)


def test_a_line_of_the_journal_names_what_was_said(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    game = table(file)
    one, other, count = noise(0.5, 1), noise(0.7, 2), noise(0.3, 3)
    game.heard(one)
    game.say("bid 2x5")
    game.say("bid 3x5")  # typed
    game.heard(other)
    game.say("dudo")
    game.heard(count)
    game.say("count 1 blue")

    saved = read_journal(file)

    name = f"{line_of(file, 'bid blue 2x5'):04}.flac"
    recordings = kept(file)
    assert len(recordings) == 3
    assert recordings[name] == pytest.approx(one, abs=1e-4)
    bid, typed, dudo = saved.sounds[-3:]
    assert (bid, typed) == ((name,), ())
    assert recordings[dudo[0]] == pytest.approx(other, abs=1e-4)
    assert sound_path(file, name) == sound_folder(file) / name
    game.say("count 5 total")
    assert read_journal(file).sounds[-1] == (list(recordings)[-1],)  # the count led to it


def test_what_was_asked_about_is_kept_with_the_answer_and_talk_is_not(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    game = table(file)
    doubtful, answer = noise(0.5, 1), noise(0.4, 2)
    game.heard(noise(1.0, 3), TALK)
    game.heard(doubtful, UNCLEAR)
    game.heard(answer)
    game.say("bid 2x5")
    (recording,) = kept(file).values()
    whole = np.concatenate((doubtful, np.zeros(BREATH, np.float32), answer))
    assert recording == pytest.approx(whole, abs=1e-4)

    for seed in range(MOST_UTTERANCES + 4):
        game.heard(noise(0.4, seed), HALF)
    game.say("bid 3x5")
    *_, recording = kept(file).values()
    assert len(recording) < (MOST_UTTERANCES + 1) * 0.4 * RATE + MOST_UTTERANCES * BREATH


def test_a_game_that_goes_on_keeps_what_was_kept(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    game = table(file)
    game.heard(noise(0.5, 1))
    game.say("bid 2x5")
    before = kept(file)
    with file.open("ab") as journal:
        journal.write(b'{"at":"2025-03-01T20:')  # cut off
    game = table(file, saved=read_journal(file))
    game.heard(noise(0.5, 2))
    game.say("bid 3x5")
    after = kept(file)
    assert len(after) == 2
    assert list(before) == list(after)[:1]
    assert read_journal(file).sounds[-1] == (f"{line_of(file, 'bid green 3x5'):04}.flac",)


def test_another_game_by_voice_keeps_its_own(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    game = table(file)
    game.heard(noise(0.5, 1))
    game.say("bid 2x5")
    first = kept(file)
    game.heard(noise(0.6, 2))
    game.say("new_game", "yes", "player green")
    game.heard(noise(0.7, 3))
    game.say("bid 2x5")
    assert kept(file).keys() >= first.keys()
    assert all(len(kept(file)[name]) == len(sound) for name, sound in first.items())
    (recording,) = kept(tmp_path / "game-2.jsonl").values()
    assert len(recording) == round(0.7 * RATE)


def test_the_oldest_recordings_make_room_within_the_folder(tmp_path: Path) -> None:
    old = table(tmp_path / "old.jsonl")
    old.heard(noise(0.5))
    old.say("bid 2x5")
    for path in sound_folder(tmp_path / "old.jsonl").iterdir():
        os.utime(path, (0, 0))
    elsewhere = tmp_path / "holiday.audio"
    elsewhere.mkdir()
    (elsewhere / "0001.flac").write_bytes(bytes(1 << 20))
    size = sum(path.stat().st_size for path in sound_folder(tmp_path / "old.jsonl").iterdir())

    file = tmp_path / "new.jsonl"
    game = table(file, most_bytes=5 * size)
    for number in range(20):
        game.heard(noise(0.5, number))
        game.say("bid 2x5", "undo")

    assert not sound_folder(tmp_path / "old.jsonl").exists()
    assert sum(path.stat().st_size for path in sound_folder(file).iterdir()) <= 5 * size
    named = [name for names in read_journal(file).sounds for name in names]
    assert sound_path(file, named[0]) is None
    assert sound_path(file, named[-1]) is not None
    assert (elsewhere / "0001.flac").exists()


@pytest.mark.parametrize("name", ["../game.jsonl", "/etc/passwd", "0001.flac/..", "", "1.wav"])
def test_a_line_cannot_name_another_file(tmp_path: Path, name: str) -> None:
    file = tmp_path / "game.jsonl"
    game = table(file)
    game.heard(noise(0.5))
    game.say("bid 2x5")
    assert sound_path(file, name) is None


def test_a_full_disk_costs_the_recordings_and_not_the_game(small_disk: Path) -> None:
    warnings: list[VoicePerudoError] = []
    file = small_disk / "game.jsonl"
    game = table(file, warnings)
    ballast = fill(small_disk, pages=2)
    for number in range(5):
        game.heard(noise(1.0, number))
        game.say("bid 2x5", "undo")
    saved = read_journal(file)
    assert saved.history == game.history
    assert saved.sounds == ((),) * len(saved.actions)
    (warning,) = warnings
    assert "--keep-audio" in str(warning)
    assert "No space left" in str(warning)
    assert kept(file) == {}
    ballast.unlink()
    game.heard(noise(0.1))
    game.say("bid 2x5")
    assert len(kept(file)) == 1


def test_a_place_that_cannot_be_a_folder_is_told_once(tmp_path: Path) -> None:
    warnings: list[VoicePerudoError] = []
    file = tmp_path / "game.jsonl"
    sound_folder(file).write_bytes(b"in the way")
    game = table(file, warnings)
    for _ in range(3):
        game.heard(noise(0.5))
        game.say("bid 2x5", "undo")
    assert len(warnings) == 1
    assert read_journal(file).history == game.history
