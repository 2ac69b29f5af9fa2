"""House rules: what is changed of a preset, and what is told of it."""

from __future__ import annotations

from itertools import permutations

import pytest

from voice_perudo.rules.house_rules import HOUSE_RULES, changes, house_rules, with_house_rule
from voice_perudo.rules.variant import check_playable, load_variant, preset_names, with_options

EACH = [(preset, rule) for preset in preset_names() for rule in HOUSE_RULES]


@pytest.mark.parametrize(("preset", "rule"), EACH)
def test_each_is_played_and_told_where_the_preset_has_it_not(preset: str, rule: str) -> None:
    plain = load_variant(preset)
    rules = check_playable(with_house_rule(plain, rule))
    told = () if rules == plain else (rule,)
    assert house_rules(rules, plain) == told
    assert changes(rules, plain) == len(told)


@pytest.mark.parametrize("preset", preset_names())
def test_the_last_of_two_that_exclude_each_other_is_played(preset: str) -> None:
    plain = load_variant(preset)
    for one, other in permutations(HOUSE_RULES, 2):
        both = with_house_rule(with_house_rule(plain, one), other)
        assert with_house_rule(both, other) == both
        told = house_rules(both, plain)
        assert set(told) <= {one, other}
        assert changes(both, plain) == len(told)


def test_other_changes_are_counted_beside_them_but_not_who_starts() -> None:
    plain = load_variant("bga-free")
    rules = with_options(
        plain, {"calza": False, "palifico_repeat": "every_time", "first_starter": "named"}
    )
    assert house_rules(rules, plain) == ("no_calza",)
    assert changes(rules, plain) == 2


def test_what_is_hidden_is_told_by_no_limit() -> None:
    limited = load_variant("polish-classic", {"max_bid": "dice_in_play"})
    assert check_playable(with_house_rule(limited, "hidden")).max_bid == "none"
