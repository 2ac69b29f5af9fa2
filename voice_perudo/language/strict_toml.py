"""Reading a TOML file into a strict type: a wrong file is refused with file, line and reason."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import TypeVar

import msgspec

from voice_perudo.errors import DataError, reason_of
from voice_perudo.whole_file import read_whole

T = TypeVar("T")


def read_toml(path: Path, shape: type[T]) -> T:
    """The file decoded as ``shape``; raises DataError if missing, malformed or of another shape."""
    try:
        text = read_whole(path).decode()
        return msgspec.convert(tomllib.loads(text), shape, str_keys=True)
    except OSError as error:
        raise DataError(path, f"cannot be read ({reason_of(error)}); restore the file") from error
    except UnicodeDecodeError as error:
        raise DataError(path, "is not UTF-8 text; save it as UTF-8") from error
    except tomllib.TOMLDecodeError as error:
        raise DataError(path, f"is not valid TOML: {error}", _line_in(str(error))) from error
    except RecursionError as error:
        raise DataError(path, "is nested too deeply; restore the file") from error
    except msgspec.ValidationError as error:
        raise DataError(path, str(error), _line_of_key(text, str(error))) from error


def _line_in(message: str) -> int | None:
    found = re.search(r"line (\d+)", message)
    return int(found[1]) if found else None


def _line_of_key(text: str, message: str) -> int | None:
    """The line of the offending key: TOML tables carry no positions, so the name is looked up."""
    unknown = re.search(r"unknown field `([^`]+)`", message)
    inside = re.search(r"at `\$([^`]*)`", message)
    names = re.findall(r"[^.\[\]]+", inside[1]) if inside else []
    wanted = unknown[1] if unknown else next((n for n in reversed(names) if n != "..."), None)
    if wanted is None:
        return None
    key = re.compile(rf"(^|[\[{{,.\s]){re.escape(wanted)}\s*[\]=.]")
    return next((n for n, line in enumerate(text.splitlines(), 1) if key.search(line)), None)
