"""Where a journal cannot be written, the game goes on, and that is told once."""

from __future__ import annotations

from pathlib import Path

from tests.storage.conftest import fill
from tests.storage.written import GAME, Table, begun, gone_on, written
from voice_perudo.errors import StorageError, VoicePerudoError
from voice_perudo.referee.settings import Announce
from voice_perudo.storage.journal import Journal
from voice_perudo.storage.saved_game import read_journal


def test_a_full_disk_is_told_once_and_made_up_for_when_there_is_room(small_disk: Path) -> None:
    warnings: list[VoicePerudoError] = []
    file = small_disk / "game.jsonl"
    table = begun(file, warnings)
    ballast = fill(small_disk, pages=3)
    rounds = 0
    while not warnings:
        table.say("bid 2x5", "undo")
        rounds += 1
        assert rounds < 100
    full = read_journal(file)
    table.say(*GAME)

    (warning,) = warnings
    assert isinstance(warning, StorageError)
    assert str(file) in str(warning)
    assert "No space left on device" in str(warning)
    assert full.note is None
    assert read_journal(file).actions == full.actions
    ballast.unlink()
    table.say("count 5 total")
    assert read_journal(file).history == table.history
    assert len(warnings) == 1


def test_a_disk_that_is_full_from_the_start(small_disk: Path) -> None:
    warnings: list[VoicePerudoError] = []
    ballast = fill(small_disk, pages=4)
    table = begun(small_disk / "game.jsonl", warnings)
    table.say(*GAME)
    assert len(warnings) == 1
    ballast.unlink()
    table.say("count 5 total")
    assert read_journal(small_disk / "game.jsonl").history == table.history


def untouched(path: Path, warnings: list[VoicePerudoError]) -> Journal:
    return Journal(lambda began: path, Announce.TABLE, warnings.append)


def test_it_is_told_before_anything_is_written_and_only_once(small_disk: Path) -> None:
    warnings: list[VoicePerudoError] = []
    ballast = fill(small_disk, pages=4)
    journal = untouched(small_disk / "games" / "game.jsonl", warnings)
    journal.try_place()
    (warning,) = warnings
    assert "No space left on device" in str(warning)
    assert list(small_disk.iterdir()) == [ballast]
    Table(journal).say(*GAME)
    assert len(warnings) == 1


def test_where_there_is_room_trying_leaves_nothing_behind(tmp_path: Path) -> None:
    warnings: list[VoicePerudoError] = []
    untouched(tmp_path / "games" / "game.jsonl", warnings).try_place()
    assert (warnings, list(tmp_path.iterdir())) == ([], [])


def test_a_folder_that_cannot_be(tmp_path: Path) -> None:
    warnings: list[VoicePerudoError] = []
    (tmp_path / "file").touch()
    place = tmp_path / "file" / "games" / "game.jsonl"
    table = begun(place, warnings)
    table.say(*GAME)
    (warning,) = warnings
    assert str(place) in str(warning)
    (tmp_path / "file").unlink()
    table.say("count 5 total")
    assert read_journal(place).history == table.history


def test_another_file_is_never_replaced(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    file.write_text("precious", encoding="utf-8")
    (tmp_path / "game-2.jsonl").write_text("as well", encoding="utf-8")
    table = begun(file)
    assert file.read_text(encoding="utf-8") == "precious"
    assert (tmp_path / "game-2.jsonl").read_text(encoding="utf-8") == "as well"
    assert read_journal(tmp_path / "game-3.jsonl").history == table.history


def test_a_new_game_by_voice_has_a_file_of_its_own(tmp_path: Path) -> None:
    file = written(tmp_path / "game.jsonl")
    first = read_journal(file)
    table = gone_on(first)
    table.say("new_game", "yes", "player green", "bid 2x5")
    assert read_journal(tmp_path / "next.jsonl").history == table.history
    assert read_journal(file).history == first.history


def test_two_who_go_on_with_one_game_do_not_spoil_it(tmp_path: Path) -> None:
    file = written(tmp_path / "game.jsonl")
    saved = read_journal(file)
    warnings: list[VoicePerudoError] = []
    one, other = gone_on(saved), gone_on(saved, warnings)
    one.say("count 5 total")
    other.say("count 4 total")
    assert read_journal(file).history == one.history
    (warning,) = warnings
    assert "another program has changed it" in str(warning)
    assert "leave this one" in str(warning)


def test_a_file_changed_during_the_game_is_left_alone(tmp_path: Path) -> None:
    warnings: list[VoicePerudoError] = []
    file = tmp_path / "game.jsonl"
    table = begun(file, warnings)
    table.say("bid 2x5")
    changed = file.read_bytes()[:-5]
    file.write_bytes(changed)
    table.say("bid 3x5")
    assert file.read_bytes() == changed
    assert len(warnings) == 1
