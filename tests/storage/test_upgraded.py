"""A journal of an earlier version that is gone on with: its heading tells what is in it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.storage.conftest import fill
from tests.storage.written import GAME, gone_on, written
from voice_perudo.errors import VoicePerudoError
from voice_perudo.storage.lines import VERSION
from voice_perudo.storage.saved_game import read_journal


def old(path: Path, lines: tuple[str, ...] = GAME[:4], spaced: bool = False) -> bytes:
    """A journal of the first version, in which nothing but ``counts`` was ever open."""
    heading, *rest = written(path, lines).read_bytes().splitlines(keepends=True)
    told = json.loads(heading) | {"version": 1}
    separators = None if spaced else (",", ":")
    first = json.dumps(told, ensure_ascii=False, separators=separators).encode()
    path.write_bytes(b"".join((first, b"\n", *rest)))
    return path.read_bytes()


def version(path: Path) -> int:
    with path.open("rb") as file:
        told = json.loads(file.readline())["version"]
    assert isinstance(told, int)
    return told


@pytest.mark.parametrize("spaced", [False, True])
@pytest.mark.parametrize("torn", [b"", b'{"at":"2025-03', b"\0" * 40])
def test_what_follows_follows_a_heading_of_this_version(
    tmp_path: Path, spaced: bool, torn: bytes
) -> None:
    file = tmp_path / "game.jsonl"
    before = old(file, spaced=spaced)
    file.write_bytes(before + torn)
    table = gone_on(read_journal(file))
    table.say("?dudo")  # a question, which the first version did not know

    assert version(file) == VERSION
    _, _, rest = before.partition(b"\n")
    _, _, now = file.read_bytes().partition(b"\n")
    assert now.startswith(rest)
    assert b'"question"' in now[len(rest) :]
    saved = read_journal(file)
    assert (saved.history, saved.open) == (table.history, table.state.mode)
    assert list(tmp_path.iterdir()) == [file]
    table.say("yes", "count 5 total")
    assert read_journal(file).history == table.history


def test_a_journal_that_is_only_looked_at_stays_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    before = old(file)
    saved = read_journal(file)
    assert file.read_bytes() == before
    gone_on(saved).say("~talk")
    assert file.read_bytes() == before


def test_where_it_cannot_be_rewritten_nothing_is_lost(small_disk: Path) -> None:
    warnings: list[VoicePerudoError] = []
    file = small_disk / "game.jsonl"
    before = old(file)
    table = gone_on(read_journal(file), warnings)
    ballast = fill(small_disk, pages=3)
    table.say("?dudo", "yes", "count 1 blue")

    assert [str(file) in str(warning) for warning in warnings] == [True]
    assert file.read_bytes() == before
    assert sorted(small_disk.iterdir()) == [ballast, file]
    ballast.unlink()
    table.say("count 5 total")
    assert version(file) == VERSION
    assert read_journal(file).history == table.history


def test_a_link_stays_one_and_nobody_else_may_read_more(tmp_path: Path) -> None:
    (tmp_path / "elsewhere").mkdir()
    file, link = tmp_path / "elsewhere" / "game.jsonl", tmp_path / "link.jsonl"
    old(file)
    file.chmod(0o600)
    link.symlink_to(file)
    gone_on(read_journal(link)).say("dudo")
    assert link.is_symlink()
    assert version(file) == VERSION
    assert file.stat().st_mode & 0o777 == 0o600


def test_a_file_changed_meanwhile_is_left_alone(tmp_path: Path) -> None:
    warnings: list[VoicePerudoError] = []
    file = tmp_path / "game.jsonl"
    old(file)
    table = gone_on(read_journal(file), warnings)
    changed = file.read_bytes() + b"{}\n"
    file.write_bytes(changed)
    table.say("dudo")
    assert file.read_bytes() == changed
    assert "another program has changed it" in str(warnings[0])
