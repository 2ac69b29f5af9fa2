"""The table file: what is written is read back, and nothing wrong is believed."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from voice_perudo.errors import DataError, StorageError
from voice_perudo.language.confusion import Confusion
from voice_perudo.referee.settings import Announce
from voice_perudo.rules.notation import format_variant
from voice_perudo.rules.variant import load_variant, option_values, preset_names, with_options
from voice_perudo.storage.table_file import (
    FORMAT,
    VERSION,
    NewerTableError,
    SavedTable,
    SeatEntry,
    read_table,
    write_table,
)

words = st.text(st.characters(codec="utf-8"), min_size=1, max_size=40)
names = st.lists(words, min_size=2, max_size=6, unique_by=str.casefold)
confusions = st.builds(
    Confusion,
    words,
    words,
    words,
    st.floats(0, 1, exclude_min=True, allow_subnormal=False),
)


@st.composite
def tables(draw: st.DrawFn) -> SavedTable:
    options = {
        name: draw(st.sampled_from(values))
        for name, values in option_values().items()
        if draw(st.booleans())
    }
    variant = with_options(load_variant(draw(st.sampled_from(preset_names()))), options)
    table = SavedTable(
        language=draw(words),
        announce=draw(st.sampled_from(Announce)),
        rules=format_variant(variant),
        players=tuple(SeatEntry(name, draw(words)) for name in draw(names)),
    )
    return table.with_confusions(draw(st.lists(confusions, max_size=3)))


@settings(max_examples=20)
@given(tables())
def test_a_table_is_read_as_it_was_written(tmp_path_factory: Any, table: SavedTable) -> None:
    path = tmp_path_factory.mktemp("table") / "table.json"
    write_table(path, table)

    assert read_table(path) == table
    assert table.with_confusions(read_table(path).learnt) == table


def table(**changes: Any) -> SavedTable:
    players = (SeatEntry("bleu", "fr"), SeatEntry("zielony", "pl"))
    given = {"language": "fr", "rules": "asmodee-bga,palifico=false", "players": players}
    return SavedTable(**{**given, **changes})


def test_the_file_can_be_read_by_people(tmp_path: Path) -> None:
    path = tmp_path / "new folder" / "table.json"
    write_table(path, table())

    lines = path.read_text(encoding="utf-8").splitlines()
    assert '  "rules": "asmodee-bga,palifico=false",' in lines
    assert json.loads("\n".join(lines))["version"] == VERSION
    assert os.listdir(path.parent) == ["table.json"]


WRONG = {
    "no JSON": "{",
    "nothing": "",
    "not UTF-8": b"\xff\xfe",
    "a list": "[]",
    "another format": '{"format": "something"}',
    "a journal": '{"format": "voice-perudo journal", "version": 1}',
    "deep": "[" * 100_000,
}
CHANGES: dict[str, Any] = {
    "no language": {"language": None},
    "an unknown key": {"colour": "red"},
    "unknown rules": {"rules": "nothing"},
    "an unknown option": {"rules": "bga-free,nothing=1"},
    "one player": {"players": [{"name": "a", "language": "fr"}]},
    "seven players": {"players": [{"name": str(n), "language": "fr"} for n in range(7)]},
    "the same name": {"players": [{"name": n, "language": "fr"} for n in ("Ann", "ann")]},
    "an empty name": {"players": [{"name": n, "language": "fr"} for n in ("", "b")]},
    "no weight": {"confusions": [{"heard": "a", "meant": "b", "language": "fr"}]},
    "too much weight": {
        "confusions": [{"heard": "a", "meant": "b", "language": "fr", "weight": 1.5}]
    },
    "an old version": {"version": 0},
}


@pytest.mark.parametrize("content", WRONG.values(), ids=WRONG)
def test_what_is_no_table_is_refused(tmp_path: Path, content: str | bytes) -> None:
    path = tmp_path / "table.json"
    path.write_bytes(content if isinstance(content, bytes) else content.encode())

    with pytest.raises(DataError, match=r"table\.json"):
        read_table(path)


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
def test_a_table_that_cannot_be_is_refused(tmp_path: Path, change: dict[str, Any]) -> None:
    path = tmp_path / "table.json"
    write_table(path, table())
    path.write_text(json.dumps({**json.loads(path.read_text()), **change}))

    with pytest.raises(DataError, match="table"):
        read_table(path)


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(DataError, match="cannot be read"):
        read_table(tmp_path / "nothing.json")


def test_a_newer_table_is_told_apart_and_never_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "table.json"
    newer = json.dumps({"format": FORMAT, "version": VERSION + 1, "seats": []})
    path.write_text(newer)

    with pytest.raises(NewerTableError, match="update"):
        read_table(path)
    write_table(path, table())

    assert read_table(path) == table()
    assert (tmp_path / "table.json.unreadable").read_text() == newer


def test_what_cannot_be_written_leaves_the_old_table(tmp_path: Path, monkeypatch: Any) -> None:
    path = tmp_path / "table.json"
    write_table(path, table())

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(StorageError, match="No space left"):
        write_table(path, table(language="pl"))
    monkeypatch.undo()

    assert read_table(path) == table()
    assert os.listdir(tmp_path) == ["table.json"]


def test_a_folder_in_its_place_is_told(tmp_path: Path) -> None:
    with pytest.raises(DataError, match="cannot be read"):
        read_table(tmp_path)
    (tmp_path / "file").write_text("")
    with pytest.raises(StorageError, match="--table"):
        write_table(tmp_path / "file" / "table.json", table())
