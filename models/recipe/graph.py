"""The decoding graph: which transition-ids spell which word, made by hand and built by OpenFst.

The graph goes from transition-ids to words (Kaldi's HCL); at run time Vosk joins it to the list
of phrases that it was given. A word is a chain: each phone's output, repeated as long as it
lasts, then blanks if there are any (there must be one between two equal phones). Words that begin
alike share the beginning of their chains; the last phone names the word. Between words there may
be silence. ``[unk]`` is any run of the language's own phones, at a price.
"""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from recipe import RecipeError
from recipe.symbols import PHONE_INDEX, Phones
from recipe.topology import (
    BLANK_PDF,
    TRANSITION_IDS,
    Position,
    blank_after,
    silence,
    spoken,
    unknown,
    word_boundaries,
)

Lexicon = Mapping[str, tuple[Phones, ...]]

UNKNOWN_WORD = "[unk]"
DISAMBIGUATION_ID = TRANSITION_IDS + 1
_TOOLS = ("fstcompile", "fstarcsort", "fstconvert")
_START, _SILENCE, _WORDS = 0, 1, 2


@dataclass(frozen=True)
class GraphSettings:
    """Prices in nats that steer the decoder; lower is likelier.

    Attributes:
        unknown_entry: to enter ``[unk]``.
        unknown_phone: for each phone inside ``[unk]``.
        word: for each word, which holds back splitting one word into several short ones.
        brevity: for each word, divided by the number of its phones: noise at the ends of an
            utterance sounds like the shortest words.
        variant: for each pronunciation of a word but the first.
        phrase: for a word that is a whole phrase joined by underscores; below 0 it is a bonus,
            since phrases are so many that each seems rare beside the common short words.
    """

    unknown_entry: float = 2.0
    unknown_phone: float = 3.0
    word: float = 1.0
    brevity: float = 4.0
    variant: float = 0.5
    phrase: float = -2.5


@dataclass(frozen=True)
class Arc:
    """One step of the graph; input 0 and word 0 stand for none."""

    source: int
    target: int
    input: int = 0
    word: int = 0
    cost: float = 0.0

    def line(self) -> str:
        """The arc in OpenFst's text form."""
        return f"{self.source} {self.target} {self.input} {self.word} {self.cost:.5g}"


@dataclass(frozen=True)
class Graph:
    """A graph before OpenFst: arcs, final states and word ids (``<eps>`` is 0)."""

    arcs: tuple[Arc, ...]
    finals: tuple[int, ...]
    words: Mapping[str, int]


def make_graph(lexicon: Lexicon, settings: GraphSettings) -> Graph:
    """The graph of every word in ``lexicon`` and of ``[unk]``.

    Raises:
        RecipeError: a word has no pronunciation.
    """
    if silent := [word for word, variants in lexicon.items() if not variants or () in variants]:
        raise RecipeError(f"No pronunciation of {silent[0]!r}: add it to pronunciations/.")
    builder = _Builder()
    words = {word: index for index, word in enumerate([*sorted(lexicon), UNKNOWN_WORD], start=1)}
    for word, variants in sorted(lexicon.items()):
        whole = settings.phrase if "_" in word else 0.0
        for rank, phones in enumerate(variants):
            cost = settings.word + whole + settings.brevity / len(phones)
            cost += settings.variant if rank else 0.0
            builder.word([PHONE_INDEX[phone] for phone in phones], words[word], cost)
    used = {PHONE_INDEX[p] for variants in lexicon.values() for v in variants for p in v}
    builder.unknown(sorted(used), words[UNKNOWN_WORD], settings)
    return Graph(tuple(builder.arcs), (_START, _SILENCE), words)


@dataclass(frozen=True)
class _Node:
    """A place in the tree of words: after ``pdf``, or after the blanks that follow it."""

    state: int
    blank: int
    pdf: int


