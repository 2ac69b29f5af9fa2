"""A dispute: the last bid, who made it, the dice that are left, and why a die was lost."""

from __future__ import annotations

import pytest

from tests.situations.conftest import Seated
from tests.situations.quick import quickly

VISIBLE = ("lost_dice_visible=true",)
ASKED = {
    "fr": ("quelle est l'annonce", "pourquoi", "combien de dés", "répète"),
    "en": ("what is the bid", "why", "how many dice", "repeat"),
    "pl": ("jaka jest oferta", "dlaczego", "ile kości", "powtórz"),
    "ru": ("какая ставка", "почему", "сколько костей", "повтори"),
    "es": ("cuál es la apuesta", "por qué", "cuántos dados", "repite"),
}
BIDS = {
    "fr": ("deux cinq", "trois cinq", "dudo", "deux", "un six"),
    "en": ("two fives", "three fives", "dudo", "two", "one six"),
    "pl": ("dwie piątki", "trzy piątki", "dudo", "dwie", "jedna szóstka"),
    "ru": ("две пятёрки", "три пятёрки", "дудо", "две", "одна шестёрка"),
    "es": ("dos cincos", "tres cincos", "dudo", "dos", "un seis"),
}


@pytest.mark.real_audio
@pytest.mark.parametrize("language", quickly(ASKED, "pl"))
def test_everything_can_be_asked(seated: Seated, language: str) -> None:
    bid, why, dice, again = ASKED[language]
    first, second, dudo, count, opening = BIDS[language]
    table = seated("anna,ben,carl", language, rules="bga-free", options=VISIBLE)
    table.type(first)
    table.type(second)
    assert table.say(bid, language) == ["current-bid"]
    assert "ben" in table.announced().text.lower()
    table.type(dudo)
    assert table.type(count)[0] == "dudo-failed"
    verdict = table.announced().text
    assert table.say(again, language)[0] == "dudo-failed"
    assert table.announced().text == verdict
    assert table.say(why, language) == ["why-dudo-failed"]
    assert table.say(dice, language)[-1] == "dice-in-all"
    assert table.type(opening) == ["bid"]
