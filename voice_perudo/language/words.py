"""Where phrases stand among the words that were heard."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

Words = tuple[str, ...]


def after(words: Words, at: int, phrases: Iterable[Words]) -> Iterator[int]:
    """Where the words go on after each of the phrases that stands here."""
    return (at + len(said) for said in phrases if words[at : at + len(said)] == said)
