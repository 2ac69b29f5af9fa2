"""Damaged speech models: ``python -m tests.fuzz.models LANGUAGE COUNT [SEED]``.

Loading one takes more than a second, so this is no part of the test suite, which damages
each file of a model in one way (``tests/speech/test_vosk_model.py``). Each copy is loaded
in a process of its own: a model that crashes it is a failure too.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from tests.fuzz.mutations import BINARY, mutated
from voice_perudo.resources import data_path

LOAD = """
import sys
from pathlib import Path
from voice_perudo.errors import ModelError
from voice_perudo.speech.vosk_model import VoskModel
try:
    model = VoskModel(Path(sys.argv[1]), Path(sys.argv[2]))
    model.recogniser(("huit cinq", "dudo", "eight fives", "osiem"), 8).finish()
except ModelError:
    sys.exit(9)
"""
REFUSED = 9


def damage(folder: Path, random: Random) -> str:
    """Damage one file of the model; what was done."""
    path = random.choice(sorted(path for path in folder.rglob("*") if path.is_file()))
    name = path.relative_to(folder).as_posix()
    if random.random() < 0.1:
        path.unlink()
        return f"{name} is gone"
    content = path.read_bytes()
    if b"\0" in content:
        path.write_bytes(random.choice(BINARY)(content, random, [content]))
    else:
        path.write_bytes(mutated(content, random, [content]))
    return f"{name} of {len(content)} bytes has {path.stat().st_size}"


def main(language: str, count: int, seed: int = 0) -> int:
    """Load so many damaged copies; the number that ended otherwise than taken or refused."""
    counts: Counter[str] = Counter()
    with TemporaryDirectory() as folder:
        for number in range(seed, seed + count):
            model = Path(folder) / "model"
            shutil.copytree(data_path("models/builtin") / language, model)
            done = damage(model, Random(number))
            command = [sys.executable, "-c", LOAD, str(model), str(Path(folder) / "cache")]
            loaded = subprocess.run(command, capture_output=True, timeout=600, check=False)
            shutil.rmtree(model)
            ends = {0: "taken", REFUSED: "refused"}
            counts[ends.get(loaded.returncode, "failed")] += 1
            if loaded.returncode not in ends:
                told = loaded.stderr.decode(errors="replace")[-300:]
                sys.stdout.write(f"seed {number}: {done}: {loaded.returncode} {told}\n")
    sys.stdout.write(f"{language}: {counts.total()} tried, {dict(counts)}\n")
    return counts["failed"]


if __name__ == "__main__":
    code, many, *rest = sys.argv[1:]
    sys.exit(main(code, int(many), int(rest[0]) if rest else 0) > 0)
