"""“That's wrong”, “oops”, “I never said four threes”: it is asked before anything is undone."""

from __future__ import annotations

import pytest

from tests.phrased import PHRASED
from tests.referee.bidding_table import Bidders
from tests.referee.counted_table import Counted, each
from tests.referee.test_put_right import TELLS

MISTAKES = {
    "fr": ("c'est une erreur", "c'est pas ça", "erreur"),
    "pl": ("błąd", "pomyłka", "źle"),
    "ru": ("ошибка", "не то", "неверно"),
    "en": ("that's wrong", "mistake", "my bad"),
    "es": ("error", "fue un error", "está mal"),
}
TO_SOMEBODY = {
    "fr": ("enlève ça",),
    "pl": ("wróć",),
    "ru": ("верни", "убери"),
    "en": ("I meant", "forget it"),
    "es": ("vuelve", "atrás"),
}
DENIED = {
    "fr": ("j'ai pas dit quatre trois", "j'ai pas dit quatre", "pas quatre trois"),
    "pl": ("nie mówiłam cztery trójki", "nie powiedziałem cztery", "nie cztery"),
    "ru": ("не говорила четыре тройки", "не говорила четыре", "не говорил четырёх троек"),
    "en": ("I didn't say four threes", "I never said four", "no four threes"),
    "es": ("no he dicho cuatro treses", "no dije cuatro treses", "no he dicho treses"),
}
SAME_NUMBER = {"fr": "non quatre", "en": "no four", "es": "no cuatro"}
SURPRISE = {"fr": "oups", "en": "oops"}


def test_every_language_is_here() -> None:
    for said in (MISTAKES, TO_SOMEBODY, DENIED):
        assert set(said) == set(PHRASED)


@pytest.mark.parametrize(("language", "line"), [*each(MISTAKES), *each(TO_SOMEBODY)])
def test_after_a_bid_it_is_asked_about(language: str, line: str) -> None:
    table = Bidders(language)
    bid = table.state.game.placed
    table.say(line)
    assert table.ids == ["confirm-undo"]
    assert table.state.game.placed == bid


@pytest.mark.parametrize(("language", "line"), each(MISTAKES))
def test_after_a_verdict_the_right_count_is_asked_for(language: str, line: str) -> None:
    table = Counted(language)
    table.say(TELLS[language][0])
    table.assert_only_told(line, "recount-again")


@pytest.mark.parametrize(("language", "line"), each(DENIED))
def test_a_bid_that_is_denied_is_not_corrected_to_itself(language: str, line: str) -> None:
    table = Bidders(language)
    table.assert_only_told(line, "confirm-undo")


@pytest.mark.parametrize("language", SAME_NUMBER)
def test_the_number_of_the_bid_does_not_change_its_face_unasked(language: str) -> None:
    table = Bidders(language)
    table.assert_only_told(SAME_NUMBER[language], "confirm-changed-bid")


@pytest.mark.parametrize("language", SURPRISE)
def test_surprise_undoes_nothing(language: str) -> None:
    table = Bidders(language)
    table.say(SURPRISE[language])
    assert table.ids == []
