"""Presets and options."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from voice_perudo.errors import DataError, UsageError
from voice_perudo.rules.variant import (
    Variant,
    changed_options,
    load_variant,
    option_values,
    preset_names,
    read_preset,
)

MATRIX = json.loads((Path(__file__).parent / "cases.json").read_text(encoding="utf-8"))


def test_the_five_presets_exist() -> None:
    assert set(preset_names()) == {
        "asmodee-bga",
        "bga-free",
        "polish-classic",
        "russian-dudo",
        "liars-dice",
    }


@pytest.mark.parametrize("name", MATRIX["presets"])
def test_each_preset_is_as_the_rules_matrix_says(name: str) -> None:
    variant = load_variant(name)
    expected = {**MATRIX["base"], **MATRIX["presets"][name]}
    assert {option: getattr(variant, option) for option in option_values()} == expected
    assert variant.name == name


def test_one_option_can_be_overridden_by_text_or_value() -> None:
    base = load_variant("asmodee-bga")
    for value in ("true", "on", "yes", " True ", True):
        changed = load_variant("asmodee-bga", {"palifico_ones_wild": value})
        assert changed.palifico_ones_wild
        assert changed_options(changed, base) == (("palifico_ones_wild", "true"),)
    assert load_variant("asmodee-bga", {"palifico_min_players": "3"}).palifico_min_players == 3
    assert load_variant("asmodee-bga", {"calza": "off"}).calza is False
    assert load_variant("asmodee-bga", {"direction": "loser_chooses"}).direction == "loser_chooses"


@pytest.mark.parametrize("option", option_values())
def test_every_value_of_every_option_is_accepted_as_text_and_comes_back(option: str) -> None:
    for value in option_values()[option]:
        text = str(value).lower() if isinstance(value, bool) else str(value)
        assert getattr(load_variant("bga-free", {option: text}), option) == value


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"palifico_wild": "true"}, ["palifico_wild", "palifico_ones_wild", "max_bid"]),
        ({"raise_rule": "free"}, ["raise_rule", "free", "same_face", "any_face"]),
        ({"calza": "maybe"}, ["calza", "maybe", "true", "false"]),
        ({"calza": 1}, ["calza", "true", "false"]),
        ({"palifico_min_players": True}, ["palifico_min_players", "2", "3"]),
        ({"palifico_min_players": "four"}, ["four", "2", "3"]),
        ({"start_dice": 2.0}, ["start_dice", "2.0"]),
    ],
)
def test_a_wrong_override_names_the_option_and_what_is_allowed(
    options: dict[str, object], said: list[str]
) -> None:
    with pytest.raises(UsageError) as caught:
        load_variant("asmodee-bga", options)
    assert all(word in str(caught.value) for word in said)


def test_an_unknown_preset_names_those_that_exist() -> None:
    with pytest.raises(UsageError, match="asmodee-bga, bga-free, liars-dice"):
        load_variant("poker")
    with pytest.raises(UsageError):
        load_variant("../variants/bga-free")


def preset_text(**changes: object) -> str:
    options = {name: values[0] for name, values in option_values().items()} | changes
    return "".join(
        f"{name} = {json.dumps(value)}\n" for name, value in options.items() if value is not None
    )


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("calza = ", "not a readable TOML file"),
        (preset_text(calza=None, max_bid=None), "missing: max_bid, calza"),
        (preset_text(jokers=True), "no rule “jokers”"),
        (preset_text(max_bid="ten"), "“max_bid” cannot be “ten”"),
        (preset_text(calza="on "), None),
    ],
)
def test_a_preset_file_is_read_strictly(tmp_path: Path, text: str, reason: str | None) -> None:
    path = tmp_path / "house.toml"
    path.write_text(text, encoding="utf-8")
    if reason is None:
        assert read_preset(path).name == "house"
        return
    with pytest.raises(DataError, match=r"house\.toml") as caught:
        read_preset(path)
    assert reason in str(caught.value)


def test_a_preset_file_that_is_not_there() -> None:
    with pytest.raises(DataError):
        read_preset(Path("nowhere.toml"))


def test_variants_are_values() -> None:
    assert load_variant("bga-free") == load_variant("bga-free", {})
    assert load_variant("bga-free") != load_variant("bga-free", {"max_bid": "dice_in_play"})
    assert hash(Variant("x")) == hash(Variant("x"))
