"""The settings file of a language, read strictly."""

from math import log
from pathlib import Path

import pytest

from voice_perudo.errors import DataError
from voice_perudo.language.available import available_languages
from voice_perudo.language.settings import load_settings, read_settings

GOOD = """\
name = "xx"
default_preset = "bga-free"
[recognition]
spelling_similarity = 0.8
spelling_belief = 0.84
unknown_share = 0.2
unknown_belief = 0.8
confusions = [["dix", "six", 0.1], ["cinqs", "cinq", 1.0], ["dix", "dit", 0.2]]
homophones = [["je dix", "dis", 0.9]]
recount_homophones = [["c'est", "sept", 0.8]]
slips = { quantity = [[9, 10, 0.1]], face = [[2, 6, 0.3]] }
evidence = { phrase = 0.0, letter = 0.0, word = -5.0, sure = 8.0, faint = 2.0 }
learning = { step = 0.5, most = 0.6 }
[recognition.temperature]
quiet = 1.0
noisy = 2.0
quiet_from = 30.0
noisy_to = 20.0
[recognition.thresholds]
act = 0.7
act_high_stakes = 0.85
act_unasked = 0.85
act_row = 0.4
ask = 0.35
rival = 0.25
name = 0.25
[recognition.priors]
illegal = 0.3
unasked = 0.3
lone_number = 0.5
half_bid = 0.15
denial = 0.4
breath = 0.05
meaningless = 0.25
aside = 0.1
"""


def read(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "language.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_confusions_become_costs(tmp_path: Path) -> None:
    forgiveness = read_settings(read(tmp_path, GOOD)).recognition.forgiveness()
    assert dict(forgiveness.confusions[("dix",)]) == {"six": -log(0.1), "dit": -log(0.2)}
    assert dict(forgiveness.confusions[("cinqs",)]) == {"cinq": 0.0}


def test_homophones_are_kept_apart(tmp_path: Path) -> None:
    forgiveness = read_settings(read(tmp_path, GOOD)).recognition.forgiveness()
    assert dict(forgiveness.homophones) == {("je", "dix"): (("dis", -log(0.9)),)}
    assert ("je", "dix") not in forgiveness.confusions
    assert dict(forgiveness.recount_homophones) == {("c", "est"): (("sept", -log(0.8)),)}


@pytest.mark.parametrize(
    ("clearance", "temperature"),
    [(None, 1.0), (60.0, 1.0), (30.0, 1.0), (25.0, 1.5), (20.0, 2.0), (0.0, 2.0)],
)
def test_noise_adds_doubt(tmp_path: Path, clearance: float | None, temperature: float) -> None:
    settings = read_settings(read(tmp_path, GOOD)).recognition.temperature
    assert settings.at(clearance) == pytest.approx(temperature)


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("quiet = 1.0", "quiet = 1.0\nmodell = 1", "modell"),
        ("quiet = 1.0", "quiet = 0", "temperature"),
        ("noisy = 2.0", "noisy = -1", "temperature"),
        ("quiet = 1.0", 'quiet = "hot"', "temperature"),
        ("quiet = 1.0\n", "", "temperature"),
        ("quiet_from = 30.0", "quiet_from = 20.0", "quiet_from"),
        ("act = 0.7", "act = 1.2", "thresholds.act"),
        ("act = 0.7\n", "", "act"),
        ("ask = 0.35", "ask = 0.0", "thresholds.ask"),
        ("illegal = 0.3", "illegal = -0.3", "priors.illegal"),
        ("most = 0.6", "most = 2", "learning.most"),
        ("step = 0.5, ", "", "step"),
        (", word = -5.0", "", "word"),
        (", sure = 8.0", ", sure = 0.0", "evidence.sure"),
        (", faint = 2.0", ", faint = -0.1", "evidence.faint"),
        ("[9, 10, 0.1]", "[9, 9, 0.1]", "slip"),
        ("[9, 10, 0.1]", "[9, 10, 1.0]", "slip"),
        ("[9, 10, 0.1]", '[9, "dix", 0.1]', "int"),
        ('"dis", 0.9', '"dis dis", 0.9', "one word"),
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
    assert thresholds.act < thresholds.act_unasked < 1
    assert thresholds.ask < thresholds.act_row < thresholds.act


@pytest.mark.parametrize("language", available_languages())
def test_what_is_learnt_alone_asks_and_never_acts(language: str) -> None:
    recognition = load_settings(language).recognition
    most, illegal = recognition.learning.most, recognition.priors.illegal
    thresholds = recognition.thresholds
    assert most / (most + illegal) < thresholds.act
    assert 1 / (1 + most) < thresholds.act
