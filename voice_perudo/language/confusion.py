"""What a table's voices were taken for: learnt from corrections while they play."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Confusion:
    """In ``language`` the word(s) ``heard`` may have been ``meant``.

    ``weight`` (above 0, at most 1) is the belief that they were.
    """

    heard: str
    meant: str
    language: str
    weight: float
