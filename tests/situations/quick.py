"""Which of a situation's cases belong to the quick round; the others run with ``-m slow``."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest


def quickly(values: Iterable[Any], *quick: Any) -> list[Any]:
    """The values as parameters; those that are not ``quick`` take their time."""
    return [
        value if value in quick else pytest.param(value, marks=pytest.mark.slow) for value in values
    ]
