"""``voice-perudo play`` where there is no microphone."""

from pathlib import Path

import pytest

from voice_perudo.commands import play as play_command
from voice_perudo.commands.play import play
from voice_perudo.errors import AudioError


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[list[str]]:
    """No microphone; the languages of the demonstrations that were played instead."""
    played: list[list[str]] = []
    trouble = AudioError("There is no microphone; plug one in.")
    monkeypatch.setattr("voice_perudo.audio.devices.microphone_trouble", lambda: trouble)
    monkeypatch.setattr(play_command, "demo", lambda languages, out: played.append(languages))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return played


def test_the_demonstration_tells_which_options_it_cannot_heed(
    shown: list[list[str]], capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    play(language="fr", players="anna,ben", table_file=tmp_path / "table.json", device="USB")
    assert shown == [["fr"]]
    told = capsys.readouterr().err
    assert "--players, --table, --device would be for yours" in told


def test_without_options_nothing_is_missing(
    shown: list[list[str]], capsys: pytest.CaptureFixture[str]
) -> None:
    play(language="pl", no_journal=True)
    assert shown == [["pl"]]
    assert "would be for yours" not in capsys.readouterr().err
