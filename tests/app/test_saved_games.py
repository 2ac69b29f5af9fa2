"""Games saved, resumed, told again and listed, as a user does it."""

from __future__ import annotations

import resource
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
import soundfile

from tests.app.command import COMMAND, Command, environment, json_lines, run
from tests.storage.written import SETTLED, written
from voice_perudo.storage.table_file import SeatEntry, read_table

TABLE = ("--language", "en", "--players", "red,blue:fr,green", "--starter", "red")
RULES = ("--rules", "polish-classic", "--rule", "start_dice=2", "--announce", "player")
SET_UP = "français\nthree players\ndeux joueurs\nbleu\n"
LINES = "two fives\ntrois cinq\nfour fives\ndudo\n"


def games(data: Path) -> list[Path]:
    return sorted((data / "voice-perudo" / "games").glob("*"))


def announcements(stdout: str) -> list[str]:
    return [line["text"] for line in json_lines(stdout) if line["type"] == "announcement"]


def test_a_game_is_saved_and_goes_on_at_the_same_table(tmp_path: Path) -> None:
    begun = run("play", "--text", *TABLE, *RULES, stdin="two fives\n", data=tmp_path)
    (file,) = games(tmp_path)
    assert "unfinished" in run("history", data=tmp_path).stdout

    lines = "trois cinq\nfour fives\ndudo\nred one\nzéro\nun\n"
    resumed = run("play", "--resume", "--text", "--json", stdin=lines, data=tmp_path)

    assert (begun.stderr, resumed.stderr) == ("", "")
    assert games(tmp_path) == [file]
    going_on, *_ = (x for x in json_lines(resumed.stdout) if x["type"] == "announcement")
    assert going_on["language"] == "fr"  # blue is to bid, and players are told in their own
    events = {x["event"]: x for x in json_lines(resumed.stdout) if x["type"] == "event"}
    assert {"caller": "red", "count": 2}.items() <= events["challenge_settled"].items()
    assert {"player": "green", "dice": 1}.items() <= events["die_lost"].items()
    assert events["round_started"]["palifico"]


def test_counts_told_before_the_stop_are_not_asked_again(command: Command, tmp_path: Path) -> None:
    command("play", "--text", *TABLE, *RULES, stdin=LINES + "red one\n")
    resumed = command("play", "--resume", "--text", "--json", stdin="zéro\nun\n")
    assert "Still to count: blue and green." in announcements(resumed.stdout)[0]
    settled = next(x for x in json_lines(resumed.stdout) if x.get("event") == "challenge_settled")
    assert settled["count"] == 2


def test_a_set_up_that_was_cut_short_goes_on_with_the_question(
    command: Command, tmp_path: Path
) -> None:
    kitchen = tmp_path / "kitchen.json"
    command("play", "--text", "--table", kitchen, "--rule", "calza=false", stdin=SET_UP)
    assert "bleu  still being set up" in command("history").stdout
    (file,) = games(tmp_path)
    assert "still being set up" in command("replay", file).stderr

    rest = "vert\noui\noui\n"
    resumed = command("play", "--resume", "--text", "--json", stdin=rest)

    assert resumed.stderr == ""
    asked = announcements(resumed.stdout)[0]
    assert asked.endswith("Bleu. Et ensuite, à gauche ?")
    (started,) = (x for x in json_lines(resumed.stdout) if x.get("event") == "game_started")
    assert started["players"] == ["bleu", "vert"]
    assert read_table(kitchen).players == (SeatEntry("bleu", "fr"), SeatEntry("vert", "fr"))
    assert read_table(kitchen).rules == "bga-free,calza=false"
    assert games(tmp_path) == [file]
    assert "bleu, vert  unfinished" in command("history").stdout


def test_a_game_that_goes_on_is_the_last_table(command: Command, tmp_path: Path) -> None:
    command("play", "--text", *TABLE)
    kept = tmp_path / "voice-perudo" / "table.json"
    told = read_table(kept)
    kept.unlink()  # as if it had been stopped before this was written
    command("play", "--text", "--resume")
    assert read_table(kept) == told


