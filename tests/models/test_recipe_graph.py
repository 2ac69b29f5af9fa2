import json
from collections.abc import Mapping
from pathlib import Path

import numpy as np
import pytest
from recipe import RecipeError
from recipe.acoustic import AcousticModel, Affine, load_acoustic
from recipe.assemble import Settings, write_folder
from recipe.graph import UNKNOWN_WORD, Graph, GraphSettings, make_graph, missing_tools
from recipe.quantise import Storage
from recipe.symbols import PHONE_INDEX, Phones
from recipe.topology import pdf_of_transition

from tests.models.reference import random_acoustic

_LEXICON: Mapping[str, tuple[Phones, ...]] = {
    "pa": (("p", "a"),),
    "papa": (("p", "a", "p", "a"), ("p", "a", "p")),
    "a": (("a",),),
    "atta": (("a", "t", "t", "a"),),
}

needs_openfst = pytest.mark.skipif(
    bool(missing_tools()), reason="OpenFst's commands (libfst-tools) are not installed"
)


def _accepts(graph: Graph, outputs: str) -> set[str]:
    """The word sequences of all paths through the graph that spell ``outputs``."""
    pdf_of = pdf_of_transition()
    names = {index: word for word, index in graph.words.items()}
    alive: set[tuple[int, str]] = {(0, "")}
    for output in outputs.split():
        alive = _without_input(graph, alive)
        pdf = 0 if output == "-" else PHONE_INDEX[output]
        alive = {
            (arc.target, f"{said} {names[arc.word]}" if arc.word else said)
            for state, said in alive
            for arc in graph.arcs
            if arc.source == state and arc.input and pdf_of[arc.input] == pdf
        }
    return {said.strip() for state, said in _without_input(graph, alive) if state in graph.finals}


def _without_input(graph: Graph, alive: set[tuple[int, str]]) -> set[tuple[int, str]]:
    while True:
        more = {
            (arc.target, said)
            for state, said in alive
            for arc in graph.arcs
            if arc.source == state and not arc.input
        }
        if more <= alive:
            return alive
        alive = alive | more


@pytest.mark.parametrize(
    ("outputs", "heard", "not_heard"),
    [
        ("- p p a -", "pa", "papa"),
        ("p - a", "pa", "papa"),
        ("p a p a", "papa", "atta"),
        ("p a - p a", "pa pa", "atta"),
        ("p a p", "papa", "pa"),
        ("a t - t a", "atta", "pa"),
        ("a t t a", UNKNOWN_WORD, "atta"),
        ("a p - t", UNKNOWN_WORD, "atta"),
        ("a", "a", "pa"),
        ("- -", "", "a"),
    ],
)
def test_the_graph_spells_words(outputs: str, heard: str, not_heard: str) -> None:
    accepted = _accepts(make_graph(_LEXICON, GraphSettings()), outputs)
    assert heard in accepted
    assert not_heard not in accepted


def test_unknown_words_cost_by_the_phone() -> None:
    settings = GraphSettings(
        unknown_entry=2.0, unknown_phone=3.0, word=0.5, brevity=0.8, variant=0.25
    )
    graph = make_graph(_LEXICON, settings)
    costs = {arc.cost for arc in graph.arcs if arc.word == graph.words[UNKNOWN_WORD]}
    assert costs == {5.5}
    by_word = {arc.cost for arc in graph.arcs if arc.word == graph.words["papa"]}
    assert sorted(by_word) == pytest.approx([0.5 + 0.8 / 4, 0.5 + 0.8 / 3 + 0.25])


def test_a_word_without_sounds_is_refused() -> None:
    with pytest.raises(RecipeError, match="'x'"):
        make_graph({"x": ()}, GraphSettings())


def _deaf_but(*phones: str) -> AcousticModel:
    """A network that hears only ``phones``, one after the other, by the loudness of its input."""
    plain = random_acoustic(width=4, bottleneck=2, strides=(0,))
    bias = np.full(len(plain.head.bias), -20.0, np.float32)
    bias[[PHONE_INDEX[phone] for phone in phones]] = 0.0
    head = Affine(np.zeros_like(plain.head.weight), bias)
    return AcousticModel(plain.first, plain.first_norm, plain.blocks, head, plain.priors)


@needs_openfst
@pytest.mark.real_audio
def test_real_vosk_loads_the_folder(tmp_path: Path) -> None:
    vosk = pytest.importorskip("vosk")
    vosk.SetLogLevel(-1)
    settings = Settings(GraphSettings(brevity=0.0), storage=Storage.FLOAT32)
    write_folder(_deaf_but("a"), _LEXICON, tmp_path / "model", settings)
    model = vosk.Model(str(tmp_path / "model"))
    assert all(model.vosk_model_find_word(word) >= 0 for word in [*_LEXICON, UNKNOWN_WORD])
    assert model.vosk_model_find_word("tata") < 0

    recogniser = vosk.KaldiRecognizer(model, 16000, json.dumps(["pa", "a", UNKNOWN_WORD]))
    recogniser.SetWords(True)
    noise = np.random.default_rng(1).integers(-3000, 3000, 16000).astype("<i2").tobytes()
    recogniser.AcceptWaveform(noise)
    result = json.loads(recogniser.FinalResult())
    assert result["text"] == "a"
    (word,) = result["result"]
    assert word["conf"] > 0.9
    assert (word["start"], word["end"]) == pytest.approx((0.0, 1.0), abs=0.05)

    recogniser.SetMaxAlternatives(4)
    recogniser.AcceptWaveform(noise)
    alternatives = json.loads(recogniser.FinalResult())["alternatives"]
    assert alternatives[0]["text"] == "a"


def test_an_archive_is_needed(tmp_path: Path) -> None:
    with pytest.raises(RecipeError, match="train one first"):
        load_acoustic(tmp_path / "nothing.npz")
