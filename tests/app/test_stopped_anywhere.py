"""A game that is stopped after every line goes on as if it never had been."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.app.command import Command, json_lines

EVENINGS = {
    "a count put right by the last one's number": (
        "en",
        "four fives/dudo/green one/red one/blue one/no, two/no, red two/no, three in all/why",
    ),
    "several counts put right": (
        "fr",
        "quatre cinq/dudo/vert un, rouge un, bleu un/non, bleu deux, vert neuf/non, deux",
    ),
    "a refusal explained": (
        "es",
        "cuatro cincos/tres cincos/por qué/cinco cincos/por qué",
    ),
    "half a bid": (
        "pl",
        "cztery piątki/osiem/nie, dziewięć/szóstki/dwa/trzy/dudo",
    ),
    "a verdict that is past": (
        "ru",
        "четыре пятёрки/дудо/три/две пятёрки/отмени/нет, пять",
    ),
}


@pytest.mark.parametrize("name", EVENINGS)
def test_nothing_is_forgotten(command: Command, tmp_path: Path, name: str) -> None:
    language, text = EVENINGS[name]
    table = ("--language", language, "--players", "blue,green,red", "--starter", "blue")
    lines = text.split("/")

    whole = command(
        "play", "--text", "--json", "--no-journal", *table, "--rules", "bga-free",
        stdin="\n".join(lines) + "\n",
    )  # fmt: skip

    stopped: list[str] = []
    file = tmp_path / "evening.jsonl"
    command("play", "--text", *table, "--rules", "bga-free", "--journal", file)
    for line in lines:
        going_on = command("play", "--text", "--json", "--resume", file, stdin=f"{line}\n")
        assert going_on.stderr == ""
        stopped += said(going_on.stdout)[1:]

    assert stopped == said(whole.stdout)[1:]
    assert len(stopped) > len(lines) // 2


def said(stdout: str) -> list[str]:
    return [line["text"] for line in json_lines(stdout) if line["type"] == "announcement"]
