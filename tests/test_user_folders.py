"""Where a user's files are, and that a user without a home litters nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

from voice_perudo.app.boundary import guarded
from voice_perudo.app.opening import new_game
from voice_perudo.app.retell import listed
from voice_perudo.app.table import make_table
from voice_perudo.errors import VoicePerudoError
from voice_perudo.speech.clip_cache import ClipCache
from voice_perudo.storage.games_folder import games_folder
from voice_perudo.user_folders import NO_HOME, user_cache, user_data


@pytest.fixture
def homeless(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """No HOME, and a number that no user has: what ``~`` is then cannot be known."""
    for variable in ("HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setattr("pwd.getpwuid", _nobody)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def _nobody(number: int) -> object:
    raise KeyError(number)


def test_the_variables_of_the_desktop_are_followed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    assert user_data() == tmp_path / "voice-perudo"
    assert user_cache() == tmp_path / "cache" / "voice-perudo"


def test_a_library_that_looks_for_a_home_finds_a_name(
    homeless: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(RuntimeError):
        Path.home()
    guarded(lambda: None)
    assert Path.home() == NO_HOME
    assert user_data().is_relative_to(NO_HOME)
    assert user_cache().is_relative_to(NO_HOME)
    monkeypatch.delenv("HOME")


def test_a_user_without_a_home_plays_unsaved(homeless: Path) -> None:
    assert user_data().is_relative_to(NO_HOME)
    warnings: list[VoicePerudoError] = []
    table = make_table("en", None, (), "red,blue")
    session = new_game(table, "red", None, keep=True, warn=warnings.append).session([])
    assert session.state.game.turn == "red"
    (warning,) = warnings
    assert "cannot be saved" in str(warning)
    assert "set HOME" in str(warning)
    assert "There are no saved games" in next(listed(games_folder()))
    assert ClipCache(user_cache()).get(("a",)) is None
    assert list(homeless.iterdir()) == []
