"""Fuzzing guided by coverage: ``python -m tests.fuzz.guided KIND SECONDS [FOLDER]``.

Needs atheris, which is no part of the development packages: ``pip install atheris``. An input
that reaches new lines of the program is damaged further; ``FOLDER`` keeps such inputs for the
next run. It stops at the first failure, whose input it writes to the folder it is run in.
"""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

atheris: Any = import_module("atheris")

with atheris.instrument_imports(include=["voice_perudo", "fluent"]):
    from tests.fuzz.mutations import mutated
    from tests.fuzz.targets import LANGUAGES, TARGETS, seeds
    from tests.language.test_grammar_reader import GOOD
    from voice_perudo.errors import VoicePerudoError
    from voice_perudo.hearing import Alternative, Hearing, Word
    from voice_perudo.language.grammar_reader import load_grammar
    from voice_perudo.language.interpretation import Scope
    from voice_perudo.language.lattice import Forgiveness
    from voice_perudo.language.matching import MatchContext
    from voice_perudo.language.pack import load_language
    from voice_perudo.language.phrasebook import Phrasebook
    from voice_perudo.language.players import Colours
    from voice_perudo.language.settings import read_settings
    from voice_perudo.rules.values import Bid

LONGEST = 120
"""Seconds after which one input is taken to hang the program."""

MOST_BYTES = 1 << 16

SCOPES = tuple(Scope)
PLAYERS = ("red", "bleu", "Żółta ‰")


@dataclass(frozen=True)
class Guided:
    """Good inputs to begin with, and what is done with any input, by its file's name.

    ``use`` may raise a ``VoicePerudoError`` and nothing else.
    """

    seeds: Callable[[], Mapping[str, bytes]]
    use: Callable[[Path], object]


def _spoken() -> dict[str, bytes]:
    """Readings, one a line; the first two characters choose language and scope."""
    made = {}
    for number, code in enumerate(LANGUAGES):
        grammar = load_language(code).phrasebook.grammar
        patterns = [" ".join(one.pattern) for one in grammar.sentences]
        for scope in range(len(SCOPES)):
            said = Random(scope).sample(patterns, 3)
            bids = load_language(code).messages.render("name-bid", {"bid": Bid(8, 5)}).text
            text = "\n".join((f"{number}{chr(ord('a') + scope)}{bids}", *said))
            made[f"{code}-{SCOPES[scope]}"] = text.encode()
    return made


def _understand(path: Path) -> None:
    text = path.read_text("utf-8", "replace")
    code = LANGUAGES[ord(text[:1] or "0") % len(LANGUAGES)]
    scope = SCOPES[ord(text[1:2] or "a") % len(SCOPES)]
    pack = load_language(code)
    readings = text[2:400].split("\n")[:8]
    place = MatchContext(scope, PLAYERS, current=Bid(7, 5))
    pack.interpret(Hearing.typed(readings[0]), place)
    pack.interpret(Hearing(tuple(_reading(one, n) for n, one in enumerate(readings))), place)
    for one in readings:
        pack.is_complete(one, scope, PLAYERS)


def _reading(text: str, number: int) -> Alternative:
    words = tuple(Word(word, 0.3 * n, 0.3 * n + 0.2) for n, word in enumerate(text.split()))
    return Alternative(words, -2.0 * number)


def _read_grammar(path: Path) -> None:
    Phrasebook(load_grammar(path), Forgiveness({}, 0.8, 0.2), Colours((), {}))


KINDS: dict[str, Guided] = {
    "understand": Guided(_spoken, _understand),
    "grammar": Guided(lambda: {"xx.yaml": GOOD.encode()}, _read_grammar),
    "settings": Guided(lambda: seeds("settings"), read_settings),
    **{
        kind: Guided(lambda kind=kind: seeds(kind), TARGETS[kind].use)  # type: ignore[misc]
        for kind in ("speech", "announcements", "demonstration", "journal", "table")
    },
}


class Fuzzed:
    """One kind of input, as atheris wants it: bytes, whose first one chooses a file's name."""

    def __init__(self, kind: str, folder: Path) -> None:
        self._guided = KINDS[kind]
        self._known = self._guided.seeds()
        self._names = sorted(self._known)
        self._folder = folder

    def first(self) -> Iterable[bytes]:
        """The inputs to begin with."""
        return (bytes([n]) + self._known[name] for n, name in enumerate(self._names))

    def use(self, data: bytes) -> None:
        """Use one input."""
        name = self._names[data[0] % len(self._names)] if data else self._names[0]
        path = self._folder / name
        path.write_bytes(data[1:])
        with contextlib.suppress(VoicePerudoError):
            self._guided.use(path)

    def changed(self, data: bytes, most: int, seed: int) -> bytes:
        """The input with a damage that knows of lines and tokens, or any other."""
        random = Random(seed)
        if not data or random.random() < 0.4:
            return bytes(atheris.Mutate(data, len(data) or 1))
        others: Sequence[bytes] = list(self._known.values())
        return (data[:1] + mutated(data[1:], random, others))[:most]


def main(kind: str, seconds: int, corpus: Path) -> None:
    """Fuzz one kind for so many seconds; ends the process."""
    with TemporaryDirectory() as folder:
        fuzzed = Fuzzed(kind, Path(folder))
        corpus.mkdir(parents=True, exist_ok=True)
        for number, content in enumerate(fuzzed.first()):
            (corpus / f"seed-{number}").write_bytes(content)
        options = (f"-max_total_time={seconds}", f"-timeout={LONGEST}", f"-max_len={MOST_BYTES}")
        arguments = [sys.argv[0], *options, "-rss_limit_mb=4096", str(corpus)]
        atheris.Setup(arguments, fuzzed.use, custom_mutator=fuzzed.changed)
        atheris.Fuzz()


if __name__ == "__main__":
    name, limit, *rest = sys.argv[1:]
    with TemporaryDirectory() as aside:
        main(name, int(limit), Path(rest[0] if rest else aside))
