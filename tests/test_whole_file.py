"""Files that are read whole, where what is named has no end."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from voice_perudo.audio.session_file import SessionFile
from voice_perudo.bench.manifest import read_manifest
from voice_perudo.errors import AudioError, DataError
from voice_perudo.model_store.registry import read_registry
from voice_perudo.rules.cases.casefile import read_case_file
from voice_perudo.storage.saved_game import read_saved
from voice_perudo.storage.table_file import read_table
from voice_perudo.storage.writable import try_writing
from voice_perudo.whole_file import MOST_BYTES, read_whole

ENDLESS = Path("/dev/zero")
READERS = [read_manifest, read_case_file, read_saved, read_table, read_registry]

needs_pipes = pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no named pipes here")


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


def pipe_in(folder: Path) -> Path:
    """A named pipe under another name, at whose other end nobody is."""
    os.mkfifo(folder / "pipe")
    link = folder / "game"
    link.symlink_to("pipe")
    return link


@needs_pipes
@pytest.mark.parametrize("read", READERS)
def test_a_named_pipe_is_not_waited_for(read: Callable[[Path], object], tmp_path: Path) -> None:
    with pytest.raises(DataError, match="named pipe: name a file"):
        read(pipe_in(tmp_path))


@needs_pipes
def test_nothing_is_written_into_a_named_pipe(tmp_path: Path) -> None:
    pipe = pipe_in(tmp_path)
    with pytest.raises(OSError, match="named pipe") as refused:
        try_writing(pipe)
    assert refused.value.errno == errno.EINVAL
    with pytest.raises(AudioError, match="named pipe"):
        SessionFile(pipe)


@pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="no such names here")
def test_what_a_shell_hands_over_as_a_pipe_is_read() -> None:
    out, into = os.pipe()
    os.write(into, b"content")
    os.close(into)
    try:
        assert read_whole(Path(f"/dev/fd/{out}")) == b"content"
    finally:
        os.close(out)


@pytest.mark.skipif(not Path(os.devnull).is_char_device(), reason="no such device here")
def test_a_device_is_no_file() -> None:
    with pytest.raises(DataError, match="device: name a file"):
        read_saved(Path(os.devnull))
