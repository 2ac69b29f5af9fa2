"""Arguments that are refused before anything is loaded or written."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.fuzz.arguments import run


@pytest.mark.parametrize(
    "arguments",
    [
        ("demo", "--language", "fr"),
        ("play", "--audio", "game.wav", "--language", "fr"),
        ("replay", "game.jsonl"),
    ],
)
@pytest.mark.parametrize("name", ["game.mp3", "game.FLAC", "game.tar.gz", "game.jsonl"])
def test_sound_is_written_under_a_name_that_tells_its_format(
    arguments: tuple[str, ...], name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "game.jsonl").write_text("{}\n")
    code, out, told = run([*arguments, "--out", name])
    proposed = Path(name).with_suffix(".wav")
    assert (code, out) == (2, "")
    assert told == (
        f"voice-perudo: The sound is written as WAV, and {name} is no name for that: "
        f"call it {proposed}.\n"
    )
    assert (tmp_path / "game.jsonl").read_text() == "{}\n"


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("bench --live --speakers", "Leave out --speakers: it is for a manifest alone"),
        ("bench --live --confusions c.json", "Leave out --confusions: it is for a manifest alone"),
        ("bench m.tsv --count 3", "Leave out --count: it is for a live table"),
        ("bench m.tsv --hours 2", "Leave out --hours: it is for a live table"),
        ("bench m.tsv --processor", "Leave out --processor: it is for a live table"),
        ("bench --live --hours inf", "--hours"),
        ("bench --live --minutes nan", "--minutes"),
        ("play --text --journal g.jsonl --no-journal", "Leave out --journal: --no-journal"),
    ],
)
def test_what_would_be_ignored_is_refused(arguments: str, sentence: str) -> None:
    code, out, told = run(arguments.split())
    assert (code, out) == (2, "")
    assert sentence in told
    assert len(told.splitlines()) == 1


def test_the_version_is_told() -> None:
    code, out, told = run(["--version"])
    assert (code, told) == (0, "")
    assert out.startswith("voice-perudo ")
    assert out.split()[1][0].isdigit()
