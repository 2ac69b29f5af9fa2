"""In whose language announcements are made can be chosen anew when a game is resumed."""

from __future__ import annotations

from pathlib import Path

from tests.app.command import json_lines, run

TABLE = ("--language", "en", "--players", "red,blue:fr", "--starter", "red")


def test_a_resumed_game_is_announced_as_asked(tmp_path: Path) -> None:
    run("play", "--text", *TABLE, stdin="two fives\n", data=tmp_path)
    for more, language in ((("--announce", "player"), "fr"), ((), "en")):
        resumed = run("play", "--resume", "--text", "--json", *more, stdin="", data=tmp_path)
        spoken = [x for x in json_lines(resumed.stdout) if x["type"] == "announcement"]
        assert spoken[0]["language"] == language
