"""The command line: what it prints, and how it fails."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest
import soundfile

from tests.app.command import Command, json_lines, run
from voice_perudo.audio.types import RATE

RULE_CASES = Path(__file__).parents[1] / "rules" / "cases.json"


@pytest.mark.parametrize(
    ("language", "sentence", "expected"),
    [
        ("fr", "huit cinq", {"kind": "understood", "intent": "bid", "quantity": 8, "face": 5}),
        (
            "pl",
            "podbijam do dziewięciu piątek",
            {"kind": "understood", "intent": "bid", "quantity": 9, "face": 5},
        ),
        ("ru", "не верю", {"kind": "understood", "intent": "dudo"}),
        ("en", "I have two kids", {"kind": "not_understood", "reason": "talk"}),
        ("fr", "cinq dix", {"kind": "not_understood", "reason": "talk"}),
    ],
)
def test_understand_prints_one_json_line(command: Command, language, sentence, expected):
    done = command("understand", "--language", language, sentence)

    (line,) = json_lines(done.stdout)
    assert expected.items() <= line.items()
    assert done.returncode == 0


def test_rules_check_is_content_with_good_cases(command: Command):
    done = command("rules", "check", RULE_CASES)

    assert (done.returncode, done.stderr) == (0, "")


def test_rules_check_tells_each_mismatch(command: Command, tmp_path):
    content = json.loads(RULE_CASES.read_text(encoding="utf-8"))
    wrong = next(case for case in content["cases"] if case["expect"].get("next_turn"))
    wrong["expect"]["next_turn"] = "nobody"
    content["cases"], content["flows"] = [wrong], []
    file = tmp_path / "cases.json"
    file.write_text(json.dumps(content), encoding="utf-8")

    done = command("rules", "check", file)

    assert done.returncode == 1
    assert str(wrong["id"]) in done.stdout
    assert "nobody" in done.stdout


@pytest.mark.parametrize(
    "arguments",
    [
        ("understand", "--language", "xx", "huit cinq"),
        ("understand", "--language", "fr", "--bid", "8x9", "huit cinq"),
        ("rules", "check", "no-such-file.json"),
        ("play", "--text", "--language", "xx"),
        ("play", "--text", "--rules", "xx"),
        ("play", "--text", "--rule", "xx=1"),
        ("play", "--text", "--players", "anna"),
        ("play", "--text", "--players", "anna,anna"),
        ("play", "--text", "--players", "anna,ben", "--starter", "carl"),
        ("play", "--audio", "no-such-file.wav", "--language", "en", "--players", "anna,ben"),
        ("hear", "no-such-file.wav", "--language", "fr"),
        ("hear", ".", "--language", "fr"),
        ("hear", "no-such-file.wav", "--language", "fr", "--model", "no-such-folder"),
        ("demo", "--language", "xx"),
        ("demo", "--language", "fr", "--out", "no-such-folder/demo.wav"),
    ],
    ids=" ".join,
)
def test_what_cannot_be_is_one_sentence_and_a_bad_exit_code(command: Command, arguments):
    done = command(*arguments)

    assert done.returncode in (1, 2)
    sentence = done.stderr.strip()
    assert sentence.startswith("voice-perudo: ")
    assert "Traceback" not in sentence
    assert len(sentence.splitlines()) == 1


def test_a_typed_game_is_told_as_json():
    done = run(
        *("play", "--text", "--language", "fr", "--players", "bleu,vert,rouge"),
        *("--starter", "vert", "--json"),
        stdin="huit cinq\ndudo\nsept\n",
    )

    lines = json_lines(done.stdout)
    events = [line for line in lines if line["type"] == "event"]
    bid = next(line for line in events if line["event"] == "bid_made")
    assert {"bidder": "vert", "bid": "8x5", "quantity": 8, "face": 5}.items() <= bid.items()
    lost = next(line for line in events if line["event"] == "die_lost")
    assert lost["player"] == "vert"
    assert any("Huit cinq" in line["text"] for line in lines if line["type"] == "announcement")


def test_a_typed_game_without_players_asks_for_them():
    done = run("play", "--text", "--language", "en", stdin="two\nblue\n")

    assert "How many players" in done.stdout
    assert "blue" in done.stdout.lower()


@pytest.mark.real_audio
def test_a_recording_that_was_cut_off_is_heard_and_told(tmp_path):
    whole, cut = tmp_path / "whole.wav", tmp_path / "cut.wav"
    soundfile.write(whole, np.zeros(RATE, np.float32), RATE)
    cut.write_bytes(whole.read_bytes()[:-RATE])
    done = run("hear", whole)
    assert done.stderr.startswith("voice-perudo: This is heard in '")
    for asked in (("hear",), ("play", "--players", "red,blue", "--no-journal", "--audio")):
        done = run(*asked, whole, "--language", "en")
        assert (done.returncode, done.stderr) == (0, "")
        done = run(*asked, cut, "--language", "en")
        assert done.returncode == 0
        assert done.stderr.startswith(f"voice-perudo: {cut} ends early")
        assert len(done.stderr.splitlines()) == 1
