"""House rules: what people add to a preset in a few words (“without Calza”), as options.

One of them may change several options, where one alone would make no game anybody plays.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from voice_perudo.rules.variant import Variant, changed_options, with_options

HOUSE_RULES: Mapping[str, Mapping[str, object]] = MappingProxyType(
    {
        "calza": {"calza": True},
        "no_calza": {"calza": False},
        "palifico": {"palifico": True},
        "no_palifico": {"palifico": False},
        "wild": {"ones_wild": True, "paco_conversion": True, "open_on_pacos": "palifico_only"},
        "not_wild": {"ones_wild": False, "paco_conversion": False, "open_on_pacos": "always"},
        "shown": {"lost_dice_visible": True},
        # A limit that is judged by the true number would tell what is hidden.
        "hidden": {"lost_dice_visible": False, "max_bid": "none"},
        "any_face": {"raise_rule": "any_face"},
        "one_thing": {"raise_rule": "same_face"},
    }
)
"""Name → the options that make it; the names stand in grammars and in announcements."""


CONTRARY: Mapping[str, str] = MappingProxyType(
    {"no_calza": "calza", "no_palifico": "palifico", "not_wild": "wild"}
)
"""The house rules that do without something → those with it."""


def with_house_rule(rules: Variant, name: str) -> Variant:
    """The rules with this one of ``HOUSE_RULES``."""
    return with_options(rules, HOUSE_RULES[name])


def played(rules: Variant) -> tuple[str, ...]:
    """The house rules that these rules amount to."""
    return tuple(name for name in HOUSE_RULES if _holds(rules, name))


def house_rules(rules: Variant, preset: Variant) -> tuple[str, ...]:
    """The house rules that are played with these rules and not with their preset."""
    return tuple(name for name in played(rules) if not _holds(preset, name))


def changes(rules: Variant, preset: Variant) -> int:
    """In how many things the rules differ from their preset; a house rule is one of them.

    How the first starter is found is told apart from the rules.
    """
    played = house_rules(rules, preset)
    told = {option for name in played for option in HOUSE_RULES[name]} | {"first_starter"}
    return len(played) + sum(name not in told for name, _ in changed_options(rules, preset))


def _holds(rules: Variant, name: str) -> bool:
    return all(getattr(rules, option) == value for option, value in HOUSE_RULES[name].items())
