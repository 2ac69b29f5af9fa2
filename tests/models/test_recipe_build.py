"""The order of the stages and who is heard in which."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

import pytest

pytest.importorskip("torch", reason="only needed to train models")

from recipe.build import first_plan, language_plan, second_plan, third_plan
from recipe.corpus import DEVELOPMENT, OTHERS
from recipe.phones import LANGUAGES
from recipe.train import Plan

START = Path("start.npz")


STAGES: dict[str, Callable[[Sequence[str]], Plan]] = {
    "first": first_plan,
    "second": partial(second_plan, START),
    "third": partial(third_plan, START),
}
for code in LANGUAGES:
    STAGES[code] = partial(language_plan, code, START)


@pytest.mark.parametrize("fold", [DEVELOPMENT, OTHERS])
@pytest.mark.parametrize("stage", STAGES)
def test_those_who_are_left_out_are_heard_in_no_stage(stage, fold):
    everybody, measured = STAGES[stage](()), STAGES[stage](fold)
    assert set(measured.without) == set(fold)
    assert everybody.without == ()
    assert everybody.name != measured.name, "one would be taken for the other"


@pytest.mark.parametrize("stage", ["first", "second", "third"])
def test_languages_learn_together_at_first(stage):
    assert set(STAGES[stage](()).languages) == set(LANGUAGES)


def test_nobody_is_in_two_folds():
    assert not set(DEVELOPMENT) & set(OTHERS)
