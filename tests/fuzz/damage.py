"""One damaged file, made from a seed and used."""

from __future__ import annotations

from pathlib import Path
from random import Random

from tests.fuzz.mutations import mutated
from tests.fuzz.targets import TARGETS, seeds


def damaged(kind: str, seed: int) -> tuple[str, bytes]:
    """The name and content of a damaged file; the same for the same seed."""
    random = Random(f"{kind} {seed}")
    known = seeds(kind)
    name = random.choice(sorted(known))
    return name, mutated(known[name], random, list(known.values()))


def tried(kind: str, seed: int, folder: Path | str) -> None:
    """Use a damaged file; raises a ``VoicePerudoError`` where it is refused."""
    name, content = damaged(kind, seed)
    path = Path(folder) / name
    path.write_bytes(content)
    TARGETS[kind].use(path)
