"""Files that are read whole, where what is named has no end."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from voice_perudo.bench.manifest import read_manifest
from voice_perudo.errors import DataError
from voice_perudo.rules.cases.casefile import read_case_file
from voice_perudo.storage.saved_game import read_saved
from voice_perudo.storage.table_file import read_table
from voice_perudo.whole_file import MOST_BYTES, read_whole

ENDLESS = Path("/dev/zero")
READERS = [read_manifest, read_case_file, read_saved, read_table]


def of_size(path: Path, size: int) -> Path:
    """A file that takes no room on the disk."""
    with path.open("wb") as file:
        file.truncate(size)
    return path


def test_as_much_as_is_allowed_is_read(tmp_path: Path) -> None:
    assert len(read_whole(of_size(tmp_path / "large", MOST_BYTES))) == MOST_BYTES


@pytest.mark.parametrize("read", READERS)
def test_a_file_that_is_too_large_is_refused(
    read: Callable[[Path], object], tmp_path: Path
) -> None:
    with pytest.raises(DataError, match="larger than 32 MB"):
        read(of_size(tmp_path / "larger", MOST_BYTES + 1))


@pytest.mark.skipif(not ENDLESS.exists(), reason="no such device here")
@pytest.mark.parametrize("read", READERS)
def test_a_device_without_an_end_is_refused(read: Callable[[Path], object]) -> None:
    with pytest.raises(DataError, match="cannot be read"):
        read(ENDLESS)
