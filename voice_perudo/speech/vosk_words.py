"""Do a model's list of words and its grammar belong together?

Vosk does not look: with a list that is cut short, or another model's, it writes wrong words.
"""

from __future__ import annotations

import struct
from pathlib import Path

from voice_perudo.speech.vosk_graphs import read_graph


def words_fit(grammar: Path, words: Path) -> bool:
    """Whether every word of the grammar, an OpenFst file, has its line ``word number``.

    Grammars of another kind than OpenFst's ``const`` are taken on trust.
    """
    try:
        numbers = {int(line.split()[1]) for line in words.read_bytes().splitlines() if line.strip()}
        graph = read_graph(grammar)
    except (OSError, ValueError, IndexError, struct.error):
        return False
    return graph is None or numbers.issuperset(map(int, graph.arcs["input"]))
