"""The order of the stages and who is heard in which."""

from pathlib import Path

import pytest

pytest.importorskip("torch", reason="only needed to train models")

from recipe.build import FIRST, language_plan, second_plan
from recipe.corpus import DEVELOPMENT
from recipe.phones import LANGUAGES

START = Path("start.npz")


@pytest.mark.parametrize("plan", [FIRST, second_plan(START)])
def test_the_pooled_network_never_hears_the_development_speakers(plan):
    assert set(plan.without) == set(DEVELOPMENT)
    assert set(plan.languages) == set(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_the_final_network_hears_everybody(language):
    final, development = (language_plan(language, START, who) for who in (True, False))
    assert final.without == ()
    assert set(development.without) == set(DEVELOPMENT)
    assert final.name != development.name
