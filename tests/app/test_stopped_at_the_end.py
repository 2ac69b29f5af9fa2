"""A program that is stopped as a game ends goes on with it; a game that was left does not."""

from __future__ import annotations

from tests.app.command import Command, json_lines

TABLE = (
    *("--language", "en", "--players", "blue,green", "--starter", "blue"),
    *("--rules", "bga-free", "--rule", "start_dice=1"),
)
WON = "one five\ndudo\nnone\n"


def said(stdout: str) -> list[str]:
    return [line["text"] for line in json_lines(stdout) if line["type"] == "announcement"]


def test_the_result_is_told_and_can_be_put_right(command: Command) -> None:
    ended = said(command("play", "--text", "--json", *TABLE, stdin=WON).stdout)
    assert "Green wins" in ended[-1]
    going_on = said(command("play", "--text", "--json", "--resume", stdin="no, one\n").stdout)
    assert going_on[0].endswith("Green wins! Well played. A new game, or quit?")
    living = command("play", "--text", "--json", "--no-journal", *TABLE, stdin=f"{WON}no, one\n")
    assert going_on[1:] == said(living.stdout)[-1:]


def test_a_game_that_is_won_does_not_hide_an_earlier_one_for_ever(command: Command) -> None:
    command("play", "--text", *TABLE, stdin="one five\n")
    command("play", "--text", *TABLE, stdin=WON)
    offered = said(command("play", "--text", "--json", "--resume", stdin="").stdout)
    assert "Green wins" in offered[0]
    earlier = said(command("play", "--text", "--json", "--resume", stdin="").stdout)
    assert earlier == ["We carry on where we left off. One five, by blue. Green to play."]


def test_a_result_that_was_put_right_is_offered_once_more(command: Command) -> None:
    command("play", "--text", *TABLE, stdin=WON)
    command("play", "--text", "--resume", stdin="no, one\n")
    put_right = said(command("play", "--text", "--json", "--resume", stdin="").stdout)
    assert "Blue wins" in put_right[0]
    refused = command("play", "--text", "--resume", stdin="")
    assert "There is no unfinished game" in refused.stderr


def test_a_new_game_is_the_one_that_goes_on(command: Command) -> None:
    command("play", "--text", *TABLE, stdin=WON)
    command("play", "--text", "--resume", stdin="new game\nyes\n")
    going_on = said(command("play", "--text", "--json", "--resume", stdin="").stdout)
    assert "wins" not in going_on[0]


def test_a_game_that_was_left_is_over(command: Command) -> None:
    command("play", "--text", *TABLE, stdin=f"{WON}quit\nyes\n")
    refused = command("play", "--text", "--resume", stdin="")
    assert refused.returncode != 0
    assert "There is no unfinished game" in refused.stderr