def test_rolls_for_the_start_are_not_told_twice(command: Command, tmp_path: Path) -> None:
    table = ("--language", "en", "--players", "red,blue,green", *RULES)
    command("play", "--text", *table, stdin="red five\nblue two\n")
    resumed = command("play", "--resume", "--text", "--json", stdin="green three\n")
    assert announcements(resumed.stdout)[0].endswith("Blue, two. Green?")
    assert any(x.get("event") == "starter_chosen" for x in json_lines(resumed.stdout))


@pytest.mark.parametrize(
    ("line", "question", "answer", "event"),
    [
        ("calza", "Calza: who calls, or nobody?", "green", "challenge_called"),
        ("thirty fives", "thirty fives: is that right?", "correct", "bid_made"),
        ("six", "Six what?", "fives", "bid_made"),
        ("new game", "Start a new game?", "correct", "game_started"),
    ],
)
def test_a_question_that_was_open_is_asked_again(
    command: Command, tmp_path: Path, line: str, question: str, answer: str, event: str
) -> None:
    free = ("--language", "en", "--players", "red,blue,green", "--starter", "red")
    command("play", "--text", *free, stdin=f"two fives\n{line}\n")
    resumed = command("play", "--resume", "--text", "--json", stdin=f"{answer}\n")
    first, *_ = announcements(resumed.stdout)
    assert "Two fives, by red. Blue to play." in first
    assert first.lower().endswith(question.lower())
    assert event in [x.get("event") for x in json_lines(resumed.stdout)]


def test_any_journal_can_be_named_even_one_that_is_over(command: Command, tmp_path: Path) -> None:
    file = tmp_path / "evening.jsonl"
    text = LINES + "two\nthree fives\ndudo\nzero\n" * 6
    command("play", "--text", *TABLE, *RULES, "--journal", file, stdin=text)
    assert games(tmp_path) == []

    resumed = command("play", "--resume", file, "--text", "--json", stdin="undo\n")

    over, undone = announcements(resumed.stdout)
    assert "wins" in over
    assert "annulé" in undone  # blue is to bid again


def test_nothing_is_saved_where_nothing_is_to_be_saved(command: Command, tmp_path: Path) -> None:
    command("play", "--text", "--no-journal", *TABLE, stdin=LINES)
    command("understand", "--language", "en", "eight fives")
    command("play", "--text", "--language", "en", stdin="help\nseven players\n")
    assert list(tmp_path.iterdir()) == []


def test_a_resumed_game_can_go_on_unsaved(command: Command, tmp_path: Path) -> None:
    command("play", "--text", *TABLE, stdin=LINES)
    (file,) = games(tmp_path)
    before = file.read_bytes()
    command("play", "--resume", "--no-journal", "--text", stdin="seven\n")
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("--resume",), "There is no unfinished game"),
        (("--resume", "no-such-file.jsonl"), "cannot be read"),
        (("--resume", "no-such-file.jsonl"), "voice-perudo history"),
        (("--resume", "."), "cannot be read"),
        (("game.jsonl",), "play --resume game.jsonl"),
        (("--resume", "--players", "red,blue"), "leave out --players"),
        (("--resume", "--rule", "calza=off"), "leave out --rule"),
        (("--resume", "--journal", "other.jsonl"), "leave out --journal"),
        (("--journal", "."), "exists already"),
    ],
    ids=str,
)
def test_what_cannot_go_on_is_one_sentence(
    command: Command, arguments: tuple[str, ...], reason: str
) -> None:
    done = command("play", "--text", *arguments)
    assert done.returncode in (1, 2)
    (sentence,) = done.stderr.splitlines()
    assert sentence.startswith("voice-perudo: ")
    assert reason in sentence
    assert done.stdout == ""


def test_what_was_cut_off_is_told(command: Command, tmp_path: Path) -> None:
    file = written(tmp_path / "game.jsonl", SETTLED)
    file.write_bytes(file.read_bytes()[:-9])
    for arguments in (("replay", file), ("play", "--text", "--resume", file)):
        done = command(*arguments)
        assert done.returncode == 0
        assert "left out" in done.stderr
        assert str(file) in done.stderr


