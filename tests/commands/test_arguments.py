"""Arguments that are refused before anything is loaded or written."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.fuzz.arguments import run
from voice_perudo.language.available import available_languages
from voice_perudo.language.interpretation import Scope


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
        ("play --text --table new.toml --no-journal", "There is no table in new.toml, and --no"),
        ("play --text --journal g.jsonl --no-journal", "Leave out --journal: --no-journal"),
    ],
)
def test_what_would_be_ignored_is_refused(arguments: str, sentence: str) -> None:
    code, out, told = run(arguments.split())
    assert (code, out) == (2, "")
    assert sentence in told
    assert len(told.splitlines()) == 1


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["play", "--language", ""], "--language is empty: give a value, or leave it out."),
        (["play", "--text", "--rules="], "--rules is empty: give a value, or leave it out."),
        (["hear", ""], "An argument is empty: give a value, or leave it out."),
        (["play", "resume"], "What is “resume”? What can be given: "),
        (["play", "--announce", "me"], "'--announce': 'me' is not one of 'table', 'player'"),
        (["plya"], "No such command 'plya'. Did you mean 'play', 'replay'?"),
        (["play", "--language", "Klingon"], "Unknown language 'Klingon': choose one of "),
    ],
)
def test_what_makes_no_sense_is_told_in_a_sentence(arguments: list[str], sentence: str) -> None:
    code, out, told = run(arguments)
    assert (code, out) == (2, "")
    assert sentence in told
    assert len(told.splitlines()) == 1


@pytest.mark.parametrize(
    "arguments",
    [
        ("play", "--text", "--journal"),
        ("play", "--text", "--table"),
        ("play", "--audio", "nothing.wav", "--journal"),
        ("bench", "m.tsv", "--confusions"),
    ],
)
def test_a_file_that_cannot_be_written_is_told_before_anything_is_asked(
    arguments: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "m.tsv").write_text(
        "path\tlanguage\tspeaker\tkind\tcondition\tscope\texpected\n"
        "a.wav\ten\ta\thuman\tquiet\tbidding\tdudo\n"
    )
    (tmp_path / "file").touch()
    (tmp_path / "a.wav").touch()
    place = tmp_path / "file" / "it.json"
    code, out, told = run([*arguments, str(place)])
    assert (code, out) == (2, "")
    sentence = f"{place} cannot be written (Not a directory); name another file.\n"
    assert told == f"voice-perudo: {sentence}"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a.wav", "file", "m.tsv"]


def test_a_table_that_is_wrong_is_told_in_one_sentence(tmp_path: Path) -> None:
    seats = ", ".join(f'{{"name": "{name}", "language": "en"}}' for name in ("dudo", "ben"))
    file = tmp_path / "table.json"
    file.write_text(
        '{"format": "voice-perudo table", "version": 1, "language": "en", "rules": "bga-free", '
        f'"players": [{seats}]}}'
    )
    code, _, told = run(["play", "--text", "--no-journal", "--table", str(file)])
    assert code == 1
    assert "'dudo' is heard as a word of the game: choose another one; put it right" in told


def test_a_journal_without_resume_is_told_how_to_go_on(tmp_path: Path) -> None:
    journal = tmp_path / "game.jsonl"
    journal.touch()
    code, _, told = run(["play", str(journal)])
    assert code == 2
    assert f"play --resume {journal}" in told


@pytest.mark.parametrize("asked", [["-h"], ["--help"], ["help"]])
@pytest.mark.parametrize("command", [[], ["play"], ["bench"], ["models"], ["models", "install"]])
def test_help_is_plain_lines_however_it_is_asked_for(command: list[str], asked: list[str]) -> None:
    """No frames, which a screen reader reads aloud, and no sentence broken off."""
    given = [*asked, *command] if asked == ["help"] else [*command, *asked]
    code, out, told = run(given)
    assert (code, told) == (0, "")
    assert out.startswith("Usage: ")
    assert out == run([*command, "--help"])[1]
    assert not set("─│╭╮╰╯") & set(out)
    assert "..." not in out.partition("Options:")[2]


@pytest.mark.parametrize("group", [[], ["models"], ["rules"]])
def test_a_command_that_needs_another_shows_which_there_are(group: list[str]) -> None:
    assert run(group) == run([*group, "--help"])


@pytest.mark.parametrize("words", [["huit cinq"], ["huit", "cinq"]])
def test_a_sentence_needs_no_quotes(words: list[str]) -> None:
    code, out, _ = run(["understand", *words, "--language", "FR"])
    assert code == 0
    assert '"quantity": 8, "face": 5' in out


@pytest.mark.parametrize("command", ["play", "demo", "bench", "hear", "understand", "doctor"])
def test_the_help_names_every_language(command: str) -> None:
    code, out, _ = run([command, "--help"])
    assert code == 0
    assert ", ".join(available_languages()) in " ".join(out.split())


def test_the_help_of_the_bench_names_every_scope() -> None:
    _, out, _ = run(["bench", "--help"])
    assert ", ".join(Scope) in " ".join(out.split())


def test_the_version_is_told() -> None:
    code, out, told = run(["--version"])
    assert (code, told) == (0, "")
    assert out.startswith("voice-perudo ")
    assert out.split()[1][0].isdigit()
