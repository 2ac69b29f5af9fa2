"""“Nobody said anything”: a denial that does not name the call is asked about in every language."""

from __future__ import annotations

import pytest

from tests.phrased import PHRASED
from tests.referee.counted_table import Counted, each
from tests.referee.test_put_right import TELLS, bid_on_the_table

DENIALS = {
    "fr": (
        *("personne n'a rien dit", "j'ai rien dit", "personne n'a douté", "vert n'a rien dit"),
        *("on n'a rien dit", "j'ai pas dit que je doutais", "non, je n'ai pas contesté"),
    ),
    "pl": (
        *("nie mówiłem sprawdzam", "nikt nie sprawdzał", "nikt nic nie mówił", "nie sprawdzałam"),
        *("zielony nie sprawdzał", "nie mówiłem że sprawdzam", "nie, ja nic nie mówiłam"),
    ),
    "ru": (
        *("я не говорил не верю", "никто не вызывал", "никто ничего не говорил", "я не проверял"),
        *("зелёный не проверял", "я не говорил что не верю", "нет, я ничего не говорила"),
    ),
    "en": (
        *("nobody called", "nobody said anything", "I didn't call", "I never said I doubt it"),
        *("no one called it", "green didn't call", "no, I didn't say anything"),
    ),
    "es": (
        *("nadie dijo nada", "nadie ha dicho nada", "nadie ha dudado", "verde no ha dudado"),
        *("no he dicho que lo dudaba", "no dije mentira", "no, yo no he dudado"),
    ),
}


def test_every_language_is_here() -> None:
    assert set(DENIALS) == set(PHRASED)


@pytest.mark.parametrize(("language", "line"), each(DENIALS))
def test_while_dice_are_counted_it_is_asked_about(language: str, line: str) -> None:
    table = Counted(language)
    table.assert_only_told(line, "confirm-undo-challenge")
    table.say(TELLS[language][4])
    assert table.state.game.challenge is None


@pytest.mark.parametrize(("language", "line"), each(DENIALS))
def test_after_the_verdict_it_is_asked_about(language: str, line: str) -> None:
    count, *_, yes, _ = TELLS[language]
    table = Counted(language)
    table.say(count)
    table.assert_only_told(line, "confirm-undo-challenge")
    table.say(yes)
    assert table.state.game.dice == (5, 5, 5)
    assert str(table.state.game.bid) == "2x5"


@pytest.mark.parametrize(("language", "line"), each(DENIALS))
def test_after_the_next_bid_it_is_told_what_to_do_first(language: str, line: str) -> None:
    count, bid, *_ = TELLS[language]
    table = Counted(language)
    table.say(count, bid)
    table.assert_only_told(line, "undo-first")


@pytest.mark.parametrize(("language", "line"), each(DENIALS))
def test_where_nobody_has_doubted_it_is_talk(language: str, line: str) -> None:
    table = bid_on_the_table(language)
    before = table.state
    table.say(line)
    assert table.told == ()
    assert table.state.past == before.past