def test_a_journal_of_a_newer_version_is_refused_untouched(
    command: Command, tmp_path: Path
) -> None:
    file = written(tmp_path / "game.jsonl")
    newer = file.read_bytes().replace(b'"version":2', b'"version":3')
    file.write_bytes(newer)
    for arguments in (("replay", file), ("play", "--text", "--resume", file)):
        done = command(*arguments)
        assert done.returncode == 1
        assert "newer Voice Perudo" in done.stderr
    assert file.read_bytes() == newer


def test_a_game_is_told_again_as_it_was_told(command: Command, tmp_path: Path) -> None:
    live = command("play", "--text", "--json", *TABLE, stdin=LINES + "two\nundo\n")
    (file,) = games(tmp_path)

    told = command("replay", file).stdout.splitlines()
    polish = command("replay", file, "--language", "pl").stdout.splitlines()

    assert "red, blue, green" in told[0]
    assert told[1:] == announcements(live.stdout)
    assert len(polish) == len(told)
    assert any("piąt" in line for line in polish)
    assert command("replay", file, "--language", "xx").returncode == 2


@pytest.mark.real_audio
def test_a_game_that_is_heard_is_saved_and_goes_on_too(command: Command, tmp_path: Path) -> None:
    silence = tmp_path / "silence.wav"
    soundfile.write(silence, [0.0] * 16000, 16000)
    command("play", "--audio", silence, *TABLE)
    (file,) = games(tmp_path)
    command("play", "--resume", "--text", stdin="two fives\n")
    resumed = command("play", "--resume", "--audio", silence, "--json")
    assert "two fives" in announcements(resumed.stdout)[0].lower()
    assert games(tmp_path) == [file]


@pytest.mark.real_audio
def test_a_game_is_told_again_aloud(command: Command, tmp_path: Path) -> None:
    file = written(tmp_path / "game.jsonl", SETTLED)
    sound = tmp_path / "game.wav"
    text = command("replay", file).stdout
    assert command("replay", file, "--voice", "--out", sound).stdout == text
    assert soundfile.info(sound).duration > 2 * len(text.splitlines())


def test_history_lists_the_games_with_what_is_wrong_with_them(
    command: Command, tmp_path: Path
) -> None:
    folder = tmp_path / "voice-perudo" / "games"
    assert (
        command("history").stdout == f"There are no saved games yet: they are kept in {folder}.\n"
    )
    folder.mkdir(parents=True)
    win = ("bid 9x5", "yes", "dudo", "count 0 total") * 6
    won = written(folder / "a.jsonl", win)
    unfinished = written(folder / "b.jsonl")
    damaged = folder / "c.jsonl"
    damaged.write_text("nonsense\n", encoding="utf-8")

    done = command("history")

    assert (done.returncode, done.stderr) == (0, "")
    lines = {
        path: next(x for x in done.stdout.splitlines() if str(path) in x)
        for path in games(tmp_path)
    }
    assert "2025-03-01 20:01  blue, green, Żółta ‰  won by" in lines[won]
    assert "unfinished" in lines[unfinished]
    assert "cannot be read" in lines[damaged]


def limited_to(size: int) -> Callable[[], None]:
    """No file can grow beyond ``size`` bytes: a write is cut short, as on a full disk."""
    return lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (size, size))


def test_a_full_disk_does_not_stop_the_game(tmp_path: Path) -> None:
    done = subprocess.run(
        [COMMAND, "play", "--text", "--json", *TABLE],
        input=(LINES + "seven\n").encode(),
        capture_output=True,
        env=environment(tmp_path) | {"PYTHONDONTWRITEBYTECODE": "1"},
        preexec_fn=limited_to(700),
        timeout=60,
        check=False,
    )

    assert done.returncode == 0
    (warning,) = done.stderr.decode().splitlines()
    assert "cannot be saved" in warning
    assert "File too large" in warning
    assert len(announcements(done.stdout.decode())) == 6
    (file,) = games(tmp_path)
    resumed = run("play", "--resume", "--text", "--json", data=tmp_path)
    assert (resumed.returncode, resumed.stderr) == (0, "")
    assert file.stat().st_size <= 700