class _Builder:
    def __init__(self) -> None:
        self.arcs: list[Arc] = []
        self._states = _WORDS
        self._tree: dict[tuple[int, int, Position], _Node] = {}
        self.add(_START, _SILENCE, silence(stay=False))
        self.add(_SILENCE, _SILENCE, silence(stay=True))
        self.add(_START, _WORDS)
        self.add(_SILENCE, _WORDS)

    def add(
        self, source: int, target: int, label: int = 0, word: int = 0, cost: float = 0.0
    ) -> None:
        self.arcs.append(Arc(source, target, label, word, cost))

    def new_state(self) -> int:
        self._states += 1
        return self._states

    def word(self, pdfs: Sequence[int], word: int, cost: float) -> None:
        node = _Node(_WORDS, _WORDS, BLANK_PDF)
        for index, pdf in enumerate(pdfs[:-1]):
            node = self._child(node, pdf, Position.of(index, len(pdfs)))
        last = Position.of(len(pdfs) - 1, len(pdfs))
        end = self.new_state()
        self._enter(node, end, pdfs[-1], last, word, cost)
        self.add(end, end, spoken(pdfs[-1], last, stay=True))
        self.add(end, _START)

    def _child(self, node: "_Node", pdf: int, position: Position) -> "_Node":
        """The node after one more phone, shared by all words that begin alike."""
        key = (node.state, pdf, position)
        if key not in self._tree:
            child = _Node(self.new_state(), self.new_state(), pdf)
            self._enter(node, child.state, pdf, position)
            self.add(child.state, child.state, spoken(pdf, position, stay=True))
            self.add(child.state, child.blank, blank_after(pdf, position))
            self.add(child.blank, child.blank, blank_after(pdf, position))
            self._tree[key] = child
        return self._tree[key]

    def _enter(
        self,
        node: "_Node",
        target: int,
        pdf: int,
        position: Position,
        word: int = 0,
        cost: float = 0.0,
    ) -> None:
        sources = {node.blank} if pdf == node.pdf else {node.state, node.blank}
        for source in sorted(sources):
            self.add(source, target, spoken(pdf, position, stay=False), word, cost)

    def unknown(self, pdfs: Iterable[int], word: int, settings: GraphSettings) -> None:
        choose, blank = self.new_state(), self.new_state()
        cost = settings.unknown_phone
        self.add(blank, blank, unknown(BLANK_PDF, stay=True))
        self.add(blank, choose)
        for pdf in pdfs:
            state = self.new_state()
            entry = settings.unknown_entry + settings.word + cost
            self.add(_WORDS, state, unknown(pdf, stay=False), word, entry)
            self.add(choose, state, unknown(pdf, stay=True), 0, cost)
            self.add(state, state, unknown(pdf, stay=True))
            self.add(state, blank, unknown(BLANK_PDF, stay=True))
            self.add(state, choose)
            self.add(state, _START)


def missing_tools() -> tuple[str, ...]:
    """The OpenFst commands that this machine lacks."""
    return tuple(tool for tool in _TOOLS if shutil.which(tool) is None)


def write_graph(graph: Graph, folder: Path) -> None:
    """Build the graph files of a Vosk model in ``folder``.

    Raises:
        RecipeError: OpenFst's commands or its look-ahead plug-in are missing.
    """
    if missing := missing_tools():
        raise RecipeError(
            f"{missing[0]} is missing: install libfst-tools and libfst22-plugins-base."
        )
    (folder / "phones").mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch:
        new_ids = _build_look_ahead(graph, Path(scratch), folder / "HCLr.fst")
    words = {word: new_ids.get(old, old) for word, old in graph.words.items()}
    _compile([Arc(0, 0, i, i) for i in sorted(words.values())], (0,), folder / "Gr.fst")
    table = sorted([("<eps>", 0), *words.items()], key=lambda item: item[1])
    lines = "".join(f"{word} {index}\n" for word, index in table)
    (folder / "words.txt").write_text(lines, encoding="utf-8")
    (folder / "disambig_tid.int").write_text(f"{DISAMBIGUATION_ID}\n")
    (folder / "phones" / "word_boundary.int").write_text(word_boundaries())


def _build_look_ahead(graph: Graph, scratch: Path, target: Path) -> dict[int, int]:
    _compile(graph.arcs, graph.finals, scratch / "hcl.fst")
    _run("fstarcsort", "--sort_type=olabel", str(scratch / "hcl.fst"), str(scratch / "sorted.fst"))
    pairs = scratch / "pairs.txt"
    _run(
        "fstconvert",
        "--fst_type=olabel_lookahead",
        f"--save_relabel_opairs={pairs}",
        str(scratch / "sorted.fst"),
        str(target),
    )
    return {int(old): int(new) for old, new in map(str.split, pairs.read_text().splitlines())}


def _compile(arcs: Iterable[Arc], finals: Iterable[int], target: Path) -> None:
    text = "\n".join([*(arc.line() for arc in arcs), *(f"{state} 0" for state in finals), ""])
    _run("fstcompile", "--fst_type=const", "-", str(target), text=text)


def _run(*command: str, text: str = "") -> None:
    plugins = [
        str(path.parent) for path in Path("/usr/lib").glob("*/fst/*/olabel_lookahead-fst.so")
    ]
    paths = [*plugins, os.environ.get("LD_LIBRARY_PATH", "")]
    environment = os.environ | {"LD_LIBRARY_PATH": ":".join(filter(None, paths))}
    result = subprocess.run(
        command, input=text, text=True, env=environment, capture_output=True, check=False
    )
    if result.returncode:
        raise RecipeError(
            f"{command[0]} failed ({result.stderr.strip()[-200:]}): "
            "install libfst-tools and libfst22-plugins-base."
        )
