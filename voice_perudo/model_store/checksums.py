"""The checksums of a model's files, in a file of the model that ``sha256sum -c`` reads too."""

from __future__ import annotations

import hashlib
import re
from pathlib import Path

CHECKSUMS = "CHECKSUMS"
"""The name of that file, in the model's folder; it lists all the others."""

_LINE = re.compile(r"(?P<digest>[0-9a-f]{64}) [ *](?P<name>.+)")


def digest_of(file: Path, algorithm: str = "sha256") -> str:
    """The file's digest in hexadecimal digits; OSError if it cannot be read."""
    with file.open("rb") as content:
        return hashlib.file_digest(content, algorithm).hexdigest()


def write_checksums(folder: Path) -> None:
    """List every file of the folder as it is now; OSError if that cannot be written."""
    lines = [f"{digest_of(folder / name)}  {name}\n" for name in _files(folder)]
    (folder / CHECKSUMS).write_text("".join(lines), encoding="utf-8", newline="\n")


def changed_files(folder: Path) -> tuple[str, ...]:
    """Files that are missing or not as listed, by name; the list itself if it cannot be read."""
    try:
        text = (folder / CHECKSUMS).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        return (CHECKSUMS,)
    listed = [_LINE.fullmatch(line) for line in text.splitlines()]
    found = {line["name"]: line["digest"] for line in listed if line is not None}
    if not found or None in listed:
        return (CHECKSUMS,)
    return tuple(name for name, digest in found.items() if _digest(folder / name) != digest)


def _files(folder: Path) -> list[str]:
    files = (path for path in folder.rglob("*") if path.is_file())
    names = (path.relative_to(folder).as_posix() for path in files)
    return sorted(name for name in names if name != CHECKSUMS)


def _digest(file: Path) -> str | None:
    try:
        return digest_of(file)
    except OSError:
        return None
