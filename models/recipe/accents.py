"""How the person of an MBROLA database speaks a language: whose phones, by what names.

espeak-ng writes a text as phones with lengths; ``accents.yaml`` says which of its voices does so
and what the database calls its phones. So the person of a database speaks another language, with
an accent.
"""

import functools
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml

_FILE = Path(__file__).with_name("accents.yaml")


@dataclass(frozen=True, slots=True)
class Manner:
    """How a database speaks a language.

    voice: of espeak-ng, it writes the phones. phones: the database's names of that voice's phones
    where they differ, see `recipe.voices.renamed`.
    """

    voice: str
    phones: Mapping[str, str]


@functools.cache
def _table() -> Any:
    return yaml.safe_load(_FILE.read_text(encoding="utf-8"))


def manner(language: str, database: str) -> Manner:
    """How ``database`` speaks ``language``: by a table of its own or as the language's natives."""
    table = _table()
    entry = table["databases"].get(language, {}).get(database)
    if not entry:
        return Manner(f"mb-{database}", table["native"].get(language, {}))
    return Manner(entry["voice"], entry["phones"])
