"""What a saved file says it is: another program's is refused, and so is a newer version's."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import msgspec

from voice_perudo.errors import DataError


@dataclass(frozen=True, slots=True)
class FileKind:
    """A kind of file that begins with its format and version; ``name`` is what users call it.

    Versions from ``first`` to ``latest`` are read.
    """

    name: str
    format: str
    first: int
    latest: int
    broken: type[DataError] = DataError
    """Raised for what is not even JSON."""
    newer: type[DataError] = DataError
    """Raised for what a newer version of the program has written."""

    def check(self, content: bytes, path: Path, line: int | None = None) -> None:
        """Look at the beginning of the file ``path``, on that line if it has lines.

        Raises:
            DataError: it is none of this kind, or of a version that is not read; ``broken`` or
                ``newer`` where they tell more.
        """
        try:
            told = msgspec.json.decode(content, type=_Told)
        except msgspec.ValidationError:
            told = _Told()
        except (msgspec.DecodeError, RecursionError) as error:
            reason = f"this is not a {self.name} of Voice Perudo ({error})"
            raise self.broken(path, reason, line) from error
        if told.format != self.format:
            raise DataError(path, f"this is not a {self.name} of Voice Perudo", line)
        if told.version > self.latest:
            raise self.newer(
                path,
                f"this {self.name} was written by a newer Voice Perudo (format {told.version}, "
                f"this one reads {self.latest}): update the program to use it",
                line,
            )
        if told.version < self.first:
            raise DataError(path, f"there is no {self.name} format {told.version}", line)


class _Told(msgspec.Struct, frozen=True):
    format: str = ""
    version: int = 0
