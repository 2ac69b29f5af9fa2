"""A disk that is full when a test wants it."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of four pages of 4 KiB."""
    folder = tmp_path / "disk"
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=16k", "tmpfs", str(folder)]
    try:
        mounted = subprocess.run(mount, capture_output=True, check=False)
    except OSError as error:
        pytest.skip(f"a small disk cannot be made here: {error}")
    if mounted.returncode:
        pytest.skip(f"a small disk cannot be made here: {mounted.stderr.decode().strip()}")
    yield folder
    subprocess.run(["umount", "-l", str(folder)], check=True)


def fill(folder: Path, pages: int) -> Path:
    """A file that leaves no room but the rest of pages already begun."""
    ballast = folder / "ballast"
    ballast.write_bytes(bytes(pages * 4096))
    return ballast
