"""The order of the stages and who is heard in which."""

from pathlib import Path

import pytest

pytest.importorskip("torch", reason="only needed to train models")

from recipe.build import POOLED, heard_without, language_plan
from recipe.corpus import DEVELOPMENT, OTHERS
from recipe.phones import LANGUAGES

START = Path("start.npz")


STAGES = {plan.name: plan for plan in (*POOLED, *map(language_plan, LANGUAGES))}


@pytest.mark.parametrize("fold", [DEVELOPMENT, OTHERS])
@pytest.mark.parametrize("stage", STAGES)
def test_those_who_are_left_out_are_heard_in_no_stage(stage, fold):
    everybody, measured = (heard_without(STAGES[stage], who, START) for who in ((), fold))
    assert set(measured.without) == set(fold)
    assert everybody.without == ()
    assert everybody.name != measured.name, "one would be taken for the other"


@pytest.mark.parametrize("plan", POOLED, ids=lambda plan: plan.name)
def test_languages_learn_together_at_first(plan):
    assert set(plan.languages) == set(LANGUAGES)


def test_nobody_is_in_two_folds():
    assert not set(DEVELOPMENT) & set(OTHERS)
