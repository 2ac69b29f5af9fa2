"""Lines typed or piped into the game."""

from __future__ import annotations

import io
import sys

import pytest

from voice_perudo.app.typed import _typed_lines


class Interrupted(io.StringIO):
    """A terminal that is being written to when Ctrl-C comes."""

    def flush(self) -> None:
        raise KeyboardInterrupt


def test_lines_come_one_by_one_without_their_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("five sixes\n\n dudo \nthree"))
    assert list(_typed_lines(asking=False)) == ["five sixes", "", " dudo ", "three"]


def test_a_prompt_is_shown_where_somebody_sits(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("dudo\n"))
    assert list(_typed_lines(asking=True)) == ["dudo"]
    assert capsys.readouterr().out == "> > "


def test_ctrl_c_is_not_lost_while_something_is_written(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("dudo\n"))
    monkeypatch.setattr(sys, "stdout", Interrupted())
    with pytest.raises(KeyboardInterrupt):
        list(_typed_lines(asking=False))


def test_what_is_no_text_is_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    piped = io.TextIOWrapper(io.BytesIO(b"\xff\xfe\ndudo\n"), "utf-8", errors="replace")
    monkeypatch.setattr(sys, "stdin", piped)
    assert list(_typed_lines(asking=False))[-1] == "dudo"


def test_of_a_line_that_hardly_ends_only_the_beginning_is_taken(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    text = f"{'five ' * 4000}\n{'x' * 4096}\n\ndudo\n"
    monkeypatch.setattr(sys, "stdin", io.StringIO(text))
    first, *others = _typed_lines(asking=False)
    assert len(first) == 4096
    assert others == ["x" * 4096, "", "dudo"]
