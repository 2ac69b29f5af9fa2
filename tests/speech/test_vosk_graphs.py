"""Graphs of speech models that lead nowhere are told before they are followed."""

from __future__ import annotations

import struct
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from voice_perudo.resources import data_path
from voice_perudo.speech.vosk_files import is_consistent
from voice_perudo.speech.vosk_graphs import grammar_is_whole, lexicon_is_whole, read_graph

TRANSITIONS = 4
ACOUSTICS = b"\0B<TransitionModel> <LogProbs> FV \4" + struct.pack("<i", TRANSITIONS + 1)


@dataclass(frozen=True)
class Written:
    """A graph of two states: a sound, a mark that is none, and a word from one to the other."""

    start: int = 0
    states: Sequence[tuple[float, int, int, int, int]] = ((1.0, 0, 2, 1, 1), (0.5, 2, 1, 0, 0))
    arcs: Sequence[tuple[int, int, float, int]] = (
        (4, 0, 0.5, 1),
        (5, 0, 0.0, 1),
        (1, 7, 0.5, 0),
    )
    kind: bytes = b"const"
    flags: int = 0

    def const(self, tables: bytes = b"") -> bytes:
        head = heading(self.kind, self.flags, self.start, len(self.states), len(self.arcs))
        states = b"".join(struct.pack("<fIIII", *state) for state in self.states)
        return head + tables + states + b"".join(struct.pack("<iifi", *arc) for arc in self.arcs)

    def look_ahead(self) -> bytes:
        outer = heading(b"olabel_lookahead", 0, -1, 0, 0)
        return outer + struct.pack("<i", 446681434) + self.const() + b"what is looked ahead for"


def heading(kind: bytes, flags: int, start: int, states: int, arcs: int) -> bytes:
    names = b"".join(struct.pack("<i", len(name)) + name for name in (kind, b"standard"))
    numbers = struct.pack("<iiQqqq", 2, flags, 0, start, states, arcs)
    return struct.pack("<i", 0x7EB2FDD6) + names + numbers


GOOD = Written()
LOST: dict[str, Written] = {
    "an arc to nowhere": replace(GOOD, arcs=((4, 0, 0.5, 2), *GOOD.arcs[1:])),
    "an arc backwards out of the graph": replace(GOOD, arcs=((4, 0, 0.5, -1), *GOOD.arcs[1:])),
    "a price that is none": replace(GOOD, arcs=((4, 0, float("nan"), 1), *GOOD.arcs[1:])),
    "a sound below none": replace(GOOD, arcs=((-4, 0, 0.5, 1), *GOOD.arcs[1:])),
    "a word below none": replace(GOOD, arcs=((4, -1, 0.5, 1), *GOOD.arcs[1:])),
    "more arcs of a state than there are": replace(
        GOOD, states=(GOOD.states[0], (0.5, 2, 2, 0, 0))
    ),
    "arcs from behind the end": replace(GOOD, states=(GOOD.states[0], (0.5, 0xFFFFFFFF, 1, 0, 0))),
    "more silent arcs than arcs": replace(GOOD, states=(GOOD.states[0], (0.5, 2, 1, 9, 0))),
    "an end that is no price": replace(GOOD, states=(GOOD.states[0], (float("nan"), 2, 1, 0, 0))),
    "no beginning": replace(GOOD, start=-1),
    "a beginning elsewhere": replace(GOOD, start=2),
    "no states": replace(GOOD, states=(), arcs=()),
}


@pytest.fixture
def lexicon_is(tmp_path: Path) -> Callable[..., bool]:
    def judged(graph: bytes, acoustics: bytes = ACOUSTICS, marks: str = "5\n") -> bool:
        files = tmp_path / "HCLr.fst", tmp_path / "final.mdl", tmp_path / "disambig_tid.int"
        for file, content in zip(files, (graph, acoustics, marks.encode()), strict=True):
            file.write_bytes(content)
        return lexicon_is_whole(*files)

    return judged


