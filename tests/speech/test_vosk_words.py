"""A list of words that is not the grammar's own."""

from __future__ import annotations

import struct
from pathlib import Path

import pytest

from voice_perudo.resources import data_path
from voice_perudo.speech.vosk_words import words_fit

WORDS = "<eps> 0\nhuit 1\ncinq 2\n"


def grammar(kind: bytes, *labels: int) -> bytes:
    """An OpenFst file with one arc for each word."""
    head = struct.pack("<i", 0x7EB2FDD6)
    for name in (kind, b"standard"):
        head += struct.pack("<i", len(name)) + name
    head += struct.pack("<iiQqqq", 2, 0, 0, 0, 1, len(labels))
    return head + bytes(20) + b"".join(struct.pack("<iifi", x, x, 0.5, 0) for x in labels)


@pytest.mark.parametrize(
    ("kind", "labels", "words", "fit"),
    [
        (b"const", (1, 2), WORDS, True),
        (b"const", (2, 2), WORDS, True),
        (b"const", (1, 3), WORDS, False),
        (b"const", (1, 2), "<eps> 0\nhuit 1\n", False),
        (b"const", (1, 2), "no numbers at all\n", False),
        (b"const", (1, 2), "half a line", False),
        (b"ngram", (1, 3), WORDS, True),
    ],
)
def test_every_word_of_the_grammar_has_its_line(
    tmp_path: Path, kind: bytes, labels: tuple[int, ...], words: str, fit: bool
) -> None:
    (tmp_path / "Gr.fst").write_bytes(grammar(kind, *labels))
    (tmp_path / "words.txt").write_text(words)
    assert words_fit(tmp_path / "Gr.fst", tmp_path / "words.txt") is fit


def test_files_that_are_none_do_not_fit(tmp_path: Path) -> None:
    (tmp_path / "Gr.fst").write_bytes(grammar(b"const", 1, 2)[:30])
    (tmp_path / "words.txt").write_text(WORDS)
    assert not words_fit(tmp_path / "Gr.fst", tmp_path / "words.txt")
    assert not words_fit(tmp_path / "missing", tmp_path / "words.txt")


@pytest.mark.parametrize("language", ["fr", "pl", "ru", "en", "es"])
def test_the_built_in_models_fit_and_do_not_if_cut_short(tmp_path: Path, language: str) -> None:
    graph = data_path("models/builtin") / language / "graph"
    assert words_fit(graph / "Gr.fst", graph / "words.txt")
    lines = (graph / "words.txt").read_text(encoding="utf-8").splitlines()
    (tmp_path / "words.txt").write_text("\n".join(lines[:-1]), encoding="utf-8")
    assert not words_fit(graph / "Gr.fst", tmp_path / "words.txt")
