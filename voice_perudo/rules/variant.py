"""The options of the game and the named presets that fix them."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from functools import cache
from pathlib import Path
from typing import Any, Literal, get_args, get_origin, get_type_hints

from voice_perudo.errors import DataError, UsageError

PRESET_FOLDER = Path(__file__).parent / "variants"
FirstStarter = Literal["roll_off", "random", "named"]
SWITCH_WORDS = {"true": True, "on": True, "yes": True, "false": False, "off": False, "no": False}


@dataclass(frozen=True, slots=True)
class Variant:
    """One complete choice of rules; ``name`` is the preset it started from.

    The defaults are those of the leaflets where they all agree; every preset
    file states all options, so the defaults serve only variants built in code.
    """

    name: str
    first_starter: FirstStarter = "random"
    """How the very first starter is found; a name said aloud always works."""
    direction: Literal["clockwise", "loser_chooses"] = "clockwise"
    """``loser_chooses``: whoever lost a die and is still in may say left or right."""
    ones_wild: bool = True
    """Ones (pacos) count as every face; otherwise they are the lowest ordinary face."""
    paco_conversion: bool = True
    """To pacos: half the dice, rounded up. Out of pacos: twice as many plus one."""
    open_on_pacos: Literal["palifico_only", "always"] = "palifico_only"
    raise_rule: Literal["same_face", "any_face"] = "same_face"
    """Which face a bid may have when its number of dice rises."""
    max_bid: Literal["none", "dice_in_play"] = "none"
    """``dice_in_play`` is judged by the true number, so that lost dice cannot be hidden."""
    dudo_by: Literal["turn_player", "any_but_bidder"] = "turn_player"
    palifico: bool = True
    palifico_repeat: Literal["once_per_player", "every_time"] = "every_time"
    palifico_min_players: Literal[2, 3] = 2
    palifico_ones_wild: bool = False
    palifico_face_change: Literal["nobody", "one_die_players", "former_palifico"] = "nobody"
    """Who may leave the opening face in a Palifico round."""
    calza: bool = True
    calza_by: Literal["turn_player", "any_but_bidder"] = "any_but_bidder"
    calza_in_palifico: bool = True
    calza_min_players: Literal[2, 3] = 2
    calza_requires_lost_die: Literal["no", "ever"] = "no"
    """``ever``: only those who have lost a die at some time, even if they won it back."""
    lost_dice_visible: bool = True
    """When false, nobody is told how many dice are left."""
    start_dice: Literal[1, 2, 3, 4, 5, 6] = 5
    """Dice per player at the start, and the most a right Calza can bring back."""

    def opened_by(self, way: FirstStarter) -> Variant:
        """The same rules, but the first starter is found this way."""
        return replace(self, first_starter=way)


def option_values() -> Mapping[str, tuple[bool | int | str, ...]]:
    """Every option and the values it may take, in the order they are declared."""
    return _option_values()


@cache
def _option_values() -> dict[str, tuple[bool | int | str, ...]]:
    hints = get_type_hints(Variant)
    return {
        field.name: get_args(hints[field.name])
        if get_origin(hints[field.name]) is Literal
        else (True, False)
        for field in fields(Variant)
        if field.name != "name"
    }


def decode_option(name: str, value: object) -> bool | int | str:
    """The option's value from a data file (typed) or the command line (text).

    Raises:
        UsageError: no such option, or no such value; names what is allowed.
    """
    allowed = option_values().get(name)
    if allowed is None:
        options = ", ".join(option_values())
        raise UsageError(f"There is no rule “{name}”; the rules are: {options}.")
    for candidate in (value, _from_text(value, allowed)):
        # bool is an int: 1 must not pass for true, nor true for 1
        for choice in allowed:
            if type(choice) is type(candidate) and choice == candidate:
                return choice
    raise UsageError(
        f"The rule “{name}” cannot be “{_as_text(value)}”; "
        f"it can be: {', '.join(_as_text(choice) for choice in allowed)}."
    )


def _from_text(value: object, allowed: tuple[bool | int | str, ...]) -> object:
    if not isinstance(value, str):
        return value
    text = value.strip().lower()
    if allowed == (True, False):
        return SWITCH_WORDS.get(text)
    if isinstance(allowed[0], int) and text.isdecimal():
        return int(text)
    return text


def _as_text(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def with_options(variant: Variant, options: Mapping[str, object]) -> Variant:
    """The variant with some options changed.

    Raises:
        UsageError: an option or a value that does not exist.
    """
    decoded: dict[str, Any] = {key: decode_option(key, value) for key, value in options.items()}
    return replace(variant, **decoded)


def check_playable(variant: Variant) -> Variant:
    """The variant, if people can play by it: some options belie each other at a table.

    Raises:
        UsageError: they do; says what to change.
    """
    if variant.max_bid == "dice_in_play" and not variant.lost_dice_visible:
        raise UsageError(
            "The rules max_bid=dice_in_play and lost_dice_visible=false do not go together: a bid "
            "that is refused as too high would tell how many dice are left. "
            "Choose lost_dice_visible=true as well, or leave out max_bid."
        )
    return variant


def changed_options(variant: Variant, base: Variant) -> tuple[tuple[str, str], ...]:
    """The options in which ``variant`` differs from ``base``, as text for ``decode_option``."""
    return tuple(
        (name, _as_text(getattr(variant, name)))
        for name in option_values()
        if getattr(variant, name) != getattr(base, name)
    )


def preset_names() -> tuple[str, ...]:
    """The presets that exist, found by listing their folder."""
    return tuple(sorted(path.stem for path in PRESET_FOLDER.glob("*.toml")))


def load_variant(name: str, overrides: Mapping[str, object] | None = None) -> Variant:
    """The preset ``name`` with single options overridden.

    Raises:
        UsageError: no such preset, option or value.
        DataError: the preset's file is wrong.
    """
    if name not in preset_names():
        known = ", ".join(preset_names())
        raise UsageError(f"There is no rule preset “{name}”; the presets are: {known}.")
    return with_options(_load_preset(PRESET_FOLDER / f"{name}.toml"), overrides or {})


@cache
def _load_preset(path: Path) -> Variant:
    return read_preset(path)


def read_preset(path: Path) -> Variant:
    """A preset file: every option exactly once, nothing else.

    Raises:
        DataError: not TOML, or an option is missing, unknown or has a wrong value.
    """
    try:
        table = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError, RecursionError) as error:
        raise DataError(path, f"not a readable TOML file ({error})") from error
    missing = [name for name in option_values() if name not in table]
    if missing:
        raise DataError(path, f"these rules are missing: {', '.join(missing)}")
    try:
        return with_options(Variant(path.stem), table)
    except UsageError as error:
        raise DataError(path, str(error)) from error
