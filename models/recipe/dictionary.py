"""Words of a language at large, so that the network learns sounds and not the words of a game.

They come from the spelling dictionaries of hunspell. A network that hears the game's few hundred
words alone begins to expect them, and hears them in talk.
"""

import functools
import re
from collections.abc import Mapping
from pathlib import Path

HUNSPELL = Path("/usr/share/hunspell")
PACKAGES: Mapping[str, tuple[str, str]] = {
    "fr": ("fr", "hunspell-fr"),
    "pl": ("pl_PL", "hunspell-pl"),
    "ru": ("ru_RU", "hunspell-ru"),
    "en": ("en_US", "hunspell-en-us"),
    "es": ("es_ES", "hunspell-es"),
}
"""Per language the name of hunspell's dictionary and the Debian package that holds it."""

_LONGEST = 11
_ENTRY = re.compile(rf"[^\W\d_]{{2,{_LONGEST}}}")


@functools.cache
def dictionary(language: str, folder: Path = HUNSPELL) -> tuple[str, ...]:
    """Base forms in lower case of up to 11 letters; names and abbreviations are left out.

    Empty, with a line that names the package, where the dictionary is not installed.
    """
    name, package = PACKAGES[language]
    if not (folder / f"{name}.dic").exists():
        print(f"Words at large are left out in {language}: install {package}.", flush=True)
        return ()
    rows = (folder / f"{name}.dic").read_text(_encoding(folder / f"{name}.aff")).splitlines()[1:]
    words = (re.split(r"[/\s]", row, maxsplit=1)[0] for row in rows if row)
    return tuple(sorted({word for word in words if _ENTRY.fullmatch(word) and word.islower()}))


def _encoding(rules: Path) -> str:
    """What the dictionary's companion file says of both."""
    found = re.search(rb"^SET\s+(\S+)", rules.read_bytes(), re.MULTILINE)
    return found[1].decode("ascii") if found else "latin-1"
