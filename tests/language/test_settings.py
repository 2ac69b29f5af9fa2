"""The settings file of a language, read strictly."""

from math import log
from pathlib import Path

import pytest

from voice_perudo.errors import DataError
from voice_perudo.language.pack import available_languages
from voice_perudo.language.settings import load_settings, read_settings

GOOD = """\
name = "xx"
default_preset = "bga-free"
[recognition]
model = "xx"
confusions = [["dix", "six", 0.1], ["cinqs", "cinq", 1.0], ["dix", "dit", 0.2]]
"""


def read(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "language.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_confusions_become_costs(tmp_path: Path) -> None:
    forgiveness = read_settings(read(tmp_path, GOOD)).recognition.forgiveness()
    assert dict(forgiveness.confusions[("dix",)]) == {"six": -log(0.1), "dit": -log(0.2)}
    assert dict(forgiveness.confusions[("cinqs",)]) == {"cinq": 0.0}


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('model = "xx"', 'modell = "xx"', "modell"),
        ('model = "xx"', 'model = "xx"\ntemperature = 0', "temperature"),
        ('model = "xx"', 'model = "xx"\ntemperature = "hot"', "temperature"),
        ('"six", 0.1', '"six", 1.5', "belief"),
        ('"six", 0.1', '"six", 0.0', "belief"),
        ('"six", 0.1', '"six six", 0.1', "one word"),
        ('name = "xx"\n', "", "name"),
        ("[recognition]", "[recognition", "TOML"),
    ],
)
def test_bad_settings_say_why(tmp_path: Path, old: str, new: str, reason: str) -> None:
    assert old in GOOD
    with pytest.raises(DataError, match=reason) as caught:
        read_settings(read(tmp_path, GOOD.replace(old, new, 1)))
    assert "language.toml" in str(caught.value)


def test_a_missing_file(tmp_path: Path) -> None:
    with pytest.raises(DataError, match="cannot be read"):
        read_settings(tmp_path / "language.toml")


def test_defaults_per_language() -> None:
    presets = {code: load_settings(code).default_preset for code in available_languages()}
    assert presets["fr"] == "asmodee-bga"
    assert presets["pl"] == "polish-classic"
    assert presets["ru"] == "russian-dudo"
    assert presets["en"] == "bga-free"


@pytest.mark.parametrize("language", available_languages())
def test_thresholds_are_in_order(language: str) -> None:
    thresholds = load_settings(language).recognition.thresholds
    assert 0 < thresholds.ask < thresholds.act < thresholds.act_high_stakes < 1
