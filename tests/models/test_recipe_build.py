"""The order of the stages and who is heard in which."""

from pathlib import Path

import pytest

pytest.importorskip("torch", reason="only needed to train models")

from recipe.build import first_plan, language_plan, second_plan
from recipe.corpus import DEVELOPMENT, OTHERS
from recipe.phones import LANGUAGES

START = Path("start.npz")


@pytest.mark.parametrize("fold", [DEVELOPMENT, OTHERS])
@pytest.mark.parametrize("plan", [first_plan, lambda fold: second_plan(START, fold)])
def test_the_pooled_network_never_hears_those_who_are_left_out(plan, fold):
    assert set(plan(fold).without) == set(fold)
    assert set(plan(fold).languages) == set(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_the_final_network_hears_everybody(language):
    final, development = (language_plan(language, START, who) for who in ((), DEVELOPMENT))
    assert final.without == ()
    assert set(development.without) == set(DEVELOPMENT)
    assert final.name != development.name


def test_nobody_is_in_two_folds():
    assert not set(DEVELOPMENT) & set(OTHERS)
