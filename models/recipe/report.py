"""Figures as tables for the model card: ``python -m recipe.report FIGURES.json``."""

import argparse
import json
from collections.abc import Iterator
from pathlib import Path

from recipe.evaluate import Figures

_SHARES = ("exact", "asked", "wrong", "none")


def tables(figures: Figures) -> Iterator[str]:
    """Lines of two Markdown tables: bids, then what must not be acted on."""
    yield "| language | voices, condition | n | " + " | ".join(_SHARES) + " |"
    yield "|---" * (3 + len(_SHARES)) + "|"
    for language, group, rates in _rows(figures):
        if "exact" in rates:
            cells = [language, group, f"{rates['n']:g}", *(f"{rates[s]:g}" for s in _SHARES)]
            yield "| " + " | ".join(cells) + " |"
    yield ""
    yield "| language | sound | hours | actions per hour |"
    yield "|---" * 4 + "|"
    for language, group, rates in _rows(figures):
        if "hours" in rates:
            cells = [language, group, f"{rates['hours']:g}", f"{rates['actions per hour']:g}"]
            yield "| " + " | ".join(cells) + " |"


def _rows(figures: Figures) -> Iterator[tuple[str, str, dict[str, float]]]:
    for language, groups in figures.items():
        for group, rates in groups.items():
            yield language, group, rates


def main() -> None:
    """Print the tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("figures", type=Path)
    figures: Figures = json.loads(parser.parse_args().figures.read_text(encoding="utf-8"))
    print("\n".join(tables(figures)))


if __name__ == "__main__":
    main()
