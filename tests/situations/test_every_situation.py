"""The list of situations names tests that there are, and every situation's tests are in it."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

HERE = Path(__file__).parent
TESTS = HERE.parent


def shown() -> list[str]:
    listed = tomllib.loads((HERE / "situations.toml").read_text(encoding="utf-8"))
    return [test for situation in listed["situation"] for test in situation["shown"]]


def test_what_is_listed_exists() -> None:
    for test in shown():
        file, _, name = test.partition("::")
        text = (TESTS / file).read_text(encoding="utf-8")
        assert re.search(rf"^def {name or 'test_'}", text, re.MULTILINE), test


def test_no_situation_is_missing() -> None:
    files = {f"situations/{file.name}" for file in HERE.glob("test_*.py")}
    listed = {test.partition("::")[0] for test in shown()}
    assert files - listed == {f"situations/{Path(__file__).name}"}