def test_good_graphs_are_whole(tmp_path: Path, lexicon_is: Callable[..., bool]) -> None:
    (tmp_path / "Gr.fst").write_bytes(GOOD.const())
    assert grammar_is_whole(tmp_path / "Gr.fst")
    assert lexicon_is(GOOD.look_ahead())
    assert lexicon_is(GOOD.const())
    endless = replace(GOOD, states=(GOOD.states[0], (float("inf"), 2, 1, 0, 0)))
    assert lexicon_is(endless.look_ahead())


@pytest.mark.parametrize("name", LOST)
def test_graphs_that_lead_nowhere_are_not(
    name: str, tmp_path: Path, lexicon_is: Callable[..., bool]
) -> None:
    (tmp_path / "Gr.fst").write_bytes(LOST[name].const())
    assert not grammar_is_whole(tmp_path / "Gr.fst")
    assert not lexicon_is(LOST[name].look_ahead())


def test_a_graph_that_has_been_cut_is_not(tmp_path: Path, lexicon_is: Callable[..., bool]) -> None:
    whole = GOOD.look_ahead()
    end = len(whole) - len(b"what is looked ahead for")
    assert not any(lexicon_is(whole[:size]) for size in range(end))
    (tmp_path / "Gr.fst").write_bytes(GOOD.const()[:60])
    assert not grammar_is_whole(tmp_path / "Gr.fst")
    assert not grammar_is_whole(tmp_path / "missing")


@pytest.mark.parametrize("number", [-1, -(2**63), 2**31, 2**40, 2**63 - 1])
def test_a_graph_that_claims_more_than_the_file_is_not(
    number: int, tmp_path: Path, lexicon_is: Callable[..., bool]
) -> None:
    for states, arcs in ((number, 3), (2, number), (number, number)):
        inner = heading(b"const", 0, 0, states, arcs) + GOOD.const()[55:]
        outer = heading(b"olabel_lookahead", 0, -1, 0, 0) + struct.pack("<i", 0)
        assert not lexicon_is(outer + inner)
        (tmp_path / "Gr.fst").write_bytes(inner)
        assert not grammar_is_whole(tmp_path / "Gr.fst")
    name = struct.pack("<i", max(-(2**31), min(number, 2**31 - 1)))
    (tmp_path / "Gr.fst").write_bytes(GOOD.const()[:4] + name + GOOD.const()[8:])
    assert not grammar_is_whole(tmp_path / "Gr.fst")


def test_the_sounds_are_those_of_the_acoustic_model(lexicon_is: Callable[..., bool]) -> None:
    graph = GOOD.look_ahead()
    fewer = ACOUSTICS[:-4] + struct.pack("<i", TRANSITIONS)
    assert not lexicon_is(graph, fewer)
    assert not lexicon_is(graph, b"\0B<TransitionModel> of another time")
    # Where these are not known, or taken for sounds, the graph is followed for ever.
    for marks in ("6\n", "5\n1\n", "1", "", "five"):
        assert not lexicon_is(graph, marks=marks), marks
    assert lexicon_is(graph, marks="5\n6\n")


def test_graphs_of_other_kinds_are_taken_on_trust(tmp_path: Path) -> None:
    file = tmp_path / "Gr.fst"
    for other in (replace(LOST["no beginning"], kind=b"ngram"), replace(GOOD, flags=4)):
        file.write_bytes(other.const())
        assert read_graph(file) is None
        assert grammar_is_whole(file)


def test_a_grammar_may_hold_its_words(tmp_path: Path) -> None:
    file = tmp_path / "Gr.fst"
    file.write_bytes(replace(GOOD, flags=3).const(b"tables of words"))
    graph = read_graph(file)
    assert graph is not None
    assert graph.is_whole
    assert [int(arc["output"]) for arc in graph.arcs] == [0, 0, 7]


@pytest.mark.parametrize("language", ["fr", "pl", "ru", "en", "es"])
def test_the_built_in_models_are_whole(language: str) -> None:
    folder = data_path("models/builtin") / language
    assert is_consistent(folder)
    # Vosk would load them the other way round, and crash at the first word.
    graph = folder / "graph"
    assert not lexicon_is_whole(
        graph / "Gr.fst", folder / "am/final.mdl", graph / "disambig_tid.int"
    )
