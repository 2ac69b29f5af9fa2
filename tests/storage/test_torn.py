"""A power cut at any byte: what was announced is there, and the game goes on."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.storage.written import GAME, SETTLED, begun, gone_on, written
from voice_perudo.referee.modes import Bidding, Counting
from voice_perudo.rules.history import History
from voice_perudo.storage.saved_game import NothingSavedError, read_journal


def lengths(path: Path) -> list[int]:
    """Where each line ends."""
    raw = path.read_bytes()
    return [end + 1 for end in range(len(raw)) if raw[end : end + 1] == b"\n"]


@pytest.mark.parametrize(
    ("lines", "last", "going_on"),
    [(GAME[:4], 1, "bid 3xP"), (SETTLED, 3, "bid 2x5"), (GAME[:5], 2, "dudo")],
    ids=["a bid", "a settled challenge", "a correction"],
)
def test_the_last_action_cut_off_at_every_byte(
    tmp_path: Path, lines: tuple[str, ...], last: int, going_on: str
) -> None:
    before = begun(tmp_path / "before.jsonl")
    before.say(*lines[:-1])
    whole = written(tmp_path / "whole.jsonl", lines)
    raw, after = whole.read_bytes(), read_journal(whole).history
    *_, start = lengths(whole)[:-last]
    file = tmp_path / "torn.jsonl"
    for cut in range(start, len(raw) + 1):
        file.write_bytes(raw[:cut])
        saved = read_journal(file)
        complete = cut >= len(raw) - 1  # only the end of the line may be missing
        assert saved.history == (after if complete else before.history)
        assert (saved.note is None) == (complete or cut == start)
        assert saved.size == cut
        check_goes_on(file, saved.history, going_on if complete else "undo")


def check_goes_on(file: Path, history: History, line: str) -> None:
    table = gone_on(read_journal(file))
    assert table.history == history
    table.say(line)
    saved = read_journal(file)
    assert saved.history == table.history != history
    assert saved.note is None
    file.unlink()


def test_every_beginning_of_a_journal_is_a_beginning_of_its_game(tmp_path: Path) -> None:
    whole = written(tmp_path / "whole.jsonl", SETTLED)
    raw, actions, ends = whole.read_bytes(), read_journal(whole).actions, lengths(whole)
    first = ends[3]  # a heading, and three events of the opening
    near_ends = {end + off for end in (0, *ends) for off in (-2, -1, 0, 1, 2)}
    file = tmp_path / "torn.jsonl"
    told = 0
    for cut in sorted(near_ends | set(range(0, len(raw), 11))):
        if not 0 <= cut <= len(raw):
            continue
        file.write_bytes(raw[:cut])
        if cut < first - 1:
            with pytest.raises(NothingSavedError):
                read_journal(file)
            continue
        saved = read_journal(file)
        assert saved.actions == actions[: len(saved.actions)]
        assert told <= len(saved.actions) <= told + 1
        told = len(saved.actions)
    assert told == len(actions)


@pytest.mark.parametrize("rest", [b"\0" * 4096, b"\xff\xfe\n", b'{"at":', b"\n\n"])
def test_what_a_power_cut_leaves_at_the_end_is_left_out_and_told(
    tmp_path: Path, rest: bytes
) -> None:
    file = written(tmp_path / "game.jsonl")
    raw = file.read_bytes()
    file.write_bytes(raw + rest[:-1] if rest == b"\n\n" else raw + rest)
    saved = read_journal(file)
    assert saved.note is not None
    assert str(file) in saved.note
    assert saved.keep == len(raw)


def test_a_count_that_was_announced_is_not_asked_again(tmp_path: Path) -> None:
    file = written(tmp_path / "game.jsonl")
    saved = read_journal(file)
    assert saved.open == Counting((("blue", 1),))
    table = gone_on(saved)
    table.say("count 2 green")
    assert read_journal(file).open == Counting((("blue", 1), ("green", 2)))
    table.say("count 2")
    assert read_journal(file).open == Bidding()
    assert read_journal(file).history == table.history
    assert read_journal(file).game.settlement is not None


@pytest.mark.parametrize("beginning", [b"", b"\0" * 512, b'{"format":"voice', b'{"format":'])
def test_a_game_that_never_began_is_told_apart(tmp_path: Path, beginning: bytes) -> None:
    file = tmp_path / "game.jsonl"
    file.write_bytes(beginning)
    with pytest.raises(NothingSavedError, match="before anything was saved"):
        read_journal(file)
